import { notNegative } from '../ledger/entry';
import { type Cents, cents } from '../money/cents';
import { wholeNumberWithin } from '../refusal';
import { PLAN_MONTHS, spreadOverMonths } from './treatment-row';

/** An old and a changed plan, side by side. */
export type PlanModification = {
  readonly before: { readonly totalCents: Cents; readonly monthlyCents: Cents };
  readonly after: { readonly totalCents: Cents; readonly monthlyCents: Cents };
  /** The months left; they and what is paid add up to the changed total, or there is a credit. */
  readonly monthsCents: readonly Cents[];
  /** Change of the monthly payment; negative when it falls. */
  readonly monthlyChangeCents: Cents;
  /** Paid beyond the changed total. */
  readonly creditCents: Cents;
};

/**
 * Changes a plan in place: what is paid and delivered stays, the rest is spread over the months left. Never cancel and buy again.
 * @param change.paidCents paid for treatments so far, fees not counted.
 * @param change.monthsLeft 1 to 12.
 * @throws DomainRefusal naming `oldTotal`, `oldMonthly`, `newTotal`, `paid` or `monthsLeft`.
 */
export function modifyPlan(change: {
  readonly oldTotalCents: Cents;
  readonly oldMonthlyCents: Cents;
  readonly newTotalCents: Cents;
  readonly paidCents: Cents;
  readonly monthsLeft: number;
}): PlanModification {
  const total = notNegative('newTotal', change.newTotalCents);
  const paid = notNegative('paid', change.paidCents);
  const monthsLeft = wholeNumberWithin('monthsLeft', change.monthsLeft, 1, PLAN_MONTHS);
  const { monthlyCents, monthsCents } = spreadOverMonths(cents(Math.max(0, total - paid)), monthsLeft);
  return {
    before: {
      totalCents: notNegative('oldTotal', change.oldTotalCents),
      monthlyCents: notNegative('oldMonthly', change.oldMonthlyCents),
    },
    after: { totalCents: total, monthlyCents },
    monthsCents,
    monthlyChangeCents: cents(monthlyCents - change.oldMonthlyCents),
    creditCents: cents(Math.max(0, paid - total)),
  };
}
