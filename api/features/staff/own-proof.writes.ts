import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { OwnProofTable } from '../../db/tables/practice';

export const insertProof = statement<OwnProofTable>()((q, p) =>
  q.insertInto('own_proof').values(columns(p, ['token_hash', 'staff_id', 'expires_at'])),
);
/** Changes no row for one that is unknown, somebody else's, over, or was used before. */
export const useProof = statement<{ tokenHash: string; staffId: string; now: string }>()((q, p) =>
  q
    .deleteFrom('own_proof')
    .where('token_hash', '=', p.tokenHash)
    .where('staff_id', '=', p.staffId)
    .where('expires_at', '>', p.now),
);
