import type { Db } from '../../db/database';
import { statement } from '../../db/statement';
import type { Owner } from '../../http/owners';

const ownerById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('application').select(['practice_id', 'borrower_id', 'enrollment']).where('id', '=', p.id),
);

/** An applicant's session is of one application; a borrower has all of theirs. */
export const applicationOwner: Owner = {
  async belongsTo(db, id, person) {
    if (person.kind === 'applicant') return id === person.applicationId;
    return (await db.first(ownerById, { id }))?.borrower_id === person.borrowerId;
  },
  placesOf: (db, id) => db.all(ownerById, { id }),
};

const signupsOf = async (db: Db, id: string) =>
  (await db.all(ownerById, { id })).filter(({ enrollment }) => enrollment === 'MEMBERSHIPS');

/** An application for a membership, which no application for financing is. */
export const signupOwner: Owner = {
  belongsTo: async (db, id, person) =>
    (await signupsOf(db, id)).length > 0 && (await applicationOwner.belongsTo(db, id, person)),
  placesOf: (db, id) => signupsOf(db, id),
};
