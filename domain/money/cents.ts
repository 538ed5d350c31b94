import { refuse } from '../refusal';

declare const centsBrand: unique symbol;

/** A whole number of US cents. Safe integers only: up to about 90 trillion dollars, far above any amount here. */
export type Cents = number & { readonly [centsBrand]: 'Cents' };

/**
 * Brands a whole number as cents.
 * @throws DomainRefusal naming `field` when the value is not a safe integer (NaN, fractions, beyond ±2^53).
 */
export function cents(value: number, field = 'cents'): Cents {
  if (!Number.isSafeInteger(value)) refuse(field, `${field} is not a whole number of cents: ${value}`, 'whole cents');
  return value as Cents;
}

export const ZERO_CENTS = 0 as Cents;

/** Exact sum. */
export function sumCents(values: Iterable<Cents>): Cents {
  let total = 0;
  for (const value of values) total += value;
  return cents(total);
}
