import { staffRoles } from '../endpoint';
import { csvCall, declareList, listCall, practices, tabsBy } from '../lists/declare-list';
import { anyOf, dollarsBetween, exactText, onlyIf } from '../lists/filters';
import { dollars, id, named } from '../schema';
import * as z from '../z';
import { borrowerTxStatuses } from './entity';
import { TAG_TEXT_MAX } from './tag-entity';

/** As it is stored, but for one that runs on after a part of it was refunded. */
export const listedStatuses = [...borrowerTxStatuses, 'PARTLY_REFUNDED'] as const;

const fundingStatuses = ['QUEUED', 'SENT', 'SETTLED', 'RETURNED'] as const;

/** A credit transaction in the list of its practice. */
export const transactionRow = named(
  'TransactionRow',
  z.object({
    _id: z.string(),
    number: z.number(),
    borrowerId: z.string(),
    /** Where its detail stands: the patient's newest application at this practice, else the one that their line came from. */
    applicationId: z.string(),
    name: z.string(),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
    /** PARTLY_REFUNDED of an approved one that runs on after a part of it was refunded. */
    status: z.enum(listedStatuses),
    /** True of a REJECTED one that the practice took back itself. */
    isWithdrawn: z.boolean(),
    /** True of a REJECTED one whose limit ended while it waited. */
    isExpired: z.boolean(),
    txAmount: dollars(),
    /** What was refunded of it, in however many parts. */
    refunded: dollars(),
    selectedProduct: z.nullable(z.string()),
    monthlyPayment: z.nullable(dollars()),
    /** The practice's payment: null before the patient approves. */
    fundingStatus: z.nullable(z.enum(fundingStatuses)),
    /** What the patient asks and nobody has answered; FRAUD where they say that it is not theirs. */
    asks: z.nullable(z.enum(['REFUND', 'MODIFY', 'DISPUTE', 'CREATE', 'FRAUD'])),
    treatments: z.array(z.string()),
    /** "Batch: November", as the practice tagged it. */
    tags: z.array(z.string()),
    firstTreatmentDate: z.nullable(z.string()),
    createdAt: z.string(),
  }),
);

export const transactionList = declareList({
  call: {
    id: 'listTransactions',
    path: '/practice/credit-transactions',
    summary: 'Credit transactions of the practices in scope, with counts by status for the same query',
    source: 'provider-admin §7 Reports and transactions',
  },
  access: [
    {
      kind: 'staff',
      roles: staffRoles,
      permission: 'transaction.view',
      brand: 'financing',
      owns: [
        { at: 'body.practices', is: 'practice' },
        { at: 'body.borrowerId', is: 'borrower' },
      ],
    },
  ],
  row: transactionRow,
  sorts: ['createdAt', 'number', 'name', 'status', 'txAmount', 'firstTreatmentDate'],
  filters: {
    status: anyOf(listedStatuses),
    amount: dollarsBetween('txAmount'),
    fundingStatus: anyOf(fundingStatuses),
    asks: onlyIf(),
    /** "Batch: November", or a name alone for any value. */
    tag: exactText(undefined, TAG_TEXT_MAX),
  },
  tabs: tabsBy('status', listedStatuses),
  search: 'words',
  fields: { ...practices, borrowerId: z.optional(id()) },
  sums: ['txAmount'],
  columns: {
    number: 'Number',
    name: 'Patient',
    'practicemanagement.PracticeName': 'Practice',
    status: 'Status',
    txAmount: 'Amount',
    refunded: 'Refunded',
    selectedProduct: 'Plan',
    monthlyPayment: 'Monthly',
    fundingStatus: 'Practice payment',
    asks: 'Patient request',
    treatments: 'Treatments',
    firstTreatmentDate: 'First treatment date',
    createdAt: 'Created',
    tags: 'Tags',
  },
});

export const listTransactions = listCall(transactionList);
export const exportTransactions = csvCall(transactionList, {
  id: 'exportTransactions',
  path: '/practice/credit-transactions-csv',
  file: 'practice-credit-transactions.csv',
});
