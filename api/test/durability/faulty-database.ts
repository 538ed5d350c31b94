import type { Tx } from '../../db/database';
import type { TestDatabase } from '../database';

export type FaultyDatabase = {
  database: TestDatabase;
  /** The n-th statement of the following transactions fails, counted from 1; `undefined` lets all through. */
  failAt(statement: number | undefined): void;
  /** Whether the fault was reached since it was set. */
  hasFailed(): boolean;
  /** The next transaction commits, but whoever asked for it is told that it failed, as after a lost connection. */
  loseNextAnswer(): void;
};

const STATEMENTS = new Set<string | symbol>(['all', 'first', 'query', 'run', 'execute']);

/** A database whose disk breaks at a chosen statement. Reads outside transactions are not touched. */
export function faultyDatabase(real: TestDatabase): FaultyDatabase {
  let failAt: number | undefined;
  let count = 0;
  let isAnswerLost = false;

  const breaking = (tx: Tx): Tx =>
    new Proxy(tx, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (!STATEMENTS.has(name) || typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          count += 1;
          return count === failAt ? Promise.reject(new Error('disk I/O error')) : value.apply(target, args);
        };
      },
    });

  return {
    database: {
      ...real,
      async transaction(work) {
        const result = await real.transaction((tx) => work(breaking(tx)));
        if (!isAnswerLost) return result;
        isAnswerLost = false;
        throw new Error('the connection was lost after the commit');
      },
    },
    failAt(statement) {
      failAt = statement;
      count = 0;
    },
    hasFailed: () => failAt !== undefined && count >= failAt,
    loseNextAnswer() {
      isAnswerLost = true;
    },
  };
}
