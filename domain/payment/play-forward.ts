import type { CivilDate } from '../calendar/civil-date';
import { openPromo } from '../loan/billing';
import { unfoldLoan } from '../loan/fold-loan';
import type { LoanEvent } from '../loan/loan-event';
import { askedOn, type LoanState, unpaidOf } from '../loan/loan-state';
import { loanPayoff } from '../loan/payoff';
import { asResumed } from '../loan/promo-clock';
import { type Cents, cents } from '../money/cents';

export type FuturePayment = {
  readonly number: number;
  readonly dueOn: CivilDate;
  readonly amountCents: Cents;
  /** The part that earlier installments ask for. */
  readonly missedCents: Cents;
  /** It could not be taken on its own day, and this is its new one. */
  readonly isMoved?: true;
};

/** How a loan goes on from a day, if everything is paid as said. */
export type Forward = {
  readonly payments: readonly FuturePayment[];
  readonly paidOffOn: CivilDate | null;
  /** Interest from the first day to the last; 0 where a promotion cancels it. */
  readonly interestCents: Cents;
  readonly totalLeftCents: Cents;
  /** Null without a promotion that is still open. */
  readonly keepsPromo: boolean | null;
};

export type Pace = {
  /** Paid on every due date: never less than what is asked for then, never more than closes the loan. */
  readonly monthlyCents?: Cents;
  /** Paid at once, beside it. */
  readonly onceCents?: Cents;
};

/** What has to be paid by a day, of installments before one. */
const missingBy = (state: Readonly<LoanState>, day: CivilDate, before = Number.POSITIVE_INFINITY): number =>
  state.billed.reduce((sum, row) => (row.number < before && askedOn(row) <= day ? sum + unpaidOf(row) : sum), 0);

type DayToPay = Pick<FuturePayment, 'dueOn' | 'number' | 'isMoved'>;

/** The days on which payments are asked for, each with its installment: due dates, and new ones of what could not be taken on its own. */
function daysToPay(state: Readonly<LoanState>, on: CivilDate): DayToPay[] {
  const own: DayToPay[] = (state.terms?.dueOn ?? []).map((dueOn, index) => ({ dueOn, number: index + 1 }));
  const moved = state.billed.flatMap((row) =>
    row.newDueOn && unpaidOf(row) > 0 ? [{ dueOn: row.newDueOn, number: row.number, isMoved: true as const }] : [],
  );
  return [...own, ...moved].filter(({ dueOn }) => dueOn > on).sort((one, other) => (one.dueOn < other.dueOn ? -1 : 1));
}

/**
 * Plays a loan to its end by its own rules: the payments that are left, when it is paid off, and what its interest comes to. What is
 * missing from before is paid with the next installment, an open fee with the one that closes the loan.
 */
export function playForward(events: readonly LoanEvent[], on: CivilDate, pace: Pace = {}): Forward {
  const payments: FuturePayment[] = [];
  let sequence = Math.max(0, ...events.map((event) => event.sequence));
  const loan = unfoldLoan(events);
  const pay = (day: CivilDate, amountCents: number) => {
    sequence += 1;
    const id = `forward-${sequence}`;
    const payment = { type: 'PAYMENT', id, sequence, effectiveOn: day, amountCents: cents(amountCents) } as const;
    loan.add(payment);
  };
  const start = { ...loan.until(on) };
  const hasPromo = openPromo(start, on) !== null;
  for (const resumed of asResumed([], start, on)) loan.add(resumed);
  const once = Math.min(pace.onceCents ?? 0, start.status === 'OPEN' ? loanPayoff(start, on).totalCents : 0);
  if (once > 0) pay(on, once);
  const days = daysToPay(loan.until(on), on);
  for (const [index, { dueOn, number, isMoved }] of days.entries()) {
    const state = loan.until(dueOn);
    if (state.status !== 'OPEN') break;
    const isLast = index + 1 === days.length;
    const { totalCents, feesCents } = loanPayoff(state, dueOn);
    const missing = missingBy(state, dueOn);
    const closes = isLast || totalCents - feesCents <= missing;
    const amount = closes ? totalCents : Math.min(totalCents, Math.max(missing, pace.monthlyCents ?? 0));
    if (amount <= 0) continue;
    const missedCents = cents(Math.min(amount, missingBy(state, dueOn, number)));
    pay(dueOn, amount);
    payments.push({ number, dueOn, amountCents: cents(amount), missedCents, ...(isMoved && { isMoved }) });
  }
  const end = loan.end();
  const lastPaid = payments.at(-1)?.dueOn ?? (once > 0 ? on : null);
  return {
    payments,
    paidOffOn: end.status === 'PAID' ? lastPaid : null,
    interestCents: cents(end.interestBilledCents),
    totalLeftCents: cents(once + payments.reduce((sum, payment) => sum + payment.amountCents, 0)),
    keepsPromo: hasPromo ? end.promoWaivedOn !== null : null,
  };
}

export type WhatIf = {
  readonly usual: Forward;
  readonly chosen: Forward;
  readonly interestSavedCents: number;
  readonly monthsSaved: number;
};

/** What another pace changes, beside paying what is asked for. */
export function whatIf(events: readonly LoanEvent[], on: CivilDate, pace: Pace): WhatIf {
  const [usual, chosen] = [playForward(events, on), playForward(events, on, pace)];
  return {
    usual,
    chosen,
    interestSavedCents: usual.interestCents - chosen.interestCents,
    monthsSaved: usual.payments.length - chosen.payments.length,
  };
}
