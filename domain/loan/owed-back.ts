import { type Cents, cents } from '../money/cents';

/**
 * What a borrower owes us of a credit that was sent to them before the debit it came from was given back: what they are owed on the
 * loan, where that is below zero.
 * @example A credit of $1,000 was sent, and the debit behind it came back: owed -100,000, owed back 100,000.
 */
export const owedBackOf = (owedCents: number): Cents => cents(Math.max(0, -owedCents));
