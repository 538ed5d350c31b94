import { daysBetween, isCivilDate } from '@domain/calendar/civil-date';
import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { Card, Figure, Note } from '@portals/ui/card';
import { PromoGuardian } from '@portals/ui/promo-guardian';
import { Ribbon } from '@portals/ui/ribbon';
import styled from 'styled-components';
import { loanRibbon, monthlyAt, monthsOf, type Pace, promoOf } from '../../parts/plan-words';
import type { Plan, Transaction } from '../../stores/transactions.store';

const Drawing = styled.div`
  margin-top: 18px; color: inherit;
`;

function daysUntil(date: string): number {
  const today = todayHere();
  return isCivilDate(date) && date >= today ? daysBetween(today, date) : 0;
}

export type PlanInForceProps = {
  transaction: Transaction;
  plan: Plan;
  payments: NonNullable<Transaction['payments']>;
  fills: boolean;
};

/** What is paid each month, from when and for how long; and the promotion with its end, safe payment and price. */
export function PlanInForce({ transaction, plan, payments: states, fills }: PlanInForceProps) {
  const pace: Pace = transaction.autopayType === 'SUGGESTED' ? 'SUGGESTED' : 'MINIMUM';
  const promo = promoOf(plan);
  const amount = usd(transaction.txAmount);
  const { promo: rail, ...ribbon } = loanRibbon(plan, states);
  const payments = promo && pace === 'SUGGESTED' ? promo.months : plan.fixedTerm;
  return (
    <>
      <Card $tone="hero">
        <p>
          {amount} at {transaction.practicemanagement.PracticeName}
        </p>
        <Figure>{usd(monthlyAt(plan, pace))}</Figure>
        <p>
          a month for {monthsOf(payments)}, first on {civilDate(plan.firstPaymentDate)}
        </p>
        <Drawing>
          <Ribbon {...ribbon} fills={fills} />
          <p>{ribbon.label}</p>
        </Drawing>
      </Card>
      {promo && rail && (
        <PromoGuardian
          title={`No interest if ${amount} is paid by ${civilDate(promo.endsOn)}`}
          daysLeft={daysUntil(promo.endsOn)}
          ribbon={{ ...ribbon, height: 36, promo: { cells: promo.months } }}
        >
          <Note>
            Pay <b>{usd(promo.safePayment)} a month</b> to get there. At the minimum of {usd(plan.minimumPayment)},{' '}
            <b>{usd(promo.interestAtStake)} of interest is at stake</b> on that day.
          </Note>
        </PromoGuardian>
      )}
    </>
  );
}
