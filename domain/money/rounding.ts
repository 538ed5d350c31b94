/**
 * Whole-number division with the rounding in the name. Every product of money is exact: it stays below 2^53 in plain numbers or
 * moves to bigint. (The floor of a double quotient is the true floor as long as the dividend is below 2^53.)
 */

/** `left · right / divisor`, exact, halves away from zero. Whole `left` and `right`, `divisor` > 0. */
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
