import type { CivilDate } from '../calendar/civil-date';
import { addDays, daysBetween } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { RATE_UNITS, rateFromUnits } from '../money/rate';
import { multiplyDivideHalfUp } from '../money/rounding';
import { levelPayment } from '../payment-plan/amortize';
import { dailyInterest } from '../payment-plan/interest';
import { agreedInterest, chargedUnit, DUTY_RATE } from './duty-rate';
import { askedAt, levelsAt } from './hardship-terms';
import type { LoanTerms } from './loan-event';
import { type BilledInstallment, type LoanState, post, promoLeft, unpaidInterest, unpaidPrincipal } from './loan-state';
import { lastPromoDay } from './promo-clock';

/** A statement is sent this many days before the due date; a payment from then on counts toward that installment. */
export const STATEMENT_DAYS = 21;

/** A balance below this after an installment is added to that installment, so that nobody is billed for a few cents. */
const CRUMB_CENTS = 100;

/**
 * The first day on which a payment counts toward an installment; null when it counts already. A payment before that day lowers the
 * principal, and the installment still falls due in full.
 */
export function opensOn(
  { billed }: Pick<LoanState, 'billed'>,
  { number, dueOn }: { number: number; dueOn: CivilDate },
  today: CivilDate,
): CivilDate | null {
  const on = addDays(dueOn, -STATEMENT_DAYS);
  return on <= today || billed.some((row) => row.number === number) ? null : on;
}

/** Interest of period `number` (1 for the first) on a balance, as it is charged. */
export function periodInterest(terms: LoanTerms, number: number, balanceCents: number): number {
  return multiplyDivideHalfUp(balanceCents, chargedUnit(terms, number), terms.rates.divisor);
}

/**
 * Interest of days beyond a month: those that a change of the due date added, and the odd days of the first period: the agreed
 * interest, in proportion where the balance is no longer the whole amount, so that the missing days of a short period never take off
 * more than the period costs.
 */
export function oddInterest(terms: LoanTerms, number: number, balanceCents: number): number {
  const first = number === 1 ? multiplyDivideHalfUp(terms.firstInterestCents, balanceCents, terms.amountCents) : 0;
  const [agreed, charged] = [terms.rates.units[number - 1] ?? 0, chargedUnit(terms, number)];
  const most = charged < agreed ? DUTY_RATE : RATE_UNITS;
  return (terms.addedDays ?? [])
    .filter((added) => added.number === number)
    .reduce(
      (sum, { days, rate }) => sum + dailyInterest(cents(balanceCents), rateFromUnits(Math.min(rate, most)), days),
      charged < agreed ? multiplyDivideHalfUp(first, charged, agreed) : first,
    );
}

const nextNumber = (state: LoanState) => (state.billed.at(-1)?.number ?? 0) + 1;

/** True while a promotion keeps the interest of a period aside: those of its term, and those that a pause has added to it. */
export function isDeferring(state: LoanState, terms: LoanTerms, number: number): boolean {
  const { promo, dueOn } = terms;
  if (promo === null || promo.method === 'REBATE' || state.promoWaivedOn) return false;
  const day = dueOn[number - 1];
  return number <= promo.termMonths || (day !== undefined && !promoHasLapsed(state, day));
}

/** True from the day after the last one on which paying the amount still cancels the interest. */
export function promoHasLapsed(state: LoanState, on: CivilDate): boolean {
  const lastOn = lastPromoDay(state, on);
  return lastOn !== null && !state.promoWaivedOn && on > lastOn;
}

/** What still has to be paid, and until which day, for a promotion to stay free of interest; also for a charged-off loan. */
export type OpenPromo = { readonly leftCents: Cents; readonly lastPaymentOn: CivilDate };

/** A promotion that payments can still keep; null without one, once it is settled, and after its last day. */
export function openPromo(state: LoanState, on: CivilDate): OpenPromo | null {
  const lastPaymentOn = lastPromoDay(state, on);
  if (!lastPaymentOn || state.promoWaivedOn || promoHasLapsed(state, on)) return null;
  return { leftCents: promoLeft(state), lastPaymentOn };
}

