import { refuse, wholeNumberWithin } from '../refusal';
import { type Cents, cents } from './cents';

/**
 * Divides an amount by whole weights so that the parts add up to it exactly. The cents left after rounding down go one each to
 * the largest remainders, the earlier part first on a tie.
 * @param weights whole numbers of 0 or more, at least one above 0.
 * @throws DomainRefusal for an empty list, a negative or fractional weight, or weights that are all 0.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  cents(amount, 'amount');
  let weightSum = 0n;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) refuse('weights', `A weight is not a whole number: ${weight}`, 0);
    weightSum += BigInt(weight);
  }
  if (weightSum === 0n) refuse('weights', 'There is no weight above 0.', 1);

  const sign = amount < 0 ? -1 : 1;
  const total = BigInt(Math.abs(amount));
  const shares = weights.map((weight, index) => {
    const product = total * BigInt(weight);
    return { index, part: Number(product / weightSum), remainder: product % weightSum };
  });
  let left = Math.abs(amount) - shares.reduce((sum, share) => sum + share.part, 0);
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const share of byRemainder) {
    if (left === 0) break;
    share.part += 1;
    left -= 1;
  }
  return shares.map((share) => cents(share.part === 0 ? 0 : sign * share.part));
}

/** Most parts of one amount. */
export const PARTS_MAX = 10_000;

/**
 * Divides an amount into `count` parts that differ by at most one cent, the larger ones first.
 * @throws DomainRefusal for a count that is not 1 to PARTS_MAX.
 */
export function splitEvenly(amount: Cents, count: number): Cents[] {
  const parts = wholeNumberWithin('count', count, 1, PARTS_MAX);
  return allocate(amount, new Array<number>(parts).fill(1));
}
