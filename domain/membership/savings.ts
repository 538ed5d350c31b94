import { type Cents, cents } from '../money/cents';

/** A treatment that was given: what it cost in the plan, and what it costs without one. */
export type Given = { readonly priceCents: Cents; readonly listCents: Cents };

export type Savings = {
  readonly treatments: number;
  readonly priceCents: Cents;
  readonly listCents: Cents;
  readonly savedCents: Cents;
};

/**
 * What a member saved so far: list prices of what was given, less the prices of the plan.
 * @example Eight treatments for 3,131.75 instead of 3,535.00: 403.25 saved.
 */
export function savingsOf(given: readonly Given[]): Savings {
  const priceCents = cents(given.reduce((sum, one) => sum + one.priceCents, 0));
  const listCents = cents(given.reduce((sum, one) => sum + one.listCents, 0));
  return { treatments: given.length, priceCents, listCents, savedCents: cents(listCents - priceCents) };
}
