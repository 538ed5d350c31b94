import type { Db, Tx } from '../db/database';

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
