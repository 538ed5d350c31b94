import { type FormSchema, useForm } from '@portals/form/use-form';
import { useEffect, useRef, useState } from 'react';
import { type NewPerson, readPerson } from './new-person';
import { type Done, keepForLater, loadCalculation, sendPlan, sendUpdate, type Whom } from './plan.actions';
import { planPage } from './plan.store';
import {
  contentOf,
  type Draft,
  type DraftFigures,
  draftOfPlan,
  EMPTY_DRAFT,
  figuresOf,
  isSameDraft,
  type PlanContent,
  type ShownMembership,
  type ShownPlan,
  type Sold,
} from './plan-draft';

export type Act = 'send' | 'update' | 'save';
type Answers = { content: PlanContent; person: NewPerson | null; reason: string };

/** So long the fields have to rest before the server is asked. */
const REST_MS = 300;

export type PlanFormOptions = {
  /** Whose plan it is; null for somebody new. */
  of: ShownMembership | null;
  practiceId: string;
  zone: string;
  sold: readonly Sold[];
  /** What the member is called while a reason is missing. */
  name: string;
  onDone: (done: Done) => void;
};

/** The plan that the page opens with: what waits, was saved, or runs. */
const openedPlan = (of: ShownMembership | null): ShownPlan | null =>
  of && (of.requestedPlan ?? of.savedPlan ?? (of.status === 'ACTIVE' ? of.activePlan : null));

/** What a plan is put together of, how it is sent, kept and worked out. What was typed stays when a colleague was quicker. */
export function usePlanForm({ of, practiceId, zone, sold, name, onDone }: PlanFormOptions) {
  const runs = of?.status === 'ACTIVE' ? of.activePlan : null;
  const toDraft = (plan: ShownPlan | null) => (plan ? draftOfPlan(plan, { zone, sold, runs }) : EMPTY_DRAFT);
  const [opened] = useState<Draft>(() => toDraft(openedPlan(of)));
  const [draft, setDraft] = useState(opened);
  const figures = figuresOf(draft);
  const usual: Act = runs || of?.requestedPlan ? 'update' : 'send';
  const act = useRef<Act>(usual);
  const [acting, setActing] = useState<Act | null>(null);
  const key = useRef({ of: '', key: '' });

  function check(value: unknown): ReturnType<FormSchema<Answers>['safeParse']> {
    const values = value as Record<string, unknown>;
    const who = of === null ? readPerson(values) : { person: null };
    const reason = String(values.reason ?? '').trim();
    const issues = [...('issues' in who ? who.issues : []), ...figures.issues];
    if (runs && act.current === 'update' && reason === '')
      issues.push({ path: ['reason'], message: `Enter a reason for the change. ${name} will see it.` });
    return issues.length > 0 || 'issues' in who
      ? { success: false, error: { issues } }
      : { success: true, data: { content: contentOf(draft, zone), person: who.person, reason } };
  }

  async function submit({ content, person, reason }: Answers) {
    const now = act.current;
    act.current = usual;
    const { data: current } = planPage.membership;
    const whom: Whom | null = person ? { practiceId, ...person } : current && { membership: current };
    if (!whom) return;
    const body = { ...content, ...(draft.name !== '' && { name: draft.name }) };
    // A press that was not answered is repeated as what it was.
    const text = JSON.stringify([now, whom, body, reason]);
    if (key.current.of !== text) key.current = { of: text, key: crypto.randomUUID() };
    setActing(now);
    try {
      if (now === 'update' && 'membership' in whom)
        onDone(await sendUpdate(whom.membership, { ...body, ...(reason !== '' && { reason }) }));
      else onDone(await (now === 'save' ? keepForLater : sendPlan)(whom, body, key.current.key));
    } finally {
      setActing(null);
    }
  }

  const form = useForm<Answers>({ schema: { safeParse: check }, submit });
  const { ask } = useCalculation({ of, practiceId, draft, figures, zone });
  return {
    form,
    draft,
    figures,
    runs,
    usual,
    acting,
    ask,
    isChanged: !isSameDraft(draft, opened),
    change: (to: Partial<Draft>) => setDraft((before) => ({ ...before, ...to })),
    begin: (from: Draft) => {
      form.forget();
      setDraft(from);
    },
    open: (kept: ShownPlan) => setDraft(toDraft(kept)),
    press: (which: Act) => {
      act.current = which;
      void form.send();
    },
  };
}

type CalculationOf = Pick<PlanFormOptions, 'of' | 'practiceId' | 'zone'> & { draft: Draft; figures: DraftFigures };

/** Asks the server what the plan brings once the fields rest; what is not complete is not asked. */
function useCalculation({ of, practiceId, draft, figures, zone }: CalculationOf) {
  const content = figures.totals ? contentOf(draft, zone) : null;
  const asked = content && JSON.stringify(content);
  const membershipId = of?._id;
  const ask = () => {
    if (content) void loadCalculation({ practiceId, ...(membershipId !== undefined && { membershipId }), ...content });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked says all that an answer depends on.
  useEffect(() => {
    const timer = setTimeout(ask, REST_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return { ask };
}
