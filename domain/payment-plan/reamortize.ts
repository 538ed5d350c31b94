import { type CivilDate, civilDate, partsOf } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { type Rate, rateFromUnits } from '../money/rate';
import { refuse, wholeNumberWithin } from '../refusal';
import { amortize, type Installment, levelPayment, repay, totalOf } from './amortize';
import { dueDates, monthLengths } from './due-dates';
import { type DayCount, periodRates } from './interest';
import { PLAN_TERM_MAX_MONTHS, planAmount, planTerm } from './limits';

/** A balance on a due date, with the month that follows as its first period. */
export type OpenBalance = {
  balanceCents: Cents;
  rate: Rate;
  nextDueOn: CivilDate;
  /** Defaults to the day of `nextDueOn`; pass it where that day is a clamped month end. */
  anchorDay?: number;
  dayCount?: DayCount;
  /** Interest of odd days that comes with the next payment; negative for a short period. */
  firstInterestCents?: number;
};

function periods(open: OpenBalance, count: number) {
  const anchorDay = open.anchorDay ?? partsOf(open.nextDueOn).day;
  const dueOn = dueDates(
    civilDate(open.nextDueOn, 'nextDueOn'),
    wholeNumberWithin('anchorDay', anchorDay, 1, 31),
    count,
  );
  const rates = periodRates(rateFromUnits(open.rate, 'rate'), open.dayCount ?? '30/360', count, () =>
    monthLengths(dueOn, anchorDay),
  );
  const { firstInterestCents = 0 } = open;
  return { balanceCents: planAmount(open.balanceCents, 'balanceCents'), dueOn, rates, firstInterestCents };
}

/**
 * Spreads a balance over the months left at a rate: after a cancelled autopay discount, a hardship plan or a partial refund.
 * @throws DomainRefusal for a balance outside 1 cent to $1,000,000 or months outside 1 to 360.
 */
export function reamortize(open: OpenBalance, monthsLeft: number): Installment[] {
  return amortize(periods(open, planTerm(monthsLeft, 'monthsLeft')));
}

/** What paying one amount every month comes to. */
export type PaymentPath = {
  payments: number;
  lastPaymentCents: Cents;
  paidOffOn: CivilDate;
  interestCents: Cents;
  totalCents: Cents;
};

/**
 * "What if I pay this much?": how long a balance lasts and what it costs.
 * @throws DomainRefusal naming `paymentCents` when the amount does not end the balance within 360 months; the limit is one that does.
 */
export function payEachMonth(open: OpenBalance, paymentCents: Cents): PaymentPath {
  const terms = periods(open, PLAN_TERM_MAX_MONTHS);
  const rows = cents(paymentCents, 'paymentCents') > 0 ? repay({ ...terms, paymentCents, closes: false }) : [];
  const last = rows.at(-1);
  if (!last || last.balanceCents > 0) {
    const least = levelPayment(terms.balanceCents, terms.rates) + 1;
    return refuse(
      'paymentCents',
      `A payment of ${paymentCents} cents does not pay the balance off in 30 years.`,
      least,
    );
  }
  return pathOf(rows);
}

/** A higher payment beside the usual one: months and interest it saves. */
export type PaymentComparison = {
  chosen: PaymentPath;
  usual: PaymentPath;
  monthsSaved: number;
  interestSavedCents: Cents;
};

/** Compares a chosen payment with the usual one; savings are negative for a lower payment. @throws DomainRefusal as `payEachMonth`. */
export function comparePayments(open: OpenBalance, chosenCents: Cents, usualCents: Cents): PaymentComparison {
  return compareWith(payEachMonth(open, usualCents), payEachMonth(open, chosenCents));
}

/** What the rows of a schedule come to; at least one row. */
function pathOf(rows: readonly Installment[]): PaymentPath {
  const last = rows.at(-1) ?? refuse('rows', 'A schedule has at least one row.', 1);
  return {
    payments: rows.length,
    lastPaymentCents: last.paymentCents,
    paidOffOn: last.dueOn,
    interestCents: totalOf(rows, 'interestCents'),
    totalCents: totalOf(rows, 'paymentCents'),
  };
}

/** What one path saves against another. */
function compareWith(usual: PaymentPath, chosen: PaymentPath): PaymentComparison {
  return {
    chosen,
    usual,
    monthsSaved: usual.payments - chosen.payments,
    interestSavedCents: cents(usual.interestCents - chosen.interestCents),
  };
}
