import type { CivilDate } from '../calendar/civil-date';
import type { Cents } from '../money/cents';
import { levelPayment } from '../payment-plan/amortize';
import { monthLengths, planTiming } from '../payment-plan/due-dates';
import { periodRates } from '../payment-plan/interest';
import type { PaymentPlan } from '../payment-plan/plan';
import { refuse } from '../refusal';
import { checkTerms } from './check-terms';
import type { LoanTerms } from './loan-event';

/**
 * The terms of a loan from the plan the borrower chose.
 * @param options.promoLastPaymentOn last day that counts for the promotion, grace included; its end when absent.
 * @throws DomainRefusal `accrual` for a plan with daily interest, which is not kept by schedule.
 */
export function loanTermsOf(
  plan: PaymentPlan,
  options: { readonly merchantDiscountFeeCents: Cents; readonly promoLastPaymentOn?: CivilDate },
): LoanTerms {
  if (plan.accrual !== 'SCHEDULED') refuse('accrual', 'Only plans with scheduled interest can be folded.', 'SCHEDULED');
  const dueOn = plan.schedule.map((row) => row.dueOn);
  const { anchorDay } = planTiming(plan.fundedOn, plan.firstDueOn);
  const rates = periodRates(plan.rate, plan.dayCount, dueOn.length, () => monthLengths(dueOn, anchorDay));
  if (dueOn.length === 0) refuse('schedule', 'A plan needs at least one payment.', 1);
  // Where minimum payments pay the amount within the promotion, the plan's rows carry no interest: it is kept aside until then.
  const endsInPromo = plan.promo !== null && dueOn.length <= plan.promo.termMonths;
  return checkTerms({
    amountCents: plan.amountCents,
    merchantDiscountFeeCents: options.merchantDiscountFeeCents,
    // A promotion's minimum payment is level over the whole term, also where its rows end before that.
    installmentCents:
      plan.promo === null && dueOn.length === 1 ? levelPayment(plan.amountCents, rates) : plan.minimumPaymentCents,
    dueOn,
    rates,
    firstInterestCents: plan.oddInterestCents,
    promo: plan.promo && {
      method: endsInPromo && plan.promo.method === 'REBATE' ? 'DEFERRED_DECLINING' : plan.promo.method,
      termMonths: plan.promo.termMonths,
      endsOn: plan.promo.endsOn,
      lastPaymentOn: options.promoLastPaymentOn ?? plan.promo.endsOn,
    },
  });
}
