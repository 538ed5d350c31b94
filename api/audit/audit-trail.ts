import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../clock';
import type { Db, Tx } from '../db/database';
import { auditHash, GENESIS_HASH } from './audit-row';
import { allShards, block, head, headOf, insertRow, moveHead, startChain } from './audit-trail.writes';

export type AuditInput = {
  /** Practice id, or `platform`: one chain each. */
  shard: string;
  actorKind: string;
  actorId: string | null;
  action: string;
  objectType: string;
  objectId: string;
  requestId: string | null;
  /** Ids, numbers and statuses; never names, numbers of accounts or texts of people. */
  detail: Record<string, string | number | boolean | null>;
};

export type ChainReport =
  | { ok: true; rows: number; headHash: string }
  | { ok: false; rows: number; brokenAt: number; fault: 'changed' | 'missing' | 'reordered' | 'truncated' };

export type AuditTrail = {
  append(tx: Tx, input: AuditInput): Promise<void>;
  verifyChain(db: Db, shard: string): Promise<ChainReport>;
  /** Every chain that exists. */
  shards(db: Db): Promise<string[]>;
};

/**
 * The append-only record of who did what. Each row carries the hash of the one before it, so that a changed, removed or
 * moved row breaks the chain; the head, kept apart, shows a chain that was cut at its end.
 */
export function createAuditTrail(clock: Clock): AuditTrail {
  async function lockHead(tx: Tx, shard: string) {
    const known = await tx.first(head, { shard });
    if (known) return known;
    await tx.run(startChain, { shard, hash: GENESIS_HASH });
    return (await tx.first(head, { shard })) ?? { seq: 0, hash: GENESIS_HASH };
  }

  return {
    async append(tx, input) {
      const last = await lockHead(tx, input.shard);
      const row = {
        shard: input.shard,
        seq: last.seq + 1,
        at: clock.now(),
        actor_kind: input.actorKind,
        actor_id: input.actorId,
        action: input.action,
        object_type: input.objectType,
        object_id: input.objectId,
        request_id: input.requestId,
        detail: JSON.stringify(input.detail),
        prev_hash: last.hash,
      };
      const hash = auditHash(row);
      await tx.run(insertRow, { ...row, hash });
      await tx.run(moveHead, { shard: row.shard, seq: row.seq, hash });
    },
    verifyChain,
    shards: async (db) => (await db.all(allShards, {})).map((row) => row.shard),
  };
}

/**
 * Reads a chain from its start in blocks and recomputes every hash, with a turn of the event loop between blocks. Rows added meanwhile are left for the next run.
 * @returns the first row that does not fit, or the number of rows that do.
 */
async function verifyChain(db: Db, shard: string): Promise<ChainReport> {
  const end = (await db.first(headOf, { shard })) ?? { seq: 0, hash: GENESIS_HASH };
  let previous = GENESIS_HASH;
  let seq = 0;
  while (seq < end.seq) {
    const rows = await db.all(block, { shard, after: seq });
    if (rows.length === 0) return { ok: false, rows: seq, brokenAt: seq + 1, fault: 'truncated' };
    for (const row of rows) {
      if (row.seq > end.seq) break;
      if (row.seq !== seq + 1) return { ok: false, rows: seq, brokenAt: seq + 1, fault: 'missing' };
      if (row.prev_hash !== previous) return { ok: false, rows: seq, brokenAt: row.seq, fault: 'reordered' };
      if (auditHash(row) !== row.hash) return { ok: false, rows: seq, brokenAt: row.seq, fault: 'changed' };
      previous = row.hash;
      seq = row.seq;
    }
    await nextTurn();
  }
  if (previous !== end.hash) return { ok: false, rows: seq, brokenAt: seq, fault: 'changed' };
  const beyond = await db.all(block, { shard, after: end.seq });
  const stranger = (await db.first(headOf, { shard }))?.seq === end.seq && beyond.length > 0;
  return stranger
    ? { ok: false, rows: seq, brokenAt: seq + 1, fault: 'truncated' }
    : { ok: true, rows: seq, headHash: previous };
}
