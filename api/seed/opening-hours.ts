import { isBusinessDay } from '@domain/calendar/business-day';
import { addDays, type CivilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import { zoneOfState } from '@domain/calendar/state-zone';
import { startOfDay } from '@domain/calendar/zoned-day';
import { civilDayOf } from '../civil-today';

const HOUR_MS = 3_600_000;
/** Hours of a day in which something happens, on the clock of a place. */
type Hours = { readonly from: number; readonly to: number };
const DESK: Hours = { from: 9, to: 17.5 };
const AWAKE: Hours = { from: 7.5, to: 22 };

const starts = new Map<string, number>();
/** When a day begins in a state. Asked for again and again, and each time takes the program's slow reading of zones. */
function startOf(day: CivilDate, stateCode: string): number {
  const key = `${day} ${zoneOfState(stateCode)}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  const start = millisecondsOf(startOfDay(day, zoneOfState(stateCode)));
  starts.set(key, start);
  return start;
}

/** The moment of a day, moved into its hours: midnight becomes their beginning, and what was later stays later. */
function within({ from, to }: Hours, atMs: number, of: { day: CivilDate; on: CivilDate; stateCode: string }): number {
  const { day, on, stateCode } = of;
  const passed = Math.min(1, (atMs - startOf(day, stateCode)) / (24 * HOUR_MS));
  return Math.floor(midnightBy(on, stateCode) + (from + passed * (to - from)) * HOUR_MS);
}

/** Midnight as the clocks of daytime count: an hour off on the two days on which they change in the night. */
const midnightBy = (day: CivilDate, stateCode: string): number => startOf(addDays(day, 1), stateCode) - 24 * HOUR_MS;

/** A moment at which a practice of a state is open: of a weekend or holiday, on the next day that is neither. */
export function atDesk(atMs: number, stateCode: string): number {
  const day = civilDayOf(atMs, stateCode);
  let on = day;
  while (!isBusinessDay(on)) on = addDays(on, 1);
  return within(DESK, atMs, { day, on, stateCode });
}

/** The last moment at which a practice of a state was open, that day or before. */
export function atDeskBefore(atMs: number, stateCode: string): number {
  for (let day = 0; ; day += 1) {
    const found = atDesk(atMs - day * 24 * HOUR_MS, stateCode);
    if (found <= atMs) return found;
  }
}

/** A moment of the same day at which people of a state are awake. */
export function whileAwake(atMs: number, stateCode: string): number {
  const day = civilDayOf(atMs, stateCode);
  return within(AWAKE, atMs, { day, on: day, stateCode });
}

/** The same, and over by now: of the day before where its hour is still to come. */
export function whenAwakeBefore(
  atMs: number,
  { beforeMs, stateCode }: { beforeMs: number; stateCode: string },
): number {
  for (let day = 0; ; day += 1) {
    const found = whileAwake(atMs - day * 24 * HOUR_MS, stateCode);
    if (found <= beforeMs) return found;
  }
}

/** A moment of today between the hour at which people get up and now, after a share of that time; null before that hour. */
export function todayBefore(nowMs: number, { share, stateCode }: { share: number; stateCode: string }): number | null {
  const up = midnightBy(civilDayOf(nowMs, stateCode), stateCode) + AWAKE.from * HOUR_MS;
  const down = Math.min(nowMs, up + (AWAKE.to - AWAKE.from) * HOUR_MS);
  return down <= up ? null : Math.floor(up + share * (down - up));
}
