import { sql } from 'kysely';
import { statement } from '../../db/statement';
import type { Owner } from '../../http/owners';

const placesOf = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('application')
    .select(['practice_id', 'enrollment'])
    .where('borrower_id', '=', p.id)
    .union(
      q
        .selectFrom('credit_transaction')
        .select(['practice_id', sql<'APPLICATIONS' | 'MEMBERSHIPS'>`'APPLICATIONS'`.as('enrollment')])
        .where('borrower_id', '=', p.id),
    )
    .union(
      q
        .selectFrom('membership')
        .select(['practice_id', sql<'APPLICATIONS' | 'MEMBERSHIPS'>`'MEMBERSHIPS'`.as('enrollment')])
        .where('borrower_id', '=', p.id),
    ),
);

/** A person; staff see them where they applied or bought. */
export const borrowerOwner: Owner = {
  belongsTo: (_, id, { borrowerId }) => id === borrowerId,
  placesOf: (db, id) => db.all(placesOf, { id }),
};
