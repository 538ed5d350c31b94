import { nextBusinessDay } from '../calendar/business-day';
import { addDays, type CivilDate, daysBetween } from '../calendar/civil-date';
import { openPromo } from '../loan/billing';
import { foldLoan } from '../loan/fold-loan';
import type { LoanEvent } from '../loan/loan-event';
import { type LoanState, paidInAll, promoLeft, unpaidOf } from '../loan/loan-state';
import { loanPayoff } from '../loan/payoff';
import { asResumed, lastPromoDay, promoHeldDays } from '../loan/promo-clock';
import { type Cents, cents } from '../money/cents';
import { divideUp } from '../money/rounding';
import { PROMO_AT_RISK_DAYS } from '../payment-plan/promotion';

/** Days before the end of a promotion from which a pace that is short is spoken of, once for each. */
export const PROMO_STAGES = [60, 30, 14, 3, 0] as const;

/** What is paid without anybody doing anything more. */
export type PresentPace = {
  /** Taken on every due date; what is asked for then where it is more, or where nothing is taken by itself. */
  readonly monthlyCents: Cents;
  /** Payments that wait for their day. */
  readonly planned?: readonly { readonly on: CivilDate; readonly amountCents: Cents }[];
};

/** Where a promotion stands, and what keeps it free of interest. */
export type PromoGuardian = {
  /** KEPT: the interest is cancelled. LOST: the last day has passed. */
  readonly status: 'KEPT' | 'OPEN' | 'LOST';
  /** The day by which it is to be paid; `lastDayOn` is the end of its grace. */
  readonly endsOn: CivilDate;
  readonly lastDayOn: CivilDate;
  /** 0 after the end. */
  readonly daysLeft: number;
  /** Due dates on which something can still be paid until the end: the months that are left. */
  readonly paymentsLeft: number;
  /** Paid so far, whatever it was used for, as far as it counts toward the purchase. */
  readonly paidCents: Cents;
  /** Still to be paid by the end, as the agreement counts it: every payment, whatever it is used for; 0 unless OPEN. */
  readonly payoffCents: Cents;
  /** Fees that are owed once it is kept: open ones, and those whose money the purchase takes; 0 unless OPEN. */
  readonly feesCents: Cents;
  /** Interest that is owed when the end is missed at this pace, or that was cancelled, or has become owed. */
  readonly interestCents: Cents;
  /** Paid on every due date left it keeps the promotion; all of it where none is left. Null unless OPEN. */
  readonly neededCents: Cents | null;
  /** What the present pace leaves to pay at the end. */
  readonly shortCents: Cents;
  /** Whether the present pace gets there; null unless OPEN. */
  readonly pace: 'ON_TRACK' | 'SHORT' | 'AT_RISK' | null;
};

const missingOf = (state: Readonly<LoanState>): number => state.billed.reduce((sum, row) => sum + unpaidOf(row), 0);

/**
 * Due dates that can still be paid on by the end: those to come, today's, and where autopay takes it one whose debit has not had its
 * day, which counts from the due date. Whoever pays by hand on the Monday after it pays no due date anymore.
 */
function openDates(
  state: Readonly<LoanState>,
  on: CivilDate,
  { endsOn, isTaken }: { endsOn: CivilDate; isTaken: boolean },
): CivilDate[] {
  const unpaid = new Set(state.billed.filter((row) => unpaidOf(row) > 0).map(({ dueOn }) => dueOn));
  const lastDay = (dueOn: CivilDate) => (isTaken ? nextBusinessDay(dueOn) : dueOn);
  const isOpen = (dueOn: CivilDate) => dueOn > on || (unpaid.has(dueOn) && lastDay(dueOn) >= on);
  return (state.terms?.dueOn ?? []).filter((dueOn) => dueOn <= endsOn && isOpen(dueOn));
}

/** The day that the agreement names, as a change of the due date or a pause has moved it. */
const movedEnd = (state: Readonly<LoanState>, on: CivilDate, agreedEnd: CivilDate): CivilDate =>
  addDays(agreedEnd, (state.terms?.promo?.movedDays ?? 0) + promoHeldDays(state, on));

const neededOf = (leftCents: number, dates: readonly CivilDate[]): Cents =>
  cents(divideUp(leftCents, Math.max(1, dates.length)));

/**
 * What each due date that is left needs to keep a promotion free of interest: the amount of the guardian, for who sets up autopay.
 * @returns null for a loan without a promotion, or one whose promotion is kept, lost or over.
 */
export function promoNeeded(
  events: readonly LoanEvent[],
  on: CivilDate,
  { endsOn, isTaken }: { readonly endsOn: CivilDate; readonly isTaken: boolean },
): Cents | null {
  const state = foldLoan(events, { on });
  const open = state.terms?.promo && state.status === 'OPEN' ? openPromo(state, on) : null;
  return open && neededOf(open.leftCents, openDates(state, on, { endsOn: movedEnd(state, on, endsOn), isTaken }));
}

