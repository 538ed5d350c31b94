import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { Tables } from '../../../db/tables/index';

export const insertRenewal = statement<Tables['membership_renewal']>()((q, p) =>
  q
    .insertInto('membership_renewal')
    .values(
      columns(p, [
        'id',
        'membership_id',
        'plan_id',
        'plan_year',
        'begins_on',
        'applies_credits',
        'pays_at_once',
        'document_id',
        'signed_name',
        'agreed_at',
        'taken_back_at',
        'content',
      ]),
    ),
);

/** Takes back whatever stands of a year. */
export const endRenewal = statement<{ membershipId: string; planYear: number; now: string }>()((q, p) =>
  q
    .updateTable('membership_renewal')
    .set({ taken_back_at: p.now })
    .where('membership_id', '=', p.membershipId)
    .where('plan_year', '=', p.planYear)
    .where('taken_back_at', 'is', null),
);
