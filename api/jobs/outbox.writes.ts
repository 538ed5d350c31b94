import type { Tx } from '../db/database';
import { statement } from '../db/statement';
import { LANE_KINDS, type Lane } from './outbox-lanes';

const due = statement<{ now: string; limit: number }>()((q, p, dialect) => {
  const query = q
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload', 'attempts'])
    .where('done_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('available_at', '<=', p.now)
    .where('kind', 'not in', [...LANE_KINDS])
    .orderBy('available_at')
    .limit(p.limit);
  return dialect === 'postgres' ? query.forUpdate().skipLocked() : query;
});
const dueOfKind = statement<{ now: string; limit: number; kind: string }>()((q, p, dialect) => {
  const query = q
    .selectFrom('outbox')
    .select(['id', 'kind', 'payload', 'attempts'])
    .where('done_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('kind', '=', p.kind)
    .where('available_at', '<=', p.now)
    .orderBy('available_at')
    .limit(p.limit);
  return dialect === 'postgres' ? query.forUpdate().skipLocked() : query;
});
const lease = statement<{ id: string; claim: string; leaseEnd: string }>()((q, p) =>
  q
    .updateTable('outbox')
    .set((row) => ({ lease_owner: p.claim, available_at: p.leaseEnd, attempts: row('attempts', '+', 1) }))
    .where('id', '=', p.id),
);
/** Ends a message and forgets what it said. Changes nothing when the claim is over. */
export const finishMessage = statement<{ id: string; claim: string; now: string; note: string | null }>()((q, p) =>
  q
    .updateTable('outbox')
    .set({ done_at: p.now, payload: '', lease_owner: null, last_error: p.note })
    .where('id', '=', p.id)
    .where('lease_owner', '=', p.claim),
);
/** Gives a message back until `availableAt`. */
export const repeatMessage = statement<{ id: string; claim: string; availableAt: string; fault: string }>()((q, p) =>
  q
    .updateTable('outbox')
    .set({ available_at: p.availableAt, lease_owner: null, last_error: p.fault })
    .where('id', '=', p.id)
    .where('lease_owner', '=', p.claim),
);
/** Puts a message off that may not leave before `availableAt`. It was not tried. */
export const holdMessage = statement<{ id: string; claim: string; availableAt: string }>()((q, p) =>
  q
    .updateTable('outbox')
    .set((row) => ({ available_at: p.availableAt, lease_owner: null, attempts: row('attempts', '-', 1) }))
    .where('id', '=', p.id)
    .where('lease_owner', '=', p.claim),
);
/** Stops trying to deliver a message. Its content is kept until an operator looks at it. */
export const parkMessage = statement<{ id: string; claim: string; now: string; fault: string }>()((q, p) =>
  q
    .updateTable('outbox')
    .set({ parked_at: p.now, lease_owner: null, last_error: p.fault })
    .where('id', '=', p.id)
    .where('lease_owner', '=', p.claim),
);

/**
 * Makes messages due whose next try lies further ahead than any retry is ever scheduled. That happens when the clock was wrong and
 * was set back since.
 */
export const callBackBeyond = statement<{ latest: string; now: string }>()((q, p) =>
  q
    .updateTable('outbox')
    .set({ available_at: p.now })
    .where('done_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('available_at', '>', p.latest),
);

export type ClaimedMessage = { id: string; kind: string; payload: string; attempts: number };

/** Takes up to `limit` due messages of a lane under one claim until `leaseEnd`; after that anyone may take them again. */
export async function claimDue(
  tx: Tx,
  { kind }: Lane,
  input: { now: string; leaseEnd: string; claim: string; limit: number },
): Promise<ClaimedMessage[]> {
  const { now, limit } = input;
  const rows = kind === undefined ? await tx.all(due, { now, limit }) : await tx.all(dueOfKind, { now, limit, kind });
  for (const row of rows) await tx.run(lease, { id: row.id, claim: input.claim, leaseEnd: input.leaseEnd });
  return rows.map((row) => ({ ...row, attempts: row.attempts + 1 }));
}
