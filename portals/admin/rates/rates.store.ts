import type { ResultOf } from '@contract/endpoint';
import type { simulateGradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import type { RateCalls as Calls, RateKindKey } from './rate-kinds';

export type RateTable = ResultOf<Calls['read']>;
export type RateTables = ResultOf<Calls['list']>;
export type RateVersion = ResultOf<Calls['versions']>['data'][number];
export type RateDifference = ResultOf<Calls['difference']>;
export type RateChange = RateDifference['cells'][number];
export type WhatIf = ResultOf<typeof simulateGradeRiskApr>;

type Draft = Record<string, string>;

type State = {
  /** The kind that everything here is of. */
  kind: RateKindKey;
  list: Resource<RateTables>;
  /** The table on the screen, as it is now. */
  table: Resource<RateTable>;
  history: Resource<RateVersion[]>;
  difference: Resource<RateDifference>;
  whatIf: Resource<WhatIf>;
  /** What was typed on the table and is not saved, by cell. */
  draft: Draft;
  /** The same of tables of this kind that were left, by table. */
  drafts: Record<string, Draft>;
  /** Somebody saved while this table was being typed on: what they changed. */
  conflict: { by: string; version: number; cells: RateChange[] } | null;
};

export const rates = proxy<State>({
  kind: 'grade-risk-apr',
  list: resource(),
  table: resource(),
  history: resource(),
  difference: resource(),
  whatIf: resource(),
  draft: {},
  drafts: {},
  conflict: null,
});
