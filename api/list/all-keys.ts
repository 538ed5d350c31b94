import type { Db } from '../db/database';
import { AppError } from '../http/app-error';
import type { ListQuestion } from './list-question';
import type { Key } from './list-source';
import { narrowStart } from './narrow.reads';
import { readKeys } from './page.reads';

const CHUNK_ROWS = 500;

/**
 * The keys of every row of a question, in its order, for an act on all of them.
 * @throws AppError INVALID_FIELDS where there are more than anybody may choose at once.
 */
export async function allKeys(db: Db, question: ListQuestion): Promise<readonly Key[]> {
  const start = await narrowStart(db, question);
  const most = question.bounds.chosen;
  const keys: Key[] = [];
  let chunk: readonly Key[];
  do {
    const after = keys.at(-1) ?? question.after;
    chunk = await readKeys(db, { ...question, after, offset: 0, limit: CHUNK_ROWS }, start);
    keys.push(...chunk);
    if (keys.length > most) {
      const message = `More than ${most.toLocaleString('en-US')} match. Narrow the dates or filters.`;
      throw new AppError('INVALID_FIELDS', { userMessage: message, fields: [{ field: 'filters', message }] });
    }
  } while (chunk.length === CHUNK_ROWS);
  return keys;
}
