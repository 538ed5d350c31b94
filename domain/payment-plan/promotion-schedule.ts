import type { Cents } from '../money/cents';
import { multiplyDivideHalfUp } from '../money/rounding';
import { amortise, type Instalment, levelPayment, type Repayment, repay, totalOf } from './amortise';
import type { PromoMethod } from './plan';

/** The path of minimum payments through a promotion. */
export type PromoPath = { rows: Instalment[]; minimumPaymentCents: Cents; interestAtStakeCents: Cents };

type Terms = Omit<Repayment, 'paymentCents' | 'closes'> & {
  promoTermMonths: number;
  method: PromoMethod;
  /** Amount on which DEFERRED_ORIGINAL counts interest; defaults to the balance. */
  baseCents?: Cents;
  /** A minimum payment already agreed; defaults to the level payment. */
  paymentCents?: Cents;
};

/**
 * The rows of a promotion with rebate whose payments reach the amount in time, as the interest of odd days or a refund can make
 * them: they end there and carry no interest, because it is cancelled.
 * @param given.amountCents what is still to be paid for the interest to be cancelled.
 * @returns null when the payments do not get there.
 */
export function rebatedRows(
  rows: readonly Instalment[],
  given: { amountCents: Cents; paymentCents: Cents; promoTermMonths: number },
): Instalment[] | null {
  const { amountCents, paymentCents } = given;
  let paid = 0;
  const inPromo = rows.slice(0, given.promoTermMonths);
  const enough = inPromo.findIndex((row) => {
    paid += row.paymentCents;
    return paid >= amountCents;
  });
  if (enough < 0) return null;
  const dueOn = inPromo.slice(0, enough + 1).map((row) => row.dueOn);
  return repay({ balanceCents: amountCents, paymentCents, dueOn, rates: { units: dueOn.map(() => 0), divisor: 1 } });
}

/**
 * Schedule of a promotion when every payment is the minimum: the level payment over the whole term.
 *
 * Where minimum payments alone pay the amount within the promotion, no interest is ever owed and the rows end there. Otherwise
 * REBATE is the ordinary schedule, and the deferred methods add the interest kept aside to the balance after the last payment of the
 * promotion and re-amortise over the months left.
 */
export function promoPath(terms: Terms): PromoPath {
  const { balanceCents, dueOn, rates, promoTermMonths, method } = terms;
  const minimumPaymentCents = terms.paymentCents ?? levelPayment(balanceCents, rates);
  const promoDueOn = dueOn.slice(0, promoTermMonths);
  const free = { units: promoDueOn.map(() => 0), divisor: rates.divisor };
  const promoRows = repay({
    balanceCents,
    paymentCents: minimumPaymentCents,
    dueOn: promoDueOn,
    rates: free,
    closes: false,
  });
  const owed = promoRows.at(-1)?.balanceCents ?? balanceCents;
  if (owed === 0) return { rows: promoRows, minimumPaymentCents, interestAtStakeCents: 0 as Cents };

  if (method === 'REBATE') {
    const rows = amortise(terms);
    const rebated = rebatedRows(rows, {
      amountCents: balanceCents,
      paymentCents: minimumPaymentCents,
      promoTermMonths,
    });
    return {
      rows: rebated ?? rows,
      minimumPaymentCents,
      interestAtStakeCents: rebated ? (0 as Cents) : totalOf(rows.slice(0, promoTermMonths), 'interestCents'),
    };
  }
  let deferred = terms.firstInterestCents ?? 0;
  for (const [index, row] of promoRows.entries()) {
    const base =
      method === 'DEFERRED_ORIGINAL' ? (terms.baseCents ?? balanceCents) : row.balanceCents + row.principalCents;
    deferred += multiplyDivideHalfUp(base, rates.units[index] ?? 0, rates.divisor);
  }
  const rest = amortise({
    balanceCents: (owed + deferred) as Cents,
    dueOn: dueOn.slice(promoTermMonths),
    rates: { units: rates.units.slice(promoTermMonths), divisor: rates.divisor },
  });
  const rows = [...promoRows, ...rest.map((row) => ({ ...row, number: row.number + promoTermMonths }))];
  return { rows, minimumPaymentCents, interestAtStakeCents: deferred as Cents };
}
