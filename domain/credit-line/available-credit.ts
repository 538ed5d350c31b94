import type { CivilDate } from '../calendar/civil-date';
import type { TransactionStatus } from '../credit-transaction/status';
import { type Cents, cents, ZERO_CENTS } from '../money/cents';

/** Statuses in which a transaction waits for somebody and holds credit meanwhile. */
export const HOLDING_STATUSES = [
  'PENDING',
  'REQUESTED',
  'REVIEW',
  'VERIFICATION_REQUESTED',
] as const satisfies readonly TransactionStatus[];

/** A credit line with what is taken from it and what closes it. */
export type CreditLineFacts = {
  readonly limitCents: number;
  /** Principal of accepted transactions still owed, and credits that are owed back. */
  readonly owedCents: number;
  /** Amounts of the transactions that wait. */
  readonly waitingCents: number;
  /** Last day on which it can be used. */
  readonly expiresOn: string;
  readonly isOnHold: boolean;
  readonly isFlagged: boolean;
  readonly isArchived: boolean;
  readonly isDeceased: boolean;
  /** Something that is recorded of the person stops new credit, a bankruptcy. */
  readonly isStopped: boolean;
};

/**
 * What can still be spent of a line today, and the only answer to that question: nothing of one that has ended, is held or
 * flagged, or whose person is archived, deceased or in bankruptcy; else the limit less what is owed and what waits, never below 0.
 * @param today the day where the borrower lives.
 */
export function availableCredit(line: CreditLineFacts, today: CivilDate): Cents {
  const isBlocked = line.isOnHold || line.isFlagged || line.isArchived || line.isDeceased || line.isStopped;
  const isClosed = isBlocked || line.expiresOn < today;
  if (isClosed) return ZERO_CENTS;
  return cents(Math.max(0, line.limitCents - line.owedCents - line.waitingCents));
}

/** What a request would leave of the credit that can be spent. Below 0 for one that is too high. */
export const availableAfter = (availableCents: Cents, requestCents: Cents): Cents =>
  cents(availableCents - requestCents);

/** What a request that waits may be raised to: the credit that it holds is its own again. */
export const mostOfRequest = (availableCents: Cents, requestCents: Cents): Cents =>
  cents(availableCents + requestCents);
