import { addDays, addMonths, type CivilDate, isCivilDate, partsOf } from '@domain/calendar/civil-date';
import { paymentGroups } from '@domain/disclosure/federal-box';
import { centsFromDollars } from '@domain/money/dollars';
import { ratePercent } from '@domain/money/rate';
import type { Installment } from '@domain/payment-plan/amortize';
import { quotePlan } from '@domain/payment-plan/quote-plan';
import type { Plan } from '../stores/transactions.store';

/** Days of funding whose first payment falls on a date one month later: more than one at the end of a short month. */
function fundingDays(firstDueOn: CivilDate): CivilDate[] {
  const first = addMonths(firstDueOn, -1);
  const later = [1, 2, 3].map((days) => addDays(first, days));
  return [first, ...later].filter(
    (day) => partsOf(day).month === partsOf(first).month && addMonths(day, 1) === firstDueOn,
  );
}

function isSame(schedule: readonly Installment[], { box }: Plan): boolean {
  const groups = paymentGroups(schedule);
  return (
    groups.length === box.schedule.length &&
    groups.every(({ count, amountCents, firstDueOn }, place) => {
      const told = box.schedule[place];
      return told?.count === count && centsFromDollars(told.amount) === amountCents && told.dueFrom === firstDueOn;
    })
  );
}

/**
 * Every payment of a plan with its interest and principal, worked out by the rules that the server quotes with. Null
 * when the result is not, to the cent and the day, what the server disclosed.
 */
export function scheduleOf(plan: Plan): readonly Installment[] | null {
  const { firstPaymentDate, promoMethod } = plan;
  if (!isCivilDate(firstPaymentDate)) return null;
  const terms = {
    product: plan.product,
    amountCents: centsFromDollars(plan.amountFinanced),
    rate: ratePercent(String(plan.interestRate)),
    termMonths: plan.fixedTerm,
    promoTermMonths: plan.promoTerm,
    ...(promoMethod && { promoMethod }),
  };
  for (const fundedOn of fundingDays(firstPaymentDate)) {
    const { schedule } = quotePlan({ ...terms, fundedOn });
    if (isSame(schedule, plan)) return schedule;
  }
  return null;
}
