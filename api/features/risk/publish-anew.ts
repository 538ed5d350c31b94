import type { Db, Tx } from '../../db/database';
import type { MadeVersion } from '../../versioned-table/table-source';
import { currentProfile, profilesUsing, storedConfiguration, takenProfile } from './risk.reads';
import { publishRiskProfile } from './risk.writes';
import { isReference, withEachTable } from './table-in-force';

/** Names of the risk profiles that work with each table of a kind, by the table's id. */
export async function usersOfTables(db: Db, kind: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const users = new Map<string, string[]>();
  for (const { table_id: id, name } of await db.all(profilesUsing, { kind })) {
    users.set(id, [...(users.get(id) ?? []), name]);
  }
  return users;
}

/**
 * Publishes every risk profile that works with the table anew, with this version of it. The next decision takes it; those
 * already made name the profile's version before, which stays as it was.
 * @throws DomainRefusal when the cells do not fit one of the profiles.
 */
export async function publishAnew(
  tx: Tx,
  kind: string,
  { tableId, version, hash, by, at, note }: MadeVersion,
): Promise<void> {
  const reference = { $table: { table: kind, id: tableId, version, hash } };
  for (const { id, table_id } of await tx.all(profilesUsing, { kind })) {
    if (table_id !== tableId) continue;
    await tx.all(takenProfile, { id });
    const profile = await tx.first(currentProfile, { id });
    if (!profile) continue;
    const stored = await storedConfiguration(tx, profile.config_hash);
    const riskProfile = { ...stored.configuration.riskProfile, version: profile.version + 1 };
    const before = { ...stored, configuration: { ...stored.configuration, riskProfile } };
    const after = await withEachTable(before, (table) =>
      isReference(table) && table.$table.table === kind && table.$table.id === tableId ? reference : table,
    );
    await publishRiskProfile(tx, after, { by, at, note });
  }
}
