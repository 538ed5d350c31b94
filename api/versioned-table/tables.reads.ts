import type { Db } from '../db/database';
import { takingRows } from '../db/row-lock';
import { type RowOf, statement } from '../db/statement';

/** Every table of a kind with its version in force. */
export const currentTables = statement<{ kind: string }>()((q, p) =>
  q
    .selectFrom('versioned_table')
    .innerJoin('table_version', (join) =>
      join
        .onRef('table_version.kind', '=', 'versioned_table.kind')
        .onRef('table_version.id', '=', 'versioned_table.id')
        .onRef('table_version.version', '=', 'versioned_table.version'),
    )
    .selectAll('table_version')
    .select('versioned_table.archived_at')
    .where('versioned_table.kind', '=', p.kind)
    .orderBy('versioned_table.name_key'),
);

/** A table, without its cells. */
export const tableHead = statement<{ kind: string; id: string }>()((q, p) =>
  q.selectFrom('versioned_table').selectAll().where('kind', '=', p.kind).where('id', '=', p.id),
);

/** The same, taken until the transaction ends: whoever makes the next version stands alone. */
export const takenHead = statement<{ kind: string; id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('versioned_table').selectAll().where('kind', '=', p.kind).where('id', '=', p.id), dialect),
);

/** One version with its cells. */
export const versionOfTable = statement<{ kind: string; id: string; version: number }>()((q, p) =>
  q
    .selectFrom('table_version')
    .selectAll()
    .where('kind', '=', p.kind)
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);

/** Versions of several tables at once; whoever asks picks its own by kind, id and version. */
export function versionsAmong(db: Db, wanted: readonly { id: string; version: number }[]): Promise<VersionRow[]> {
  const ids = [...new Set(wanted.map(({ id }) => id))];
  const versions = [...new Set(wanted.map(({ version }) => version))];
  return db.query(
    db.builder.selectFrom('table_version').selectAll().where('id', 'in', ids).where('version', 'in', versions),
  );
}

/** The history of a table, newest first, without the cells. */
export const versionsOfTable = statement<{ kind: string; id: string }>()((q, p) =>
  q
    .selectFrom('table_version')
    .select([
      'version',
      'name',
      'hash',
      'changes',
      'from_version',
      'restored_version',
      'cloned_from',
      'made_by',
      'made_at',
      'note',
    ])
    .where('kind', '=', p.kind)
    .where('id', '=', p.id)
    .orderBy('version', 'desc'),
);

/** The other table of a kind that has a name. */
export const tableNamed = statement<{ kind: string; nameKey: string; exceptId: string }>()((q, p) =>
  q
    .selectFrom('versioned_table')
    .select(['id', 'archived_at'])
    .where('kind', '=', p.kind)
    .where('name_key', '=', p.nameKey)
    .where('id', '<>', p.exceptId),
);

export type HeadRow = RowOf<typeof tableHead>;
export type VersionRow = RowOf<typeof versionOfTable>;
export type HistoryRow = RowOf<typeof versionsOfTable>;
