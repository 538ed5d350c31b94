import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import type { Deps } from '../../deps';
import { businessClockRow, doneJobs, lastDone } from './business-day.reads';
import { finishDay, finishJob, forgetJobs, moveAhead, wishReached } from './business-day.writes';

/**
 * A job of every day. It may be begun again after it was killed, and by two processes at once, so whatever it does it does
 * once: by a natural key, or by moving on what it has worked on in the same transaction.
 */
export type EndOfDayJob = { name: string; run: (deps: Deps, day: CivilDate) => Promise<void> };

export type DayRun = {
  /** No new day is begun once this many milliseconds have passed. */
  budgetMs?: number;
  /** Told of every day that is done. */
  onDay?: (day: CivilDate) => void | Promise<void>;
};

/** 13:00 UTC: the same civil day in every state, in the morning of each. Its work sends messages to people. */
const MORNING = 'T13:00:00.000Z';

/** The moment at which the work of a day begins. */
const morningOf = (day: CivilDate): number => millisecondsOf(`${day}${MORNING}`);

/** Takes over how far the clock was moved, here or by another process. */
export async function readAheadClock({ database, aheadClock }: Pick<Deps, 'database' | 'aheadClock'>): Promise<void> {
  if (!aheadClock) return;
  const row = await database.read.first(businessClockRow, {});
  aheadClock.setAhead(Number(row?.ahead_ms ?? 0));
}

/** The day that a moment belongs to, as the work of days counts them: in UTC, which at 13:00 is everybody's day. */
export const businessDayAt = (now: string): CivilDate => civilDate(now.slice(0, 10));

/** The last day whose work is done. On a database where no day was ever done, the day before the first morning to come. */
async function doneThrough({ database, clock }: Deps): Promise<CivilDate> {
  const row = await database.read.first(lastDone, {});
  if (row) return civilDate(row.day);
  const today = businessDayAt(clock.now());
  const baseline = clock.nowMs() >= morningOf(today) ? today : addDays(today, -1);
  const before = addDays(baseline, -1);
  await database.transaction((tx) => tx.run(finishDay, { day: before, now: clock.now() }));
  return before;
}

/** The next day to work on, with the clock moved to its morning where somebody wished so; undefined when none has come. */
async function nextDay(deps: Deps): Promise<CivilDate | undefined> {
  const { database, clock, aheadClock } = deps;
  const day = addDays(await doneThrough(deps), 1);
  const morning = morningOf(day);
  if (clock.nowMs() >= morning) return day;
  const row = aheadClock && (await database.read.first(businessClockRow, {}));
  if (!aheadClock || !row?.wanted_day || row.wanted_day < day) return undefined;
  const aheadMs = aheadClock.aheadMs() + morning - clock.nowMs();
  await database.transaction((tx) => tx.run(moveAhead, { aheadMs }));
  aheadClock.setAhead(aheadMs);
  return day;
}

async function workOn(day: CivilDate, jobs: readonly EndOfDayJob[], deps: Deps): Promise<void> {
  const { database, clock } = deps;
  const done = new Set((await database.read.all(doneJobs, { day })).map(({ job }) => job));
  for (const job of jobs) {
    if (done.has(job.name)) continue;
    await job.run(deps, day);
    await database.transaction((tx) => tx.run(finishJob, { day, job: job.name, now: clock.now() }));
  }
  await database.transaction(async (tx) => {
    await tx.run(finishDay, { day, now: clock.now() });
    await tx.run(wishReached, { day });
    await tx.run(forgetJobs, { day: addDays(day, -1) });
  });
}

/**
 * Does the work of every day that has come and is not done, in order: never a later day before an earlier one is whole. Run twice,
 * killed in the middle, or by two processes at once, it leaves the same.
 * @returns the days that were done here.
 * @throws whatever a job throws; its day and all later ones then wait for the next run.
 */
export async function runBusinessDays(
  deps: Deps,
  jobs: readonly EndOfDayJob[],
  run: DayRun = {},
): Promise<CivilDate[]> {
  const started = performance.now();
  const days: CivilDate[] = [];
  await readAheadClock(deps);
  for (let day = await nextDay(deps); day !== undefined; day = await nextDay(deps)) {
    await workOn(day, jobs, deps);
    days.push(day);
    await run.onDay?.(day);
    if (run.budgetMs !== undefined && performance.now() - started > run.budgetMs) break;
  }
  return days;
}
