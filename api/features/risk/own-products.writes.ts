import { canonicalJson } from '@domain/underwriting/canonical-json';
import type { ProductGroup } from '@domain/underwriting/configuration';
import { type OwnProducts, ownTermsOf } from '@domain/underwriting/own-products';
import { columns } from '../../db/columns';
import type { Tx } from '../../db/database';
import { statement } from '../../db/statement';
import type { OwnProductsTable } from '../../db/tables/application';
import { hashOf } from '../../versioned-table/make-version';

const HASH_SIGNS = 24;

const insertOwnProducts = statement<OwnProductsTable>()((q, p) =>
  q
    .insertInto('own_products')
    .values(columns(p, ['id', 'group_id', 'terms', 'created_at']))
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

/** Keeps how a practice narrows a group. @returns what stands in its `product_group_id`; the group's own name where nothing differs. */
export async function keepOwnProducts(
  tx: Tx,
  { group, own }: { group: ProductGroup; own: OwnProducts },
  at: string,
): Promise<string> {
  const kept = ownTermsOf(group, own);
  if (Object.keys(kept).length === 0) return group.id;
  const terms = canonicalJson(kept);
  const id = `${group.id}~${hashOf(terms).slice(0, HASH_SIGNS)}`;
  await tx.run(insertOwnProducts, { id, group_id: group.id, terms, created_at: at });
  return id;
}
