import { notNegative } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { RATE_UNITS, type Rate, rateFromUnits, shareOf } from '../money/rate';

/** The merchant discount fee on an amount of treatments, rounded half up. */
export const merchantFee = (amountCents: Cents, rate: Rate): Cents =>
  shareOf(notNegative('amount', amountCents), rateFromUnits(rate, 'merchantDiscountFee'));

type Billed = {
  /** The plan's year after discounts. */
  readonly planTotalCents: Cents;
  readonly rate: Rate;
};

/**
 * Merchant fee of a practice that is paid month by month, on all that was billed so far: rounded up, and the fee of the year at most,
 * so that the last month takes the cents.
 * @param so.billedCents treatments billed in this plan year, upfront cost included.
 */
export function merchantFeeSoFar(so: Billed & { readonly billedCents: Cents }): Cents {
  const billed = notNegative('billed', so.billedCents);
  const ofYear = merchantFee(notNegative('planTotal', so.planTotalCents), so.rate);
  const roundedUp = (BigInt(billed) * BigInt(so.rate) + BigInt(RATE_UNITS - 1)) / BigInt(RATE_UNITS);
  return cents(Math.min(ofYear, Number(roundedUp)));
}

/**
 * The merchant fee of a month: the fee on all that was billed with it, less the fee that was taken before. Twelve months make the
 * fee of the year to the cent, also when the plan is changed in between.
 * @param month.billedBeforeCents treatments billed before in this plan year, upfront cost included.
 * @param month.feeTakenCents fee taken before; left out, the fee on what was billed before.
 * @example 550.15 of a year of 6,601.80 at 2.99 %: 16.45, in the twelfth month 16.44. Source: decision 58.
 */
export function monthlyMerchantFee(
  month: Billed & {
    readonly billedBeforeCents: Cents;
    readonly amountCents: Cents;
    readonly feeTakenCents?: Cents;
  },
): Cents {
  const { planTotalCents, rate } = month;
  const billedBefore = notNegative('billed', month.billedBeforeCents);
  const billedCents = cents(billedBefore + notNegative('amount', month.amountCents));
  const taken = month.feeTakenCents ?? merchantFeeSoFar({ billedCents: billedBefore, planTotalCents, rate });
  return cents(Math.max(0, merchantFeeSoFar({ billedCents, planTotalCents, rate }) - notNegative('feeTaken', taken)));
}

/** What a changed total does to the fee of the year: negative where it goes down. Source: decision 56. */
export const merchantFeeChange = (totals: {
  readonly oldTotalCents: Cents;
  readonly newTotalCents: Cents;
  readonly rate: Rate;
}): Cents => cents(merchantFee(totals.newTotalCents, totals.rate) - merchantFee(totals.oldTotalCents, totals.rate));
