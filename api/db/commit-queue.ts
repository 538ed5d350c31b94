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
  /** The sync of the disk that now runs, if any; see `DurabilityBarrier`. */
  syncUnderWay: () => Promise<void> | undefined;
};

/**
 * Runs the transactions of one connection in order and lets those that wait at the same time share a commit, which writes
 * each changed page once for all of them. While the disk is being synced, transactions that do not fill a batch wait for the
 * end of that sync: committed earlier, they would only wait for the next sync.
 *
 * The first attempt is without savepoints, which cost a tenth of the work: SQLite keeps a copy of every page that changes
 * after one. When one transaction throws, the whole batch is rolled back and runs again with a savepoint for each transaction,
 * so that only the changes of the failing one are lost. When the shared commit itself fails, each transaction runs again alone,
 * so that only the one at fault fails.
 * A transaction can therefore run several times and must have no effects outside the database.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a factory, whose functions share what it holds; each of them is short.
export function createCommitQueue(options: CommitQueueOptions): CommitQueue {
  const { writer, tx, assertShortTransactions, syncUnderWay } = options;
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
  let onFull = () => {};

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

  /** Runs a batch in one commit. False when nothing was committed and everything must run again. */
  async function together(batch: readonly Waiting[], attempt: (one: Waiting) => Promise<() => void>): Promise<boolean> {
    const settle: (() => void)[] = [];
    try {
      begin.run();
      for (const one of batch) settle.push(await attempt(one));
      commit.run();
    } catch {
      if (writer.inTransaction) rollback.run();
      return false;
    }
    for (const tell of settle) tell();
    return true;
  }

  /** Throws what the work throws. */
  async function unmarked({ work, resolve }: Waiting): Promise<() => void> {
    const result = await perform(work);
    // Else those after it would each commit by themselves, and again when everything runs again.
    if (!writer.inTransaction) throw new Error('The work went on after its transaction had ended');
    return () => resolve(result);
  }

  /** Throws only when the work ended the whole transaction, with the changes of those before: out of space and the like. */
  async function marked({ work, resolve, reject }: Waiting): Promise<() => void> {
    mark.run();
    try {
      const result = await perform(work);
      release.run();
      return () => resolve(result);
    } catch (failure) {
      if (!writer.inTransaction) throw failure;
      undo.run();
      release.run();
      return () => reject(failure);
    }
  }

  function untilFull(): Promise<void> {
    return new Promise((resolve) => {
      onFull = resolve;
    });
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      // Everything that arrived in this turn comes first, so that it can share.
      await nextTurn();
      const sync = syncUnderWay();
      if (sync && waiting.length < SHARED_MAX) await Promise.race([sync, untilFull()]);
      const batch = waiting.splice(0, SHARED_MAX);
      const isShared = batch.length > 1 && ((await together(batch, unmarked)) || (await together(batch, marked)));
      if (!isShared) for (const one of batch) await alone(one);
    }
    draining = undefined;
  }

  return {
    add: <T>(work: (tx: Tx) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve: (result) => resolve(result as T), reject });
        if (waiting.length >= SHARED_MAX) onFull();
        draining ??= drain();
      }),
    async idle() {
      while (draining !== undefined) await draining;
    },
  };
}
