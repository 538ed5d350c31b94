import { type Cents, cents } from '../money/cents';

/** What of a credit comes off an invoice. */
export type SetOff<T> = { readonly of: T; readonly amountCents: Cents; readonly isWhole: boolean };

/**
 * Takes credits off what an invoice comes to, the first ones first, never below zero.
 * @example 20.00 and 500.00 off 399.00: 20.00 whole, 379.00 of the other, whose 121.00 wait for the next invoice.
 */
export function setOff<T extends { readonly leftCents: Cents }>(dueCents: Cents, credits: readonly T[]): SetOff<T>[] {
  let left: number = Math.max(0, dueCents);
  return credits.flatMap((of) => {
    const amount = Math.min(left, of.leftCents);
    left -= amount;
    return amount > 0 ? [{ of, amountCents: cents(amount), isWhole: amount === of.leftCents }] : [];
  });
}
