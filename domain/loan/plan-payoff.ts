import type { CivilDate } from '../calendar/civil-date';
import { cents, ZERO_CENTS } from '../money/cents';
import { type PayoffQuote, payoffQuote } from '../payment-plan/payoff';
import type { PaymentPlan } from '../payment-plan/plan';
import { refuse, wholeNumberWithin } from '../refusal';
import { foldLoan } from './fold-loan';
import type { LoanEvent } from './loan-event';
import { loanTermsOf } from './loan-terms';
import { loanPayoff } from './payoff';

/** The events of a plan whose first payments were made on their due dates. */
function paidAsScheduled(plan: PaymentPlan, paymentsMade: number): LoanEvent[] {
  const terms = loanTermsOf({ ...plan, accrual: 'SCHEDULED' }, { merchantDiscountFeeCents: ZERO_CENTS });
  return [
    { type: 'ACCEPTED', id: 'accepted', sequence: 0, effectiveOn: plan.fundedOn, terms },
    ...plan.schedule.slice(0, paymentsMade).map(
      (row): LoanEvent => ({
        type: 'PAYMENT',
        id: `payment-${row.number}`,
        sequence: row.number,
        effectiveOn: row.dueOn,
        amountCents: row.paymentCents,
      }),
    ),
  ];
}

/**
 * Pay-off amount of a plan that has been paid as scheduled: what `loanPayoff` says of a loan with these payments, so that a quote
 * and the loan never name two figures. In an open promotion that is what fulfils it. Daily interest is counted by its days.
 * @param paymentsMade installments paid so far, fewer than the schedule holds.
 * @throws DomainRefusal for a count outside the schedule or a day outside the current period.
 */
export function planPayoff(plan: PaymentPlan, paymentsMade: number, payOn: CivilDate): PayoffQuote {
  wholeNumberWithin('paymentsMade', paymentsMade, 0, plan.schedule.length - 1);
  const [row] = plan.schedule.slice(paymentsMade);
  const paidThroughOn = plan.schedule[paymentsMade - 1]?.dueOn ?? plan.fundedOn;
  const nextDueOn = row?.dueOn ?? plan.firstDueOn;
  if (payOn < paidThroughOn) refuse('payOn', `The day lies before ${paidThroughOn}.`, paidThroughOn);
  if (payOn > nextDueOn) refuse('payOn', `The day lies after the next due date ${nextDueOn}.`, nextDueOn);
  if (plan.accrual === 'DAILY' && plan.promo === null) {
    const balanceCents = row ? cents(row.balanceCents + row.principalCents) : plan.amountCents;
    const { rate, dayCount } = plan;
    return payoffQuote({ balanceCents, rate, dayCount, paidThroughOn, nextDueOn, payOn });
  }
  const owed = loanPayoff(foldLoan(paidAsScheduled(plan, paymentsMade), { on: payOn }), payOn);
  return {
    payOn,
    principalCents: owed.principalCents,
    interestCents: cents(owed.interestCents),
    payoffCents: owed.totalCents,
    perDiemCents: cents(owed.perDiemCents),
  };
}
