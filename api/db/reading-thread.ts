import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { BoundValue } from './statement';

type Row = Record<string, unknown>;
type Waiting = {
  sql: string;
  values: readonly BoundValue[];
  resolve: (rows: Row[]) => void;
  reject: (failure: unknown) => void;
  /** Nobody need be told any more that the caller has gone. */
  done: () => void;
};

/**
 * What runs in the thread: one read-only connection, one statement after the other. A text and no file, so that every build
 * and every test finds it; it uses nothing but the driver.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const Sqlite = require(workerData.driver);
const reader = new Sqlite(workerData.file, { timeout: 5000, readonly: true });
reader.pragma('query_only = ON');
reader.pragma('cache_size = -64000');
reader.pragma('mmap_size = 268435456');
const prepared = new Map();
function statementOf(sql) {
  let one = prepared.get(sql);
  if (!one) {
    if (prepared.size >= 300) prepared.clear();
    one = reader.prepare(sql);
    prepared.set(sql, one);
  }
  return one;
}
parentPort.on('message', ({ sql, values }) => {
  try {
    parentPort.postMessage({ rows: statementOf(sql).all(values) });
  } catch (failure) {
    parentPort.postMessage({ message: String(failure && failure.message), code: failure && failure.code });
  }
});
`;

/**
 * Reads of a SQLite file in a thread of their own, so that a long one keeps nobody waiting but other long ones. The thread
 * begins with the first read. A read whose caller has gone is left out if it has not begun; the next is not sent before
 * the last is answered.
 */
export function createReadingThread(file: string) {
  const queue: Waiting[] = [];
  let worker: Worker | undefined;
  let current: Waiting | undefined;

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
    worker.postMessage({ sql: current.sql, values: current.values });
  }

  return {
    all(sql: string, values: readonly BoundValue[], signal?: AbortSignal): Promise<Row[]> {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const leave = () => {
          const place = queue.indexOf(waiting);
          if (place >= 0) queue.splice(place, 1);
          reject(signal?.reason);
        };
        const waiting: Waiting = {
          sql,
          values,
          resolve,
          reject,
          done: () => signal?.removeEventListener('abort', leave),
        };
        queue.push(waiting);
        signal?.addEventListener('abort', leave);
        next();
      });
    },
    async close(): Promise<void> {
      for (const one of queue.splice(0)) one.reject(new Error('The database is closed.'));
      await worker?.terminate();
    },
  };
}
