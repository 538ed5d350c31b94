import { centsFromDollars, dollarsFromCents } from '@domain/money/dollars';
import { evenPayment } from '@domain/payment-plan/amortize';
import { splitPlans } from '@domain/payment-plan/plan-list';
import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import type { PlanCard } from '@portals/ui/plan-cards';
import type { RibbonProps } from '@portals/ui/ribbon';
import type { Plan, Transaction } from '../stores/transactions.store';
import { copy } from './copy';

/** How much the person means to pay each month on a promotion plan. */
export type Pace = 'SUGGESTED' | 'MINIMUM';

/** A plan with everything its promotion needs to be told: the three are never shown apart. */
export type PromoFacts = { endsOn: string; safePayment: number; interestAtStake: number; months: number };

/** The promotion of a plan, or null for a fixed plan. */
export function promoOf(plan: Plan): PromoFacts | null {
  const { promoTerm, promoEndDate, promoMonthlyPayment, interestAtStake } = plan;
  if (promoTerm === null || promoEndDate === null || promoMonthlyPayment === null || interestAtStake === null)
    return null;
  return { endsOn: promoEndDate, safePayment: promoMonthlyPayment, interestAtStake, months: promoTerm };
}

/** Enabled plans by minimum payment, fixed ones before promotions. Source: borrower §9. */
export function plansInOrder(plans: readonly Plan[]): Plan[] {
  const listed = plans.map((plan) => ({
    plan,
    enabled: plan.enabled,
    promoTermMonths: plan.promoTerm,
    minimumPaymentCents: centsFromDollars(plan.minimumPayment),
  }));
  const { fixed, promotion } = splitPlans(listed);
  return [...fixed, ...promotion].map(({ plan }) => plan);
}

export const monthsOf: (months: number) => string = copy.months;

/** One line on what a plan costs. */
function consequenceOf(plan: Plan, amount: number): string {
  const promo = promoOf(plan);
  if (promo) return copy.freeBy(usd(amount), civilDate(promo.endsOn, 'table'));
  return plan.financeCharge === 0
    ? copy.free(usd(plan.totalOfPayments))
    : copy.cost(usd(plan.financeCharge), usd(plan.totalOfPayments));
}

/** A plan as a card of the choice. */
export const planCard = (plan: Plan, amount: number): PlanCard => ({
  id: plan.product,
  kind: promoOf(plan) ? 'promotion' : 'fixed',
  amount: usd(plan.minimumPayment),
  term: monthsOf(plan.fixedTerm),
  consequence: consequenceOf(plan, amount),
});

/** The payment that pays a purchase, as much as is left of it, within its promotion. */
export const suggestedMonthly = (amount: number, { months }: PromoFacts): number =>
  dollarsFromCents(evenPayment(centsFromDollars(amount), months));

/** What leaves the account each month at a pace. */
export const monthlyAt = (plan: Plan, pace: Pace): number =>
  pace === 'SUGGESTED' ? (promoOf(plan)?.safePayment ?? plan.minimumPayment) : plan.minimumPayment;

function promoRail(plan: Plan): Pick<RibbonProps, 'promo'> {
  const promo = promoOf(plan);
  return promo ? { promo: { cells: promo.months, text: copy.promoEnds(civilDate(promo.endsOn)) } } : {};
}

/** Payments of a plan that is offered, at a pace: none is made yet; the lowest bars are what the pace saves. */
export function planRibbon(plan: Plan, pace: Pace): RibbonProps {
  const promo = promoOf(plan);
  const planned = promo && pace === 'SUGGESTED' ? promo.months : plan.fixedTerm;
  const cells = Array.from({ length: plan.fixedTerm }, (_, month) => (month < planned ? 'to-come' : 'spared'));
  const ends = promo && copy.promoCovers(monthsOf(promo.months), civilDate(promo.endsOn));
  return {
    cells,
    height: 36,
    label: [copy.planned(planned, usd(monthlyAt(plan, pace))), ends].filter(Boolean).join(' '),
    ...promoRail(plan),
  };
}

/** Nothing is asked for anymore: whoever pays more than is asked is done before the last date of the plan. */
export const isPaidOff = (payments: NonNullable<Transaction['payments']>): boolean =>
  payments.every((one) => one === 'paid');

type States = NonNullable<Transaction['payments']>;
const countOf = (states: States, state: States[number]) => states.filter((one) => one === state).length;

/**
 * How many payments a loan in force has from its first to its last: fewer than the plan once more was paid or a part refunded, and
 * those of the promotion while autopay pays it off in time.
 */
export function paymentsInForce(plan: Plan, pace: Pace, states: States): number {
  const promo = promoOf(plan);
  const paysOff = promo !== null && pace === 'SUGGESTED' && countOf(states, 'paid') < promo.months;
  return paysOff ? Math.min(promo.months, states.length) : states.length;
}

/** Payments of a loan in force: a full bar is a payment that was made, the lowest are what the pace saves. */
export function loanRibbon(plan: Plan, pace: Pace, states: States): RibbonProps {
  const count = paymentsInForce(plan, pace, states);
  return {
    cells: states.map((state, place) => (place < count || state !== 'to-come' ? state : 'spared')),
    height: 40,
    label: copy.made(countOf(states, 'paid'), count, countOf(states, 'missed')),
    ...promoRail(plan),
  };
}
