import { columns } from '../../../db/columns';
import type { Tx } from '../../../db/database';
import { statement } from '../../../db/statement';
import type { TabTicketTable } from '../../../db/tables/application';

const COLUMNS = [
  'token_hash',
  'borrower_id',
  'application_id',
  'expires_at',
  'used_at',
  'created_at',
  'session_hash',
] as const;
const insertRow = statement<TabTicketTable>()((q, p) => q.insertInto('tab_ticket').values(columns(p, COLUMNS)));
const deleteExpired = statement<{ now: string }>()((q, p) =>
  q.deleteFrom('tab_ticket').where('expires_at', '<=', p.now),
);
/** No session is idle for too long within the minute of its ticket. */
const markUsed = statement<{ tokenHash: string; now: string }>()((q, p) =>
  q
    .updateTable('tab_ticket')
    .set({ used_at: p.now })
    .where('token_hash', '=', p.tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', p.now)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('session')
          .innerJoin('borrower', 'borrower.id', 'session.subject_id')
          .select('session.token_hash')
          .whereRef('session.token_hash', '=', 'tab_ticket.session_hash')
          .where('session.revoked_at', 'is', null)
          .where('session.expires_at', '>', p.now)
          .where('borrower.is_deleted', '=', 0),
      ),
    ),
);
const byHash = statement<{ tokenHash: string }>()((q, p) =>
  q.selectFrom('tab_ticket').selectAll().where('token_hash', '=', p.tokenHash),
);

/** Keeps a ticket, and removes those that are over. */
export async function insertTabTicket(tx: Tx, ticket: TabTicketTable): Promise<void> {
  await tx.run(deleteExpired, { now: ticket.created_at });
  await tx.run(insertRow, ticket);
}

/** Uses a ticket up; undefined when it is unknown, used or over, or the session that asked for it has ended. */
export async function redeemTabTicket(
  tx: Tx,
  claim: { tokenHash: string; now: string },
): Promise<TabTicketTable | undefined> {
  if ((await tx.run(markUsed, claim)) !== 1) return undefined;
  return tx.first(byHash, { tokenHash: claim.tokenHash });
}
