import { closeSync, existsSync, fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import * as z from 'zod/mini';
import type { SignedCheckpoint } from './checkpoint';

/** Beside the database, so that a copy of the folder has both; whoever distrusts this machine copies it elsewhere. */
export const CHECKPOINT_FILE = 'audit-checkpoints.jsonl';

const lineSchema = z.strictObject({
  at: z.string(),
  previous: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  heads: z.array(z.strictObject({ shard: z.string(), seq: z.number(), hash: z.string() })),
  signature: z.string(),
});

/** The lines of the file, oldest first; `checkpoint` is undefined for a line that is none. A missing file has no lines. */
export function readCheckpoints(file: string): { line: string; checkpoint: SignedCheckpoint | undefined }[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => ({ line, checkpoint: parse(line) }));
}

function parse(line: string): SignedCheckpoint | undefined {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** Adds a line and waits until it is on the disk. What a full disk took of it is cut off, or the next line would join it. */
export function appendCheckpoint(file: string, checkpoint: SignedCheckpoint): void {
  const handle = openSync(file, 'a', 0o600);
  const { size } = fstatSync(handle);
  try {
    const bytes = Buffer.from(`${JSON.stringify(checkpoint)}\n`);
    for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done);
    fsyncSync(handle);
  } catch (failure) {
    ftruncateSync(handle, size);
    throw failure;
  } finally {
    closeSync(handle);
  }
}
