import { advanceBusinessClock } from '@contract/business-day/calls';
import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { carryOut, command } from '../../command/command';
import type { Db, Tx } from '../../db/database';
import type { Deps } from '../../deps';
import type { Reading } from '../../work';
import { businessClockRow, lastDone } from './business-day.reads';
import { wishDay } from './business-day.writes';
import { businessDayAt, type EndOfDayJob, readAheadClock, runBusinessDays } from './run-days';

export async function viewBusinessClock({ db, deps }: Reading) {
  const row = await db.first(businessClockRow, {});
  return { now: deps.clock.now(), doneThrough: await doneDay(db), movingTo: row?.wanted_day ?? null };
}

const doneDay = async (db: Db) => (await db.first(lastDone, {}))?.day ?? null;

/** The wish for a later day. The clock moves there morning by morning, once the work of the day before is done. */
async function wishFor(tx: Tx, days: number, now: string): Promise<CivilDate> {
  const done = await doneDay(tx);
  const day = addDays(done === null ? businessDayAt(now) : civilDate(done), days);
  await tx.run(wishDay, { day });
  return day;
}

export const advanceClock = command(advanceBusinessClock)(async ({ body: { days } }, { tx, deps, now, record }) => {
  const day = await wishFor(tx, days, now);
  await record('clock.advanced', { practiceId: null, id: day, detail: { days } });
  return viewBusinessClock({ db: tx, deps });
});

/** The same from the command line, which does the work of the days itself. */
export async function advanceDays(
  deps: Deps,
  days: number,
  { jobs, onDay }: { jobs: readonly EndOfDayJob[]; onDay: (day: CivilDate) => void },
): Promise<void> {
  await readAheadClock(deps);
  await carryOut({ actor: { kind: 'system', name: 'clock' } }, deps, async ({ tx, now, record }) => {
    const day = await wishFor(tx, days, now);
    await record('clock.advanced', { practiceId: null, id: day, detail: { days } });
  });
  await runBusinessDays(deps, jobs, { onDay });
}