/** Simulates payments on the given dates, at most `ceiling` in all; returns the loan's events with those payments. */
function paidAlong(
  events: readonly LoanEvent[],
  pays: readonly { on: CivilDate; cents: number; isAtLeastMissing: boolean }[],
  ceiling: number,
): LoanEvent[] {
  const played = [...events];
  let sequence = Math.max(0, ...events.map((event) => event.sequence));
  let left = ceiling;
  for (const pay of pays) {
    const state = foldLoan(played, { on: pay.on });
    if (state.status !== 'OPEN') break;
    const wish = pay.isAtLeastMissing ? Math.max(missingOf(state), pay.cents) : pay.cents;
    const amount = Math.min(wish, loanPayoff(state, pay.on).totalCents, left);
    if (amount <= 0) continue;
    left -= amount;
    sequence += 1;
    const bare = { type: 'PAYMENT' as const, id: `guarded-${sequence}`, sequence };
    played.push({ ...bare, effectiveOn: pay.on, amountCents: cents(amount) });
  }
  return played;
}

/**
 * What to pay by when to keep a promotion free of interest, from the loan's own events: what is left, what each due date needs, and
 * whether what happens by itself is enough.
 * @param of.endsOn the end of the promotion that the agreement names; a change of the due date or a pause has moved it.
 * @returns null for a loan without a promotion, or one that was refunded or charged off.
 * @example $3,000 free within 12 months, nothing paid: 250.00 on each of twelve due dates.
 */
export function promoGuardian(
  events: readonly LoanEvent[],
  on: CivilDate,
  { endsOn: agreedEnd, pace }: { readonly endsOn: CivilDate; readonly pace: PresentPace },
): PromoGuardian | null {
  const state = foldLoan(events, { on });
  const { terms, promoWaivedOn } = state;
  if (!terms?.promo || !['OPEN', 'PAID'].includes(state.status)) return null;
  const endsOn = movedEnd(state, on, agreedEnd);
  const lastOn = lastPromoDay(state, on);
  const lastDayOn = lastOn && lastOn > endsOn ? lastOn : endsOn;
  const days = {
    endsOn,
    lastDayOn,
    daysLeft: Math.max(0, daysBetween(on, endsOn)),
    paidCents: cents(Math.min(paidInAll(state), state.amountCents)),
  };
  const open = openPromo(state, on);
  if (open === null || state.status !== 'OPEN') {
    const interestCents = cents(promoWaivedOn ? state.lines.promoWaived : state.interestBilledCents);
    const none = { payoffCents: cents(0), feesCents: cents(0), shortCents: cents(0) };
    const closed = { ...none, paymentsLeft: 0, neededCents: null, pace: null };
    return { status: promoWaivedOn ? 'KEPT' : 'LOST', ...days, ...closed, interestCents };
  }
  const dates = openDates(state, on, { endsOn, isTaken: pace.monthlyCents > 0 });
  const pays = [
    ...dates.map((day) => ({ on: day, cents: pace.monthlyCents, isAtLeastMissing: true })),
    ...(pace.planned ?? [])
      .filter((one) => one.on <= lastDayOn)
      .map((one) => ({ on: one.on < on ? on : one.on, cents: one.amountCents, isAtLeastMissing: false })),
  ].sort((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
  const goesOn = asResumed(events, state, on);
  const end = foldLoan(paidAlong(goesOn, pays, Number.MAX_SAFE_INTEGER), { on: lastDayOn });
  // Missed by a cent: what the same payments would have cost.
  const missed = foldLoan(paidAlong(goesOn, pays, open.leftCents - 1), { on: addDays(lastDayOn, 1) });
  const isKept = end.promoWaivedOn !== null;
  const shortPace = days.daysLeft <= PROMO_AT_RISK_DAYS ? 'AT_RISK' : 'SHORT';
  return {
    status: 'OPEN',
    ...days,
    paymentsLeft: dates.length,
    payoffCents: open.leftCents,
    feesCents: cents(loanPayoff(state, on).totalCents - open.leftCents),
    interestCents: cents(missed.interestBilledCents + (missed.deferredIsCapitalised ? 0 : missed.deferredCents)),
    neededCents: neededOf(open.leftCents, dates),
    shortCents: isKept ? cents(0) : promoLeft(end),
    pace: isKept ? 'ON_TRACK' : shortPace,
  };
}

/** The stage that a promotion has come to, by the days that are left; null before the first. */
export function promoStage(daysLeft: number): (typeof PROMO_STAGES)[number] | null {
  return PROMO_STAGES.findLast((stage) => daysLeft <= stage) ?? null;
}
