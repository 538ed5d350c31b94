import { notNegative } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { rateFromUnits } from '../money/rate';
import { refuse } from '../refusal';
import type { TreatmentTerms } from './treatment-row';

/** What a treatment is priced by. */
export const UNIT_TYPES = ['unit', 'syringe', 'vial', 'session', 'area'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** So many units of each, or one at a time. */
export const PRICE_TYPES = ['PER_UNIT', 'PER_TREATMENT'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];

/** How a treatment is priced: what comes in syringes is counted, a session is not. */
export const priceTypeOf = (unitType: UnitType): PriceType => (unitType === 'session' ? 'PER_TREATMENT' : 'PER_UNIT');

export const DISCOUNT_KINDS = ['NONE', 'AMOUNT', 'PERCENT'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** A discount as it is kept: cents off each unit for `AMOUNT`, millionths of the price for `PERCENT`, 0 for `NONE`. */
export type KeptDiscount = { readonly discountKind: DiscountKind; readonly discountValue: number };

/** A discount as it is asked for: by amount off each unit, by percent (two decimals), or not at all. */
export type AskedDiscount = {
  readonly discountAmountCents: Cents | null;
  readonly discountPercent: number | null;
};

/**
 * Reads a discount: an amount off each unit or a percentage, not both; nothing and 0 are none.
 * @throws DomainRefusal `discountAmount` for both, a negative one and one above the price of a unit; `discountPercent` outside
 * 0 to 100.
 * @example 1.30 off 13.00 a unit; 10 % of it: the same price, kept as it was said.
 */
export function keptDiscount(asked: AskedDiscount, pricePerUnitCents: Cents): KeptDiscount {
  const amount = asked.discountAmountCents ?? 0;
  const millionths = Math.round((asked.discountPercent ?? 0) * 10_000);
  if (amount !== 0 && millionths !== 0)
    refuse('discountAmount', 'Enter the discount as an amount or a percentage, not both.');
  if (millionths !== 0) return { discountKind: 'PERCENT', discountValue: rateFromUnits(millionths, 'discountPercent') };
  if (amount === 0) return { discountKind: 'NONE', discountValue: 0 };
  if (amount > pricePerUnitCents)
    refuse('discountAmount', 'The discount is more than the unit price.', pricePerUnitCents);
  return { discountKind: 'AMOUNT', discountValue: notNegative('discountAmount', amount) };
}

/** A kept discount as it was asked for. */
export function askedDiscount({ discountKind, discountValue }: KeptDiscount): AskedDiscount {
  return {
    discountAmountCents: discountKind === 'AMOUNT' ? cents(discountValue) : null,
    discountPercent: discountKind === 'PERCENT' ? discountValue / 10_000 : null,
  };
}

/** Units, interval and discount of a treatment at a practice's price, as `treatmentRow` computes them. */
export function practiceTerms(of: {
  readonly units: number;
  readonly pricePerUnitCents: Cents;
  readonly intervalMonths: number | null;
  readonly discount: KeptDiscount;
}): TreatmentTerms {
  const { discountKind, discountValue } = of.discount;
  const { units, pricePerUnitCents, intervalMonths } = of;
  return {
    units,
    pricePerUnitCents,
    intervalMonths,
    discount: rateFromUnits(discountKind === 'PERCENT' ? discountValue : 0, 'discountPercent'),
    ...(discountKind === 'AMOUNT' && { discountPerUnitCents: cents(discountValue) }),
  };
}
