import type { ResultOf } from '@contract/endpoint';
import type { getPlanChange } from '@contract/membership/change-calls';
import { persist } from '@portals/state/persist';
import { resetResource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import { newOffer, type Offer, startOffer } from './offer';

export type ChangeDetails = ResultOf<typeof getPlanChange>;

type PlanChangeState = Offer<ChangeDetails> & {
  /** How it was answered; `asked`: the plan is kept, and the practice has heard what is wanted instead. */
  outcome: 'accepted' | 'kept' | 'asked' | null;
};

/** A change of a plan that waits for an answer. Only in memory: what it costs is asked anew after a reload. */
export const planChange = proxy<PlanChangeState>({ ...newOffer<ChangeDetails>(), outcome: null });

export function resetPlanChange(): void {
  resetResource(planChange.details);
  Object.assign(planChange, startOffer(), { outcome: null });
}

persist(planChange, { key: 'plan-change', version: 1, fields: {}, reset: resetPlanChange });
