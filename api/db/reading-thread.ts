import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { BoundValue } from './statement';

type Row = Record<string, unknown>;
/** What the thread is asked: a statement, on a snapshot where one is named, or the beginning or end of a snapshot. */
type Asked =
  | { sql: string; values: readonly BoundValue[]; snapshot?: number | undefined }
  | { begin: number }
  | { end: number };
type Waiting = {
  asked: Asked;
  resolve: (rows: Row[]) => void;
  reject: (failure: unknown) => void;
  /** Nobody need be told any more that the caller has gone. */
  done: () => void;
};

/**
 * What runs in the thread: one read-only connection and one more for each snapshot, one statement after the other. A text and
 * no file, so that every build and every test finds it; it uses nothing but the driver.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const Sqlite = require(workerData.driver);
function open(cacheKilobytes) {
  const connection = new Sqlite(workerData.file, { timeout: 5000, readonly: true });
  connection.pragma('query_only = ON');
  connection.pragma('cache_size = -' + cacheKilobytes);
  connection.pragma('mmap_size = 268435456');
  return { connection, prepared: new Map() };
}
const usual = open(64000);
const snapshots = new Map();
function begin(id) {
  const snapshot = open(8000);
  snapshot.connection.exec('begin');
  // A transaction sees what is there when its first statement reads.
  snapshot.connection.prepare('select count(*) from sqlite_master').all();
  snapshots.set(id, snapshot);
  return [];
}
function end(id) {
  const snapshot = snapshots.get(id);
  snapshots.delete(id);
  if (snapshot) snapshot.connection.close();
  return [];
}
function statementOf({ connection, prepared }, sql) {
  let one = prepared.get(sql);
  if (!one) {
    if (prepared.size >= 300) prepared.clear();
    one = connection.prepare(sql);
    prepared.set(sql, one);
  }
  return one;
}
function answer(asked) {
  if (asked.begin !== undefined) return begin(asked.begin);
  if (asked.end !== undefined) return end(asked.end);
  const on = asked.snapshot === undefined ? usual : snapshots.get(asked.snapshot);
  if (!on) throw new Error('The snapshot is gone.');
  return statementOf(on, asked.sql).all(asked.values);
}
parentPort.on('message', (asked) => {
  try {
    parentPort.postMessage({ rows: answer(asked) });
  } catch (failure) {
    parentPort.postMessage({ message: String(failure && failure.message), code: failure && failure.code });
  }
});
`;

/** For whom a statement runs, and on which snapshot where it is not to see what is written now. */
type ReadingOf = { signal?: AbortSignal | undefined; snapshot?: number | undefined };

/**
 * Reads of a SQLite file in a thread of their own, so that a long one keeps nobody waiting but other long ones. The thread
 * begins with the first read. A read whose caller has gone is left out if it has not begun; the next is not sent before
 * the last is answered.
 */
export function createReadingThread(file: string) {
  const queue: Waiting[] = [];
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let snapshots = 0;
  let isClosed = false;

  function start(): Worker {
    const driver = createRequire(import.meta.url).resolve('better-sqlite3');
    const made = new Worker(PROGRAM, { eval: true, workerData: { file, driver } });
    // A thread at rest keeps no process alive.
    made.unref();
    made.on('message', (answer: { rows?: Row[]; message?: string; code?: string }) => {
      const answered = current;
      current = undefined;
      answered?.done();
      if (answer.rows) answered?.resolve(answer.rows);
      else answered?.reject(Object.assign(new Error(answer.message), { code: answer.code }));
      next();
    });
    made.on('error', (failure) => {
      worker = undefined;
      current?.reject(failure);
      current = undefined;
      next();
    });
    return made;
  }

  function next(): void {
    if (current) return;
    current = queue.shift();
    if (!current) {
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    worker.postMessage(current.asked);
  }

  function ask(asked: Asked, signal?: AbortSignal): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('The database is closed.'));
      if (signal?.aborted) return reject(signal.reason);
      const leave = () => {
        const place = queue.indexOf(waiting);
        if (place >= 0) queue.splice(place, 1);
        reject(signal?.reason);
      };
      const done = () => signal?.removeEventListener('abort', leave);
      const waiting: Waiting = { asked, resolve, reject, done };
      queue.push(waiting);
      signal?.addEventListener('abort', leave);
      next();
    });
  }

  return {
    all: (sql: string, values: readonly BoundValue[], { signal, snapshot }: ReadingOf = {}) =>
      ask({ sql, values, snapshot }, signal),
    /** Runs work whose reads, named by the snapshot, all see the file as it is now; other reads go on beside it. */
    async onSnapshot<T>(work: (snapshot: number) => Promise<T>): Promise<T> {
      snapshots += 1;
      const id = snapshots;
      await ask({ begin: id });
      try {
        return await work(id);
      } finally {
        // A thread that has ended holds no snapshot any more.
        await ask({ end: id }).catch(() => undefined);
      }
    },
    async close(): Promise<void> {
      isClosed = true;
      for (const one of queue.splice(0)) one.reject(new Error('The database is closed.'));
      await worker?.terminate();
    },
  };
}
