import { refuse } from '../refusal';
import { type Cents, cents } from './cents';
import { TYPED_DOLLARS_MAX } from './usd';

/** Dollars as the JSON number of the wire: 123450 cents give 1234.5; no amount stays none. */
export function dollarsFromCents<A extends number | null>(amount: A): A extends null ? null : number {
  return (amount === null ? null : amount / 100) as A extends null ? null : number;
}

/**
 * Cents of a JSON number of dollars. The number must be the nearest double of an amount with at most two decimals, so 0.1 + 0.2
 * and 10.005 are refused instead of rounded.
 * @throws DomainRefusal naming `field` for NaN, infinities, more than two decimals, or beyond ±TYPED_DOLLARS_MAX.
 */
export function centsFromDollars(dollars: number, field = 'amount'): Cents {
  if (!Number.isFinite(dollars)) refuse(field, `${field} is not a number of dollars.`);
  if (Math.abs(dollars) > TYPED_DOLLARS_MAX)
    refuse(field, `${field} is above ${TYPED_DOLLARS_MAX} dollars.`, TYPED_DOLLARS_MAX);
  const whole = Math.round(dollars * 100);
  if (whole / 100 !== dollars) refuse(field, `${field} has more than two decimals: ${dollars}`, 2);
  return cents(whole === 0 ? 0 : whole);
}
