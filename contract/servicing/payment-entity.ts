import { PAYMENT_KINDS, PAYMENT_STATUSES } from '@domain/payment/payment-status';
import { dollars, named } from '../schema';
import * as z from '../z';

/** A payment of a loan as its borrower sees it. */
export const loanPayment = named(
  'LoanPayment',
  z.object({
    _id: z.string(),
    kind: z.enum(PAYMENT_KINDS),
    /** SUBMITTED, UNKNOWN and PENDING are on their way; they count already. */
    status: z.enum(PAYMENT_STATUSES),
    amount: dollars(),
    method: z.object({ kind: z.enum(['BANK', 'CARD']), name: z.string(), lastFour: z.string() }),
    /** The installment that autopay pays. */
    dueOn: z.nullable(z.string()),
    /** The day on which it is, or was, submitted. */
    payOn: z.string(),
    /** The day from which it counts. */
    countsFrom: z.nullable(z.string()),
    settledOn: z.nullable(z.string()),
    returnedOn: z.nullable(z.string()),
    /** Why it came back, in words; null for one that did not. */
    returnReason: z.nullable(z.string()),
    /** Which try this is, from 1. */
    attempt: z.number(),
    hasReceipt: z.boolean(),
    /** Until the morning of its day. */
    canCancel: z.boolean(),
  }),
);

/** One payment of the schedule, made or to come. */
export const scheduledInstallment = z.object({
  number: z.number(),
  dueOn: z.string(),
  /** What is asked for: of one to come, if everything before it is paid as asked. */
  amount: dollars(),
  /** What is missing of it. */
  missing: dollars(),
  state: z.enum(['paid', 'missed', 'next', 'to-come']),
});

/** Forecast of a loan from today on, if it is paid as the question says: as agreed, or with more each month. */
export const loanForward = z.object({
  paymentsLeft: z.number(),
  paidOffOn: z.nullable(z.string()),
  lastPayment: dollars(),
  totalLeft: dollars(),
  interest: dollars(),
  /** Null without a promotion that is open. */
  keepsPromo: z.nullable(z.boolean()),
});
