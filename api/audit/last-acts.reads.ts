import { statement } from '../db/statement';

/** More acts than these after somebody opened a page are no answer to who changed it. */
const LOOKED_AT = 20;

/** What was done last to something, the newest first, with who of the staff did it. */
export const lastActsOn = statement<{ objectId: string }>()((q, p) =>
  q
    .selectFrom('audit')
    .leftJoin('staff', (join) => join.onRef('staff.id', '=', 'audit.actor_id').on('audit.actor_kind', '=', 'staff'))
    .select(['audit.action', 'audit.at', 'audit.actor_kind', 'staff.first_name', 'staff.last_name'])
    .where('audit.object_id', '=', p.objectId)
    .orderBy('audit.at', 'desc')
    .orderBy('audit.seq', 'desc')
    .limit(LOOKED_AT),
);

/** Whose visit it is: acts on visits stand with their membership. */
export const membershipOfVisit = statement<{ id: string }>()((q, p) =>
  q.selectFrom('visit').select('membership_id').where('id', '=', p.id),
);
