import { productGroup as productGroupTable } from '@contract/versioned-tables/product-group';
import { type CompiledConfiguration, compileConfiguration } from '@domain/underwriting/compile-configuration';
import { configHashOf } from '@domain/underwriting/decision-record';
import type { Db } from '../../db/database';
import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';
import { hashOf } from '../../versioned-table/make-version';
import { groupInForce } from './own-products.reads';
import { type SpelledOut, type StoredConfiguration, spelledOut, type TableUse, usesOf } from './table-in-force';

export const currentProfile = statement<{ id: string }>()((q, p) =>
  q.selectFrom('risk_profile').selectAll().where('id', '=', p.id).where('is_current', '=', 1),
);
export const profileVersion = statement<{ id: string; version: number }>()((q, p) =>
  q
    .selectFrom('risk_profile')
    .select(['id', 'version', 'name', 'config_hash'])
    .where('id', '=', p.id)
    .where('version', '=', p.version),
);
const firstFinancingProfile = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('risk_profile')
    .select(['id', 'version', 'name', 'config_hash'])
    .where('enrollment', '=', 'APPLICATIONS')
    .where('is_current', '=', 1)
    .where('archived', '=', 0)
    .orderBy('boarding_preset', 'desc')
    // By its first version: a profile is published anew with each change of its tables.
    .orderBy((eb) =>
      eb
        .selectFrom('risk_profile as other')
        .select((min) => min.fn.min('other.published_at').as('at'))
        .whereRef('other.id', '=', 'risk_profile.id'),
    )
    .orderBy('id')
    .limit((eb) => eb.lit(1)),
);
const configurationByHash = statement<{ hash: string }>()((q, p) =>
  q.selectFrom('risk_configuration').select('body').where('hash', '=', p.hash),
);

/** The profiles that a practice can be given. */
export const openProfiles = statement<Record<string, never>>()((q) =>
  q
    .selectFrom('risk_profile')
    .select(['id', 'version', 'name', 'enrollment', 'config_hash', 'boarding_preset'])
    .where('is_current', '=', 1)
    .where('archived', '=', 0)
    .orderBy('name')
    .orderBy('id'),
);

/** Every profile as it is in force. */
export const currentProfiles = statement<Record<string, never>>()((q) =>
  q.selectFrom('risk_profile').select(['id', 'version', 'config_hash']).where('is_current', '=', 1).orderBy('id'),
);

/** The same with all that is said of them, by name. */
export const profilesInForce = statement<Record<string, never>>()((q) =>
  q.selectFrom('risk_profile').selectAll().where('is_current', '=', 1).orderBy('name').orderBy('id'),
);
export type ProfileRow = RowOf<typeof profilesInForce>;

/** Current profiles and the table of a kind that each works with. */
export const profilesUsing = statement<{ kind: string }>()((q, p) =>
  q
    .selectFrom('risk_profile')
    .innerJoin('risk_profile_table', (join) =>
      join
        .onRef('risk_profile_table.profile_id', '=', 'risk_profile.id')
        .onRef('risk_profile_table.profile_version', '=', 'risk_profile.version'),
    )
    .select(['risk_profile.id', 'risk_profile.name', 'risk_profile.config_hash', 'risk_profile_table.table_id'])
    .where('risk_profile_table.kind', '=', p.kind)
    .where('risk_profile.is_current', '=', 1)
    .where('risk_profile.archived', '=', 0)
    .orderBy('risk_profile.id'),
);

/** The profiles that work with a table today. */
export async function profilesWithTable(db: Db, kind: string, tableId: string): Promise<ReadonlySet<string>> {
  const rows = await db.all(profilesUsing, { kind });
  return new Set(rows.flatMap((row) => (row.table_id === tableId ? row.id : [])));
}

/**
 * Every version of a profile, taken until the transaction ends: whoever publishes the next one stands alone. Which one is current
 * is asked afterwards, because it may have changed while this waited.
 */
export const takenProfile = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('risk_profile').select('version').where('id', '=', p.id), dialect),
);

/** @throws Error when nothing was published under this hash. */
export async function storedConfiguration(db: Db, hash: string): Promise<StoredConfiguration> {
  const row = await db.first(configurationByHash, { hash });
  if (!row) throw new Error(`Configuration ${hash} is not stored`);
  // Written by the seed and by publication only, both of which validate it; compiling validates again.
  return JSON.parse(row.body) as StoredConfiguration;
}