/** Adds the interest a promotion kept aside, once it is missed, and spreads the balance over the payments left. */
function capitaliseDeferred(state: LoanState, terms: LoanTerms, number: number): void {
  const { deferredCents } = state;
  if (deferredCents === 0 || state.deferredIsCapitalised || isDeferring(state, terms, number)) return;
  state.deferredIsCapitalised = true;
  state.interestBilledCents += deferredCents;
  const units = terms.rates.units.slice(number - 1);
  if (units.length === 0 && terms.promo) {
    askForDeferred(state, terms.promo.lastPaymentOn, number);
    return;
  }
  state.notYetDueCents += deferredCents;
  post(state, { principal: deferredCents, interestIncome: -deferredCents });
  state.installmentCents = levelPayment(cents(state.notYetDueCents), { units, divisor: terms.rates.divisor });
}

/** No payment is left to spread the interest over: it is due the day after the promotion. */
function askForDeferred(state: LoanState, lastPaymentOn: CivilDate, number: number): void {
  const { deferredCents: interestCents } = state;
  const dueOn = addDays(lastPaymentOn, 1);
  const unpaid = { principalCents: 0, interestPaidCents: 0, principalPaidCents: 0 };
  state.billed.push({ number, dueOn, openingCents: 0, aheadCents: 0, interestCents, ...unpaid });
  post(state, { interest: interestCents, interestIncome: -interestCents });
}

/** At another rate another payment, which pays the balance off in as many payments as the one before would have. */
function levelAnew(state: LoanState, { rates, levelCents }: LoanTerms, number: number): void {
  if (levelCents !== undefined) {
    state.installmentCents = levelCents;
    return;
  }
  const balanceCents = cents(state.notYetDueCents);
  const left = { units: rates.units.slice(number - 1), divisor: rates.divisor };
  const count = paymentsToEnd({ balanceCents, paymentCents: state.installmentCents, rates: left });
  const level = levelPayment(balanceCents, { ...left, units: left.units.slice(0, count) });
  // Before the last period nothing asks for what rounding leaves: without a cent more a payment of a few cents would follow.
  state.installmentCents = count < left.units.length ? Math.min(level + 1, state.installmentCents) : level;
}

/** How many payments a balance takes, at most as many as there are periods. */
function paymentsToEnd(of: { balanceCents: number; paymentCents: number; rates: LoanTerms['rates'] }): number {
  const { units, divisor } = of.rates;
  let left = of.balanceCents;
  for (const [index, unit] of units.entries()) {
    left += multiplyDivideHalfUp(left, unit, divisor) - of.paymentCents;
    if (left <= 0) return index + 1;
  }
  return units.length;
}

/** What a hardship plan moved to the end is asked for once nothing else is, as far as the payment has room; in the last one all of it. */
function askForMoved(state: LoanState, room: number | null): { interestCents: number; principalCents: number } {
  if (room !== null && state.notYetDueCents > 0) return { interestCents: 0, principalCents: 0 };
  const interestCents = Math.min(state.movedInterestCents, room ?? state.movedInterestCents);
  const principalCents = Math.min(
    state.movedPrincipalCents,
    room === null ? state.movedPrincipalCents : room - interestCents,
  );
  state.movedInterestCents -= interestCents;
  state.movedPrincipalCents -= principalCents;
  return { interestCents, principalCents };
}

/**
 * Less than a dollar would be left: it is asked for at once, because nobody is sent a payment of a cent. A hardship plan promises that no
 * payment is above the agreed one.
 */
const leavesCrumb = ({ hardship }: LoanTerms, leftCents: number): boolean =>
  hardship === undefined && leftCents < CRUMB_CENTS;

