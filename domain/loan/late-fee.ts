import type { CivilDate } from '../calendar/civil-date';
import { notNegative } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { percentNumber, type Rate, ratePercent, shareOf } from '../money/rate';
import { countedDays, PAST_DUE_TOLERANCE_CENTS, pastDueRows } from './delinquency';
import { type LoanState, unpaidOf } from './loan-state';

/** What limits a late fee. A limit that is null does not apply. */
export type LateFeeRule = {
  /** A payment up to so many days late carries no fee. */
  readonly graceDays: number;
  /** Share of the instalment. */
  readonly share: Rate;
  readonly productCapCents: Cents | null;
  readonly stateCapCents: Cents | null;
};

/** Ten days of grace and 5 % of the instalment. */
export const DEFAULT_LATE_FEE_RULE: LateFeeRule = {
  graceDays: 10,
  share: ratePercent('5'),
  productCapCents: null,
  stateCapCents: null,
};

/** What a rule says to the borrower (12 CFR 1026.18(l)). The caps are named, not their amounts. */
export function lateFeeSentence({ graceDays, share }: LateFeeRule): string {
  return `If a payment is more than ${graceDays} days late, you may be charged up to ${percentNumber(share)}% of the payment, within the limit of your state.`;
}

/** The same in Spanish. */
export function spanishLateFeeSentence({ graceDays, share }: LateFeeRule): string {
  return `Si un pago se atrasa más de ${graceDays} días, se le puede cobrar hasta el ${percentNumber(share)}% del pago, dentro del límite de su estado.`;
}

/** The smallest of the share of the instalment and the caps. */
export function lateFeeAmount(instalmentCents: Cents, rule: LateFeeRule): Cents {
  const caps = [rule.productCapCents, rule.stateCapCents].filter((cap) => cap !== null);
  return cents(Math.min(shareOf(notNegative('instalmentCents', instalmentCents), rule.share), ...caps));
}

/**
 * Late fees that fall due on a day: one per instalment, ever; from the day after the grace days; never when the only shortage is
 * money that an earlier late fee took (no pyramiding, 16 CFR 444.4); never for a dollar or less.
 * @param state folded up to `on`.
 */
export function lateFeesDue(
  state: Readonly<LoanState>,
  on: CivilDate,
  rule: LateFeeRule = DEFAULT_LATE_FEE_RULE,
): { readonly number: number; readonly amountCents: Cents }[] {
  if (state.status !== 'OPEN') return [];
  const charges = state.charges.filter((charge) => charge.fee === 'LATE');
  const charged = new Set(charges.map((charge) => charge.number));
  let takenByFees = charges.reduce((sum, charge) => sum + charge.paidCents, 0);
  return pastDueRows(state, on).flatMap((row) => {
    const excused = Math.min(takenByFees, unpaidOf(row));
    takenByFees -= excused;
    const isShort = unpaidOf(row) - excused > PAST_DUE_TOLERANCE_CENTS;
    if (!isShort || charged.has(row.number) || countedDays(state, row.dueOn, on) <= rule.graceDays) return [];
    const amountCents = lateFeeAmount(cents(row.interestCents + row.principalCents), rule);
    return amountCents > 0 ? [{ number: row.number, amountCents }] : [];
  });
}