/** A stored body with the cells of the tables it refers to. */
export async function withTables(db: Db, stored: StoredConfiguration): Promise<SpelledOut & { tables: TableUse[] }> {
  const tables = await usesOf(stored);
  return { ...(await spelledOut(db, stored, tables)), tables };
}

export type RiskProfile = {
  profileId: string;
  version: number;
  name: string;
  /** The group whose products these are. */
  productGroupId: string;
  /** Hash of the exact configuration, this product group included: what a decision names. */
  configHash: string;
  /** Hash of the published body with all its groups: what decisions named before they named their group. */
  publishedHash: string;
  /** The configuration with the practice's product group, compiled. */
  compiled: CompiledConfiguration;
  /** The versions of the tables it works with, of its product groups the one in use; none before there were versioned tables. */
  tables: readonly TableUse[];
};

/** Hex SHA-256, as the domain takes it. */
export const sha256 = hashOf;

/** Published bodies never change, so what is compiled once per hash and group stays true. */
const compiledByKey = new Map<string, Pick<RiskProfile, 'compiled' | 'configHash' | 'tables'>>();

/**
 * The published risk profile of a practice with its own products, compiled.
 * @throws when the profile is not published or the group does not exist in it.
 */
export async function loadRiskProfile(db: Db, profileId: string, productGroupId: string): Promise<RiskProfile> {
  const profile = await db.first(currentProfile, { id: profileId });
  if (!profile) throw new Error(`Risk profile ${profileId} is not published`);
  return withCompiled(db, profile, productGroupId);
}

/** A published risk profile with its own products: undefined where there is none of that id. */
export async function loadOwnProfile(db: Db, profileId: string): Promise<RiskProfile | undefined> {
  const profile = await db.first(currentProfile, { id: profileId });
  return profile && withCompiled(db, profile, undefined);
}

/**
 * The financing profile that new practices begin with, else the one that has been published longest, with its own products: what the
 * platform offers before a practice is known. Undefined before anything is published.
 */
export async function loadPlatformProfile(db: Db): Promise<RiskProfile | undefined> {
  const profile = await db.first(firstFinancingProfile, {});
  return profile && withCompiled(db, profile, undefined);
}

/** A named version of a risk profile: the one that a stored decision used. Without a group, with its own products. */
export async function loadRiskProfileVersion(
  db: Db,
  profileId: string,
  { version, productGroupId }: { version: number; productGroupId: string | undefined },
): Promise<RiskProfile> {
  const profile = await db.first(profileVersion, { id: profileId, version });
  if (!profile) throw new Error(`Risk profile ${profileId} has no version ${version}`);
  return withCompiled(db, profile, productGroupId);
}

async function withCompiled(
  db: Db,
  profile: { id: string; version: number; name: string; config_hash: string },
  /** Undefined: the configuration's own group. */
  productGroupId: string | undefined,
): Promise<RiskProfile> {
  const key = `${profile.config_hash}:${productGroupId ?? ''}`;
  let known = compiledByKey.get(key);
  if (!known) {
    const stored = await storedConfiguration(db, profile.config_hash);
    const { configuration, productGroups, tables } = await withTables(db, stored);
    const offered =
      productGroupId === undefined
        ? { groupId: configuration.productGroup.id, group: configuration.productGroup }
        : await groupInForce(db, productGroups, productGroupId);
    if (!offered) throw new Error(`Risk profile ${profile.id} has no product group ${productGroupId}`);
    const compiled = compileConfiguration({ ...configuration, productGroup: offered.group });
    known = {
      compiled,
      configHash: configHashOf(compiled.configuration, sha256),
      // Of the groups that practices of the profile have, this one's decides.
      tables: tables.filter(({ table, id }) => table !== productGroupTable.key || id === offered.groupId),
    };
    compiledByKey.set(key, known);
  }
  return {
    profileId: profile.id,
    version: profile.version,
    name: profile.name,
    productGroupId: known.compiled.configuration.productGroup.id,
    configHash: known.configHash,
    publishedHash: profile.config_hash,
    compiled: known.compiled,
    tables: known.tables,
  };
}
