import { staffRoles } from '../endpoint';
import { csvCall, declareList, listCall, practices, tabsBy } from '../lists/declare-list';
import { anyOf, dollarsBetween } from '../lists/filters';
import { depositRow, depositStatuses } from './deposit-entity';

export const depositList = declareList({
  call: {
    id: 'listDeposits',
    path: '/practice/deposits',
    summary: 'What the practices in scope are paid, with counts by status for the same query',
    source: 'provider-admin §7 Reports and transactions name no call (own name)',
  },
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'deposit.view',
      brand: 'financing',
      owns: [{ at: 'body.practices', is: 'practice' }],
    },
  ],
  row: depositRow,
  sorts: ['madeOn', 'status', 'amount'],
  filters: { status: anyOf(depositStatuses), amount: dollarsBetween('amount') },
  tabs: tabsBy('status', depositStatuses),
  search: 'text',
  fields: practices,
  columns: {
    pmtRef: 'Deposit',
    'practicemanagement.PracticeName': 'Practice',
    status: 'Status',
    deferral: 'On hold for',
    purchases: 'Transactions',
    gross: 'Purchases',
    fees: 'Fees',
    memberships: 'Memberships',
    refunds: 'Refunds',
    amount: 'Amount',
    bankLastFour: 'Account',
    madeOn: 'Created',
    settlesOn: 'Expected',
    settledOn: 'Paid',
    returnedOn: 'Returned',
    returnCode: 'Return code',
    reprocessedFailed: 'Resent',
  },
});

export const listDeposits = listCall(depositList);
export const exportDeposits = csvCall(depositList, {
  id: 'exportDeposits',
  path: '/practice/deposits-csv',
  file: 'Deposits.csv',
});
