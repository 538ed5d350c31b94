import { instantAt } from '@domain/calendar/instant';
import { SKEW_MAX_MS } from '../clock-watch';
import { DatabaseUnavailable } from '../db/unavailable';
import type { Deps } from '../deps';
import type { Metrics } from '../metrics/metrics';
import { claimSchedule, finishSchedule, insertSchedule, renewLease, scheduleByName } from './schedules.writes';

/**
 * Work that runs once per tick however many processes there are. `offsetSeconds` moves ticks away from midnight UTC; what is due at
 * first runs when an installation starts for the first time, without waiting for its tick.
 */
export type Schedule = {
  name: string;
  everySeconds: number;
  offsetSeconds?: number;
  isDueAtFirst?: boolean;
  run: () => Promise<void>;
};

export type Scheduler = {
  start(): void;
  stop(): Promise<void>;
  /** Runs what is due and free; returns the names that ran. */
  runDue(): Promise<string[]>;
};

/** A process that starts answers its first requests before it looks for work. */
const FIRST_LOOK_MS = 1000;
const LOOK_EVERY_MS = 5000;
/** With the next look of another process it is taken over within a minute. */
const LEASE_MS = 50_000;
const RENEW_EVERY_MS = 10_000;

/** Runs named schedules. A run is leased in the database and renews its lease; that of a process that died is over within a minute. */
export function createScheduler(options: {
  deps: Pick<Deps, 'database' | 'wallClock' | 'clockWatch' | 'log' | 'newId'>;
  schedules: readonly Schedule[];
  metrics?: Metrics;
  renewEveryMs?: number;
}): Scheduler {
  const { deps, schedules, metrics, renewEveryMs = RENEW_EVERY_MS } = options;
  const { database, wallClock: clock, clockWatch, log, newId } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> | undefined;
  let isStopped = true;

  async function claim(schedule: Schedule): Promise<string | undefined> {
    // Others would wait for what this process leases and sets.
    if (!(await clockWatch.isRight())) return undefined;
    const known = await database.read.first(scheduleByName, { name: schedule.name });
    const now = clock.now();
    const nextRunAt = nextTick(schedule, clock.nowMs());
    // A tick beyond the next one was set by a clock that was wrong.
    if (known && known.next_run_at > now && known.next_run_at <= nextRunAt) return undefined;
    const mine = newId();
    const claimed = await database.transaction(async (tx) => {
      const idle = { lease_owner: null, lease_until: null, last_run_at: null };
      const first = schedule.isDueAtFirst ? now : nextRunAt;
      if (!known) await tx.run(insertSchedule, { name: schedule.name, next_run_at: first, ...idle });
      const leaseEnd = instantAt(clock.nowMs() + LEASE_MS);
      // The clocks of processes that take work may be so far apart.
      const longest = instantAt(clock.nowMs() + LEASE_MS + SKEW_MAX_MS);
      return tx.run(claimSchedule, { name: schedule.name, now, claim: mine, leaseEnd, longest, nextRunAt });
    });
    return claimed === 1 ? mine : undefined;
  }

  async function runOne(schedule: Schedule, mine: string): Promise<void> {
    const started = performance.now();
    const letGo = keepLease(deps, { name: schedule.name, claim: mine, everyMs: renewEveryMs });
    let outcome: 'done' | 'failed' = 'done';
    try {
      await schedule.run();
    } catch (thrown) {
      outcome = 'failed';
      const fault = thrown instanceof Error ? thrown.name : 'unknown';
      log.error('schedule_failed', { schedule: schedule.name, fault, stack: stackOf(thrown) });
    }
    letGo();
    metrics?.scheduleDone(schedule.name, outcome, (performance.now() - started) / 1000);
    const nowMs = await clockWatch.nowMs();
    const done = { now: instantAt(nowMs), nextRunAt: nextTick(schedule, nowMs) };
    await database.transaction((tx) => tx.run(finishSchedule, { name: schedule.name, claim: mine, ...done }));
  }

  async function runDue(): Promise<string[]> {
    const ran: string[] = [];
    for (const schedule of schedules) {
      const mine = await claim(schedule);
      if (!mine) continue;
      await runOne(schedule, mine);
      ran.push(schedule.name);
    }
    return ran;
  }

  function look(): void {
    running = runDue()
      .catch((thrown: unknown) =>
        log.error('schedules_failed', {
          fault: thrown instanceof Error ? thrown.name : 'unknown',
          code: thrown instanceof DatabaseUnavailable ? thrown.code : undefined,
        }),
      )
      .finally(() => {
        if (!isStopped) timer = setTimeout(look, LOOK_EVERY_MS);
      });
  }

  return {
    runDue,
    start() {
      if (!isStopped) return;
      isStopped = false;
      timer = setTimeout(look, FIRST_LOOK_MS);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

type Lease = { name: string; claim: string; everyMs: number };

/** Renews a lease until it is told to stop; a try that fails is followed by the next one. */
function keepLease(
  { database, wallClock, log }: Pick<Deps, 'database' | 'wallClock' | 'log'>,
  { name, claim, everyMs }: Lease,
): () => void {
  let isOver = false;
  async function renew(): Promise<void> {
    const leaseEnd = instantAt(wallClock.nowMs() + LEASE_MS);
    const renewed = await database.transaction((tx) => tx.run(renewLease, { name, claim, leaseEnd }));
    if (renewed === 0 && !isOver) log.error('schedule_lease_lost', { schedule: name });
  }
  const failed = (thrown: unknown) =>
    log.error('schedule_not_renewed', { schedule: name, fault: thrown instanceof Error ? thrown.name : 'unknown' });
  const beat = setInterval(() => void renew().catch(failed), everyMs);
  return () => {
    isOver = true;
    clearInterval(beat);
  };
}

/** The first tick after `nowMs`: ticks lie on a fixed grid, so that a late run does not move the next ones. */
export function nextTick({ everySeconds, offsetSeconds = 0 }: Schedule, nowMs: number): string {
  const everyMs = everySeconds * 1000;
  const offsetMs = offsetSeconds * 1000;
  return instantAt((Math.floor((nowMs - offsetMs) / everyMs) + 1) * everyMs + offsetMs);
}

function stackOf(thrown: unknown): string | undefined {
  return thrown instanceof Error ? thrown.stack : undefined;
}
