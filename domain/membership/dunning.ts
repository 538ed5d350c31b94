import { addDays, type CivilDate, daysBetween } from '../calendar/civil-date';
import { notNegative } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { type AfterReturn, afterReturn, endsMethod } from '../payment/retry';
import { wholeNumberWithin } from '../refusal';

/** Times in all that a debit of a membership is presented to a bank. Source: decision 60. */
export const BANK_TRIES_MAX = 2;

/**
 * What is done about a member's payment that failed. A card that said no for now is tried on days 0, 1, 3, 5 and 7 from the debit,
 * a bank account that lacked the money twice in all; anything else ends the method at once, and another is asked for.
 * @param of.attempt tries so far, the one that failed included.
 * @param of.on day on which it is known; the day of the debit when left out.
 * @throws DomainRefusal `attempt` below 1.
 * @example a card debited on Mar 1: again on Mar 2, 4, 6 and 8, then no more. Source: decision 60.
 */
export function membershipTries(of: {
  readonly debitOn: CivilDate;
  readonly kind: 'CARD' | 'BANK';
  readonly code: string;
  readonly attempt: number;
  readonly on?: CivilDate;
}): AfterReturn {
  const { debitOn: firstOn, kind, code, on = firstOn } = of;
  const attempt = wholeNumberWithin('attempt', of.attempt, 1, 100);
  const isForNow = !endsMethod(code) && (code === 'soft') === (kind === 'CARD');
  if (isForNow) {
    if (kind === 'BANK' && attempt >= BANK_TRIES_MAX) return { kind: 'GIVE_UP' };
    return afterReturn({ code, attempt, firstOn, on });
  }
  return endsMethod(code) ? afterReturn({ code, attempt, firstOn, on }) : { kind: 'STOP', isDisputed: false };
}

/** What follows a payment that stays unpaid, each from its day after the first failed debit on. Source: decision 60. */
export const DUNNING_DAYS = {
  PAST_DUE: 0,
  NOTICE: 7,
  BENEFITS_HELD: 14,
  PRACTICE_TASK: 21,
  CANCEL_PROPOSAL: 30,
} as const;
export type DunningStage = keyof typeof DUNNING_DAYS;
export const DUNNING_STAGES: readonly DunningStage[] = [
  'PAST_DUE',
  'NOTICE',
  'BENEFITS_HELD',
  'PRACTICE_TASK',
  'CANCEL_PROPOSAL',
];

/** The day on which a stage begins, counted from the debit and not from the due date, so that a weekend costs no day. */
export const dunningDay = (firstFailedDebitOn: CivilDate, stage: DunningStage): CivilDate =>
  addDays(firstFailedDebitOn, DUNNING_DAYS[stage]);

/**
 * How far the oldest unpaid payment of a membership has come.
 * @param firstFailedDebitOn its first debit; null when nothing is unpaid.
 */
export function dunningStage(firstFailedDebitOn: CivilDate | null, today: CivilDate): DunningStage | null {
  if (firstFailedDebitOn === null) return null;
  const days = daysBetween(firstFailedDebitOn, today);
  return DUNNING_STAGES.findLast((stage) => DUNNING_DAYS[stage] <= days) ?? null;
}

/** How a membership that is active stands. None of these is a status: it goes on as agreed. */
export const MEMBERSHIP_STANDINGS = ['GOOD', 'PAST_DUE', 'BENEFITS_HELD'] as const;
export type MembershipStanding = (typeof MEMBERSHIP_STANDINGS)[number];

/** The standing that a stage gives: treatments can be booked until benefits are held. */
export function membershipStanding(stage: DunningStage | null): MembershipStanding {
  if (stage === null) return 'GOOD';
  return DUNNING_DAYS[stage] < DUNNING_DAYS.BENEFITS_HELD ? 'PAST_DUE' : 'BENEFITS_HELD';
}

/** A bill of a month and what of it is still open. */
export type OpenBill = {
  readonly id: string;
  readonly dueOn: CivilDate;
  readonly treatmentsCents: Cents;
  readonly membershipFeeCents: Cents;
};

/** What a payment pays of a bill. */
export type BillPart = { readonly billId: string; readonly treatmentsCents: Cents; readonly membershipFeeCents: Cents };

/**
 * Spreads a payment over open bills: the oldest month first, in each the treatments before the membership fee.
 * @returns the parts, and what is left when every bill is paid.
 * @throws DomainRefusal `amount` or `bill` for a negative amount. Source: decision 60.
 */
export function oldestFirst(
  bills: readonly OpenBill[],
  amountCents: Cents,
): { readonly parts: readonly BillPart[]; readonly leftCents: Cents } {
  let left: number = notNegative('amount', amountCents);
  const take = (open: Cents) => {
    const part = Math.min(left, notNegative('bill', open));
    left -= part;
    return cents(part);
  };
  const sorted = [...bills].sort((one, other) => daysBetween(other.dueOn, one.dueOn));
  const parts = sorted.map(({ id, treatmentsCents, membershipFeeCents }) => ({
    billId: id,
    treatmentsCents: take(treatmentsCents),
    membershipFeeCents: take(membershipFeeCents),
  }));
  const paid = parts.filter((part) => part.treatmentsCents > 0 || part.membershipFeeCents > 0);
  return { parts: paid, leftCents: cents(left) };
}
