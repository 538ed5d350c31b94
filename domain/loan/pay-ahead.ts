import type { CivilDate } from '../calendar/civil-date';
import { daysBetween } from '../calendar/civil-date';
import { multiplyDivideHalfUp } from '../money/rounding';
import { isDeferring, oddInterest } from './billing';
import { chargedUnit } from './duty-rate';
import type { LoanTerms } from './loan-event';
import { type BilledInstallment, type LoanState, unpaidInterest } from './loan-state';

/**
 * Interest of the running period up to a day, by the days that have passed of its days. The odd days of the first period are part
 * of its interest, so that no day of it costs more than its due date.
 * @example 83.57 at 7 %, 14 of 29 days: 0.24.
 */
export function runningInterest(options: {
  readonly terms: LoanTerms;
  readonly number: number;
  readonly balanceCents: number;
  readonly from: CivilDate;
  readonly on: CivilDate;
}): number {
  const { terms, number, balanceCents, from, on } = options;
  const dueOn = terms.dueOn[number - 1];
  if (!dueOn) return 0;
  const days = daysBetween(from, dueOn);
  const passed = Math.min(days, Math.max(0, daysBetween(from, on)));
  if (days === 0) return 0;
  const { divisor } = terms.rates;
  const odd = oddInterest(terms, number, balanceCents);
  return multiplyDivideHalfUp(balanceCents * chargedUnit(terms, number) + odd * divisor, passed, divisor * days);
}

/** First day of a period: the due date before it, or the day of acceptance. */
export function periodStart(state: LoanState, number: number): CivilDate | null {
  return number === 1 ? state.acceptedOn : (state.terms?.dueOn[number - 2] ?? null);
}

/** The installment that a payment has opened before its due date; undefined where none is. */
export function openedInstallment({ billed }: Pick<LoanState, 'billed'>, on: CivilDate): BilledInstallment | undefined {
  const last = billed.at(-1);
  return last && last.dueOn > on ? last : undefined;
}

/** Interest that a payment ahead of time takes off, and the part of it that was paid already: money again. */
export type SavedInterest = { readonly savedCents: number; readonly freedCents: number };

const NOTHING_SAVED: SavedInterest = { savedCents: 0, freedCents: 0 };

/**
 * Pays principal that no installment has asked for. Its interest ends with that day, whether the installment of the running period is
 * opened already or not: the days that it was owed stay owed, so that neither a part nor the whole of the principal can be paid without
 * them, and the days to come are not.
 */
export function payAhead(state: LoanState, amountCents: number, on: CivilDate): SavedInterest {
  state.notYetDueCents -= amountCents;
  const { terms } = state;
  const opened = openedInstallment(state, on);
  const number = opened?.number ?? (state.billed.at(-1)?.number ?? 0) + 1;
  const from = periodStart(state, number);
  if (!terms || !from) return NOTHING_SAVED;
  // On the original amount a payment changes nothing: the whole period is counted when it is billed.
  if (terms.promo?.method === 'DEFERRED_ORIGINAL' && isDeferring(state, terms, number)) return NOTHING_SAVED;
  if (opened) {
    const owedDays = Math.max(0, daysBetween(from, on));
    return lowerOpened(state, opened, { terms, from, amountCents, owedDays });
  }
  state.accruedAheadCents += runningInterest({ terms, number, balanceCents: amountCents, from, on });
  return NOTHING_SAVED;
}

type Period = { readonly terms: LoanTerms; readonly from: CivilDate; readonly on: CivilDate };

/**
 * Interest that an opened installment has earned by a day: each cent of its principal for the days that it was owed, rounded once, so
 * that a part paid ahead of time lowers what closes the loan by that part to the cent.
 */
export function earnedInterest(row: BilledInstallment, { terms, from, on }: Period): number {
  const { number, openingCents, dueOn, paidAhead } = row;
  if (!paidAhead) return runningInterest({ terms, number, balanceCents: openingCents, from, on });
  const days = daysBetween(from, dueOn);
  const passed = Math.min(days, Math.max(0, daysBetween(from, on)));
  const centDays = paidAhead.centDays + (openingCents - paidAhead.cents) * passed;
  const { divisor } = terms.rates;
  const unit = chargedUnit(terms, number);
  const odd = oddInterest(terms, number, openingCents);
  if (odd === 0) return multiplyDivideHalfUp(centDays, unit, divisor * days);
  const share = BigInt(unit) * BigInt(openingCents) + BigInt(odd) * BigInt(divisor);
  const whole = BigInt(divisor) * BigInt(days) * BigInt(openingCents);
  return Number((2n * BigInt(centDays) * share + whole) / (2n * whole));
}

/**
 * A refund takes principal off while an installment is opened early: its month costs no interest on that part, as it would not have if the
 * installment had not been opened.
 * @param amountCents of what was not due yet or of the opened installment; taken off already.
 */
export function refundOpened(state: LoanState, amountCents: number, on: CivilDate): SavedInterest {
  const opened = openedInstallment(state, on);
  const from = opened && periodStart(state, opened.number);
  if (!state.terms || !opened || !from || amountCents === 0) return NOTHING_SAVED;
  return lowerOpened(state, opened, { terms: state.terms, from, amountCents, owedDays: 0 });
}

type Part = {
  readonly terms: LoanTerms;
  readonly from: CivilDate;
  readonly amountCents: number;
  /** Days of the period for which the part costs interest. */
  readonly owedDays: number;
};

/** Asks an opened installment for no more interest than it earns now that a part of its principal is paid or refunded. */
function lowerOpened(state: LoanState, row: BilledInstallment, part: Part): SavedInterest {
  const { terms, from, amountCents, owedDays } = part;
  const whole = () => earnedInterest(row, { terms, from, on: row.dueOn });
  const before = whole();
  const { cents, centDays } = row.paidAhead ?? { cents: 0, centDays: 0 };
  row.paidAhead = { cents: cents + amountCents, centDays: centDays + amountCents * owedDays };
  const saved = Math.max(0, before - whole());
  if (isDeferring(state, terms, row.number)) {
    state.deferredCents -= Math.min(saved, state.deferredCents);
    return NOTHING_SAVED;
  }
  const savedCents = Math.min(saved, row.interestCents - row.aheadCents);
  const freedCents = Math.max(0, savedCents - unpaidInterest(row));
  row.interestCents -= savedCents;
  row.interestPaidCents -= freedCents;
  state.interestBilledCents -= savedCents;
  return { savedCents, freedCents };
}
