import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { Card, Figure } from '@portals/ui/card';
import { Ribbon } from '@portals/ui/ribbon';
import styled from 'styled-components';
import {
  isPaidOff,
  loanRibbon,
  monthsOf,
  type Pace,
  paymentsInForce,
  promoOf,
  suggestedMonthly,
} from '../../parts/plan-facts';
import type { Plan, Transaction } from '../../stores/transactions.store';
import { copy } from './copy';
import { LoanPromotion } from './loan-promotion';

const Drawing = styled.div`
  margin-top: 18px; color: inherit;
`;

export type PlanInForceProps = {
  transaction: Transaction;
  plan: Plan;
  payments: NonNullable<Transaction['payments']>;
  fills: boolean;
};

/** What is paid each month, from when and for how long, or that nothing is left; and what keeps the promotion, or what became of it. */
export function PlanInForce({ transaction, plan, payments: states, fills }: PlanInForceProps) {
  const pace: Pace = transaction.autopayType === 'SUGGESTED' ? 'SUGGESTED' : 'MINIMUM';
  const promo = promoOf(plan);
  // A change of the due date has moved them; the plan stays as it was signed.
  const { firstPaymentDate } = transaction.loanDates ?? {};
  const amount = usd(transaction.txAmount);
  const { promo: _, ...ribbon } = loanRibbon(plan, pace, states);
  const { rateInForce, activeDuty } = transaction;
  const isLower = rateInForce !== null && rateInForce < plan.interestRate;
  const minimum = transaction.monthlyPayment ?? plan.minimumPayment;
  const monthly = promo && pace === 'SUGGESTED' ? suggestedMonthly(transaction.txAmount, promo) : minimum;
  const monthlyWords = promo && pace === 'MINIMUM' ? copy.minimumMonthly : copy.monthly;
  const payments = paymentsInForce(plan, pace, states);
  const isPaid = isPaidOff(states);
  const { asked } = transaction;
  return (
    <>
      <Card $tone="hero">
        <p>{copy.at(amount, transaction.practicemanagement.PracticeName)}</p>
        <Figure>{isPaid ? copy.paidOff : usd(monthly)}</Figure>
        {!isPaid && (
          <p>
            {monthlyWords(monthsOf(payments), civilDate(firstPaymentDate ?? plan.firstPaymentDate))}
            {monthly > minimum && ` ${copy.minimum(usd(minimum))}`}
          </p>
        )}
        {asked?.overdueSince && (
          <p>
            <b>{copy.overdue(civilDate(asked.overdueSince), usd(asked.due))}</b>
          </p>
        )}
        <Drawing>
          <Ribbon {...ribbon} {...(isPaid && { label: copy.nothingLeft })} fills={fills} />
          <p>{isPaid ? copy.nothingLeft : ribbon.label}</p>
        </Drawing>
        {activeDuty && <p>{copy.activeDuty(`${rateInForce}%`, civilDate(activeDuty.from))}</p>}
        {isLower && !isPaid && !activeDuty && <p>{copy.autopayRate(`${rateInForce}%`, `${plan.interestRate}%`)}</p>}
      </Card>
      {promo && transaction.status === 'ACCEPTED' && <LoanPromotion transactionId={transaction._id} />}
    </>
  );
}
