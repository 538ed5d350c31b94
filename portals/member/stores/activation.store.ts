import type { ResultOf } from '@contract/endpoint';
import type { activateMembership, getActivationDetails } from '@contract/membership/activation-calls';
import { persist } from '@portals/state/persist';
import { resetResource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import { newOffer, type Offer, startOffer } from './offer';

export type Details = ResultOf<typeof getActivationDetails>;
export type Outcome = Pick<ResultOf<typeof activateMembership>, 'status' | 'paymentDueToday'>;

type ActivationState = Offer<Details> & { outcome: Outcome | null };

/** A plan that is being signed. Only in memory: what it costs is asked anew after a reload. */
export const activation = proxy<ActivationState>({ ...newOffer<Details>(), outcome: null });

export function resetActivation(): void {
  resetResource(activation.details);
  Object.assign(activation, startOffer(), { outcome: null });
}

persist(activation, { key: 'activation', version: 1, fields: {}, reset: resetActivation });
