import { hash } from 'node:crypto';
import type { AuditTable } from '../db/tables/platform';

/** What the first row of every chain follows. */
export const GENESIS_HASH = '0'.repeat(64);

/** SHA-256 of the previous hash and the row in one fixed order, hex. */
export function auditHash(row: Omit<AuditTable, 'hash'>): string {
  const canonical = JSON.stringify([
    row.shard,
    row.seq,
    row.at,
    row.actor_kind,
    row.actor_id,
    row.action,
    row.object_type,
    row.object_id,
    row.request_id,
    row.detail,
  ]);
  return hash('sha256', row.prev_hash + canonical, 'hex');
}
