import type { ResultOf } from '@contract/endpoint';
import type { CellChange } from '@contract/versioned-tables/declare-versioned-table';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';
import type { CreditTable, Draft, TableCalls } from './table-kind';
import type { TableKindKey } from './table-kinds';

export type TableVersion = ResultOf<TableCalls['versions']>['data'][number];

/** Somebody saved while a table was being typed on. */
export type Conflict = {
  by: string;
  version: number;
  /** What they changed. */
  cells: readonly CellChange[];
  /** What had been typed until then. */
  typed: Draft;
};

export type Typed = {
  /** The version that it stands on. */
  base: CreditTable;
  draft: Draft;
  conflict: Conflict | null;
};

type State = {
  /** The kind that is on the screen. */
  kind: TableKindKey;
  list: Resource<{ canEdit: boolean; tables: CreditTable[] }>;
  /** The table on the screen, as it is now. */
  table: Resource<CreditTable>;
  history: Resource<TableVersion[]>;
  difference: Resource<ResultOf<TableCalls['difference']>>;
  /** What was typed and is not saved, by kind and table: it stays when another screen is looked at. */
  typed: Record<string, Typed>;
};

export const typedKey = (kind: TableKindKey, id: string): string => `${kind}/${id}`;

export const creditTables = proxy<State>({
  kind: 'grade-risk-apr',
  list: resource(),
  table: resource(),
  history: resource(),
  difference: resource(),
  typed: {},
});
