import { csvCall, declareList, listCall, noTabs, practices } from '../lists/declare-list';
import { anyOf, dollarsBetween } from '../lists/filters';
import { id } from '../schema';
import * as z from '../z';
import { repaymentKinds, repaymentRow } from './repayment-list';

/**
 * Payments that were made: those that arrived, and those that came back. What is still to come stands in the repayments.
 * @NOTE choice: for the platform's own people alone, as the repayments are. The contract names no call for the screen, so its own
 * stands beside the one of the file.
 */
export const paymentList = declareList({
  call: {
    id: 'listPayments',
    path: '/practice/borrower/payments',
    summary: 'Settled or returned loan payments at the practices in scope',
    source: 'provider-admin §7 Borrower administration (own name), decision 28',
  },
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'repayment.view',
      brand: 'financing',
      owns: [
        { at: 'body.practices', is: 'practice' },
        { at: 'body.selectedUser', is: 'borrower' },
      ],
    },
  ],
  row: repaymentRow,
  sorts: ['payOn', 'number', 'name', 'amount'],
  filters: { kind: anyOf(repaymentKinds), amount: dollarsBetween('amount') },
  tabs: noTabs,
  search: 'words',
  fields: { ...practices, selectedUser: z.optional(id()) },
  sums: ['amount'],
  columns: {
    payOn: 'Submitted on',
    name: 'Patient',
    number: 'Transaction',
    'practicemanagement.PracticeName': 'Practice',
    amount: 'Amount',
    status: 'Status',
    kind: 'Kind',
    method: 'Paid with',
    settledOn: 'Settled',
    returnedOn: 'Returned',
    returnReason: 'Reason',
  },
});

export const listPayments = listCall(paymentList);
export const exportPayments = csvCall(paymentList, {
  id: 'exportPayments',
  path: '/practice/borrower/getTransactionPaymentsCsv',
  file: 'Payments.csv',
});
