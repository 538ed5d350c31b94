import { staffRoles } from '../endpoint';
import { csvCall, declareList, listCall, practices, tabsBy } from '../lists/declare-list';
import { anyOf, dollarsBetween } from '../lists/filters';
import { dollars, id, named } from '../schema';
import * as z from '../z';

const fundingStatuses = ['QUEUED', 'SENT', 'SETTLED', 'WITHHELD', 'RETURNED'] as const;

/** What a practice is paid for one transaction, and in which deposit; or what comes back for a refund of it. */
export const providerTransactionRow = named(
  'ProviderTransactionRow',
  z.object({
    _id: z.string(),
    number: z.number(),
    transactionId: z.string(),
    borrowerId: z.string(),
    /** Where its detail stands, as in the list of transactions. */
    applicationId: z.string(),
    name: z.string(),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
    /** A refund stands beside its purchase with amounts below nothing, so that all rows come to what deposits do. */
    kind: z.enum(['PURCHASE', 'REFUND']),
    /** Of a refund: QUEUED while something of it is still to be kept back from deposits, then WITHHELD. */
    status: z.enum(fundingStatuses),
    /** What the patient bought, what the practice pays for it, and what it is paid. */
    gross: dollars(),
    fee: dollars(),
    net: dollars(),
    /** Of a refund: what is still to be kept back from the next deposits; 0 of a purchase. */
    stillKeptBack: dollars(),
    /** The deposit that pays it, as on the practice's bank statement, or the last that kept it back; null before it is made. */
    pmtRef: z.nullable(z.string()),
    depositId: z.nullable(z.string()),
    /** The deposit came back once and was sent again. */
    reprocessedFailed: z.boolean(),
    /** The deposit waited once and has left since. */
    reprocessedDeferred: z.boolean(),
    createdAt: z.string(),
  }),
);

/**
 * @NOTE choice: `fundingManagementEnabled` is the screen's own knowledge of whether it shows the acts of funding; the answer is the
 * same with it and without.
 */
export const providerTransactionList = declareList({
  call: {
    id: 'listProviderTransactions',
    path: '/api/practice/transactions',
    summary: 'What the practices in scope are paid for each transaction, with counts by status for the same query',
    source: 'provider-admin §7 Reports and transactions',
  },
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'deposit.view',
      brand: 'financing',
      owns: [
        { at: 'body.practices', is: 'practice' },
        { at: 'body.borrowerId', is: 'borrower' },
      ],
    },
  ],
  row: providerTransactionRow,
  sorts: ['createdAt', 'number', 'name', 'status', 'gross', 'net'],
  filters: { status: anyOf(fundingStatuses), amount: dollarsBetween('gross') },
  tabs: tabsBy('status', fundingStatuses),
  search: 'words',
  fields: { ...practices, borrowerId: z.optional(id()), fundingManagementEnabled: z.optional(z.boolean()) },
  sums: ['gross', 'fee', 'net'],
  columns: {
    number: 'Number',
    name: 'Patient',
    'practicemanagement.PracticeName': 'Practice',
    kind: 'Line',
    status: 'Payment',
    gross: 'Amount',
    fee: 'Fee',
    net: 'Practice receives',
    stillKeptBack: 'Still withheld',
    pmtRef: 'Deposit',
    reprocessedFailed: 'Resent',
    reprocessedDeferred: 'Was on hold',
    createdAt: 'Approved',
  },
});

export const listProviderTransactions = listCall(providerTransactionList);
export const exportProviderTransactions = csvCall(providerTransactionList, {
  id: 'exportProviderTransactions',
  path: '/api/practice/transactioncsv',
  file: 'Provider_Transactions.csv',
});
