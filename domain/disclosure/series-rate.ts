import { refuse } from '../refusal';

/**
 * Rate per unit-period of one advance repaid by payments in consecutive unit-periods, the first after `whole` unit-periods and a
 * `fraction`: `Σ P_k / ((1 + f·i)(1 + i)^(whole + k)) = A` (12 CFR 1026 App. J (b)(8)). The odd first period counts as simple interest.
 *
 * Newton's method on the logarithm of the present value, which is convex and falls, so it cannot miss the one root; the residual is
 * checked. Amounts in cents.
 * @throws DomainRefusal when the payments return less than the advance, or no rate below 1,000 % per unit-period fits.
 */
export function seriesRate(advance: number, payments: readonly number[], whole: number, fraction: number): number {
  let total = 0;
  for (const payment of payments) total += payment;
  if (!(advance > 0 && total >= advance))
    refuse('payments', 'The payments return less than the amount financed.', advance);
  if (total === advance) return 0;

  let rate = (total / advance - 1) / (whole + fraction + (payments.length - 1) / 2);
  for (let round = 0; round < 100; round += 1) {
    const v = 1 / (1 + rate);
    let sum = 0;
    let slope = 0;
    for (let index = payments.length - 1; index >= 0; index -= 1) {
      slope = slope * v + sum;
      sum = sum * v + (payments[index] ?? 0);
    }
    const simple = 1 + fraction * rate;
    const gap = Math.log((sum * v ** whole) / (simple * advance));
    const step = gap / (whole * v + fraction / simple + (slope / sum) * v * v);
    rate = Math.max(0, rate + step);
    if (Math.abs(step) <= 1e-13 + 1e-12 * rate && Math.abs(gap) < 1e-9 && rate < 10) return rate;
  }
  return refuse('payments', 'No annual percentage rate fits these payments.', 10);
}

/** A rate per unit-period as a yearly percentage, rounded to 0.01 for print. */
export function printedPercent(rate: number, unitPeriodsPerYear: number): number {
  return Math.round(rate * unitPeriodsPerYear * 10_000) / 100;
}
