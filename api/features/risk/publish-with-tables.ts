import type { Tx } from '../../db/database';
import type { Making } from '../../versioned-table/make-version';
import { type Publishing, publishRiskProfile } from './risk.writes';
import { isReference, type StoredConfiguration, type TableReference, withEachTable } from './table-in-force';
import { addTableOf } from './table-sources';

/**
 * Publishes profiles whose tables are spelled out: the first time that a table comes it gets version 1 of its own, and every
 * profile refers to it.
 */
export function publishingWithTables(
  tx: Tx,
  making: Making,
): (stored: StoredConfiguration, of?: Pick<Publishing, 'boardingPreset'>) => Promise<void> {
  const added = new Map<string, TableReference>();
  return async (stored, of = {}) => {
    const referring = await withEachTable(stored, async (table, kind) => {
      if (isReference(table)) return table;
      const key = `${kind} ${table.id}`;
      const reference = added.get(key) ?? (await addTableOf(tx, kind, { table, making }));
      added.set(key, reference);
      return reference;
    });
    await publishRiskProfile(tx, referring, { ...of, by: making.by, at: making.at });
  };
}
