import { statement } from '../../../db/statement';

/** What somebody proposes about an application, with who it is. */
export const openProposal = statement<{ applicationId: string }>()((q, p) =>
  q
    .selectFrom('review_proposal')
    .innerJoin('staff', 'staff.id', 'review_proposal.staff_id')
    .selectAll('review_proposal')
    .select(['staff.first_name', 'staff.last_name'])
    .where('review_proposal.application_id', '=', p.applicationId)
    .where('review_proposal.settled_at', 'is', null),
);
