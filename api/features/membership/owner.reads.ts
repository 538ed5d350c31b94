import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { statement } from '../../db/statement';
import type { Owner } from '../../http/owners';

const ofPlanTreatment = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('plan_treatment')
    .innerJoin('membership_plan', 'membership_plan.id', 'plan_treatment.plan_id')
    .innerJoin('membership', 'membership.id', 'membership_plan.membership_id')
    .select(['membership.practice_id', 'membership.borrower_id', sql<'MEMBERSHIPS'>`'MEMBERSHIPS'`.as('enrollment')])
    .where('plan_treatment.id', '=', p.id),
);

const ofPayment = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('membership_payment')
    .select(['practice_id', 'borrower_id', sql<'MEMBERSHIPS'>`'MEMBERSHIPS'`.as('enrollment')])
    .where('id', '=', p.id),
);

const ofFunding = statement<{ id: string }>()((q, p) =>
  q.selectFrom('membership_funding').select('practice_id').where('id', '=', p.id),
);

const ofVisit = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('visit')
    .innerJoin('membership', 'membership.id', 'visit.membership_id')
    .select(['membership.practice_id', 'membership.borrower_id', sql<'MEMBERSHIPS'>`'MEMBERSHIPS'`.as('enrollment')])
    .where('visit.id', '=', p.id),
);

/** What belongs to a membership is its member's and its practice's. */
const ownerBy = (
  find: (
    db: Db,
    id: string,
  ) => Promise<{ borrower_id: string; practice_id: string; enrollment: 'MEMBERSHIPS' } | undefined>,
): Owner => ({
  belongsTo: async (db, id, { borrowerId }) => (await find(db, id))?.borrower_id === borrowerId,
  async placesOf(db, id) {
    const row = await find(db, id);
    return row ? [row] : [];
  },
});

export const planTreatmentOwner = ownerBy((db, id) => db.first(ofPlanTreatment, { id }));
export const visitOwner = ownerBy((db, id) => db.first(ofVisit, { id }));
export const membershipPaymentOwner = ownerBy((db, id) => db.first(ofPayment, { id }));

/** What a practice is paid for a membership is the practice's; its member sees none of it. */
export const membershipFundingOwner: Owner = {
  belongsTo: () => false,
  async placesOf(db, id) {
    const row = await db.first(ofFunding, { id });
    return row ? [{ practice_id: row.practice_id, enrollment: 'MEMBERSHIPS' }] : [];
  },
};
