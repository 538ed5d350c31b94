import { civilDate } from '@portals/format/dates';
import { usd } from '@portals/format/usd';
import { Card, CardTitle } from '@portals/ui/card';
import { RadioCards } from '@portals/ui/choices';
import { PromoGuardian } from '@portals/ui/promo-guardian';
import { Ribbon } from '@portals/ui/ribbon';
import styled from 'styled-components';
import { monthsOf, type Pace, type PromoFacts, planRibbon, promoOf } from '../../parts/plan-words';
import type { Plan } from '../../stores/transactions.store';
import { copy } from './copy';

const Place = styled.div`
  margin-top: 26px;
  p { font-size: 14px; line-height: 20px; }
  p + div, fieldset + p { margin-top: 14px; }
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
      <CardTitle>
        {monthly} a month for {monthsOf(plan.fixedTerm)}
      </CardTitle>
      <Drawing>
        <Ribbon
          {...planRibbon(plan, 'MINIMUM')}
          legend={[`First on ${civilDate(plan.firstPaymentDate, 'table')}`, `Last ${usd(plan.lastPayment)}`]}
        />
      </Drawing>
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
          <Free>$0 interest</Free> over {monthsOf(promo.months)}. You pay {usd(amount)} in all.
        </>
      ),
    },
    {
      value: 'MINIMUM',
      title: words.minimum(usd(plan.minimumPayment)),
      detail: (
        <>
          <b>{usd(plan.financeCharge)} interest</b> over {monthsOf(plan.fixedTerm)}. You pay {usd(plan.totalOfPayments)}{' '}
          in all.
        </>
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
        Interest counts from the first day. If {usd(amount)} isn’t paid by <b>{civilDate(promo.endsOn)}</b>,{' '}
        {isRebate ? 'it stays on your balance' : 'it is added to your balance'}:{' '}
        <b>{usd(promo.interestAtStake)} is at stake</b> when you pay the minimum until then.
        {isRebate && ' Your payment won’t jump.'}
      </p>
    </PromoGuardian>
  );
}
