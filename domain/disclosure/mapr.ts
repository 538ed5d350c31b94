import { type Cents, cents } from '../money/cents';
import { planTiming } from '../payment-plan/due-dates';
import type { PaymentPlan } from '../payment-plan/plan';
import { refuse } from '../refusal';
import { type Apr, seriesApr } from './apr';

/** Highest military annual percentage rate for a covered borrower, in percent (32 CFR 232.4(b)). */
export const MAPR_MAX_PERCENT = 36;

/**
 * Military annual percentage rate of a plan: the APR with every fee of the credit counted as a finance charge, also those that the
 * APR leaves out (32 CFR 232.4(c)).
 * @param extraFeesCents fees beyond the plan's prepaid finance charge.
 * @throws DomainRefusal for a negative fee or fees that leave nothing financed.
 * @example $2,000, 35.99 %, 24 months with a $60 fee: 39.41.
 */
export function militaryApr(plan: PaymentPlan, extraFeesCents: Cents): Apr {
  const financed = plan.amountFinancedCents - cents(extraFeesCents, 'extraFeesCents');
  if (extraFeesCents < 0) refuse('extraFeesCents', 'Fees cannot be negative.', 0);
  if (financed <= 0) refuse('extraFeesCents', 'The fees leave nothing financed.', plan.amountFinancedCents - 1);
  return seriesApr({
    amountFinancedCents: cents(financed),
    startOn: plan.fundedOn,
    firstDueOn: plan.firstDueOn,
    period: { unit: 'month', every: 1 },
    payments: plan.schedule.map((row) => row.paymentCents),
    anchorDay: planTiming(plan.fundedOn, plan.firstDueOn).anchorDay,
  });
}

/** Whether the plan may be offered to a covered borrower: its rate, not rounded, is at most 36 %. */
export function isWithinMilitaryLimit(plan: PaymentPlan, extraFeesCents: Cents): boolean {
  return militaryApr(plan, extraFeesCents).percent <= MAPR_MAX_PERCENT + 1e-9;
}
