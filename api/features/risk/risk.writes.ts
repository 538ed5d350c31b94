import { canonicalJson } from '@domain/underwriting/canonical-json';
import { compileConfiguration } from '@domain/underwriting/compile-configuration';
import type { Tx } from '../../db/database';
import { statement } from '../../db/statement';
import { currentProfile, sha256, withTables } from './risk.reads';
import type { StoredConfiguration, TableUse } from './table-in-force';

const storeConfiguration = statement<{ hash: string; body: string; at: string }>()((q, p) =>
  q
    .insertInto('risk_configuration')
    .values({ hash: p.hash, body: p.body, created_at: p.at })
    .onConflict((conflict) => conflict.column('hash').doNothing()),
);
const retire = statement<{ id: string }>()((q, p) =>
  q.updateTable('risk_profile').set({ is_current: 0 }).where('id', '=', p.id).where('is_current', '=', 1),
);
const publish = statement<{
  id: string;
  version: number;
  name: string;
  enrollment: string;
  hash: string;
  at: string;
  by: string;
  note: string | null;
  clonedFrom: string | null;
  preset: number;
}>()((q, p) =>
  q.insertInto('risk_profile').values({
    id: p.id,
    version: p.version,
    name: p.name,
    enrollment: p.enrollment,
    config_hash: p.hash,
    is_current: 1,
    archived: 0,
    published_at: p.at,
    published_by: p.by,
    note: p.note,
    cloned_from: p.clonedFrom,
    boarding_preset: p.preset,
  }),
);

/** @throws Error for a table that somebody put into the archive. */
async function workWith(
  tx: Tx,
  { id, version }: { id: string; version: number },
  tables: readonly TableUse[],
): Promise<void> {
  const archived = await tx.query(
    tx.builder
      .selectFrom('versioned_table')
      .select(['kind', 'id'])
      .where('archived_at', 'is not', null)
      .where(
        'id',
        'in',
        tables.map((use) => use.id),
      ),
  );
  const gone = tables.find((use) => archived.some(({ kind, id: table }) => kind === use.table && table === use.id));
  if (gone) throw new Error(`Table ${gone.id} is archived`);
  const rows = tables.map((use) => ({
    profile_id: id,
    profile_version: version,
    kind: use.table,
    table_id: use.id,
    table_version: use.version,
  }));
  await tx.execute(tx.builder.insertInto('risk_profile_table').values(rows));
}

/** Who publishes, when and why, and whether new practices begin with the profile: as before, where that is not said. */
export type Publishing = {
  by: string;
  at: string;
  note?: string | null;
  clonedFrom?: string | null;
  boardingPreset?: boolean;
};

/**
 * Publishes a version of a risk profile; the version before stays for the decisions that used it.
 * @returns the hash that decisions name.
 * @throws DomainRefusal when the configuration is not valid for one of its product groups.
 */
export async function publishRiskProfile(
  tx: Tx,
  stored: StoredConfiguration,
  { by, at, note = null, clonedFrom, boardingPreset }: Publishing,
): Promise<string> {
  const { configuration, productGroups, tables } = await withTables(tx, stored);
  for (const productGroup of productGroups) compileConfiguration({ ...configuration, productGroup });
  const body = canonicalJson(stored);
  const hash = sha256(body);
  const { id, name, version, type } = stored.configuration.riskProfile;
  const before = await tx.first(currentProfile, { id });
  await tx.run(storeConfiguration, { hash, body, at });
  await tx.run(retire, { id });
  const preset = boardingPreset ?? before?.boarding_preset === 1;
  const told = { note, clonedFrom: clonedFrom ?? before?.cloned_from ?? null, preset: preset ? 1 : 0 };
  await tx.run(publish, { id, version, name, enrollment: type, hash, at, by, ...told });
  if (tables.length > 0) await workWith(tx, { id, version }, tables);
  return hash;
}

/** The archive is a mark of the version in force; decisions that name the profile stay as they are. */
export const markArchived = statement<{ id: string; archived: number }>()((q, p) =>
  q.updateTable('risk_profile').set({ archived: p.archived }).where('id', '=', p.id).where('is_current', '=', 1),
);
