import { type Cents, cents } from '../money/cents';
import { wholeNumberWithin } from '../refusal';

/** Largest amount of a payment plan: $1,000,000. Product limits lie far below; this one keeps every product exact. */
export const PLAN_AMOUNT_MAX_CENTS = 100_000_000;

/** Longest term of a plan, and the most installments of any calculation. */
export const PLAN_TERM_MAX_MONTHS = 360;

/** Days from funding to the first payment, least and most. */
export const FIRST_PAYMENT_DAYS_MIN = 15;
export const FIRST_PAYMENT_DAYS_MAX = 45;

/** Passes one cent to PLAN_AMOUNT_MAX_CENTS. @throws DomainRefusal naming `field` and the limit. */
export function planAmount(value: number, field = 'amountCents'): Cents {
  return cents(wholeNumberWithin(field, value, 1, PLAN_AMOUNT_MAX_CENTS));
}

/** Passes 1 to PLAN_TERM_MAX_MONTHS. @throws DomainRefusal naming `field` and the limit. */
export function planTerm(value: number, field = 'termMonths'): number {
  return wholeNumberWithin(field, value, 1, PLAN_TERM_MAX_MONTHS);
}
