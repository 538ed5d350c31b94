import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { ReviewProposalTable } from '../../../db/tables/application';

export const insertProposal = statement<ReviewProposalTable>()((q, p) =>
  q
    .insertInto('review_proposal')
    .values(columns(p, ['id', 'application_id', 'action', 'reasons', 'identity_step', 'staff_id', 'at', 'settled_at'])),
);

/** Whatever happens to the application, what was proposed before is open no more. */
export const settleProposal = statement<{ applicationId: string; at: string }>()((q, p) =>
  q
    .updateTable('review_proposal')
    .set({ settled_at: p.at })
    .where('application_id', '=', p.applicationId)
    .where('settled_at', 'is', null),
);
