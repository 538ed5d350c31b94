import { notNegative } from '../ledger/entry';
import type { PlanChange } from '../ledger/membership-templates';
import { type Cents, cents } from '../money/cents';
import type { Rate } from '../money/rate';
import { formatUsdExact } from '../money/usd';
import { refuse, wholeNumberWithin } from '../refusal';
import { merchantFee, merchantFeeChange } from './merchant-fee';
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
  /** What the practice gets more for the plan, or gives back where it is negative: the difference and the merchant fee on it. */
  readonly totalChangeCents: Cents;
  readonly feeChangeCents: Cents;
  readonly practiceChangeCents: Cents;
};

/**
 * Changes a plan in place: what is paid and delivered stays, the rest is spread over the months left, from the next payment on.
 * Nothing is due on the day of acceptance, and no days are reckoned. Never cancel and buy again.
 * @param change.paidCents paid for treatments, payments on their way and bills that are still open included, fees not counted.
 * @param change.deliveredCents what the delivered treatments cost in the changed plan, see `deliveredCost`.
 * @param change.monthsLeft 1 to 12, see `monthsLeft`.
 * @throws DomainRefusal naming `oldTotal`, `oldMonthly`, `newTotal` (with the least amount), `paid`, `delivered` or `monthsLeft`.
 * @example 6,601.80 to 7,801.80 after 2,750.75: 6 × 721.58 and 721.57; the practice gets 1,164.12 more. Source: decision 56.
 */
export function modifyPlan(change: {
  readonly oldTotalCents: Cents;
  readonly oldMonthlyCents: Cents;
  readonly newTotalCents: Cents;
  readonly paidCents: Cents;
  readonly deliveredCents: Cents;
  readonly monthsLeft: number;
  readonly merchantDiscountFee: Rate;
}): PlanModification {
  const oldTotalCents = notNegative('oldTotal', change.oldTotalCents);
  const newTotalCents = notNegative('newTotal', change.newTotalCents);
  const paid = notNegative('paid', change.paidCents);
  const delivered = notNegative('delivered', change.deliveredCents);
  if (newTotalCents < delivered)
    refuse(
      'newTotal',
      `A plan can't cost less than the ${formatUsdExact(delivered)} in treatments already provided.`,
      delivered,
    );
  const monthsLeft = wholeNumberWithin('monthsLeft', change.monthsLeft, 1, PLAN_MONTHS);
  const { monthlyCents, monthsCents } = spreadOverMonths(cents(Math.max(0, newTotalCents - paid)), monthsLeft);
  const totalChangeCents = cents(newTotalCents - oldTotalCents);
  const feeChangeCents = merchantFeeChange({ oldTotalCents, newTotalCents, rate: change.merchantDiscountFee });
  return {
    before: { totalCents: oldTotalCents, monthlyCents: notNegative('oldMonthly', change.oldMonthlyCents) },
    after: { totalCents: newTotalCents, monthlyCents },
    monthsCents,
    monthlyChangeCents: cents(monthlyCents - change.oldMonthlyCents),
    creditCents: cents(Math.max(0, paid - newTotalCents)),
    totalChangeCents,
    feeChangeCents,
    practiceChangeCents: cents(totalChangeCents - feeChangeCents),
  };
}

/**
 * What an accepted change moves in the books at once; the rest follows with the months that are billed.
 * @param position.billedCents treatments billed so far, upfront cost included.
 * @param position.paidCents paid of these, payments on their way included.
 * @param position.feeTakenCents merchant fee that the practice has paid so far.
 * @throws DomainRefusal `paid` when more was paid than billed.
 */
export function changeSettlement(
  change: PlanModification,
  position: {
    readonly contract: 'UPFRONT' | 'MONTHLY';
    readonly billedCents: Cents;
    readonly paidCents: Cents;
    readonly feeTakenCents: Cents;
    readonly merchantDiscountFee: Rate;
  },
): PlanChange {
  const billed = notNegative('billed', position.billedCents);
  const openBills = billed - wholeNumberWithin('paid', position.paidCents, 0, billed);
  const beyond = Math.max(0, billed - change.after.totalCents);
  const billsLowered = Math.min(beyond, openBills);
  const fee = merchantFee(change.after.totalCents, position.merchantDiscountFee);
  const feeChange = fee - notNegative('feeTaken', position.feeTakenCents);
  return {
    totalChange: change.totalChangeCents,
    feeChange: cents(position.contract === 'UPFRONT' ? feeChange : Math.min(0, feeChange)),
    billsLowered: cents(billsLowered),
    refund: cents(beyond - billsLowered),
  };
}
