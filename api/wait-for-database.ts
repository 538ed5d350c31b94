import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from './db/unavailable';
import type { Log } from './log/log';

const PAUSE_MS = 500;
const TELL_EVERY_MS = 5000;

/**
 * Does what a start needs of the database, waiting for one that is not there yet: a machine that starts everything at once,
 * or a server that changes over, must not decide in which order. Any other fault, such as a wrong password, ends the start.
 */
export async function whenAvailable<T>(work: () => Promise<T>, log: Log): Promise<T> {
  for (let toldAt = Number.NEGATIVE_INFINITY; ; ) {
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof DatabaseUnavailable)) throw failure;
      if (performance.now() - toldAt >= TELL_EVERY_MS) {
        toldAt = performance.now();
        log.warn('waiting_for_database', { code: failure.code });
      }
    }
    await wait(PAUSE_MS);
  }
}
