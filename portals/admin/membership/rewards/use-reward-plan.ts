import { resetResource } from '@portals/state/resource';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadCalculation } from '../plan.actions';
import { planPage } from '../plan.store';
import { draftOfPlan, EMPTY_DRAFT, figuresOf, type ShownMembership, type Sold } from '../plan-draft';
import {
  type Choice,
  contentWith,
  draftWith,
  isUsable,
  productsOfDraft,
  REWARDED_PRODUCTS,
  stateOf,
} from './rewarded-plan';
import { loadCertificates } from './rewards.actions';
import { rewardsPage } from './rewards.store';

/** So long a choice has to rest before the server is asked. */
const REST_MS = 300;

type Given = { of: ShownMembership; zone: string; sold: readonly Sold[] };

/** What is chosen: a package or the plan as it is, and the certificates that fit it; worked out as plans and quotes are. */
export function useRewardPlan({ of, zone, sold }: Given) {
  const page = useSnapshot(rewardsPage);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const runs = of.status === 'ACTIVE' ? of.activePlan : null;
  const standing = of.requestedPlan ?? of.savedPlan ?? runs;
  const plan = standing ? draftOfPlan(standing, { zone, sold, runs }) : EMPTY_DRAFT;
  const draft = draftWith(plan, choice, sold);
  const products = productsOfDraft(draft);
  const all = page.certificates.data
    ? [...page.certificates.data.patientCertificates, ...page.certificates.data.healthCareProfessionalCertificates]
    : [];
  const used = all.filter((one) => isUsable(one, products) && !unticked.includes(one.id));
  const state = choice ? stateOf(choice) : { isComplete: draft.rows.length > 0, missing: 0 };
  const canAsk = state.isComplete && state.missing === 0 && figuresOf(draft).totals !== null;
  const content = canAsk ? contentWith(draft, used, zone) : null;
  const { practiceId, _id: membershipId } = of;
  const calculate = () => {
    if (content) void loadCalculation({ practiceId, membershipId, ...content });
  };
  const asked = content && JSON.stringify(content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked says all that an answer depends on.
  useEffect(() => {
    if (asked === null) return resetResource(planPage.calculation);
    const timer = setTimeout(calculate, REST_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  const known = of.galderma?.member;
  const foundAt = known && `${known.phoneNumber} ${known.foundAt}`;
  const { data, loading, error } = page.certificates;
  const isUnknown = data === null && !loading && error === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once for whoever was found, and again after a use.
  useEffect(() => {
    if (foundAt && isUnknown) void loadCertificates(of, REWARDED_PRODUCTS);
  }, [foundAt, isUnknown]);
  return {
    plan,
    draft,
    choice,
    products,
    used,
    canAsk,
    calculate,
    choose: setChoice,
    tick: (id: string, isTicked: boolean) =>
      setUnticked((before) => (isTicked ? before.filter((one) => one !== id) : [...before, id])),
    begin: () => {
      setChoice(null);
      setUnticked([]);
    },
  };
}
export type RewardPlan = ReturnType<typeof useRewardPlan>;
