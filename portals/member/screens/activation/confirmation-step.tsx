import { paths } from '@contract/paths';
import { usdExact } from '@portals/format/usd';
import { Button } from '@portals/ui/button';
import { Heading } from '@portals/ui/card';
import { MoneySummary } from '@portals/ui/money-summary';
import { useNavigate } from 'react-router';
import styled from 'styled-components';
import type { Snapshot } from 'valtio/vanilla';
import { useStep } from '../../activation-flow';
import { treatmentName } from '../../parts/treatment-name';
import type { Details } from '../../stores/activation.store';
import { ActivationPage } from './activation-page';
import { AmountTitle } from './amount-title';
import { copy } from './copy';
import { TodaySummary } from './today-summary';
import { useDetails } from './use-details';

const Part = styled.section`margin-top: 28px; display: grid; gap: 10px;`;
const Treatments = styled.ul`
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; padding: 12px 0; border-top: 1px solid var(--line); font-size: 16px; line-height: 23px; }
  b { font-weight: 500; font-variant-numeric: tabular-nums lining-nums; }
  small { grid-column: 1 / -1; font-size: 14px; line-height: 20px; color: var(--ink-2); }
`;

/** What the plan is and what it costs today (membership §2, sub-step confirmation). */
export function ConfirmationStep() {
  const details = useDetails();
  const go = useStep();
  const navigate = useNavigate();
  if (!details) return null;
  return (
    <ActivationPage
      step={{ at: 1, about: 'confirmation' }}
      onBack={() => void navigate(paths.member.welcome.href())}
      footer={
        <Button look="primary" big onClick={() => go('payment')}>
          {copy.goOn}
        </Button>
      }
    >
      <AmountTitle details={details} />
      <TodaySummary details={details} />
      <PlanList plan={details.plan} />
    </ActivationPage>
  );
}

function PlanList({ plan }: { plan: Snapshot<Details['plan']> }) {
  return (
    <Part>
      <Heading>{copy.treatments}</Heading>
      <Treatments>
        {plan.treatments.map(({ _id, name, units, unitType, times, totalAmount, annualAmount }) => (
          <li key={_id}>
            <b>{treatmentName({ name, units, unitType })}</b>
            <b>{usdExact(annualAmount)}</b>
            <small>
              {copy.times(times)}, {copy.each(usdExact(totalAmount))}
            </small>
          </li>
        ))}
      </Treatments>
      <MoneySummary
        lines={[
          ...plan.discounts.map(({ issuer, amount }) => ({
            key: issuer,
            label: copy.discount[issuer],
            value: `−${usdExact(amount)}`,
          })),
          { label: copy.year, value: usdExact(plan.totalTreatmentsCost), total: true },
        ]}
      />
    </Part>
  );
}
