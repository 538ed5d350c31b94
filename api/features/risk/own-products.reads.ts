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
): Promise<ProductGroup | undefined> {
  const known = groups.find(({ id }) => id === productGroupId);
  if (known) return known;
  const { groupId, own } = await offeredGroup(db, productGroupId);
  const group = groups.find(({ id }) => id === groupId);
  return group && { ...narrowGroup(group, own), id: productGroupId };
}
