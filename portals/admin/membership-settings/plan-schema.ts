import { keptDiscount, practiceTerms } from '@domain/membership/practice-treatment';
import {
  listPriceOf,
  type PlanTotals,
  planDiscounts,
  planTotals,
  type TreatmentRow,
  treatmentRow,
} from '@domain/membership/treatment-row';
import { type Cents, sumCents } from '@domain/money/cents';
import { centsFromDollars } from '@domain/money/dollars';
import { DomainRefusal } from '@domain/refusal';
import type { Frozen } from '@portals/state/frozen';
import * as z from 'zod/mini';
import { discountField, readDiscount } from './discount-text';
import type { Treatment } from './settings.store';

type Treatments = readonly Frozen<Treatment>[];

const amountText = z.string().check(z.regex(/^(\d{1,7}(\.\d{1,2})?)?$/, 'Enter an amount like 500'));
const amount = z.pipe(
  amountText,
  z.transform((text: string) => Number(text)),
);
const interval = z.pipe(
  z.string(),
  z.transform((text: string) => (text === '' ? null : Number(text))),
);

/** The form of a plan: its rows are of the practice's treatments, each once, with a discount that is not above the price. */
export function planSchema(treatments: Treatments) {
  const row = z
    .object({
      _id: z.string().check(z.minLength(1, 'Choose a treatment')),
      units: z.pipe(
        z.string().check(z.trim(), z.regex(/^[1-9]\d{0,3}$/, 'Enter a whole number, 1 or more')),
        z.transform((text: string) => Number(text)),
      ),
      interval,
      discount: discountField,
      upfrontCost: amount,
    })
    .check(
      z.refine(
        ({ _id, discount }) => {
          const price = treatments.find((one) => one._id === _id)?.pricePerUnit;
          return price === undefined || (discount.discountAmount ?? 0) <= price;
        },
        { path: ['discount'], message: 'The discount can’t be more than the price' },
      ),
    );
  // The lone fields stay the texts that they are, so that what somebody typed is told from what was there.
  return z.object({
    name: z.string().check(z.trim(), z.minLength(1, 'Enter a name'), z.maxLength(60, 'Use 60 characters or fewer')),
    description: z.string().check(z.trim(), z.maxLength(300, 'Use 300 characters or fewer')),
    treatments: z.array(row).check(z.minLength(1, 'Add at least one treatment')),
    providerDiscount: amountText,
  });
}
export type PlanFormAnswers = z.output<ReturnType<typeof planSchema>>;

/** The answers as the call takes them. */
export const planBody = ({ description, treatments, providerDiscount, ...plan }: PlanFormAnswers) => ({
  ...plan,
  description: description === '' ? null : description,
  treatments: treatments.map(({ discount, ...one }) => ({ ...one, ...discount })),
  providerDiscount: Number(providerDiscount),
});

/** A row as it is typed. */
export type TypedRow = Partial<Readonly<Record<'_id' | 'units' | 'interval' | 'discount' | 'upfrontCost', string>>>;

/** What a typed row comes to in a year; null while it says nothing that can be reckoned. */
export function typedYear(row: TypedRow, treatments: Treatments): TreatmentRow | null {
  const own = treatments.find(({ _id }) => _id === row._id);
  const discount = readDiscount(row.discount ?? '');
  if (!own || !discount) return null;
  const pricePerUnitCents = centsFromDollars(own.pricePerUnit);
  const discountAmountCents = discount.discountAmount === null ? null : centsFromDollars(discount.discountAmount);
  try {
    return treatmentRow(
      practiceTerms({
        units: Number(row.units),
        pricePerUnitCents,
        intervalMonths: row.interval ? Number(row.interval) : null,
        discount: keptDiscount({ discountAmountCents, discountPercent: discount.discountPercent }, pricePerUnitCents),
      }),
    );
  } catch (refusal) {
    if (refusal instanceof DomainRefusal) return null;
    throw refusal;
  }
}

export type TypedTotals = { totals: PlanTotals; listPriceCents: Cents; discountsCents: Cents } | { fault: string };

/** What the typed rows come to together; what stands against it, or null while there is nothing to reckon. */
export function typedTotals(
  rows: readonly TypedRow[],
  years: readonly (TreatmentRow | null)[],
  providerDiscount: string,
): TypedTotals | null {
  const known = years.filter((year) => year !== null);
  const dollars = (text: string | undefined) => (/^\d{1,7}(\.\d{1,2})?$/.test(text ?? '') ? Number(text) : 0);
  if (known.length === 0) return null;
  const upfrontCostCents = sumCents(rows.map((row) => centsFromDollars(dollars(row.upfrontCost))));
  try {
    const totals = planTotals({
      treatments: known,
      discounts: [{ issuer: 'Provider Discount', amountCents: centsFromDollars(dollars(providerDiscount)) }],
      upfrontCostCents,
    });
    const { listPriceCents } = listPriceOf(known);
    return { totals, listPriceCents, discountsCents: planDiscounts(listPriceCents, totals) };
  } catch (refusal) {
    if (!(refusal instanceof DomainRefusal)) throw refusal;
    return {
      fault:
        refusal.field === 'upfrontCost'
          ? 'The upfront cost can’t be more than the treatment cost.'
          : 'Your discount can’t be more than the treatment cost.',
    };
  }
}
