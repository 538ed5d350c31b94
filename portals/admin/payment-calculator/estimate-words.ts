import { centsFromDollars } from '@domain/money/dollars';
import { formatUsdExact } from '@domain/money/usd';
import type { DrawnRow } from '@sdk/calculator/plan-rows';
import { usd } from '../words/amounts';
import type { Calculation } from './calculator.store';

type Offer = Calculation['fixed'][number];
type Plan = Offer['from'];
/** As a store hands it out. */
export type ShownCalculation = {
  readonly basis: Calculation['basis'];
  readonly amount: number;
  readonly grade: Calculation['grade'];
  readonly borrower: { readonly name: string } | null;
  readonly availableCredit: number | null;
  readonly limits: { readonly from: number; readonly to: number } | null;
};

/** "$100.08", or "$100.08 to $134.71" where the grade decides. */
function range(offer: Offer, textOf: (plan: Plan) => string): string {
  const [from, to] = [textOf(offer.from), textOf(offer.to)];
  return from === to ? from : `${from} to ${to}`;
}

const monthlyOf = (plan: Plan) => plan.promoMonthlyPayment ?? plan.minimumPayment;
const exact = (dollars: number) => formatUsdExact(centsFromDollars(dollars));

/** A product as a row of the calculator: one figure for a known grade, from the best to the dearest without one. */
export function estimateRow(offer: Offer): DrawnRow {
  const months = offer.promoTerm ?? offer.from.fixedTerm;
  const monthly = range(offer, (plan) => usd(monthlyOf(plan)));
  return {
    id: offer.product,
    isPromotion: offer.promoTerm !== null,
    monthly,
    sentence:
      offer.promoTerm === null
        ? `a month for ${months} months`
        : `a month, no interest if paid off in ${months} months`,
    apr: range(offer, (plan) => `${plan.apr}%`),
    interest: range(offer, (plan) => exact(plan.financeCharge)),
    total: range(offer, (plan) => exact(plan.totalOfPayments)),
    months,
    heightCents: centsFromDollars(monthlyOf(offer.to)),
    ribbon: `${months} payments of ${monthly}`,
  };
}

/** What interest and total stand for under promotions. */
export function minimumWords(promotions: readonly Offer[]): string {
  const minimums = promotions.map((offer) => range(offer, (plan) => usd(plan.minimumPayment)));
  const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(minimums);
  return `For promotions, Interest and Total assume the minimum payment of ${list} a month.`;
}

/** Whom the plans are for. */
export function basisWords({ basis, borrower, grade, availableCredit }: ShownCalculation): string {
  if (basis === 'BORROWER' && borrower)
    return `For ${borrower.name}${grade ? `, grade ${grade}` : ''}. ${usd(availableCredit)} available.`;
  if (borrower)
    return `${borrower.name} has no spending limit yet. Amounts range from the best credit grade to the lowest.`;
  return 'For any patient. Amounts range from the best credit grade to the lowest.';
}

/** Why there is no plan, and what to do. */
export function noPlanWords({ amount, availableCredit, borrower, limits }: ShownCalculation): string {
  if (!limits) return 'No payment plans at this practice yet.';
  if (amount < limits.from || amount > limits.to)
    return `Plans cover ${usd(limits.from)} to ${usd(limits.to)}. Change the treatment cost.`;
  if (borrower && availableCredit !== null && availableCredit < limits.from)
    return `${borrower.name} has ${usd(availableCredit)} available, less than the smallest plan amount.`;
  if (borrower && availableCredit !== null && amount > availableCredit)
    return `${borrower.name} has ${usd(availableCredit)} available. Enter that amount or less.`;
  return `No plans for ${usd(amount)}. Try another amount.`;
}
