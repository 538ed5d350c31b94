import { addDays, type CivilDate, daysBetween } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import type { Rate } from '../money/rate';
import { playForward } from '../payment/play-forward';
import { withAutopayDiscount } from '../payment-plan/plan';
import { dutyInForce } from './active-duty';
import { STATEMENT_DAYS } from './billing';
import { foldLoan } from './fold-loan';
import type { LoanEvent } from './loan-event';
import type { LoanState } from './loan-state';
import { rateInForce } from './reprice';

/** What a loan is priced by: the rate that was agreed, and whether autopay pays each installment of it. */
export type AutopayPricing = { readonly agreedRate: Rate; readonly isOn: boolean };

/**
 * The day from which a change of the rate counts: today, or tomorrow once the work of today is done, because the statements of today have
 * gone out then.
 */
export const repricedFrom = (today: CivilDate, servicedOn: string | null): CivilDate =>
  servicedOn !== null && servicedOn >= today ? addDays(today, 1) : today;

/** Another rate, from installment `number` on. */
export type RateChange = { readonly type: 'REPRICED'; readonly number: number; readonly rate: Rate };

/** A fixed plan whose months are twelfths of a year, with something left that falls due at the agreed rate. */
function pricedState(events: readonly LoanEvent[], on: CivilDate) {
  const state = foldLoan(events, { on });
  const { terms, status, notYetDueCents } = state;
  // Service has lowered the rate further than autopay could (50 U.S.C. 3937).
  const isPriced = status === 'OPEN' && notYetDueCents > 0 && terms?.promo === null && !dutyInForce(state);
  const inForce = isPriced ? rateInForce(terms) : null;
  return isPriced && inForce !== null ? { state, terms, inForce } : null;
}

/**
 * The first installment whose rate can still change on a day: its statement, three weeks before it, has not gone out. The higher rate
 * also leaves a month alone that began with the lower one.
 */
function firstToReprice({ billed, terms }: Readonly<LoanState>, on: CivilDate, isLower: boolean): number | null {
  const last = billed.at(-1)?.number ?? 0;
  const index = (terms?.dueOn ?? []).findIndex((dueOn, at) => {
    const begins = terms?.dueOn[at - 1];
    return (
      at >= last && daysBetween(on, dueOn) >= STATEMENT_DAYS && (isLower || (begins !== undefined && begins >= on))
    );
  });
  return index < 0 ? null : index + 1;
}

/** The installment from which a rate of this day or the last was lowered, while no statement has named it: no month has begun with it. */
function justLowered(
  events: readonly LoanEvent[],
  { billed, terms }: Readonly<LoanState>,
  on: CivilDate,
): number | null {
  const last = [...events].reverse().find((event) => event.type === 'REPRICED');
  if (last?.type !== 'REPRICED' || daysBetween(last.effectiveOn, on) > 1) return null;
  const dueOn = terms?.dueOn[last.number - 1];
  const isOpen = (billed.at(-1)?.number ?? 0) < last.number && dueOn && daysBetween(on, dueOn) >= STATEMENT_DAYS;
  return isOpen ? last.number : null;
}

/**
 * The change of rate that autopay asks for on a day: 0.25 points off a fixed plan while it is on, the agreed rate while it is off, each
 * from the first installment whose statement has not gone out.
 * @returns null where the rate is right already, for a promotion, and for a loan on which nothing more falls due.
 */
export function autopayRateChange(
  events: readonly LoanEvent[],
  on: CivilDate,
  { agreedRate, isOn }: AutopayPricing,
): RateChange | null {
  const priced = pricedState(events, on);
  if (!priced) return null;
  const { state, inForce } = priced;
  const rate = isOn ? withAutopayDiscount(agreedRate) : agreedRate;
  if (rate === inForce) return null;
  const number = (rate > inForce ? justLowered(events, state, on) : null) ?? firstToReprice(state, on, rate < inForce);
  return number === null ? null : { type: 'REPRICED', number, rate };
}

/** What autopay makes of the rest of a loan: rates, the payment of the first installment that it changes, and what all of them save. */
export type AutopaySaving = {
  readonly agreedRate: Rate;
  readonly rate: Rate;
  readonly fromDueOn: CivilDate;
  readonly paymentCents: Cents;
  readonly savingCents: Cents;
};

/**
 * What autopay saves on a running loan, as if it were turned on, or kept on, on a day: both ways are played to the end by the loan's own
 * rules.
 * @returns null where it changes no rate: a promotion, a plan without interest, nothing left to fall due.
 * @example $5,000 at 17.99 % over 36 months before its first statement: 17.74 %, 180.11 a month, 22.56 less in total (V15).
 */
export function autopaySaving(events: readonly LoanEvent[], on: CivilDate, agreedRate: Rate): AutopaySaving | null {
  const priced = pricedState(events, on);
  const rate = withAutopayDiscount(agreedRate);
  const number = priced && rate < agreedRate ? firstToReprice(priced.state, on, true) : null;
  const fromDueOn = number === null ? undefined : priced?.terms.dueOn[number - 1];
  if (number === null || !fromDueOn) return null;
  const sequence = Math.max(...events.map((event) => event.sequence)) + 1;
  const at = (of: Rate): LoanEvent[] => [
    ...events,
    { type: 'REPRICED', number, rate: of, id: 'repriced', sequence, effectiveOn: on },
  ];
  const [agreed, lower] = [playForward(at(agreedRate), on), playForward(at(rate), on)];
  const payment = lower.payments.find(({ dueOn }) => dueOn === fromDueOn);
  const savingCents = agreed.totalLeftCents - lower.totalLeftCents;
  if (!payment || savingCents <= 0) return null;
  // What is late is asked for with it once, and is not what is paid each month.
  const paymentCents = cents(payment.amountCents - payment.missedCents);
  return { agreedRate, rate, fromDueOn, paymentCents, savingCents: cents(savingCents) };
}
