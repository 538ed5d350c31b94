import type { PaymentKind, PaymentStatus } from '@domain/payment/payment-status';
import { csvCall, declareList, listCall, practices, tabsBy } from '../lists/declare-list';
import { anyOf, dollarsBetween } from '../lists/filters';
import { dollars, id, named } from '../schema';
import * as z from '../z';

// Spelled here, because a value of the domain would come along into every first load.
export const repaymentStatuses = [
  'SCHEDULED',
  'SUBMITTED',
  'UNKNOWN',
  'PENDING',
  'SETTLED',
  'RETURNED',
  'DECLINED',
  'CANCELLED',
] as const satisfies readonly PaymentStatus[];
export const repaymentKinds = ['AUTOPAY', 'ONCE', 'PAYOFF'] as const satisfies readonly PaymentKind[];

/** A payment of a loan. */
export const repaymentRow = named(
  'RepaymentRow',
  z.object({
    _id: z.string(),
    /** Of the transaction that it repays. */
    number: z.number(),
    transactionId: z.string(),
    borrowerId: z.string(),
    /** Where the transaction's detail stands, as in the list of transactions. */
    applicationId: z.string(),
    name: z.string(),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
    status: z.enum(repaymentStatuses),
    kind: z.enum(repaymentKinds),
    amount: dollars(),
    /** "Sample Bank, ending in 3402" */
    method: z.string(),
    /** Which try this is, from 1. */
    attempt: z.number(),
    /** The day on which it is, or was, submitted. */
    payOn: z.string(),
    settledOn: z.nullable(z.string()),
    returnedOn: z.nullable(z.string()),
    /** Why it came back, in words. */
    returnReason: z.nullable(z.string()),
  }),
);

/**
 * @NOTE choice: for the platform's own people alone, though the contract also names staff as callers: the consent tells patients
 * what their practice learns, and how they repay is not in it.
 */
export const repaymentList = declareList({
  call: {
    id: 'listRepayments',
    path: '/practice/borrower-repayments',
    summary: 'Payments of the loans of the practices in scope, with counts by status for the same query',
    source: 'provider-admin §7 Reports and transactions',
  },
  access: [
    {
      kind: 'staff',
      roles: ['Admin'],
      permission: 'repayment.view',
      brand: 'financing',
      owns: [
        { at: 'body.practices', is: 'practice' },
        { at: 'body.borrowerId', is: 'borrower' },
      ],
    },
  ],
  row: repaymentRow,
  sorts: ['payOn', 'number', 'name', 'status', 'amount'],
  filters: { status: anyOf(repaymentStatuses), kind: anyOf(repaymentKinds), amount: dollarsBetween('amount') },
  tabs: tabsBy('status', repaymentStatuses),
  search: 'words',
  fields: { ...practices, borrowerId: z.optional(id()) },
  sums: ['amount'],
  columns: {
    payOn: 'Payment date',
    name: 'Patient',
    number: 'Transaction',
    'practicemanagement.PracticeName': 'Practice',
    status: 'Status',
    kind: 'Kind',
    amount: 'Amount',
    method: 'Payment method',
    attempt: 'Attempt',
    settledOn: 'Paid',
    returnedOn: 'Returned',
    returnReason: 'Reason',
  },
});

export const listRepayments = listCall(repaymentList);
export const exportRepayments = csvCall(repaymentList, {
  id: 'exportRepayments',
  path: '/practice/borrower-repayments-csv',
  file: 'borrower-repayments.csv',
});
