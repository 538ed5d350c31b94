import { setImmediate as nextTurn } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import type { Tx } from './database';

type Work = (tx: Tx) => Promise<unknown>;
type Waiting = { work: Work; resolve: (result: unknown) => void; reject: (failure: unknown) => void };

/** Sharing a commit saves most of its cost; more at once would keep the event loop from everything else. */
const SHARED_MAX = 16;

export type CommitQueue = {
  /** Runs work alone or with others in one commit, as if they came one after the other. */
  add<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Resolves when nothing is waiting. */
  idle(): Promise<void>;
};

export type CommitQueueOptions = {
  writer: Sqlite.Database;
  tx: Tx;
  /** Throws when work stays open across a turn of the event loop, which means it waited for something else. */
  assertShortTransactions: boolean;
};

/**
 * Runs the transactions of one connection in order and lets those that came in the same turn of the event loop share a
 * commit. Each has a savepoint: one that throws takes back its own changes only. When the shared commit itself fails,
 * each runs again alone, so that a fault reaches only the one that made it; work must have no other effects.
 */
export function createCommitQueue({ writer, tx, assertShortTransactions }: CommitQueueOptions): CommitQueue {
  const [begin, commit, rollback] = ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'].map((sql) => writer.prepare(sql)) as [
    Sqlite.Statement,
    Sqlite.Statement,
    Sqlite.Statement,
  ];
  const [mark, undo, release] = ['SAVEPOINT one', 'ROLLBACK TO one', 'RELEASE one'].map((sql) =>
    writer.prepare(sql),
  ) as [Sqlite.Statement, Sqlite.Statement, Sqlite.Statement];
  const waiting: Waiting[] = [];
  let draining: Promise<void> | undefined;

  async function perform(work: Work): Promise<unknown> {
    if (!assertShortTransactions) return work(tx);
    let crossed = false;
    const watch = setImmediate(() => {
      crossed = true;
    });
    try {
      const result = await work(tx);
      if (crossed) throw new Error('A transaction waited for something that is not the database');
      return result;
    } finally {
      clearImmediate(watch);
    }
  }

  async function alone({ work, resolve, reject }: Waiting): Promise<void> {
    try {
      begin.run();
      const result = await perform(work);
      commit.run();
      resolve(result);
    } catch (failure) {
      if (writer.inTransaction) rollback.run();
      reject(failure);
    }
  }

  /** False when nothing was committed and everything must run again. */
  async function together(batch: readonly Waiting[]): Promise<boolean> {
    const settle: (() => void)[] = [];
    try {
      begin.run();
      for (const { work, resolve, reject } of batch) {
        mark.run();
        try {
          const result = await perform(work);
          settle.push(() => resolve(result));
        } catch (failure) {
          // Out of space and the like end the whole transaction, with the changes of those before.
          if (!writer.inTransaction) return false;
          undo.run();
          settle.push(() => reject(failure));
        }
        release.run();
      }
      commit.run();
    } catch {
      if (writer.inTransaction) rollback.run();
      return false;
    }
    for (const tell of settle) tell();
    return true;
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      // Everything that arrived in this turn comes first, so that it can share.
      await nextTurn();
      const batch = waiting.splice(0, SHARED_MAX);
      const isDone = batch.length > 1 && (await together(batch));
      if (!isDone) for (const one of batch) await alone(one);
    }
    draining = undefined;
  }

  return {
    add: <T>(work: (tx: Tx) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: (result) => resolve(result as T), reject });
        draining ??= drain();
      }),
    async idle() {
      while (draining !== undefined) await draining;
    },
  };
}
