import { closeSync, fdatasync, openSync } from 'node:fs';

type SyncFile = (descriptor: number, done: (failure: Error | null) => void) => void;
type Waiter = { resolve: () => void; reject: (cause: Error) => void };

/**
 * One shared `fdatasync` for all transactions that committed since the last one began.
 *
 * SQLite commits at synchronous=NORMAL write the log without waiting for the disk. Before a call is answered, `durable()`
 * waits until a sync that started after the commit has finished. Many answers share one sync and the event loop never
 * blocks in it. Closing any descriptor of a file drops POSIX locks of the process on it; SQLite holds none on the log.
 * Decision record 0004 has the measurements and the replay test.
 */
export type DurabilityBarrier = {
  durable: () => Promise<void>;
  /** Resolves when the sync that now runs is over, whatever came of it; undefined while none runs. */
  underWay: () => Promise<void> | undefined;
  /** Waits for everybody who waits, because a closed file can no longer be synced. */
  close: () => Promise<void>;
};

/**
 * @param syncFile is what asks the disk. After it failed once nothing is durable any more: the system forgets the changes
 * that it could not write, so a later sync succeeds without them, and SQLite reads its log only up to such a gap.
 */
export function createDurabilityBarrier(walPath: string, syncFile: SyncFile = fdatasync): DurabilityBarrier {
  const descriptor = openSync(walPath, 'r+');
  let broken: Error | undefined;
  let waiting: Waiter[] = [];
  let running: Promise<void> | undefined;

  function sync(): void {
    const batch = waiting;
    waiting = [];
    let end = () => {};
    running = new Promise((resolve) => {
      end = resolve;
    });
    syncFile(descriptor, (failure) => {
      running = undefined;
      end();
      broken ??= failure ?? undefined;
      if (broken) return refuse(broken, [...batch, ...waiting.splice(0)]);
      if (waiting.length > 0) sync();
      for (const waiter of batch) waiter.resolve();
    });
  }

  return {
    durable: () =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        waiting.push({ resolve, reject });
        if (!running) sync();
      }),
    underWay: () => running,
    async close() {
      while (running !== undefined) await running;
      closeSync(descriptor);
    },
  };
}

function refuse(cause: Error, waiters: readonly Waiter[]): void {
  for (const waiter of waiters) waiter.reject(cause);
}
