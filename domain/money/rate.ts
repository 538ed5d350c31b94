import { refuse } from '../refusal';
import type { Cents } from './cents';
import { cents } from './cents';
import { multiplyDivideHalfUp } from './rounding';

declare const rateBrand: unique symbol;

/** A yearly rate or a share as a whole number of millionths: 17.99 % is 179,900. Four decimals of a percent are exact. */
export type Rate = number & { readonly [rateBrand]: 'Rate' };

/** Millionths in 1, that is 100 %, the highest rate accepted. */
export const RATE_UNITS = 1_000_000;

/**
 * Reads a percentage written as decimal text, e.g. `"17.99"`: 0 to 100 with at most four decimals.
 * @throws DomainRefusal naming `field` on any other text.
 */
export function ratePercent(text: string, field = 'ratePercent'): Rate {
  const match = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(text);
  if (!match) refuse(field, `${field} is not a percentage with at most four decimals: ${text}`, 4);
  return rateFromUnits(Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0')), field);
}

/**
 * Brands whole millionths as a rate, 0 to 1,000,000 (100 %).
 * @throws DomainRefusal naming `field` outside that range.
 */
export function rateFromUnits(units: number, field = 'ratePercent'): Rate {
  if (!Number.isInteger(units) || units < 0 || units > RATE_UNITS) {
    refuse(field, `${field} is outside 0% to 100%: ${units / 10_000}`, 100);
  }
  return units as Rate;
}

/** The percentage of basis points as a number for display and JSON: 1,799 gives 17.99. */
export const percentFromBps = (bps: number): number => bps / 100;

/** The percentage as a number for display and JSON: 179,900 gives 17.99. */
export function percentNumber(rate: Rate): number {
  return rate / 10_000;
}

/** A share of an amount, rounded half up to the cent: $1,234.45 at 2.5 % is $30.86. */
export function shareOf(amount: Cents, share: Rate): Cents {
  return cents(multiplyDivideHalfUp(amount, share, RATE_UNITS));
}
