import type { ProductGroup, UnderwritingConfiguration } from '@domain/underwriting/configuration';
import type { Db, Tx } from '../../db/database';
import { tableHead, type VersionRow, versionOfTable } from '../../versioned-table/tables.reads';
import { groupInForce } from './own-products.reads';
import { currentProfile, profilesUsing, profileVersion, storedConfiguration, takenProfile } from './risk.reads';
import { publishRiskProfile } from './risk.writes';
import {
  isReference,
  type StoredConfiguration,
  spelledOut,
  type TableReference,
  type TableUse,
  usesOf,
  withEachTable,
} from './table-in-force';
import { referenceOf } from './table-sources';

/** Another table in the place of one that a profile works with; it is the chosen table's version in force that counts. */
export type TableChoice = { kind: string; tableId: string; chosenId: string };

/** What a draft changes: versions that are not made yet, and tables that one profile chooses anew. */
export type DraftedTables = { profileId: string; drafted: readonly VersionRow[]; choices: readonly TableChoice[] };

/** The version that a content would become. */
export function nextVersionRow(of: {
  kind: string;
  id: string;
  fromVersion: number;
  name: string;
  content: string;
  hash: string;
}): VersionRow {
  const { fromVersion, ...held } = of;
  return {
    ...held,
    version: fromVersion + 1,
    changes: 0,
    from_version: fromVersion,
    restored_version: null,
    cloned_from: null,
    made_by_id: null,
    made_by: '',
    made_at: '',
    note: null,
  };
}

type Made = Pick<VersionRow, 'kind' | 'id' | 'version' | 'hash'>;
const usedAs = ({ kind, id, version, hash }: Made): TableUse => ({ table: kind, id, version, hash });

/**
 * A configuration with other tables: first the chosen ones in their places, then each version that is new. Preview and publishing
 * both go through here, so that what is published decides as the preview did.
 */
function replaced(
  stored: StoredConfiguration,
  { made, chosen }: { made: readonly Made[]; chosen: readonly (TableChoice & { use: TableUse })[] },
): Promise<StoredConfiguration> {
  return withEachTable(stored, (table, kind) => {
    if (!isReference(table)) return table;
    const choice = chosen.find((one) => one.kind === kind && one.tableId === table.$table.id);
    const use = choice?.use ?? table.$table;
    const next = made.find((one) => one.kind === kind && one.id === use.id);
    return next ? referenceOf(kind, next) : ({ $table: use } satisfies TableReference);
  });
}

/** The body of the version after one. */
function asNext({ configuration, ...stored }: StoredConfiguration, version: number): StoredConfiguration {
  const riskProfile = { ...configuration.riskProfile, version: version + 1 };
  return { ...stored, configuration: { ...configuration, riskProfile } };
}

/** @throws Error for a chosen table that is not there. */
async function chosenUses(db: Db, choices: readonly TableChoice[]) {
  const chosen: (TableChoice & { use: TableUse })[] = [];
  for (const choice of choices) {
    const { kind, chosenId: id } = choice;
    const head = await db.first(tableHead, { kind, id });
    const row = head && (await db.first(versionOfTable, { kind, id, version: head.version }));
    if (!row) throw new Error(`Table ${id} is not there`);
    chosen.push({ ...choice, use: usedAs(row) });
  }
  return chosen;
}

/** Ids of the profiles that publishing a draft changes: its own first, then every other one that works with a changed table. */
export async function affectedProfiles(
  db: Db,
  profileId: string,
  tables: readonly { kind: string; id: string }[],
): Promise<string[]> {
  const others = new Set<string>();
  for (const kind of new Set(tables.map((table) => table.kind))) {
    for (const row of await db.all(profilesUsing, { kind })) {
      if (tables.some((table) => table.kind === kind && table.id === row.table_id)) others.add(row.id);
    }
  }
  others.delete(profileId);
  return [profileId, ...[...others].sort()];
}

export type DraftedProfile = {
  profileId: string;
  name: string;
  /** The version in force, beside which it is tried. */
  version: number;
  configHash: string;
  /** As the draft has it, with the configuration's own products. */
  configuration: UnderwritingConfiguration;
  /** What its practices may be given, as the draft has it. */
  productGroups: readonly ProductGroup[];
  /** The same with the products of a practice; undefined where the profile does not have its group. */
  withGroup(productGroupId: string): Promise<UnderwritingConfiguration | undefined>;
};

/**
 * A profile as a draft would make it, its cells spelled out.
 * @param version the version that the draft stands beside; without one that in force.
 * @throws Error when the profile is not published.
 */
// biome-ignore lint/complexity/useMaxParams: where from, of which profile and version, and with what.
export async function draftedProfile(
  db: Db,
  profileId: string,
  { profileId: own, drafted, choices }: DraftedTables,
  version?: number,
): Promise<DraftedProfile> {
  const profile =
    version === undefined
      ? await db.first(currentProfile, { id: profileId })
      : await db.first(profileVersion, { id: profileId, version });
  if (!profile) throw new Error(`Risk profile ${profileId} is not published`);
  const stored = await storedConfiguration(db, profile.config_hash);
  const chosen = profileId === own ? await chosenUses(db, choices) : [];
  const referring = await replaced(asNext(stored, profile.version), { made: drafted, chosen });
  const { configuration, productGroups } = await spelledOut(db, referring, await usesOf(referring), drafted);
  return {
    profileId,
    name: profile.name,
    version: profile.version,
    configHash: profile.config_hash,
    configuration,
    productGroups,
    async withGroup(productGroupId) {
      const offered = await groupInForce(db, productGroups, productGroupId);
      return offered && { ...configuration, productGroup: offered.group };
    },
  };
}

/**
 * Publishes every profile that works with one of the tables anew, each as one version whatever number of tables is new.
 * @returns the new version of each profile by its id.
 * @throws DomainRefusal when the tables do not fit one of them.
 */
export async function publishTogether(
  tx: Tx,
  { profileId: own, made, choices }: { profileId: string; made: readonly Made[]; choices: readonly TableChoice[] },
  published: { by: string; at: string; note: string | null },
): Promise<ReadonlyMap<string, number>> {
  const versions = new Map<string, number>();
  const chosen = await chosenUses(tx, choices);
  // In one order whoever publishes, so that no two wait for each other.
  for (const id of (await affectedProfiles(tx, own, made)).toSorted()) {
    await tx.all(takenProfile, { id });
    const profile = await tx.first(currentProfile, { id });
    if (!profile) continue;
    const stored = await storedConfiguration(tx, profile.config_hash);
    const next = await replaced(asNext(stored, profile.version), { made, chosen: id === own ? chosen : [] });
    await publishRiskProfile(tx, next, published);
    versions.set(id, profile.version + 1);
  }
  return versions;
}
