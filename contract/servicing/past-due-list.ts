import type { DelinquencyBucket } from '@domain/loan/delinquency';
import type { LateStep } from '@domain/loan/late-steps';
import { csvCall, declareList, listCall, practices, tabsBy } from '../lists/declare-list';
import { anyOf, dollarsBetween } from '../lists/filters';
import { dollars, id, named } from '../schema';
import * as z from '../z';

// Spelled here, because a value of the domain would come along into every first load.
export const pastDueBuckets = ['1_29', '30_59', '60_89', '90_119', '120_PLUS'] as const satisfies readonly Exclude<
  DelinquencyBucket,
  'CURRENT'
>[];
export const lateSteps = [
  'REMINDER',
  'LATE_FEE',
  'CURE_NOTICE',
  'CHARGE_OFF',
] as const satisfies readonly LateStep['step'][];

/** A loan that is late. Its figures are those of its borrower's own screen. */
export const pastDueRow = named(
  'PastDueRow',
  z.object({
    _id: z.string(),
    number: z.number(),
    borrowerId: z.string(),
    /** Where its detail stands, as in the list of transactions. */
    applicationId: z.string(),
    name: z.string(),
    practicemanagement: z.object({ _id: z.string(), PracticeName: z.string() }),
    daysLate: z.number(),
    bucket: z.enum(pastDueBuckets),
    pastDue: dollars(),
    /** All that is due by today, with fees. */
    totalDue: dollars(),
    /** The payment that is due next, after those that are late; null where none is left. */
    nextDueOn: z.nullable(z.string()),
    nextDue: z.nullable(dollars()),
    /** What is done next by itself if nothing is paid, and when. */
    nextStep: z.nullable(z.enum(lateSteps)),
    nextStepOn: z.nullable(z.string()),
  }),
);

/**
 * @NOTE choice: for the platform's own people alone, as the repayments are: how a loan is repaid is not the practice's business. What is
 * held, paused or has a new due date is not late, so it is not here.
 */
export const pastDueList = declareList({
  call: {
    id: 'listPastDueLoans',
    path: '/practice/borrower/past-due-loans',
    summary: 'Late loans of the practices in scope, with counts by days late for the same query',
    source: 'domain §4 Delinquency (own name)',
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
  row: pastDueRow,
  sorts: ['daysLate', 'number', 'name', 'pastDue'],
  filters: { bucket: anyOf(pastDueBuckets), pastDue: dollarsBetween('pastDue') },
  tabs: tabsBy('bucket', pastDueBuckets),
  search: 'words',
  fields: { ...practices, borrowerId: z.optional(id()) },
  sums: ['pastDue'],
  columns: {
    daysLate: 'Days late',
    name: 'Patient',
    number: 'Transaction',
    'practicemanagement.PracticeName': 'Practice',
    bucket: 'Bucket',
    pastDue: 'Past due',
    totalDue: 'Total due',
    nextDueOn: 'Next due',
    nextDue: 'Next payment',
    nextStep: 'Next step',
    nextStepOn: 'Next step on',
  },
});

export const listPastDueLoans = listCall(pastDueList);
export const exportPastDueLoans = csvCall(pastDueList, {
  id: 'exportPastDueLoans',
  path: '/practice/borrower/past-due-loans/csv',
  file: 'past-due-loans.csv',
});
