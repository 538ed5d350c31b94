import { statement } from '../../db/statement';
import type { Owner } from '../../http/owners';

const memberById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('borrower').select('id').where('id', '=', p.id).where('membership_status', 'is not', null),
);
const placesOf = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('application')
    .innerJoin('borrower', 'borrower.id', 'application.borrower_id')
    .select(['application.practice_id', 'application.enrollment'])
    .distinct()
    .where('borrower.id', '=', p.id)
    .where('borrower.membership_status', 'is not', null)
    .where('application.enrollment', '=', 'MEMBERSHIPS'),
);

/** A person has one membership, which has the person's id; staff see it where the person signed up. */
export const membershipOwner: Owner = {
  belongsTo: async (db, id, { borrowerId }) => id === borrowerId && (await db.first(memberById, { id })) !== undefined,
  placesOf: (db, id) => db.all(placesOf, { id }),
};
