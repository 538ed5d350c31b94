import { join } from 'node:path';
import type { Deps } from '../deps';
import { checkpointKey, FIRST, lineHash, signCheckpoint } from './checkpoint';
import { allHeads } from './checkpoint.reads';
import { appendCheckpoint, CHECKPOINT_FILE, readCheckpoints } from './checkpoint-file';

/**
 * Signs how far the audit chains have come and adds it to the file beside the database. Whoever rewrites a whole chain,
 * hashes and head included, contradicts what was signed before. Chains that did not move are left out.
 * @returns how many chains moved; nothing is written when none did.
 */
export async function writeCheckpoint(deps: Pick<Deps, 'config' | 'database' | 'clock'>): Promise<number> {
  const file = join(deps.config.dataDir, CHECKPOINT_FILE);
  const lines = readCheckpoints(file);
  const signed = new Map(
    lines.flatMap(({ checkpoint }) => checkpoint?.heads.map(({ shard, seq }) => [shard, seq] as const) ?? []),
  );
  const heads = (await deps.database.read.all(allHeads, {})).filter(({ shard, seq }) => seq !== signed.get(shard));
  if (heads.length === 0) return 0;
  const last = lines.at(-1);
  const previous = last ? lineHash(last.line) : FIRST;
  const key = checkpointKey(deps.config.sessionKey);
  appendCheckpoint(file, signCheckpoint({ at: deps.clock.now(), previous, heads }, key));
  return heads.length;
}
