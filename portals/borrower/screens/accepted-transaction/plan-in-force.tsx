import { daysBetween, isCivilDate } from '@domain/calendar/civil-date';
import { civilDate } from '@portals/format/dates';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { Card, Figure, Note } from '@portals/ui/card';
import { PromoGuardian } from '@portals/ui/promo-guardian';
import { Ribbon } from '@portals/ui/ribbon';
import { Rich } from '@portals/ui/rich';
import styled from 'styled-components';
import { loanRibbon, monthsOf, type Pace, promoOf, suggestedMonthly } from '../../parts/plan-facts';
import type { Plan, Transaction } from '../../stores/transactions.store';
import { copy } from './copy';

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
  // A change of the due date has moved them; the plan stays as it was signed.
  const { firstPaymentDate, promoEndDate } = transaction.loanDates ?? {};
  const promoEnd = promoEndDate ?? promo?.endsOn ?? '';
  const amount = usd(transaction.txAmount);
  const { promo: rail, ...ribbon } = loanRibbon(plan, states);
  const { rateInForce } = transaction;
  const isLower = rateInForce !== null && rateInForce < plan.interestRate;
  const isReduced = transaction.statusHistory.some(({ action }) => action === 'PARTLY_REFUNDED');
  const minimum = transaction.monthlyPayment ?? plan.minimumPayment;
  const monthly = promo && pace === 'SUGGESTED' ? suggestedMonthly(transaction.txAmount, promo) : minimum;
  const payments = promo && pace === 'SUGGESTED' ? promo.months : plan.fixedTerm;
  return (
    <>
      <Card $tone="hero">
        <p>{copy.at(amount, transaction.practicemanagement.PracticeName)}</p>
        <Figure>{usd(monthly)}</Figure>
        <p>{copy.monthly(monthsOf(payments), civilDate(firstPaymentDate ?? plan.firstPaymentDate))}</p>
        <Drawing>
          <Ribbon {...ribbon} fills={fills} />
          <p>{ribbon.label}</p>
        </Drawing>
        {isLower && <p>{copy.autopayRate(`${rateInForce}%`, `${plan.interestRate}%`)}</p>}
      </Card>
      {promo && rail && (
        <PromoGuardian
          title={copy.promo(amount, civilDate(promoEnd))}
          daysLeft={daysUntil(promoEnd)}
          ribbon={{ ...ribbon, height: 36, promo: { cells: promo.months } }}
        >
          <Note>
            {isReduced ? (
              copy.reduced
            ) : (
              <Rich
                text={copy.promoDetail(usd(promo.safePayment), usd(plan.minimumPayment), usd(promo.interestAtStake))}
              />
            )}
          </Note>
        </PromoGuardian>
      )}
    </>
  );
}
