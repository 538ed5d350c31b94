import { underwritingRuleset } from '@contract/versioned-tables/ruleset';
import type { Enrollment } from '@domain/enums';
import type { CreditLineAssignment, ProductGroup } from '@domain/underwriting/configuration';
import type { Db } from '../../db/database';
import { currentTables } from '../../versioned-table/tables.reads';
import { openProfiles, profilesUsing, storedConfiguration, withTables } from './risk.reads';

/** A profile that practices can be given, with the groups that it rates. */
export type ProfileOffer = {
  id: string;
  name: string;
  version: number;
  enrollment: Enrollment;
  productGroups: readonly ProductGroup[];
};

/** Every profile in force that is not in the archive, by name. */
export async function listProfileOffers(db: Db): Promise<ProfileOffer[]> {
  const offers: ProfileOffer[] = [];
  for (const { id, name, version, enrollment, config_hash: hash } of await db.all(openProfiles, {})) {
    const { productGroups } = await withTables(db, await storedConfiguration(db, hash));
    offers.push({ id, name, version, enrollment: enrollment as Enrollment, productGroups });
  }
  return offers;
}

/** The line tables of every profile in force that is not in the archive, by the profile's name. */
export async function listProfileLines(
  db: Db,
): Promise<{ profile: { _id: string; name: string }; tables: readonly CreditLineAssignment[] }[]> {
  const lines: Awaited<ReturnType<typeof listProfileLines>> = [];
  for (const { id, name, config_hash: hash } of await db.all(openProfiles, {})) {
    const { configuration } = await withTables(db, await storedConfiguration(db, hash));
    lines.push({ profile: { _id: id, name }, tables: [...configuration.thickCla, ...configuration.thinCla] });
  }
  return lines;
}

/** Underwriting rules that are not in the archive, each with the published profiles that work with them. */
export type RulesOffer = { id: string; name: string; profileIds: ReadonlySet<string> };

/** Every ruleset that a practice can decide by, by name. */
export async function listRulesOffers(db: Db): Promise<RulesOffer[]> {
  const { key: kind } = underwritingRuleset;
  const tables = await db.all(currentTables, { kind });
  const uses = await db.all(profilesUsing, { kind });
  return tables
    .filter(({ archived_at: archivedAt }) => archivedAt === null)
    .map(({ id, name }) => ({
      id,
      name,
      profileIds: new Set(uses.flatMap((use) => (use.table_id === id ? use.id : []))),
    }));
}
