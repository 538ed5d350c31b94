import { sql } from 'kysely';
import { statement } from '../../db/statement';
import type { Owner } from '../../http/owners';
import { membershipById } from './member.reads';

const placesOf = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('membership')
    .select(['practice_id', sql<'MEMBERSHIPS'>`'MEMBERSHIPS'`.as('enrollment')])
    .where('id', '=', p.id),
);

/** A membership is its member's and its practice's. */
export const membershipOwner: Owner = {
  belongsTo: async (db, id, { borrowerId }) => (await db.first(membershipById, { id }))?.borrower_id === borrowerId,
  placesOf: (db, id) => db.all(placesOf, { id }),
};
