import { MANUFACTURER_PRODUCTS } from '@domain/membership/manufacturer-products';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { ComboBox } from '@portals/ui/combo-box';
import { PlusIcon } from '@portals/ui/icons';
import { Skeleton } from '@portals/ui/skeleton';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import type { PlanCalculation, SoldTreatment } from './answers';
import { DiscountPanel } from './discount-panel';
import { addTreatment, forgetCalculation, loadCalculation, loadSold, putBack } from './plan.actions';
import { planState } from './plan.store';
import { PlanFigures } from './plan-figures';
import { PlanYear } from './plan-year';
import { TreatmentRows } from './treatment-rows';
import { readPlan } from './typed-plan';

const Body = styled.div`
  display: grid; grid-template-columns: minmax(0, 1fr) 330px; flex: 1; border-top: 1px solid var(--line); margin-top: 16px;
  > div { container-type: inline-size; padding: 18px 24px 40px; min-width: 0; }
  > aside { padding: 20px 24px 40px; border-left: 1px solid var(--line); transition: opacity var(--time-1); }
  > aside[aria-busy='true'] { opacity: 0.6; }
  @media (max-width: 1180px) { grid-template-columns: minmax(0, 1fr); align-content: start; > aside { border-left: 0; border-top: 1px solid var(--line); } }
  @media (max-width: 767.98px) { > div, > aside { padding-left: 16px; padding-right: 16px; } }
`;
const Add = styled.section`
  margin-top: 20px;
  h2 { font-size: 14px; line-height: 20px; font-weight: 650; margin-bottom: 8px; }
  > div { display: flex; flex-wrap: wrap; gap: 8px; } > div + div { margin-top: 10px; max-width: 320px; }
`;
const Said = styled.p`display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; min-height: 32px; margin-top: 8px; color: var(--ink-2);`;

/** So many treatments have a button of their own; the others are found by name. */
const BUTTONS_MAX = 12;
/** So long what was typed has to rest before it is worked out. */
const REST_MS = 250;

/** `count` treatments are in the plan: the field is empty again after each. */
function AddTreatment({ sold, count }: { sold: readonly SoldTreatment[]; count: number }) {
  const add = (id: string) => {
    const one = sold.find(({ _id }) => _id === id);
    if (one) addTreatment(one);
  };
  return (
    <Add aria-labelledby="add-treatment">
      <h2 id="add-treatment">Add treatment</h2>
      <div>
        {sold.slice(0, BUTTONS_MAX).map(({ _id, name }) => (
          <Button key={_id} dense icon={<PlusIcon size={15} />} onClick={() => add(_id)}>
            {name}
          </Button>
        ))}
      </div>
      {sold.length > BUTTONS_MAX && (
        <div>
          <ComboBox
            key={count}
            id="any-treatment"
            name="any-treatment"
            label={`All ${sold.length} treatments`}
            options={sold.map(({ _id, name, area }) => ({ value: _id, label: area ? `${name}, ${area}` : name }))}
            onValue={(id) => id && add(id)}
          />
        </div>
      )}
    </Add>
  );
}

/** Works the plan out once what was typed rests. */
function useCalculation(practiceId: string) {
  const { plan } = useSnapshot(planState);
  const text = JSON.stringify(plan);
  useEffect(() => {
    const { asked } = readPlan(JSON.parse(text));
    if (planState.plan.rows.length === 0) return forgetCalculation();
    if (!asked) return;
    const isFirst = planState.calculation.data === null;
    const timer = setTimeout(() => void loadCalculation(practiceId, asked), isFirst ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [practiceId, text]);
}

/** The plan of one practice's treatments: what it is made of left, what it comes to right. */
export function PracticePlan({ practiceId }: { practiceId: string }) {
  const { plan, before, sold, calculation, focusAt, faults: ofServer } = useSnapshot(planState);
  useEffect(() => void loadSold(practiceId), [practiceId]);
  useCalculation(practiceId);
  if (!sold.data)
    return (
      <Body>
        <div>
          {sold.error ? (
            <Banner
              severity="error"
              actions={
                <Button dense onClick={() => void loadSold(practiceId)}>
                  Try again
                </Button>
              }
            >
              {sold.error.message}
            </Banner>
          ) : (
            <Skeleton lines={8} label="Loading treatments" />
          )}
        </div>
      </Body>
    );
  const treatments = sold.data as SoldTreatment[];
  if (treatments.length === 0)
    return (
      <Body>
        <div>
          <p>No membership treatments yet. Add them in the practice’s settings.</p>
        </div>
      </Body>
    );
  const { asked, faults: typed } = readPlan(plan as Parameters<typeof readPlan>[0]);
  const faults = { ...ofServer, ...typed };
  const worked = calculation.data as PlanCalculation | null;
  const products = [
    ...new Set(plan.rows.flatMap(({ id }) => treatments.find(({ _id }) => _id === id)?.priviproduct ?? [])),
  ];
  const general = [faults.treatments, faults.upfrontCost].filter(Boolean).join(' ');
  const failure = calculation.error && Object.keys(ofServer).length === 0 ? calculation.error : null;
  return (
    <Body>
      <div>
        {plan.rows.length > 0 ? (
          <TreatmentRows
            rows={plan.rows}
            sold={treatments}
            worked={worked?.treatments ?? []}
            faults={faults}
            focusAt={focusAt}
          />
        ) : (
          <p>The plan is empty. Add treatments or use a template.</p>
        )}
        <Said role="status">
          {before && (
            <>
              {before.sentence}
              <Button dense look="text" onClick={putBack}>
                Undo
              </Button>
            </>
          )}
        </Said>
        <AddTreatment sold={treatments} count={plan.rows.length} />
        <DiscountPanel
          plan={plan}
          products={MANUFACTURER_PRODUCTS.filter(({ key }) => products.includes(key))}
          faults={faults}
        />
        {worked && <PlanYear {...worked} />}
      </div>
      <aside aria-label="Plan total" aria-busy={plan.rows.length > 0 && (!asked || calculation.loading)}>
        {general && <Banner severity="error">{general}</Banner>}
        {failure && (
          <Banner
            severity="error"
            actions={
              asked && (
                <Button dense onClick={() => void loadCalculation(practiceId, asked)}>
                  Try again
                </Button>
              )
            }
          >
            {failure.message}
          </Banner>
        )}
        {worked && <PlanFigures plan={worked} />}
        {!worked && plan.rows.length === 0 && <p>Add treatments to see the member’s payment and your deposits.</p>}
        {!worked && plan.rows.length > 0 && !calculation.error && <Skeleton lines={10} label="Calculating plan" />}
      </aside>
    </Body>
  );
}
