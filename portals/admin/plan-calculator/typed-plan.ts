import type { CallInput } from '@contract/endpoint';
import type { FieldFault } from '@contract/error';
import type { calculatePlan } from '@contract/membership/calculator-calls';
import { UNITS_MAX } from '@domain/membership/treatment-row';
import { dollarsFromCents } from '@domain/money/dollars';
import { typedAmount } from '@sdk/calculator/amount-scale';
import { faults } from './words';

/** A treatment of the plan as it is typed. */
export type TypedRow = {
  /** Of the practice's settings. */
  id: string;
  units: string;
  /** "10%" or "10" of the price, "$1.30" off each unit. */
  discount: string;
  /** Months between two; '' for a single one. */
  interval: string;
  upfront: string;
};

/** A plan as it is typed. */
export type TypedPlan = {
  rows: TypedRow[];
  /** Of a manufacturer, with its product; null without one. */
  coupon: { amount: string; product: string } | null;
  /** Of the practice, off the year; null without one. */
  discount: string | null;
};

export type AskedPlan = Pick<CallInput<typeof calculatePlan>['body'], 'treatments' | 'discounts'>;

/** Where a fault stands: of a row by its position and field, or of a discount. */
export type PlanFaults = Readonly<Record<string, string>>;

const dollarsOf = (text: string): number | undefined => {
  const amount = typedAmount(text);
  return amount === undefined ? undefined : dollarsFromCents(amount);
};

/** A discount as typed, in percent or dollars off each unit; undefined for anything else. */
export function readDiscount(text: string): { discountPercent: number } | { discountAmount: number } | undefined {
  const trimmed = text.trim();
  if (trimmed.startsWith('$')) {
    const amount = dollarsOf(trimmed);
    return amount === undefined ? undefined : { discountAmount: amount };
  }
  const match = /^(\d{1,3}(?:\.\d{1,2})?)?\s*%?$/.exec(trimmed);
  if (!match) return undefined;
  const percent = Number(match[1] ?? '0');
  return percent <= 100 ? { discountPercent: percent } : undefined;
}

/** Reads what was typed; `asked` is null while something of it says nothing. */
export function readPlan(plan: TypedPlan): { asked: AskedPlan | null; faults: PlanFaults } {
  const found: Record<string, string> = {};
  const treatments = plan.rows.map((row, index) => {
    const at = `treatments[${index}]`;
    const units = /^\d{1,5}$/.test(row.units.trim()) ? Number(row.units) : 0;
    if (units < 1 || units > UNITS_MAX) found[`${at}.units`] = faults.units;
    const discount = readDiscount(row.discount);
    if (!discount) found[`${at}.discount`] = faults.discount;
    const upfrontCost = row.upfront.trim() === '' ? 0 : dollarsOf(row.upfront);
    if (upfrontCost === undefined) found[`${at}.upfrontCost`] = faults.amount;
    const interval = row.interval === '' ? null : Number(row.interval);
    return { _id: row.id, units, interval, ...discount, upfrontCost: upfrontCost ?? 0 };
  });
  const discounts: AskedPlan['discounts'] = [];
  const give = (issuer: 'Manufacturer Coupon' | 'Provider Discount', text: string, product?: string) => {
    const amount = dollarsOf(text);
    if (amount === undefined) found[issuer] = faults.amount;
    else if (amount > 0) discounts.push({ issuer, amount, ...(product && { product }) });
  };
  if (plan.coupon && plan.coupon.amount.trim() !== '')
    give('Manufacturer Coupon', plan.coupon.amount, plan.coupon.product);
  if (plan.discount !== null && plan.discount.trim() !== '') give('Provider Discount', plan.discount);
  const isReadable = treatments.length > 0 && Object.keys(found).length === 0;
  return { asked: isReadable ? { treatments, discounts } : null, faults: found };
}

/** The faults that the server found, at the fields of the screen. */
export function shownFaults(fields: readonly FieldFault[]): PlanFaults {
  return Object.fromEntries(
    fields.map(({ field, message }) => [field.replace(/\.discount(?:Percent|Amount)$/, '.discount'), message ?? '']),
  );
}

/** A plan in the address of its print page. */
export const planText = (asked: AskedPlan): string => JSON.stringify(asked);

/** The plan of an address; null where it is none. What it asks for the server checks. */
export function planOfText(text: string | null): AskedPlan | null {
  try {
    const plan: unknown = JSON.parse(text ?? '');
    return typeof plan === 'object' && plan !== null && 'treatments' in plan ? (plan as AskedPlan) : null;
  } catch {
    return null;
  }
}
