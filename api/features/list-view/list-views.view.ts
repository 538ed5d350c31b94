import type { listViews } from '@contract/list-view/calls';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import { lookOfList, viewsOfList } from './list-view.reads';

/** Whose views, and of which list. */
export type Keeper = { staffId: string; list: string };

/** What a person keeps of a list, as on the wire. */
export async function listViewsOf(db: Db, of: Keeper): Promise<z.output<typeof listViews>> {
  const look = await db.first(lookOfList, of);
  const rows = await db.all(viewsOfList, of);
  return {
    data: rows.map((row) => ({
      _id: row.id,
      name: row.name,
      query: row.query,
      ...lookView(row),
      isDefault: row.is_default === 1,
      version: row.version,
    })),
    look: look ? lookView(look) : null,
  };
}

function lookView({ columns, dense }: { columns: string; dense: number }) {
  return { columns: JSON.parse(columns) as string[], dense: dense === 1 };
}
