import type { ResultOf } from '@contract/endpoint';
import type { activateMembership, getActivationDetails } from '@contract/membership/activation-calls';
import { persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

export type Details = ResultOf<typeof getActivationDetails>;
export type Outcome = Pick<ResultOf<typeof activateMembership>, 'status' | 'paymentDueToday'>;

/** How the plan is paid, as it is chosen so far. */
export type Choice = { applyCredits: boolean; payAtOnce: boolean };

/** By which name the figures of a choice are kept. */
export const keyOf = ({ applyCredits, payAtOnce }: Choice): string => `${applyCredits}-${payAtOnce}`;

type ActivationState = Choice & {
  membershipId: string | null;
  /** What is paid with; null until it is chosen. */
  methodId: string | null;
  /** The figures of the last choice that was asked for. */
  details: Resource<Details>;
  /** Figures by choice, so that a switch changes every number at once. */
  known: Record<string, Details>;
  /** What happened to the plan while it was read. */
  change: 'plan' | 'figures' | 'withdrawn' | null;
  outcome: Outcome | null;
};

const start = () => ({
  membershipId: null,
  applyCredits: true,
  payAtOnce: false,
  methodId: null,
  known: {},
  change: null,
  outcome: null,
});

/** A plan that is being signed. Only in memory: what it costs is asked anew after a reload. */
export const activation = proxy<ActivationState>({ ...start(), details: resource() });

export function resetActivation(): void {
  resetResource(activation.details);
  Object.assign(activation, start());
}

persist(activation, { key: 'activation', version: 1, fields: {}, reset: resetActivation });