/** Lets the next installment fall due: interest on the principal that is not yet due, the rest of the payment is principal. */
function billNext(state: LoanState, terms: LoanTerms, dueOn: CivilDate): void {
  const number = nextNumber(state);
  capitaliseDeferred(state, terms, number);
  const told = terms.toldLevels?.find((level) => level.number === number);
  if (told) state.installmentCents = told.cents;
  if (number === levelsAt(terms)) levelAnew(state, terms, number);
  const openingCents = state.notYetDueCents;
  const deferring = isDeferring(state, terms, number);
  const base = terms.promo?.method === 'DEFERRED_ORIGINAL' && deferring ? state.amountCents : openingCents;
  const regular = periodInterest(terms, number, base);
  const isLast = number === terms.dueOn.length;
  const ahead = state.accruedAheadCents;
  state.accruedAheadCents = 0;
  // What service forgives comes off the payment (50 U.S.C. 3937(a)(3)): its principal is what it is at the agreed rate.
  const regularAgreed = multiplyDivideHalfUp(base, terms.rates.units[number - 1] ?? 0, terms.rates.divisor);
  const dueInterest = deferring ? 0 : regularAgreed + agreedInterest(terms, number, ahead);
  const regularPrincipal = Math.min(
    openingCents,
    Math.max(0, askedAt(terms, number, state.installmentCents) - dueInterest),
  );
  const principalCents =
    isLast || leavesCrumb(terms, openingCents - regularPrincipal) ? openingCents : regularPrincipal;
  const odd = oddInterest(terms, number, base);
  if (deferring) state.deferredCents += regular + odd + ahead;
  const interestCents = deferring ? 0 : regular + odd + ahead;
  state.notYetDueCents -= principalCents;
  state.interestBilledCents += interestCents;
  const asked = askedAt(terms, number, state.installmentCents);
  const moved = askForMoved(state, isLast ? null : Math.max(0, asked - dueInterest - principalCents));
  const newDueOn = state.movedByReturns.get(number);
  state.billed.push({
    number,
    dueOn,
    ...(newDueOn && { newDueOn }),
    openingCents,
    aheadCents: deferring ? 0 : ahead + moved.interestCents,
    interestCents: interestCents + moved.interestCents,
    principalCents: principalCents + moved.principalCents,
    interestPaidCents: 0,
    principalPaidCents: 0,
  });
  post(state, { interest: interestCents, interestIncome: -interestCents });
}

/** Due date of the next installment, or undefined when nothing is left to fall due. */
function nextDueOn(state: LoanState): CivilDate | undefined {
  const { notYetDueCents, accruedAheadCents, movedInterestCents, movedPrincipalCents } = state;
  const left = notYetDueCents + accruedAheadCents + movedInterestCents + movedPrincipalCents;
  return left > 0 ? state.terms?.dueOn[nextNumber(state) - 1] : undefined;
}

/** Lets every installment fall due whose date has come, and adds the interest of a promotion that has been missed. */
export function billThrough(state: LoanState, on: CivilDate): void {
  for (let dueOn = nextDueOn(state); state.terms && dueOn && dueOn <= on; dueOn = nextDueOn(state)) {
    billNext(state, state.terms, dueOn);
  }
  if (state.status === 'OPEN' && state.terms && promoHasLapsed(state, on)) {
    capitaliseDeferred(state, state.terms, Math.max(nextNumber(state), (state.terms.promo?.termMonths ?? 0) + 1));
  }
}

/**
 * Bills the next installment at once, whatever its due date. Used when the principal is paid off early: the interest that it had
 * earned until then still has to be billed.
 */
export function openNext(state: LoanState): void {
  const dueOn = nextDueOn(state);
  if (state.terms && dueOn) billNext(state, state.terms, dueOn);
}

/** Bills the next installment when its statement has been sent and every earlier installment is paid or due. */
export function billStatement(state: LoanState, on: CivilDate): void {
  const dueOn = nextDueOn(state);
  const last = state.billed.at(-1);
  if (!state.terms || !dueOn || (last && last.dueOn > on)) return;
  if (daysBetween(on, dueOn) <= STATEMENT_DAYS) billNext(state, state.terms, dueOn);
}

/** Takes principal off a loan: first what is not yet due, then what was billed last. Returns what found no principal. */
export function creditPrincipal(state: LoanState, amountCents: number): number {
  let left = amountCents;
  const ahead = Math.min(left, state.notYetDueCents);
  state.notYetDueCents -= ahead;
  left -= ahead;
  const moved = Math.min(left, state.movedPrincipalCents);
  state.movedPrincipalCents -= moved;
  left -= moved;
  for (const row of [...state.billed].reverse()) {
    const part = Math.min(left, unpaidPrincipal(row));
    row.principalCents -= part;
    left -= part;
  }
  return left;
}

/** Takes interest off a loan: first what is unpaid, newest first. Returns the part that was paid already. */
export function creditInterest(state: LoanState, rows: readonly BilledInstallment[], amountCents: number): number {
  let left = amountCents;
  for (const row of [...rows].reverse()) {
    const part = Math.min(left, unpaidInterest(row));
    row.interestCents -= part;
    left -= part;
  }
  state.interestBilledCents -= amountCents;
  return left;
}
