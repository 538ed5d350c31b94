import { endpoint, staffRoles } from '../endpoint';
import { csvCall, declareList, listCall, practices, tabsBy } from '../lists/declare-list';
import { anyOf, dollarsBetween } from '../lists/filters';
import { dollars, id, named } from '../schema';
import * as z from '../z';

// Spelled here, because a value of the domain would come along into every first load.
export const memberTransactionStatuses = ['QUEUED', 'SENT', 'SETTLED', 'WITHHELD', 'RETURNED'] as const;
export const memberTransactionKinds = ['PLAN', 'MONTH', 'CHANGE', 'CANCELLATION', 'RETURN'] as const;

const staff = {
  kind: 'staff',
  roles: staffRoles,
  permission: 'membership.view',
  brand: 'every',
} as const;

const row = {
  _id: z.string(),
  membershipId: z.string(),
  borrowerId: z.string(),
  name: z.string(),
  plan: z.nullable(z.string()),
  practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
  /** What is paid or given back for: a plan in advance, a month, a changed plan, a cancelled one, a payment that came back. */
  kind: z.enum(memberTransactionKinds),
  /** Of what is given back: QUEUED while something of it is still to be kept back from deposits, then WITHHELD. */
  status: z.enum(memberTransactionStatuses),
  /** Treatments, our fee on them, and what the practice receives; all below zero where it gives back. */
  gross: dollars(),
  fee: dollars(),
  net: dollars(),
  /** What is still to be kept back from the next deposits; 0 of what is paid. */
  stillKeptBack: dollars(),
  /** The deposit that pays it, as on the practice's bank statement, or the last that kept it back; null before it is made. */
  pmtRef: z.nullable(z.string()),
  depositId: z.nullable(z.string()),
  /** The day from which a deposit takes it in. */
  dueOn: z.string(),
  createdAt: z.string(),
};

/** What a practice is paid for a membership, or gives back of it. */
export const memberTransactionRow = named('MemberTransactionRow', z.object(row));

/** A deposit that pays a transaction, or keeps something of it back. */
export const memberTransactionDeposit = named(
  'MemberTransactionDeposit',
  z.object({
    depositId: z.string(),
    pmtRef: z.string(),
    status: z.enum(memberTransactionStatuses),
    /** Of this transaction; below zero where it is kept back. */
    amount: dollars(),
    madeOn: z.string(),
    settlesOn: z.nullable(z.string()),
    settledOn: z.nullable(z.string()),
  }),
);

export const memberTransactionDetails = named(
  'MemberTransactionDetails',
  z.object({ ...row, deposits: z.array(memberTransactionDeposit) }),
);

export const memberTransactionList = declareList({
  call: {
    id: 'listMemberTransactions',
    path: '/privi/provider/transactions',
    summary:
      'What the practices in scope are paid for memberships and pay back, with counts by status for the same query',
    source: 'membership §7 Provider membership operations',
  },
  access: [
    {
      ...staff,
      owns: [
        { at: 'body.practices', is: 'practice' },
        { at: 'body.membershipId', is: 'membership' },
      ],
    },
  ],
  row: memberTransactionRow,
  sorts: ['createdAt', 'name', 'gross', 'net'],
  filters: {
    status: anyOf(memberTransactionStatuses),
    kind: anyOf(memberTransactionKinds),
    amount: dollarsBetween('gross'),
  },
  tabs: tabsBy('status', memberTransactionStatuses),
  search: 'text',
  fields: { ...practices, membershipId: z.optional(id()) },
  sums: ['gross', 'fee', 'net'],
  columns: {
    createdAt: 'Date',
    name: 'Member',
    plan: 'Plan',
    'practicemanagement.PracticeName': 'Practice',
    kind: 'For',
    status: 'Payment',
    gross: 'Treatments',
    fee: 'Our fee',
    net: 'Practice receives',
    stillKeptBack: 'Still withheld',
    pmtRef: 'Deposit',
    dueOn: 'Due',
  },
});

export const listMemberTransactions = listCall(memberTransactionList);
export const exportMemberTransactions = csvCall(memberTransactionList, {
  id: 'exportMemberTransactions',
  path: '/privi/provider/transactionscsv',
  file: 'PRIVI_Provider_Transactions.csv',
});

export const getMemberTransactionDetails = endpoint({
  id: 'getMemberTransactionDetails',
  method: 'GET',
  path: '/privi/provider/transaction-details',
  summary: 'What a practice is paid for a membership, or pays back, with the deposits that pay or withhold it',
  source: 'membership §7 Provider membership operations',
  access: [{ ...staff, owns: [{ at: 'query.transactionId', is: 'membershipFunding' }] }],
  query: z.strictObject({ transactionId: id() }),
  result: z.object({ transaction: memberTransactionDetails }),
  errors: ['NOT_FOUND'],
});
