import { civilDate } from '../calendar/civil-date';
import { militaryApr } from '../disclosure/mapr';
import { cents, ZERO_CENTS } from '../money/cents';
import { rateFromUnits } from '../money/rate';
import { quotePlan } from '../payment-plan/quote-plan';
import type { MaprOf } from './offers';

/** Large enough that rounding payments to the cent does not show in a rate of two decimals. */
const REPRESENTATIVE_CENTS = cents(1_000_000);
/** The months of a quotation are equal, so the day it starts does not matter. */
const REPRESENTATIVE_DAY = civilDate('2026-01-15');

/**
 * MAPR of a plan without added fees, in basis points and not rounded (32 CFR 232.4). It is the note rate, except where interest deferred
 * during a promotion comes on top: those plans are quoted on their minimum payments. The amount financed is checked again when
 * a plan is chosen.
 * @example DEFERRED_ORIGINAL at 17.99 %, 12 of 36 months: 1930.2.
 */
export const planMapr: MaprOf = ({ product, aprBps, fixedTerm, promoTerm, promoMethod }) => {
  if (promoTerm === null || promoMethod === null || promoMethod === 'REBATE') return aprBps;
  const plan = quotePlan({
    product,
    amountCents: REPRESENTATIVE_CENTS,
    rate: rateFromUnits(aprBps * 100),
    termMonths: fixedTerm,
    promoTermMonths: promoTerm,
    promoMethod,
    fundedOn: REPRESENTATIVE_DAY,
  });
  return militaryApr(plan, ZERO_CENTS).percent * 100;
};
