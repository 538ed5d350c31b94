import type { CivilDate } from '../calendar/civil-date';
import { fundingDueOn } from '../funding/deposit';
import { notNegative } from '../ledger/entry';
import { type Cents, cents, ZERO_CENTS } from '../money/cents';
import type { Rate } from '../money/rate';
import { debitDay, paymentDates } from './calendar';
import { merchantFee, monthlyMerchantFee } from './merchant-fee';
import type { PlanTotals } from './treatment-row';

/** What a member pays on a day of the plan year. */
export type PlanPayment = {
  readonly dueOn: CivilDate;
  /** Treatments of the month; on the first day the upfront cost too. */
  readonly treatmentsCents: Cents;
  readonly membershipFeeCents: Cents;
};

/** The twelve payments of a plan that begins on a day. They add up to the year and twelve fees. */
export function planPayments(plan: PlanTotals, memberFeeCents: Cents, beginsOn: CivilDate): PlanPayment[] {
  const membershipFeeCents = notNegative('membershipFee', memberFeeCents);
  return paymentDates(beginsOn).map((dueOn, index) => ({
    dueOn,
    treatmentsCents: cents((plan.monthsCents[index] ?? 0) + (index === 0 ? plan.upfrontCostCents : 0)),
    membershipFeeCents,
  }));
}

/** What leaves for the practice on a day. */
export type PracticeReceipt = {
  readonly sentOn: CivilDate;
  readonly treatmentsCents: Cents;
  readonly feeCents: Cents;
  readonly netCents: Cents;
};

/**
 * What a practice receives for a plan and when: the year on the business day after it begins, or each payment on the business day
 * after it was taken. By both it is the year less the merchant fee on it.
 * @example 6,601.80 at 2.99 %: 6,404.41 at once; or eleven times 533.70 and 533.71.
 */
export function practiceReceipts(
  payments: readonly PlanPayment[],
  terms: { readonly contract: 'UPFRONT' | 'MONTHLY'; readonly merchantDiscountFee: Rate },
): PracticeReceipt[] {
  const rate = terms.merchantDiscountFee;
  const planTotalCents = cents(payments.reduce((sum, { treatmentsCents }) => sum + treatmentsCents, 0));
  // The first day is paid on itself, whatever day it is; later payments wait for a business day.
  const takenOn = (dueOn: CivilDate) => (dueOn === payments[0]?.dueOn ? dueOn : debitDay(dueOn));
  const receipt = (dueOn: CivilDate, treatmentsCents: Cents, feeCents: Cents): PracticeReceipt => ({
    sentOn: fundingDueOn(takenOn(dueOn)),
    treatmentsCents,
    feeCents,
    netCents: cents(treatmentsCents - feeCents),
  });
  const [first] = payments;
  if (first && terms.contract === 'UPFRONT')
    return [receipt(first.dueOn, planTotalCents, merchantFee(planTotalCents, rate))];
  let billedBeforeCents = ZERO_CENTS;
  return payments.flatMap(({ dueOn, treatmentsCents: amountCents }) => {
    const feeCents = monthlyMerchantFee({ planTotalCents, billedBeforeCents, amountCents, rate });
    billedBeforeCents = cents(billedBeforeCents + amountCents);
    return amountCents > 0 ? [receipt(dueOn, amountCents, feeCents)] : [];
  });
}
