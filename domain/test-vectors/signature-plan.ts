import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { SIGNATURE_ROWS, type SignatureProduct } from './membership-vectors';

/** Treatment terms of the plan of M1, each with a manufacturer's product of its name. */
export const signatureTerms = () =>
  SIGNATURE_ROWS.map(({ name, units, pricePerUnit, discountPercent, interval }) => ({
    units,
    pricePerUnitCents: cents(pricePerUnit),
    discount: ratePercent(discountPercent),
    intervalMonths: interval,
    product: name,
  }));

/** The plan's treatments and how often each was given. */
export const signatureDelivered = (given: Readonly<Record<SignatureProduct, number>>) =>
  SIGNATURE_ROWS.map(({ name, total, preDiscount, annual }) => ({
    product: name,
    totalCents: cents(total),
    preDiscountCents: cents(preDiscount),
    annualCents: cents(annual),
    delivered: given[name],
  }));
