import type { KeyObject } from 'node:crypto';
import type { Db } from '../db/database';
import type { AuditTrail } from './audit-trail';
import { FIRST, isSignedBy, lineHash } from './checkpoint';
import { findRowHash } from './checkpoint.reads';
import { readCheckpoints } from './checkpoint-file';

export type VerifiedAudit = { checkpoints: number; chains: number; rows: number; faults: string[] };

/**
 * Compares the audit chains with every signed checkpoint: the file's own chain and signatures, the row that each
 * checkpoint names, and each chain from its start. Finds rows that were removed, changed, moved, cut off or exchanged, also
 * when every hash after them was computed anew.
 */
export async function verifyAudit(
  of: { db: Db; audit: AuditTrail; file: string; publicKey: KeyObject },
  /** Checkpoints that must be there, when somebody has counted them elsewhere. */
  expected = 0,
): Promise<VerifiedAudit> {
  const lines = readCheckpoints(of.file);
  const faults: string[] = [];
  if (lines.length < expected) faults.push(`${expected} checkpoints were expected, the file has ${lines.length}.`);
  let previous = FIRST;
  for (const [index, { line, checkpoint }] of lines.entries()) {
    const name = `Checkpoint ${index + 1}`;
    if (!checkpoint) {
      faults.push(`${name} cannot be read.`);
    } else {
      if (checkpoint.previous !== previous) faults.push(`${name} does not follow the one before it.`);
      if (isSignedBy(checkpoint, of.publicKey)) faults.push(...(await missingRows(of.db, name, checkpoint)));
      else faults.push(`${name} has no valid signature.`);
    }
    previous = lineHash(line);
  }
  const shards = await of.audit.shards(of.db);
  // One is signed every hour: without any, a trail that was written anew as a whole would look the same.
  if (lines.length === 0 && shards.length > 0)
    faults.push(
      'There is no signed checkpoint, so that the rows can be held against nothing. Find the file, or its copy.',
    );
  let rows = 0;
  for (const shard of shards) {
    const report = await of.audit.verifyChain(of.db, shard);
    rows += report.rows;
    if (!report.ok) faults.push(`Chain ${shard} is broken at row ${report.brokenAt}: ${report.fault}.`);
  }
  return { checkpoints: lines.length, chains: shards.length, rows, faults };
}

async function missingRows(
  db: Db,
  name: string,
  { at, heads }: { at: string; heads: readonly { shard: string; seq: number; hash: string }[] },
): Promise<string[]> {
  const faults: string[] = [];
  for (const { shard, seq, hash } of heads) {
    const found = await findRowHash(db, shard, seq);
    if (found === undefined) faults.push(`${name} (${at}): row ${seq} of chain ${shard} is gone.`);
    else if (found !== hash) faults.push(`${name} (${at}): row ${seq} of chain ${shard} is another one.`);
  }
  return faults;
}
