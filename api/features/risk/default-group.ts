import { type ProductGroupContent, productGroup } from '@contract/versioned-tables/product-group';
import type { Specialty } from '@domain/enums';
import type { Db } from '../../db/database';
import { contentOf } from '../../versioned-table/make-version';
import { type VersionRow, versionsAmong } from '../../versioned-table/tables.reads';
import { currentProfile, loadPlatformProfile, storedConfiguration } from './risk.reads';
import { usesOf } from './table-in-force';

/** The group that practices of a specialty begin with. */
export type DefaultGroup = { specialty: Specialty; isOwn: boolean; group: VersionRow; content: ProductGroupContent };

/**
 * The group that practices of each specialty begin with, among those of a risk profile: the one that names the specialty, else the
 * profile's own. Without a profile, the one that new practices begin with.
 * @returns none before a profile is published.
 */
export async function defaultGroups(
  db: Db,
  specialties: readonly Specialty[],
  profileId?: string,
): Promise<DefaultGroup[]> {
  const id = profileId ?? (await loadPlatformProfile(db))?.profileId;
  const profile = id === undefined ? undefined : await db.first(currentProfile, { id });
  if (!profile) return [];
  const stored = await storedConfiguration(db, profile.config_hash);
  const uses = (await usesOf(stored)).filter(({ table }) => table === productGroup.key);
  const rows = (await versionsAmong(db, uses)).filter((row) =>
    uses.some((use) => use.table === row.kind && use.id === row.id && use.version === row.version),
  );
  const groups = rows.map((group) => ({ group, content: contentOf(group) as ProductGroupContent }));
  const held = stored.configuration.productGroup;
  const ownId = '$table' in held ? held.$table.id : held.id;
  return specialties.flatMap((specialty) => {
    const named = groups.find(({ content }) => content.specialties.includes(specialty));
    const found = named ?? groups.find(({ group }) => group.id === ownId);
    return found ? { specialty, isOwn: named !== undefined, ...found } : [];
  });
}
