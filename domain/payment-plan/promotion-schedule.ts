import type { CivilDate } from '../calendar/civil-date';
import type { Cents } from '../money/cents';
import { multiplyDivideHalfUp } from '../money/rounding';
import { amortize, type Installment, levelPayment, type Repayment, repay, totalOf } from './amortize';
import type { PromoMethod } from './plan';

/** The path of minimum payments through a promotion. */
export type PromoPath = { rows: Installment[]; minimumPaymentCents: Cents; interestAtStakeCents: Cents };

type Terms = Omit<Repayment, 'paymentCents' | 'closes'> & {
  promoTermMonths: number;
  method: PromoMethod;
  /** Amount on which DEFERRED_ORIGINAL counts interest; defaults to the balance. */
  baseCents?: Cents;
  /** A minimum payment already agreed; defaults to the level payment. */
  paymentCents?: Cents;
};

/** Periods without interest, as many as are asked for. */
const FREE = { units: [], divisor: 1 };

/**
 * The rows of a promotion with rebate whose payments reach the amount in time, as the interest of odd days or a refund can make
 * them: they end there and carry no interest, because it is cancelled.
 * @param amountCents what is still to be paid for the interest to be cancelled.
 * @returns the rows as they are when the payments do not get there.
 */
export function rebatedRows(
  rows: Installment[],
  { amountCents, paymentCents, promoTermMonths }: { amountCents: Cents; paymentCents: Cents; promoTermMonths: number },
): Installment[] {
  let left: number = amountCents;
  const dueOn: CivilDate[] = [];
  for (const row of rows.slice(0, promoTermMonths)) {
    dueOn.push(row.dueOn);
    left -= row.paymentCents;
    if (left <= 0) return repay({ balanceCents: amountCents, paymentCents, dueOn, rates: FREE });
  }
  return rows;
}

/**
 * Schedule of a promotion when every payment is the minimum: the level payment over the whole term.
 *
 * Where minimum payments alone pay the amount within the promotion, no interest is ever owed and the rows end there. Otherwise
 * REBATE is the ordinary schedule, and the deferred methods add the interest kept aside to the balance after the last payment of the
 * promotion and re-amortize over the months left.
 */
export function promoPath(terms: Terms): PromoPath {
  const { balanceCents, dueOn, rates, promoTermMonths, method } = terms;
  const minimumPaymentCents = terms.paymentCents ?? levelPayment(balanceCents, rates);
  const promoDueOn = dueOn.slice(0, promoTermMonths);
  const promoRows = repay({
    balanceCents,
    paymentCents: minimumPaymentCents,
    dueOn: promoDueOn,
    rates: FREE,
    closes: false,
  });
  const owed = promoRows.at(-1)?.balanceCents ?? balanceCents;
  if (owed === 0) return { rows: promoRows, minimumPaymentCents, interestAtStakeCents: 0 as Cents };

  if (method === 'REBATE') {
    const rows = rebatedRows(amortize(terms), {
      amountCents: balanceCents,
      paymentCents: minimumPaymentCents,
      promoTermMonths,
    });
    return {
      rows,
      minimumPaymentCents,
      interestAtStakeCents: totalOf(rows.slice(0, promoTermMonths), 'interestCents'),
    };
  }
  let deferred = terms.firstInterestCents ?? 0;
  for (const [index, row] of promoRows.entries()) {
    const base =
      method === 'DEFERRED_ORIGINAL' ? (terms.baseCents ?? balanceCents) : row.balanceCents + row.principalCents;
    deferred += multiplyDivideHalfUp(base, rates.units[index] ?? 0, rates.divisor);
  }
  // Where nothing was kept aside, nothing is added, and the payment stays as it is.
  const rest = (deferred === 0 ? repay : amortize)({
    balanceCents: (owed + deferred) as Cents,
    paymentCents: minimumPaymentCents,
    dueOn: dueOn.slice(promoTermMonths),
    rates: { units: rates.units.slice(promoTermMonths), divisor: rates.divisor },
  });
  const rows = [...promoRows, ...rest.map((row) => ({ ...row, number: row.number + promoTermMonths }))];
  return { rows, minimumPaymentCents, interestAtStakeCents: deferred as Cents };
}
