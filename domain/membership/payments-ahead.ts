import type { CivilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { applyCreditsToBill, type CreditLot } from './global-credits';

/** A month that is to come: what it costs, what credits pay of it, and what is taken from the card or account. */
export type MonthAhead = {
  readonly number: number;
  readonly dueOn: CivilDate;
  readonly treatmentsCents: Cents;
  readonly feeCents: Cents;
  readonly creditsCents: Cents;
  readonly chargeCents: Cents;
};

type Plan = {
  /** The twelve days of the year, and how many of them were billed. */
  readonly dates: readonly CivilDate[];
  readonly monthsBilled: number;
  readonly totalCents: Cents;
  readonly monthlyCents: Cents;
  readonly feeCents: Cents;
  readonly billedCents: Cents;
  readonly lots: readonly CreditLot[];
  readonly paysWithCredits: boolean;
};

/** The months of a plan year that are left, if nothing of the plan changes: credits are used up in their turn. */
export function monthsAhead(plan: Plan): MonthAhead[] {
  const { feeCents } = plan;
  let { billedCents, lots } = plan;
  return plan.dates.slice(plan.monthsBilled).map((dueOn, index) => {
    const treatmentsCents = cents(Math.max(0, Math.min(plan.monthlyCents, plan.totalCents - billedCents)));
    billedCents = cents(billedCents + treatmentsCents);
    const due = { treatmentsCents, membershipFeeCents: feeCents };
    const credited = plan.paysWithCredits ? applyCreditsToBill(lots, due, dueOn) : null;
    lots = credited?.lots ?? lots;
    const chargeCents = credited?.leftToPayCents ?? cents(treatmentsCents + feeCents);
    const creditsCents = cents(treatmentsCents + feeCents - chargeCents);
    return { number: plan.monthsBilled + index + 1, dueOn, treatmentsCents, feeCents, creditsCents, chargeCents };
  });
}
