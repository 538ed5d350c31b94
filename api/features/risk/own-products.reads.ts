import type { ProductGroup } from '@domain/underwriting/configuration';
import { narrowGroup, type OwnProducts } from '@domain/underwriting/own-products';
import type { Db } from '../../db/database';
import { statement } from '../../db/statement';

const ownProductsById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('own_products').select(['group_id', 'terms']).where('id', '=', p.id),
);

/** What stands in a practice's `product_group_id`: a group, and how the practice narrows it. */
export type OfferedGroup = { groupId: string; own: OwnProducts };

/** A group that no practice narrowed goes by its own name. */
export async function offeredGroup(db: Db, productGroupId: string): Promise<OfferedGroup> {
  const row = await db.first(ownProductsById, { id: productGroupId });
  // Written by `keepOwnProducts` only.
  return row
    ? { groupId: row.group_id, own: JSON.parse(row.terms) as OwnProducts }
    : { groupId: productGroupId, own: {} };
}

/** The products of a practice among the groups of a profile; undefined where the profile does not have its group. */
export async function groupInForce(
  db: Db,
  groups: readonly ProductGroup[],
  productGroupId: string,
): Promise<{ groupId: string; group: ProductGroup } | undefined> {
  const known = groups.find(({ id }) => id === productGroupId);
  if (known) return { groupId: known.id, group: known };
  const { groupId, own } = await offeredGroup(db, productGroupId);
  const group = groups.find(({ id }) => id === groupId);
  return group && { groupId, group: { ...narrowGroup(group, own), id: productGroupId } };
}

const practicesNarrowing = statement<{ groupId: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .innerJoin('own_products', 'own_products.id', 'practice.product_group_id')
    .select(['practice.name', 'own_products.terms'])
    .where('own_products.group_id', '=', p.groupId)
    .orderBy('practice.name')
    .orderBy('practice.id'),
);

/** The practices that offer a group narrower than it is, and how. */
export async function narrowingPractices(db: Db, groupId: string): Promise<{ name: string; own: OwnProducts }[]> {
  const rows = await db.all(practicesNarrowing, { groupId });
  // Written by `keepOwnProducts` only.
  return rows.map(({ name, terms }) => ({ name, own: JSON.parse(terms) as OwnProducts }));
}
