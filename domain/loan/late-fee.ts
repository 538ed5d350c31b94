import { type CivilDate, daysBetween } from '../calendar/civil-date';
import { notNegative } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { percentNumber, type Rate, ratePercent, shareOf } from '../money/rate';
import { formatUsdExact } from '../money/usd';
import type { LateFeeTerms } from '../payment-plan/plan';
import { countedDays, lateAfter, PAST_DUE_TOLERANCE_CENTS, pastDueRows } from './delinquency';
import { dutyOfPeriod, isOnDuty } from './duty-rate';
import { type BilledInstallment, type LoanState, unpaidOf } from './loan-state';

/** What limits a late fee. A limit that is null does not apply. */
export type LateFeeRule = {
  /** A payment up to so many days late carries no fee. */
  readonly graceDays: number;
  /** Share of what is unpaid of the installment. */
  readonly share: Rate;
  readonly productCapCents: Cents | null;
  readonly stateCapCents: Cents | null;
};

/** Ten days of grace and 5 % of what is unpaid. */
export const DEFAULT_LATE_FEE_RULE: LateFeeRule = {
  graceDays: 10,
  share: ratePercent('5'),
  productCapCents: null,
  stateCapCents: null,
};

/** The rule of a loan whose state caps the fee. */
export const lateFeeRule = ({ capCents }: LateFeeTerms): LateFeeRule => ({
  ...DEFAULT_LATE_FEE_RULE,
  stateCapCents: capCents,
});

const GRACE_DAYS = DEFAULT_LATE_FEE_RULE.graceDays;
const PERCENT = percentNumber(DEFAULT_LATE_FEE_RULE.share);

/** What a late payment may cost, as it is told to the borrower (12 CFR 1026.18(l)); without terms the state is not known yet. */
export function lateFeeSentence(terms?: LateFeeTerms): string {
  if (terms?.capCents === 0) return 'There is no late fee.';
  const says = `If a payment is more than ${GRACE_DAYS} days late, you may be charged ${PERCENT}% of the part of it that is unpaid`;
  if (!terms) return `${says}, within the limit of your state; in some states there is no late fee.`;
  return terms.capCents === null ? `${says}.` : `${says}, and no more than ${formatUsdExact(terms.capCents)}.`;
}

/** The same in Spanish. */
export function spanishLateFeeSentence(terms?: LateFeeTerms): string {
  if (terms?.capCents === 0) return 'No hay cargo por pago atrasado.';
  const says = `Si un pago se atrasa más de ${GRACE_DAYS} días, se le puede cobrar el ${PERCENT}% de la parte que no se pagó`;
  if (!terms) return `${says}, dentro del límite de su estado; en algunos estados no hay cargo por pago atrasado.`;
  return terms.capCents === null ? `${says}.` : `${says}, y no más de ${formatUsdExact(terms.capCents)}.`;
}

/** The smallest of the share of what is unpaid and the caps. */
export function lateFeeAmount(unpaidCents: Cents, rule: LateFeeRule): Cents {
  const caps = [rule.productCapCents, rule.stateCapCents].filter((cap) => cap !== null);
  return cents(Math.min(shareOf(notNegative('unpaidCents', unpaidCents), rule.share), ...caps));
}

/**
 * Money that arrived for an installment, whatever debt it was applied to: nearer to its due date than to the one before, once the grace of
 * that one is over, and by the end of its own. Whoever is one payment behind and pays every later one near its day pays that one in time
 * (UCCC 2.502(3): payments count first for the current installment; 16 CFR 444.4); whoever pays each one late pays none of them in time.
 * @NOTE choice: money between two due dates counts for the nearer one. The law names no day from which money is for the next installment.
 * @example due January 15 and February 15: money of January 30 counts for January, money of January 31 for February.
 */
function arrivedFor(state: Readonly<LoanState>, row: BilledInstallment, graceDays: number): number {
  const before = state.terms?.dueOn[row.number - 2];
  const isOver = (dueOn: CivilDate, on: CivilDate) => on > dueOn && countedDays(state, dueOn, on) > graceDays;
  const isForBefore = (dueOn: CivilDate, on: CivilDate) =>
    !isOver(dueOn, on) || daysBetween(dueOn, on) < daysBetween(on, row.dueOn);
  return state.arrived.reduce(
    (sum, { on, amountCents }) =>
      (before === undefined || !isForBefore(before, on)) && !isOver(row.dueOn, on) ? sum + amountCents : sum,
    0,
  );
}

/**
 * Late fees that fall due on a day: one per installment, ever; from the day after the grace days; on what is unpaid of it; never when
 * its amount arrived by then though it paid older debt, or when the only shortage is money that an earlier late fee took (no pyramiding,
 * 16 CFR 444.4); never for a dollar or less.
 * @param state folded up to `on`.
 */
export function lateFeesDue(
  state: Readonly<LoanState>,
  on: CivilDate,
  rule: LateFeeRule = DEFAULT_LATE_FEE_RULE,
): { readonly number: number; readonly amountCents: Cents }[] {
  const { terms } = state;
  // Fees are interest while service caps the rate (50 U.S.C. 3937(d)(1)).
  if (state.status !== 'OPEN' || (terms && isOnDuty(terms, on))) return [];
  const charges = state.charges.filter((charge) => charge.fee === 'LATE');
  const charged = new Set(charges.map((charge) => charge.number));
  let takenByFees = charges.reduce((sum, charge) => sum + charge.paidCents, 0);
  return pastDueRows(state, on).flatMap((row) => {
    const excused = Math.min(takenByFees, unpaidOf(row));
    takenByFees -= excused;
    if (terms && dutyOfPeriod(terms, row.number)) return [];
    if (charged.has(row.number) || countedDays(state, lateAfter(row), on) <= rule.graceDays) return [];
    const asked = row.interestCents + row.principalCents;
    // Money is for what is asked for first, so what arrived meanwhile was for the installments between its old day and its new one.
    const left = row.newDueOn ? asked : asked - arrivedFor(state, row, rule.graceDays);
    const unpaid = Math.min(unpaidOf(row) - excused, left);
    if (unpaid <= PAST_DUE_TOLERANCE_CENTS) return [];
    const amountCents = lateFeeAmount(cents(unpaid), rule);
    return amountCents > 0 ? [{ number: row.number, amountCents }] : [];
  });
}
