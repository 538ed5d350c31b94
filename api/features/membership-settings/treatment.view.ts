import type { membershipTreatment } from '@contract/membership-settings/entity';
import type { packageSuggestion } from '@contract/membership-settings/treatment-calls';
import { MANUFACTURER_PRODUCTS, PACKAGE_SUGGESTIONS } from '@domain/membership/manufacturer-products';
import type { ProductGroup } from '@domain/membership/package-suggestion';
import { askedDiscount, practiceTerms, priceTypeOf } from '@domain/membership/practice-treatment';
import { treatmentRow } from '@domain/membership/treatment-row';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import type { MembershipTreatmentRow } from './treatment.reads';
import { dependsOn, type Uses } from './uses.reads';

type Discounted = Pick<MembershipTreatmentRow, 'discount_kind' | 'discount_value'>;

const kept = ({ discount_kind: discountKind, discount_value: discountValue }: Discounted) => ({
  discountKind,
  discountValue,
});

/** A kept discount as it stands on the wire. */
export function discountView(row: Discounted) {
  const { discountAmountCents, discountPercent } = askedDiscount(kept(row));
  return { discountAmount: dollarsFromCents(discountAmountCents), discountPercent };
}

type Termed = Discounted & Pick<MembershipTreatmentRow, 'units' | 'interval_months'>;

/** What a row comes to at a price. @throws DomainRefusal where the discount is above it. */
export const rowOf = (row: Termed, pricePerUnit: number) =>
  treatmentRow(
    practiceTerms({
      units: row.units,
      pricePerUnitCents: cents(pricePerUnit),
      intervalMonths: row.interval_months,
      discount: kept(row),
    }),
  );

/** What a practice asks for a treatment, as lists and packages show it. */
const priceView = (row: MembershipTreatmentRow) => ({
  pricePerUnit: dollarsFromCents(row.price_per_unit_cents),
  priceType: priceTypeOf(row.unit_type),
  unitType: row.unit_type,
  interval: row.interval_months,
  amountOfUnits: row.units,
  ...discountView(row),
});

export function treatmentView(row: MembershipTreatmentRow, uses: Uses): z.input<typeof membershipTreatment> {
  const { preDiscountCents, totalCents } = rowOf(row, row.price_per_unit_cents);
  return {
    _id: row.id,
    name: row.name,
    area: row.area,
    ...priceView(row),
    priviproduct: row.product_key,
    practicemanagement: row.practice_id,
    preDiscountAmount: dollarsFromCents(preDiscountCents),
    totalAmount: dollarsFromCents(totalCents),
    isRemoved: row.removed_at !== null,
    usedIn: dependsOn(uses, row.id),
    version: row.version,
  };
}

const NO_PRICE = {
  pricePerUnit: null,
  priceType: null,
  unitType: null,
  interval: null,
  amountOfUnits: null,
  discountAmount: null,
  discountPercent: null,
};

/** The packages of manufacturers at the prices of a practice's own treatments, matched by product (membership §3). */
export function suggestionViews(sold: readonly MembershipTreatmentRow[]): z.input<typeof packageSuggestion>[] {
  const productView = (one: { priviproduct: string; name: string; numberOfUnits: number }) => {
    const own = sold.find(({ product_key: key }) => key === one.priviproduct);
    const { priviproduct, name, numberOfUnits } = one;
    return { priviproduct, name, numberOfUnits, logoURL: null, ...(own ? priceView(own) : NO_PRICE) };
  };
  const groupView = ({ conjunction, products }: ProductGroup) => ({
    conjunction,
    products: products.map(productView),
  });
  return PACKAGE_SUGGESTIONS.map(({ id, name, intervalMonths, coreProduct, product1, product2 }) => ({
    _id: id,
    name,
    interval: intervalMonths,
    coreProduct: productView(coreProduct),
    product1: groupView(product1),
    product2: groupView(product2),
  }));
}

export const productViews = () =>
  MANUFACTURER_PRODUCTS.map(({ key, name, manufacturer, unitType, hasRewards }) => ({
    _id: key,
    name,
    manufacturer,
    unitType,
    hasRewards,
    logoURL: null,
  }));
