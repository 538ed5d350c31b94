import type { Clock } from './clock';
import type { Log } from './log/log';

/** A machine whose time is set by a time server is within a second of the others. */
export const SKEW_MAX_MS = 60_000;
const ASK_EVERY_MS = 5000;

/** Holds the clock of this process against the database's, which is the same for all processes. */
export type ClockWatch = {
  /** False while the clocks are more than a minute apart: such a process takes no work that others share. */
  isRight(): Promise<boolean>;
  /** The time of this process, and the database's where they are more than a minute apart: no lease lasts until next year. */
  nowMs(): Promise<number>;
};

export type ClockWatchOptions = {
  wallClock: Clock;
  databaseNowMs: () => Promise<number>;
  log: Log;
  /** Time that nobody sets: how long ago the database was asked. */
  elapsedMs?: () => number;
};

/**
 * One process whose clock ran 400 days ahead for 25 seconds would else move every schedule and lease to next year, and the daily
 * work of all would stop without a word. The database is asked every five seconds, and at once when the clock jumped since.
 */
export function createClockWatch(options: ClockWatchOptions): ClockWatch {
  const { wallClock, databaseNowMs, log, elapsedMs = () => performance.now() } = options;
  let asked: { databaseMs: number; atMs: number } | undefined;
  let wasRight = true;

  async function ask(): Promise<number> {
    asked = { databaseMs: await databaseNowMs(), atMs: elapsedMs() };
    return wallClock.nowMs() - asked.databaseMs;
  }

  /** How far this process is ahead of the database. */
  async function skewMs(): Promise<number> {
    if (!asked || elapsedMs() - asked.atMs >= ASK_EVERY_MS) return ask();
    const known = wallClock.nowMs() - asked.databaseMs - (elapsedMs() - asked.atMs);
    return isFar(known) ? ask() : known;
  }

  async function look(): Promise<number> {
    const skew = await skewMs();
    const isRight = !isFar(skew);
    if (isRight !== wasRight) {
      if (isRight) log.info('clock_right_again');
      else log.error('clock_wrong', { durationMs: Math.round(skew) });
    }
    wasRight = isRight;
    return skew;
  }

  return {
    isRight: async () => !isFar(await look()),
    async nowMs() {
      const skew = await look();
      return wallClock.nowMs() - (isFar(skew) ? Math.round(skew) : 0);
    },
  };
}

const isFar = (skewMs: number): boolean => Math.abs(skewMs) > SKEW_MAX_MS;
