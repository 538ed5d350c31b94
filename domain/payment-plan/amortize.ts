import type { CivilDate } from '../calendar/civil-date';
import { type Cents, ZERO_CENTS } from '../money/cents';
import { multiplyDivideHalfUp } from '../money/rounding';
import type { PeriodRates } from './interest';

/** One row of a payment schedule. The payment is interest plus principal; the balance is what is owed afterwards. */
export type Installment = {
  number: number;
  dueOn: CivilDate;
  paymentCents: Cents;
  interestCents: Cents;
  principalCents: Cents;
  balanceCents: Cents;
};

/** The level payment as an exact fraction, rounded half up; slow and only needed beside a tie. */
function exactLevelPayment(principal: number, rates: PeriodRates): number {
  const unit = BigInt(rates.divisor);
  let grown = BigInt(principal);
  let power = 1n;
  let sum = 0n;
  for (const units of rates.units) {
    const factor = unit + BigInt(units);
    grown *= factor;
    power *= unit;
    sum = sum * factor + power;
  }
  return Number((2n * grown + sum) / (2n * sum));
}

/** What pays an amount in equal payments without interest: rounded up, so that none is missing at the end. */
export function evenPayment(amountCents: Cents, payments: number): Cents {
  return Math.ceil(amountCents / payments) as Cents;
}

/**
 * The installment that pays a principal off in equal payments: `P·Π(1+f) / Σ_k Π_{j>k}(1+f_j)`, which for equal periods is
 * `P·i / (1 − (1+i)^−n)`, rounded half up to the cent and at least one cent. Without interest: `P / n` rounded up.
 *
 * Doubles are off by less than 1e-4 cent at the largest amount and term; within 1e-3 of a tie the exact fraction decides, so the
 * result is always the correctly rounded one. Example: $5,000, 17.99 %, 36 months: $180.74.
 */
export function levelPayment(principal: Cents, rates: PeriodRates): Cents {
  let grown: number = principal;
  let sum = 0;
  for (const units of rates.units) {
    const factor = 1 + units / rates.divisor;
    grown *= factor;
    sum = sum * factor + 1;
  }
  if (grown === principal) return evenPayment(principal, rates.units.length);
  const payment = grown / sum;
  const isNearTie = Math.abs(payment - Math.floor(payment) - 0.5) < 1e-3;
  return Math.max(1, isNearTie ? exactLevelPayment(principal, rates) : Math.round(payment)) as Cents;
}

export type Repayment = {
  balanceCents: Cents;
  paymentCents: Cents;
  dueOn: readonly CivilDate[];
  rates: PeriodRates;
  /** Added to the interest and to the payment of the first row; negative for a short first period. */
  firstInterestCents?: number;
  /** False keeps the last payment at the installment, so that a balance may remain. */
  closes?: boolean;
};

/** Pays a balance down with one fixed installment; the last payment takes what is left, and rows end when nothing is owed. */
export function repay(terms: Repayment): Installment[] {
  const { dueOn, rates, paymentCents, closes = true } = terms;
  const { units, divisor } = rates;
  const closing = closes ? dueOn.length - 1 : -1;
  const rows: Installment[] = [];
  let balance: number = terms.balanceCents;
  let extra = terms.firstInterestCents ?? 0;
  for (let index = 0; index < dueOn.length && balance > 0; index += 1) {
    const regular = multiplyDivideHalfUp(balance, units[index] ?? 0, divisor);
    const principal = index === closing ? balance : Math.min(balance, paymentCents - regular);
    balance -= principal;
    // Whole numbers from whole numbers below 2^53: the brand needs no further check.
    rows.push({
      number: index + 1,
      dueOn: dueOn[index] as CivilDate,
      paymentCents: (principal + regular + extra) as Cents,
      interestCents: (regular + extra) as Cents,
      principalCents: principal as Cents,
      balanceCents: balance as Cents,
    });
    extra = 0;
  }
  return rows;
}

/**
 * The schedule of a level-payment loan. Principal parts add up to the principal, the balance ends at 0, and the last payment takes
 * the rounding differences. Where rounding the installment down would leave a last payment above twice the installment (a balloon,
 * 12 CFR 1026.18(s)(5)(i); only tiny balances or extreme terms), the installment is one cent higher and the schedule may be shorter.
 */
export function amortize(terms: Omit<Repayment, 'paymentCents' | 'closes'>): Installment[] {
  const { balanceCents, dueOn, rates, firstInterestCents = 0 } = terms;
  const paymentCents = levelPayment(balanceCents, rates);
  const rows = repay({ balanceCents, paymentCents, dueOn, rates, firstInterestCents });
  const last = rows.at(-1);
  if (rows.length < 2 || !last || last.paymentCents <= 2 * paymentCents) return rows;
  return repay({ balanceCents, paymentCents: (paymentCents + 1) as Cents, dueOn, rates, firstInterestCents });
}

/** Sum of one money column of a schedule. */
export function totalOf(
  rows: readonly Installment[],
  column: 'paymentCents' | 'interestCents' | 'principalCents',
): Cents {
  let total: number = ZERO_CENTS;
  for (const row of rows) total += row[column];
  return total as Cents;
}
