import { type Cents, cents } from '../money/cents';
import { type Rate, rateFromUnits, shareOf } from '../money/rate';
import { refuse } from '../refusal';
import { notNegative, positive } from './entry';

/** How a practice pays for a purchase: what the product and its grade say. */
export type DiscountFeeTerms = {
  /** Fee of the product at the borrower's grade, or the product's own when the grade has none. */
  readonly mdf: Rate;
  /** Replaces `mdf` for a manufacturer's products (`allerganMdf`). */
  readonly manufacturerMdf?: Rate;
  /** Replaces both for the unlimited funding type (`PatientFiUnlimited_pctFee`). */
  readonly unlimitedFee?: Rate;
  /** Smallest fee for a purchase; 0 for none. */
  readonly minimumFee: Cents;
};

/** The rate that applies: the unlimited funding type's, else the manufacturer's for its products, else the product's. */
export function discountRate(terms: Omit<DiscountFeeTerms, 'minimumFee'>, isManufacturerProduct: boolean): Rate {
  if (terms.unlimitedFee !== undefined) return terms.unlimitedFee;
  if (isManufacturerProduct && terms.manufacturerMdf !== undefined) return terms.manufacturerMdf;
  return terms.mdf;
}

/**
 * What a practice pays and gets for a purchase.
 * @param amount cents, above 0.
 * @returns `fee = max(roundHalfUp(amount · rate), minimumFee)` and `net = amount − fee`.
 * @throws DomainRefusal `amount` when not above 0; `minimumFee` when the fee would leave the practice less than nothing.
 * @example $1,234.45 at 2.5 %: fee 30.86, net 1,203.59.
 */
export function discountFee(
  amount: Cents,
  terms: DiscountFeeTerms,
  isManufacturerProduct = false,
): { readonly fee: Cents; readonly net: Cents } {
  positive('amount', amount);
  const minimum = notNegative('minimumFee', terms.minimumFee);
  const rate = rateFromUnits(discountRate(terms, isManufacturerProduct), 'mdf');
  const fee = cents(Math.max(shareOf(amount, rate), minimum));
  if (fee > amount) refuse('minimumFee', 'The minimum fee is above the purchase.', amount);
  return { fee, net: cents(amount - fee) };
}

/**
 * The fee a practice gets back when a purchase shrinks: the fee on the old amount less the fee on the new one. A purchase
 * reduced to 0 returns the whole fee.
 * @example 5,000 → 3,500 at 6.9 %: 345.00 − 241.50 = 103.50.
 */
export function discountFeeReturned(change: {
  readonly from: Cents;
  readonly to: Cents;
  readonly terms: DiscountFeeTerms;
  readonly isManufacturerProduct?: boolean;
}): Cents {
  const { from, to, terms, isManufacturerProduct = false } = change;
  notNegative('to', to);
  if (to >= from) refuse('to', 'The new amount must be below the old one.', from);
  const feeAfter = to === 0 ? 0 : discountFee(to, terms, isManufacturerProduct).fee;
  return cents(discountFee(from, terms, isManufacturerProduct).fee - feeAfter);
}

/**
 * Splits an amount with a funding partner (`contractSellPercentage`). Ours is what remains, so the parts always add up.
 * @example $180.74 at 80 %: partner 144.59, ours 36.15.
 */
export function partnerSplit(amount: Cents, sellShare: Rate): { readonly partner: Cents; readonly ours: Cents } {
  notNegative('amount', amount);
  const partner = shareOf(amount, rateFromUnits(sellShare, 'sellShare'));
  return { partner, ours: cents(amount - partner) };
}
