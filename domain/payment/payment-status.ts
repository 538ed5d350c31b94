/** Why a payment is made. */
export const PAYMENT_KINDS = ['AUTOPAY', 'ONCE', 'PAYOFF'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/**
 * SCHEDULED waits for its day. From SUBMITTED on a payment counts, from the day it was submitted. UNKNOWN: the processor did not
 * answer, so it is asked before anything else is done. RETURNED and DECLINED never counted, as if they had not been made.
 */
export const PAYMENT_STATUSES = [
  'SCHEDULED',
  'SUBMITTED',
  'UNKNOWN',
  'PENDING',
  'SETTLED',
  'RETURNED',
  'DECLINED',
  'CANCELLED',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

const NEXT: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  SCHEDULED: ['SUBMITTED', 'CANCELLED'],
  SUBMITTED: ['UNKNOWN', 'PENDING', 'SETTLED', 'RETURNED', 'DECLINED'],
  UNKNOWN: ['PENDING', 'SETTLED', 'RETURNED', 'DECLINED'],
  PENDING: ['SETTLED', 'RETURNED'],
  // A bank may give a payment back for sixty days after it was settled.
  SETTLED: ['RETURNED'],
  RETURNED: [],
  DECLINED: [],
  CANCELLED: [],
};

/** Whether a payment may go from one status to another. What is told twice, or out of order, changes nothing. */
export const mayBecome = (from: PaymentStatus, to: PaymentStatus): boolean => NEXT[from].includes(to);

/** Statuses in which a payment counts on its loan. */
export const COUNTING_STATUSES = [
  'SUBMITTED',
  'UNKNOWN',
  'PENDING',
  'SETTLED',
] as const satisfies readonly PaymentStatus[];
