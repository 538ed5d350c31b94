/**
 * `left · right / divisor`, rounded to the nearest whole number, halves away from zero. Whole `left` and `right`, `divisor` > 0.
 * The result is exact: up to 2^53 the floor of a quotient of doubles is the true floor, and a larger product is computed with bigint.
 */
export function multiplyDivideHalfUp(left: number, right: number, divisor: number): number {
  const product = left * right;
  if (product < 0) return 0 - multiplyDivideHalfUp(-left, right, divisor);
  if (product <= Number.MAX_SAFE_INTEGER - divisor) {
    const whole = Math.floor(product / divisor);
    return 2 * (product - whole * divisor) >= divisor ? whole + 1 : whole;
  }
  const wide = BigInt(left) * BigInt(right) * 2n + BigInt(divisor);
  return Number(wide / (2n * BigInt(divisor)));
}

/** `dividend / divisor` rounded to the nearest whole number, halves away from zero. */
export function divideHalfUp(dividend: number, divisor: number): number {
  return multiplyDivideHalfUp(dividend, 1, divisor);
}

/** Smallest whole number not below `dividend / divisor`, for whole numbers within ±2^53 and `divisor` > 0. */
export function divideUp(dividend: number, divisor: number): number {
  return Math.ceil(dividend / divisor);
}
