import type { FundingType } from '../enums';
import { type DiscountFeeTerms, discountRate } from '../ledger/discount-fee';
import { rateFromUnits } from '../money/rate';
import type { Offer } from '../underwriting/offers';

/** Units of a rate in a basis point. */
const UNITS_PER_BPS = 100;

/** What of a practice moves the fee of its purchases. */
export type PracticeFees = {
  readonly fundingTypes: readonly FundingType[];
  /** `PatientFiUnlimited_pctFee` in basis points; null where none is agreed. */
  readonly unlimitedFeeBps: number | null;
  /** The practice takes part in the manufacturer's program (`isAllergan`). */
  readonly isAllergan: boolean;
};

/**
 * Whether a purchase is of the manufacturer: it names treatments, and the practice does each of them with its products.
 * @param treatments by the names that the purchase gives; undefined for one that the practice does not list.
 */
export const isManufacturersPurchase = (treatments: readonly ({ isAllergan: boolean } | undefined)[]): boolean =>
  treatments.length > 0 && treatments.every((one) => one?.isAllergan === true);

/**
 * What a practice is charged of a purchase: PatientFi Unlimited's fee while the practice has that funding type and a fee for it, else
 * `allerganMdf` for a purchase of the manufacturer at a practice of its program, else the product's `mdf`.
 * @returns basis points, 0 or more.
 * Source: provider-admin §3 Funding type, Product.
 */
export function purchaseFeeBps(
  offer: Pick<Offer, 'mdfBps' | 'allerganMdfBps'>,
  practice: PracticeFees,
  isManufacturers: boolean,
): number {
  const rateOf = (bps: number) => rateFromUnits(bps * UNITS_PER_BPS);
  const { fundingTypes, unlimitedFeeBps, isAllergan } = practice;
  const terms: Omit<DiscountFeeTerms, 'minimumFee'> = {
    mdf: rateOf(offer.mdfBps),
    ...(isAllergan && { manufacturerMdf: rateOf(offer.allerganMdfBps) }),
    ...(unlimitedFeeBps !== null &&
      fundingTypes.includes('PatientFiUnlimited') && { unlimitedFee: rateOf(unlimitedFeeBps) }),
  };
  return discountRate(terms, isManufacturers) / UNITS_PER_BPS;
}
