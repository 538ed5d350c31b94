import { refuse } from '../refusal';

/** One advance and its payments in cents, with the payments' sum, which every caller has at hand. */
export type Series = { advance: number; payments: readonly number[]; total: number; whole: number; fraction: number };

/**
 * Rate per unit-period of one advance repaid by payments in consecutive unit-periods, the first after `whole` unit-periods and a
 * `fraction`: `Σ P_k / ((1 + f·i)(1 + i)^(whole + k)) = A` (12 CFR 1026 App. J (b)(8)). The odd first period counts as simple interest.
 *
 * Newton's method on the logarithm of the present value, which is convex and falls, so it cannot miss the one root; the residual is
 * checked. Amounts in cents.
 * @throws DomainRefusal when the payments return less than the advance, or no rate below 1,000 % per unit-period fits.
 */
export function seriesRate(series: Series): number {
  const { advance, payments, total, whole, fraction } = series;
  if (!(advance > 0 && total >= advance))
    refuse('payments', 'The payments return less than the amount financed.', advance);
  if (total === advance) return 0;

  // First guess from the mean and the spread of the payment times: two steps are usually enough.
  const count = payments.length;
  const meanTime = whole + fraction + (count - 1) / 2;
  const force = Math.log(total / advance) / meanTime;
  let rate = force * (1 + force / 2 + (force * (count * count - 1)) / (24 * meanTime));
  for (let round = 0; round < 100; round += 1) {
    const v = 1 / (1 + rate);
    const simple = 1 + fraction * rate;
    let factor = whole === 1 ? v : v ** whole;
    let value = 0;
    let moment = 0;
    for (let index = 0; index < count; index += 1) {
      const part = (payments[index] ?? 0) * factor;
      value += part;
      moment += part * index;
      factor *= v;
    }
    const gap = Math.log(value / (simple * advance));
    const step = gap / ((whole + moment / value) * v + fraction / simple);
    rate = Math.max(0, rate + step);
    // Convergence is quadratic: after a step this small the rate is exact to 1e-12.
    if (Math.abs(step) <= 1e-7 && rate < 10) return rate;
  }
  return refuse('payments', 'No annual percentage rate fits these payments.', 10);
}

/** A rate per unit-period as a yearly percentage, rounded to 0.01 for print. */
export function printedPercent(rate: number, unitPeriodsPerYear: number): number {
  return Math.round(rate * unitPeriodsPerYear * 10_000) / 100;
}
