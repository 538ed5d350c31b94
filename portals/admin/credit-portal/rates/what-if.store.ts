import type { ResultOf } from '@contract/endpoint';
import type { simulateGradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

type State = {
  /** What was tried: the table, its version, and what was typed on it. */
  tried: string;
  result: Resource<ResultOf<typeof simulateGradeRiskApr>>;
};

/** What past cases come to with rates that are not saved. */
export const whatIf = proxy<State>({ tried: '', result: resource() });
