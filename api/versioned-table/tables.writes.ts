import { columns } from '../db/columns';
import { statement } from '../db/statement';
import type { TableVersionTable, VersionedTableTable } from '../db/tables/versioned-table';

export const insertHead = statement<VersionedTableTable>()((q, p) =>
  q
    .insertInto('versioned_table')
    .values(columns(p, ['kind', 'id', 'name', 'name_key', 'version', 'archived_at', 'archived_by', 'created_at'])),
);

/** Moves a table to its next version; guarded by the one before. */
export const moveHead = statement<{ kind: string; id: string; version: number; name: string; nameKey: string }>()(
  (q, p) =>
    q
      .updateTable('versioned_table')
      .set((eb) => ({ name: p.name, name_key: p.nameKey, version: eb('version', '+', 1) }))
      .where('kind', '=', p.kind)
      .where('id', '=', p.id)
      .where('version', '=', p.version),
);

export const setArchived = statement<{ kind: string; id: string; at: string | null; by: string | null }>()((q, p) =>
  q
    .updateTable('versioned_table')
    .set({ archived_at: p.at, archived_by: p.by })
    .where('kind', '=', p.kind)
    .where('id', '=', p.id),
);

export const insertVersion = statement<TableVersionTable>()((q, p) =>
  q
    .insertInto('table_version')
    .values(
      columns(p, [
        'kind',
        'id',
        'version',
        'name',
        'content',
        'hash',
        'changes',
        'from_version',
        'restored_version',
        'cloned_from',
        'made_by_id',
        'made_by',
        'made_at',
        'note',
      ]),
    ),
);
