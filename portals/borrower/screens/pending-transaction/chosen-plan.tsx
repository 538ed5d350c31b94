import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { Card, CardTitle } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { PromoGuardian } from '@portals/ui/promo-guardian';
import { Ribbon } from '@portals/ui/ribbon';
import { Rich } from '@portals/ui/rich';
import styled from 'styled-components';
import { monthsOf, type Pace, type PromoFacts, planRibbon, promoOf } from '../../parts/plan-facts';
import type { Plan } from '../../stores/transactions.store';
import { copy } from './copy';

const Place = styled.div`
  margin-top: 26px;
  p { font-size: 14px; line-height: 20px; }
  p + div, fieldset + p, div + p { margin-top: 14px; }
`;
const Free = styled.b`
  && { color: var(--success); }
`;
const Drawing = styled.div`margin-top: 16px;`;

export type ChosenPlanProps = {
  plan: Plan;
  amount: number;
  pace: Pace;
  onPace: (pace: Pace) => void;
};

/** The payments of the chosen plan as a ribbon; a promotion with its end, its safe payment and its price together. */
export function ChosenPlan(props: ChosenPlanProps) {
  const promo = promoOf(props.plan);
  return <Place>{promo ? <Promotion {...props} promo={promo} /> : <Fixed plan={props.plan} />}</Place>;
}

function Fixed({ plan }: { plan: Plan }) {
  const monthly = usd(plan.minimumPayment);
  return (
    <Card $tone="tint">
      <CardTitle>{copy.perMonthFor(monthly, monthsOf(plan.fixedTerm))}</CardTitle>
      <Drawing>
        <Ribbon
          {...planRibbon(plan, 'MINIMUM')}
          legend={[copy.firstOn(civilDate(plan.firstPaymentDate, 'table')), copy.last(usd(plan.lastPayment))]}
        />
      </Drawing>
      {plan.autopay && (
        <p>
          <Rich
            text={copy.withAutopay({
              rate: `${plan.autopay.interestRate}%`,
              agreed: `${plan.interestRate}%`,
              monthly: usd(plan.autopay.minimumPayment),
              saving: usd(plan.autopay.saving),
            })}
          />
        </p>
      )}
    </Card>
  );
}

function Promotion({ plan, promo, amount, pace, onPace }: ChosenPlanProps & { promo: PromoFacts }) {
  const words = copy.guardian;
  const safe = usd(promo.safePayment);
  const isRebate = plan.promoMethod === 'REBATE';
  const choices = [
    {
      value: 'SUGGESTED',
      title: words.suggested(safe),
      detail: (
        <>
          <Free>{words.free}</Free> {words.freeDetail(monthsOf(promo.months), usd(amount))}
        </>
      ),
    },
    {
      value: 'MINIMUM',
      title: words.minimum(usd(plan.minimumPayment)),
      detail: (
        <Rich
          text={words.minimumDetail(usd(plan.financeCharge), monthsOf(plan.fixedTerm), usd(plan.totalOfPayments))}
        />
      ),
    },
  ];
  return (
    <PromoGuardian title={isRebate ? words.cancelled(safe) : words.notAdded(safe)} ribbon={planRibbon(plan, pace)}>
      <RadioCards
        id="pace"
        name="pace"
        label={words.pace}
        value={pace}
        onValue={(chosen) => onPace(chosen === 'MINIMUM' ? 'MINIMUM' : 'SUGGESTED')}
        options={choices}
      />
      <p>
        <Rich
          text={words.stake({
            amount: usd(amount),
            end: civilDate(promo.endsOn),
            stake: usd(promo.interestAtStake),
            isRebate,
          })}
        />
      </p>
    </PromoGuardian>
  );
}
