import type { Db } from '../db/database';
import type { ListQuestion } from './list-question';
import type { Key } from './list-source';
import { narrowStart } from './narrow.reads';
import { readKeys } from './page.reads';

/** Keys that are read before the first of their rows is. */
const KEYS_AHEAD = 10_000;

/**
 * The keys of a file, a chunk of `limit` at a time. They are read far ahead of their rows: a file leaves as slowly as its
 * caller takes it, and what others change meanwhile moves no row out of the keys that are read, nor into them twice.
 */
export function keysAhead(db: Db, question: ListQuestion): () => Promise<{ keys: Key[]; isLast: boolean }> {
  let ahead: Key[] = [];
  let { after } = question;
  let isAll = false;

  async function readAhead(): Promise<void> {
    const start = await narrowStart(db, question);
    while (!isAll && ahead.length < KEYS_AHEAD) {
      const keys = await readKeys(db, { ...question, after }, start);
      ahead = [...ahead, ...keys];
      after = keys.at(-1);
      isAll = keys.length < question.limit;
    }
  }

  return async () => {
    if (ahead.length === 0 && !isAll) await readAhead();
    const keys = ahead.slice(0, question.limit);
    ahead = ahead.slice(question.limit);
    return { keys, isLast: isAll && ahead.length === 0 };
  };
}
