import { setImmediate as turn } from 'node:timers/promises';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Database } from '../db/database';
import type { ListQuestion } from './list-question';
import type { RowKey } from './list-source';
import { narrowStart } from './narrow.reads';
import { readKeys } from './page.reads';

/** Chunks whose keys are read at once: the fewer reads, the sooner the moment ends. */
const CHUNKS_AT_ONCE = 10;

type Chunk = { keys: readonly RowKey[]; isLast: boolean };

/**
 * The keys of a file, a chunk of `limit` at a time, all as the list stood when the file began: what others change meanwhile
 * moves no row out of the file, nor into it twice. They are read as fast as the database gives them, because a moment that is
 * held may not last as long as the caller takes the file; until their rows are sent they wait packed, a million in 15 MB.
 */
export function keysAhead(database: Database, question: ListQuestion, signal: AbortSignal): () => Promise<Chunk> {
  const ahead: Buffer[] = [];
  let isAll = false;
  let tell: () => void = () => undefined;
  let news = new Promise<void>((resolve) => {
    tell = resolve;
  });

  async function readAll(): Promise<void> {
    const limit = question.limit * CHUNKS_AT_ONCE;
    const bounds = { ...question.bounds, walked: question.bounds.walked * CHUNKS_AT_ONCE };
    await database.asOfNow(async (db) => {
      const start = await narrowStart(db, question);
      let { after } = question;
      for (;;) {
        const keys = await readKeys(db, { ...question, bounds, limit, after }, start);
        for (let from = 0; from < keys.length; from += question.limit) {
          // Other callers have a turn before each chunk, also the one who waits for it: what is told last is that it is the last.
          await turn();
          ahead.push(packed(keys.slice(from, from + question.limit)));
        }
        isAll = keys.length < limit;
        tell();
        if (isAll) return;
        after = keys.at(-1);
      }
    }, signal);
  }

  const reading = readAll();
  // Told to whoever asks for the next chunk; nobody may.
  reading.catch(() => undefined);

  return async () => {
    while (ahead.length === 0 && !isAll) {
      await Promise.race([news, reading]);
      news = new Promise((resolve) => {
        tell = resolve;
      });
    }
    const next = ahead.shift();
    return { keys: next ? unpacked(next) : [], isLast: isAll && ahead.length === 0 };
  };
}

const packed = (keys: readonly RowKey[]): Buffer =>
  deflateRawSync(JSON.stringify(keys.map(({ tie }) => tie)), { level: 1 });

function unpacked(bytes: Buffer): RowKey[] {
  const ties: RowKey['tie'][] = JSON.parse(inflateRawSync(bytes).toString());
  return ties.map((tie) => ({ tie }));
}
