import { createHash } from 'node:crypto';
import { type CompiledConfiguration, compileConfiguration } from '@domain/underwriting/compile-configuration';
import type { ProductGroup, UnderwritingConfiguration } from '@domain/underwriting/configuration';
import { configHashOf } from '@domain/underwriting/decision-record';
import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const currentProfile = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('risk_profile')
    .select(['id', 'version', 'name', 'config_hash'])
    .where('id', '=', p.id)
    .where('is_current', '=', 1),
);
const profileVersion = statement<{ id: string; version: number }>()((q, p) =>
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
    .orderBy('published_at')
    .orderBy('id')
    .limit((eb) => eb.lit(1)),
);
const configurationByHash = statement<{ hash: string }>()((q, p) =>
  q.selectFrom('risk_configuration').select('body').where('hash', '=', p.hash),
);

/** A stored body: the configuration, and the product groups that practices of the profile may be given. */
export type StoredConfiguration = { configuration: UnderwritingConfiguration; productGroups: readonly ProductGroup[] };

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
};

/** Hex SHA-256, as the domain takes it. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Published bodies never change, so what is compiled once per hash and group stays true. */
const compiledByKey = new Map<string, { compiled: CompiledConfiguration; configHash: string }>();

/**
 * The published risk profile of a practice with its own products, compiled.
 * @throws when the profile is not published or the group does not exist in it.
 */
export async function loadRiskProfile(db: Db, profileId: string, productGroupId: string): Promise<RiskProfile> {
  const profile = await db.first(currentProfile, { id: profileId });
  if (!profile) throw new Error(`Risk profile ${profileId} is not published`);
  return withCompiled(db, profile, productGroupId);
}

/**
 * The financing profile that has been published longest, with its own products: what the platform offers before a practice
 * is known. Undefined before anything is published.
 */
export async function loadPlatformProfile(db: Db): Promise<RiskProfile | undefined> {
  const profile = await db.first(firstFinancingProfile, {});
  return profile && withCompiled(db, profile, undefined);
}

/** A named version of a risk profile: the one that a stored decision used. */
export async function loadRiskProfileVersion(
  db: Db,
  profileId: string,
  version: number,
  productGroupId: string,
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
    const row = await db.first(configurationByHash, { hash: profile.config_hash });
    if (!row) throw new Error(`Configuration ${profile.config_hash} is not stored`);
    // Written by the seed and by publication only, both of which validate it; compiling validates again.
    const stored = JSON.parse(row.body) as StoredConfiguration;
    const productGroup =
      productGroupId === undefined
        ? stored.configuration.productGroup
        : stored.productGroups.find((group) => group.id === productGroupId);
    if (!productGroup) throw new Error(`Risk profile ${profile.id} has no product group ${productGroupId}`);
    const compiled = compileConfiguration({ ...stored.configuration, productGroup });
    known = { compiled, configHash: configHashOf(compiled.configuration, sha256) };
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
  };
}
