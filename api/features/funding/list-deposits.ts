import { depositList, exportDeposits, listDeposits } from '@contract/funding/deposit-list';
import type * as z from 'zod/mini';
import type { Route } from '../../http/serve';
import { keyOf, type ListSource } from '../../list/list-source';
import { listRoutes } from '../../list/serve-list';
import { scopeOfSide } from '../../list/side-scope';
import { depositView } from './deposit.view';
import { depositRows, depositShape, refsWith } from './deposit-list.reads';

/** What practices are paid. Its search is for a reference as bank statements print it, or a part of one. */
export const deposits: ListSource<z.input<typeof depositList.row>> = {
  ...depositShape,
  scope: async ({ actor, body }) => scopeOfSide(actor.scope, body.practices),
  async conditions({ body, actor }, db) {
    if (!body.search) return [];
    const scope = scopeOfSide(actor.scope, body.practices);
    return [{ column: 'ref', in: await refsWith(db, scope, body.search.trim().toUpperCase()) }];
  },
  async rows(db, keys) {
    const rows = await depositRows(
      db,
      keys.map(({ tie }) => String(tie[0])),
    );
    return new Map(rows.map((row) => [keyOf([row.id]), depositView(row)]));
  },
};

export const depositListRoutes: readonly Route[] = listRoutes(
  depositList,
  { list: listDeposits, csv: exportDeposits },
  deposits,
);
