import type { Frozen } from '@portals/state/frozen';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { CardTitle, Heading, Note } from '@portals/ui/card';
import { MoneySummary } from '@portals/ui/money-summary';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { usd } from '../words/amounts';
import { Area } from './area';
import { everyText, unitText } from './copy';
import { discountWords } from './discount-text';
import { PlanModal } from './plan-modal';
import { loadPlans, loadTreatments } from './settings.actions';
import { type Plan, planModal, settings } from './settings.store';
import { Body, SettingsPage } from './settings-page';
import { Head } from './settings-table';

const Cards = styled.ul`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 310px), 1fr)); gap: 14px; margin-top: 14px;
  > li { display: flex; flex-direction: column; gap: 10px; padding: 18px; border-radius: var(--radius-card); box-shadow: inset 0 0 0 1px var(--line); }
  > li > :last-child { margin-top: auto; }
`;
const Rows = styled.ul`
  display: grid; gap: 6px;
  li { display: flex; justify-content: space-between; gap: 12px; font-variant-numeric: tabular-nums lining-nums; }
  small { display: block; color: var(--ink-3); font-size: 12.5px; line-height: 17px; }
  s { color: var(--ink-3); }
`;
const Acts = styled.div`display: flex; flex-wrap: wrap; gap: 8px; padding-top: 4px;`;

const closeModal = () => {
  planModal.open = null;
};

/** Plans as templates, each with its year in money. */
export function PlansScreen() {
  return (
    <SettingsPage title="Plans">
      {({ practiceId, mayEdit }) => <Plans key={practiceId} practiceId={practiceId} mayEdit={mayEdit} />}
    </SettingsPage>
  );
}

function Plans({ practiceId, mayEdit }: { practiceId: string; mayEdit: boolean }) {
  const { data, error } = useSnapshot(settings.plans);
  const { data: own } = useSnapshot(settings.treatments);
  const { open } = useSnapshot(planModal);
  useEffect(() => {
    void loadPlans(practiceId);
    void loadTreatments(practiceId);
  }, [practiceId]);
  // Left open it would come back on another visit.
  useEffect(() => closeModal, []);
  const isReady = own?.practiceId === practiceId;
  const sold = own?.treatments.filter(({ isRemoved }) => !isRemoved) ?? [];
  const hasNone = isReady && sold.length === 0;
  return (
    <Body>
      <Area isThere={data !== null} error={error} retry={() => loadPlans(practiceId)} what="plans">
        <section aria-labelledby="plans-title">
          <Head>
            <div>
              <Heading id="plans-title">Plan templates</Heading>
              <Note>Start member plans from these templates. Editing a template doesn’t change existing plans.</Note>
            </div>
            {mayEdit && (
              <Button
                look="primary"
                disabled={!isReady || hasNone}
                onClick={() => {
                  planModal.open = { act: 'add', step: 0 };
                }}
              >
                Add plan
              </Button>
            )}
          </Head>
          {data?.plans.length === 0 && (
            <Note style={{ marginTop: 14 }}>{hasNone ? 'No plans yet. Add treatments first.' : 'No plans yet.'}</Note>
          )}
          <Cards aria-label="Plans">
            {data?.plans.map((plan) => (
              <li key={plan._id}>
                <PlanCard plan={plan} mayEdit={mayEdit && isReady} />
              </li>
            ))}
          </Cards>
        </section>
      </Area>
      {open && mayEdit && isReady && (
        <PlanModal
          key={`${open.act}-${open.act === 'add' ? '' : open.of._id}`}
          practiceId={practiceId}
          treatments={sold}
          modal={open}
        />
      )}
    </Body>
  );
}

function PlanCard({ plan, mayEdit }: { plan: Frozen<Plan>; mayEdit: boolean }) {
  const { totals } = plan;
  const begin = (act: 'change' | 'remove') => {
    planModal.open = { act, step: 0, of: plan };
  };
  return (
    <>
      <div>
        <CardTitle as="h3">{plan.name}</CardTitle>
        {plan.description && <Note>{plan.description}</Note>}
      </div>
      {plan.fault && <Banner severity="warning">{plan.fault}</Banner>}
      <Rows aria-label={`${plan.name} treatments`}>
        {plan.treatments.map((row) => (
          <li key={row._id}>
            <span>
              {row.isRemoved ? <s>{row.name}</s> : row.name}
              <small>
                {[
                  `${unitText(row.unitType, row.units)}, ${everyText(row.interval)}`,
                  discountWords(row, row.unitType),
                  row.upfrontCost > 0 ? `${usd(row.upfrontCost)} up front` : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span>{usd(row.annualAmount)}</span>
          </li>
        ))}
      </Rows>
      {totals && (
        <MoneySummary
          lines={[
            ...(plan.providerDiscount > 0 ? [{ label: 'Your discount', value: `−${usd(plan.providerDiscount)}` }] : []),
            { label: 'Annual cost', value: usd(totals.totalTreatmentsCost) },
            ...(totals.upfrontCost > 0 ? [{ label: 'Upfront cost', value: usd(totals.upfrontCost) }] : []),
            { label: 'Monthly payment', value: usd(totals.monthlyPayment), total: true },
          ]}
        />
      )}
      {mayEdit && (
        <Acts>
          <Button dense onClick={() => begin('change')} aria-label={`Edit ${plan.name}`}>
            Edit
          </Button>
          <Button dense look="quiet" onClick={() => begin('remove')} aria-label={`Remove ${plan.name}`}>
            Remove
          </Button>
        </Acts>
      )}
    </>
  );
}
