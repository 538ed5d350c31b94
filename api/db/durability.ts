import { closeSync, fdatasync, openSync } from 'node:fs';

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
  close: () => void;
};

export function createDurabilityBarrier(walPath: string): DurabilityBarrier {
  const descriptor = openSync(walPath, 'r+');
  let waiting: { resolve: () => void; reject: (cause: Error) => void }[] = [];
  let running: Promise<void> | undefined;

  function sync(): void {
    const batch = waiting;
    waiting = [];
    let end = () => {};
    running = new Promise((resolve) => {
      end = resolve;
    });
    fdatasync(descriptor, (failure) => {
      running = undefined;
      end();
      if (waiting.length > 0) sync();
      for (const waiter of batch) {
        if (failure) waiter.reject(failure);
        else waiter.resolve();
      }
    });
  }

  return {
    durable: () =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        if (!running) sync();
      }),
    underWay: () => running,
    close: () => closeSync(descriptor),
  };
}
