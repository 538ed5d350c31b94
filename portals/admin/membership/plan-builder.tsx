import { civilDate, isCivilDate } from '@domain/calendar/civil-date';
import { KeepTyped } from '@portals/form/keep-typed';
import { todayIn } from '@portals/format/today';
import type { Frozen } from '@portals/state/frozen';
import { Button } from '@portals/ui/button';
import { ErrorSummary } from '@portals/ui/error-summary';
import { SendIcon } from '@portals/ui/staff-icons';
import { TextArea } from '@portals/ui/text-area';
import { useState } from 'react';
import styled from 'styled-components';
import { useSnapshot } from 'valtio';
import { CompareMoney, CompareRows } from './compare-rows';
import { DiscountPanel } from './discount-panel';
import { NewPersonFields } from './new-person';
import type { Done } from './plan.actions';
import { planPage, type Settings } from './plan.store';
import { compareDraft, draftOfTemplate, type ShownMembership } from './plan-draft';
import { PlanTold } from './plan-told';
import { PlanTotals } from './plan-totals';
import { firstNameOf, opening } from './plan-words';
import { TakeBack } from './take-back';
import { TemplateChoice } from './template-choice';
import { TreatmentRows } from './treatment-rows';
import { usePlanForm } from './use-plan-form';
import { YearGrid } from './year-grid';

const Columns = styled.form`
  display: grid; grid-template-columns: minmax(0, 1fr) 344px; flex: 1; min-height: 0;
  @media (max-width: 1180px) { grid-template-columns: minmax(0, 1fr); }
`;
const Work = styled.div`
  display: grid; align-content: start; grid-template-columns: minmax(0, 1fr); gap: 22px; padding: 18px 24px 40px;
  @media (max-width: 767.98px) { padding: 14px 16px 24px; }
`;
const Aside = styled.aside`
  display: grid; align-content: start; gap: 18px; padding: 20px 24px; border-left: 1px solid var(--line);
  @media (max-width: 1180px) { border-left: 0; border-top: 1px solid var(--line); }
  @media (max-width: 767.98px) { padding: 16px; }
`;
const Acts = styled.div`display: grid; gap: 8px; > div { display: flex; flex-wrap: wrap; gap: 8px; > * { flex: 1; } }`;

export type PlanBuilderProps = {
  /** Whose plan it is; null for somebody new. */
  of: ShownMembership | null;
  practiceId: string;
  zone: string;
  settings: Frozen<Settings>;
  onDone: (done: Done) => void;
  onOpenMember: (membershipId: string) => void;
};

/** A plan is put together, sent, kept for later, changed and taken back. */
export function PlanBuilder({ of, practiceId, zone, settings, onDone, onOpenMember }: PlanBuilderProps) {
  const [typed, setTyped] = useState({ firstName: '', isMore: false });
  const name = of ? firstNameOf(of) : typed.firstName || 'the patient';
  const plan = usePlanForm({ of, practiceId, zone, sold: settings.treatments, name, onDone });
  const { form, draft, figures, runs } = plan;
  return (
    <Columns {...form.props} aria-label="Plan">
      <Work>
        {(plan.isChanged || typed.isMore) && !form.pending && <KeepTyped />}
        <ErrorSummary {...form.summary} />
        {of && <PlanTold of={of} name={name} onOpen={plan.open} />}
        {of === null && (
          <NewPersonFields
            form={form}
            onName={(firstName) => setTyped({ firstName, isMore: true })}
            onOpenMember={onOpenMember}
          />
        )}
        <TemplateChoice
          templates={settings.templates}
          isAsked={draft.rows.length > 0}
          onChoose={(template) => plan.begin(draftOfTemplate(template, settings.treatments))}
        />
        <TreatmentRows
          draft={draft}
          figures={figures}
          settings={settings}
          form={form}
          onChange={(rows) => plan.change({ rows })}
        />
        <DiscountPanel draft={draft} form={form} onChange={(discounts) => plan.change({ discounts })} />
        {runs && <CompareRows title="Current plan and changes" rows={compareDraft(runs, draft, figures)} />}
        {runs && <ChangeMoney />}
        {runs && (
          <TextArea
            label="Reason for the change"
            hint={`${opening(name)} sees this above both plans.`}
            rows={3}
            maxLength={300}
            {...form.field('reason')}
            defaultValue={of?.requestedPlan?.reason ?? ''}
            onChange={() => setTyped((before) => ({ ...before, isMore: true }))}
          />
        )}
        {!runs && <Year draft={draft} figures={figures} name={name} zone={zone} />}
      </Work>
      <Aside aria-label="Plan total">
        <PlanTotals figures={figures} name={name} isChange={runs !== null} onRetry={plan.ask} />
        <PlanActs plan={plan} of={of} onDone={onDone} />
      </Aside>
    </Columns>
  );
}

function ChangeMoney() {
  const { data } = useSnapshot(planPage).calculation;
  return data?.change ? <CompareMoney of={data} change={data.change} /> : null;
}

function Year({ zone, ...of }: Omit<Parameters<typeof YearGrid>[0], 'startsOn'> & { zone: string }) {
  const startsOn = useSnapshot(planPage).calculation.data?.startsOn;
  return <YearGrid {...of} startsOn={startsOn && isCivilDate(startsOn) ? civilDate(startsOn) : todayIn(zone)} />;
}

type PlanActsProps = { plan: ReturnType<typeof usePlanForm> } & Pick<PlanBuilderProps, 'of' | 'onDone'>;

function PlanActs({ plan: { form, usual, acting, press }, of, onDone }: PlanActsProps) {
  const [isTakingBack, setTakingBack] = useState(false);
  return (
    <Acts>
      <Button
        type="submit"
        look="primary"
        big
        icon={<SendIcon size={17} />}
        pending={form.pending && acting !== 'save'}
        pendingText="Sending"
      >
        {usual === 'update' ? 'Send update' : 'Send plan'}
      </Button>
      <div>
        <Button pending={acting === 'save'} pendingText="Saving" onClick={() => press('save')}>
          Save for later
        </Button>
        {of?.requestedPlan && (
          <Button look="danger" disabled={form.pending} onClick={() => setTakingBack(true)}>
            Withdraw
          </Button>
        )}
      </div>
      {isTakingBack && of && <TakeBack of={of} onDone={onDone} onClose={() => setTakingBack(false)} />}
    </Acts>
  );
}
