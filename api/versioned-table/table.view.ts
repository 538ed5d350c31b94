import type { tableVersion } from '@contract/versioned-tables/declare-versioned-table';
import type * as z from 'zod/mini';
import { contentOf } from './make-version';
import type { HistoryRow, VersionRow } from './tables.reads';

const originView = (row: HistoryRow | VersionRow) => ({
  hash: row.hash,
  madeBy: row.made_by,
  madeAt: row.made_at,
  fromVersion: row.from_version,
  restoredVersion: row.restored_version,
  clonedFrom: row.cloned_from,
  note: row.note,
});

/** A table in the words of the wire, as one of its versions had it. */
export function tableView(
  row: VersionRow,
  of: { isCurrent: boolean; archived: boolean; usedBy: readonly string[] | undefined },
) {
  return {
    _id: row.id,
    name: row.name,
    version: row.version,
    isCurrent: of.isCurrent,
    archived: of.archived,
    usedBy: [...(of.usedBy ?? [])],
    ...originView(row),
    ...contentOf(row),
  };
}

export function historyView(row: HistoryRow): z.input<typeof tableVersion> {
  return { version: row.version, name: row.name, changes: row.changes, ...originView(row) };
}
