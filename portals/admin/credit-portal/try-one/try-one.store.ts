import type { tryUnderwriting } from '@contract/credit-portal/try-calls';
import type { ResultOf } from '@contract/endpoint';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import { SOUND } from './try-facts';

export type TriedAnswer = ResultOf<typeof tryUnderwriting>;
export type TriedSide = TriedAnswer['draft'];

type State = {
  /** The person of facts alone: they stay when another table is looked at. */
  facts: DecisionInputs;
  /** What was tried: the table with what is typed on it, and the facts. */
  tried: string;
  result: Resource<TriedAnswer>;
};

export const trial = proxy<State>({ facts: { ...SOUND }, tried: '', result: resource() });
