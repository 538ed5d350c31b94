import * as z from 'zod/mini';
import { usd } from '../words/amounts';

/** A discount by amount off each unit, or by percent; neither for none. */
export type Discount = { discountAmount: number | null; discountPercent: number | null };

export const NO_DISCOUNT: Discount = { discountAmount: null, discountPercent: null };

/** Reads "10%", "$1.50" or nothing; undefined for anything else. */
export function readDiscount(text: string): Discount | undefined {
  const typed = text.replaceAll(/[\s,]/g, '');
  if (typed === '') return NO_DISCOUNT;
  const match = /^(\$?)(\d{1,6}(?:\.\d{1,2})?)(%?)$/.exec(typed);
  if (!match || (match[1] && match[3])) return undefined;
  const value = Number(match[2]);
  if (value === 0) return NO_DISCOUNT;
  if (!match[3]) return { ...NO_DISCOUNT, discountAmount: value };
  return value <= 100 ? { ...NO_DISCOUNT, discountPercent: value } : undefined;
}

/** A discount as it is typed: "10%", "$1.50", nothing. */
export function discountText({ discountAmount, discountPercent }: Discount): string {
  if (discountPercent !== null) return `${discountPercent}%`;
  return discountAmount === null ? '' : usd(discountAmount);
}

/** "10% off", "$1.50 off a unit". */
export function discountWords(of: Discount, unitType: string): string {
  if (of.discountPercent !== null) return `${of.discountPercent}% off`;
  return of.discountAmount === null ? '' : `${usd(of.discountAmount)} off per ${unitType}`;
}

/** A discount as it is typed into a form. */
export const discountTyped = z.string().check(
  z.trim(),
  z.refine((text) => readDiscount(text) !== undefined, 'Enter a discount like 10% or $1.50'),
);
/** The same, read. */
export const discountField = z.pipe(
  discountTyped,
  z.transform((text: string) => readDiscount(text) ?? NO_DISCOUNT),
);
