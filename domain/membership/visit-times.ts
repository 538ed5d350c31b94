import { weekday } from '../calendar/bank-holidays';
import { addDays, type CivilDate } from '../calendar/civil-date';
import { instantAt, millisecondsOf } from '../calendar/instant';
import { instantOfLocal, localTime } from '../calendar/local-time';
import { wholeNumberWithin } from '../refusal';

/** A visit takes so long unless somebody says otherwise, in minutes. */
export const VISIT_MINUTES = 45;
/** Visits begin at, and take, whole quarters of an hour. */
export const VISIT_STEP_MINUTES = 15;
export const VISIT_MINUTES_MAX = 480;
/** Times are proposed within these hours of a practice's clocks, Monday to Friday. Staff may choose any other. */
export const PROPOSED_HOURS = { from: 9, until: 17 } as const;
/** Outside of these hours, and on Sundays, a visit is asked about before it is booked. */
export const OPEN_HOURS = { from: 7, until: 20 } as const;
/** Days that are looked through for free times. */
const LOOK_AHEAD_DAYS = 60;

const MINUTE_MS = 60_000;

/** When a visit is or was: its own time, also where it was marked as given later; of one that was given before its time, when it was. */
export const timeOfVisit = ({
  scheduledDate: at,
  doneAt,
}: {
  readonly scheduledDate: string | null;
  readonly doneAt: string | null;
}): string | null => (doneAt !== null && (at === null || at > doneAt) ? doneAt : at);

/** Why a time is one that somebody may have mistyped: after the last day on which the treatment can be had, or when practices are closed. */
export type OddTime = 'AFTER_LAST_DAY' | 'CLOSED';

/** What is odd about a time of a visit by the practice's clocks; null where nothing is. */
export function oddTime(at: string, of: { readonly zone: string; readonly lastDay: string | null }): OddTime | null {
  const local = localTime(at, of.zone);
  const day = local.slice(0, 10) as CivilDate;
  if (of.lastDay !== null && day > of.lastDay) return 'AFTER_LAST_DAY';
  const hour = Number(local.slice(11, 13));
  const isOpen = weekday(day) !== 0 && hour >= OPEN_HOURS.from && hour < OPEN_HOURS.until;
  return isOpen ? null : 'CLOSED';
}

/** A stretch of somebody's time: from an instant on, so many minutes. */
export type VisitTime = { readonly at: string; readonly minutes: number };

const endOf = ({ at, minutes }: VisitTime): number => millisecondsOf(at) + minutes * MINUTE_MS;

/** The first of several stretches, by their order, that has a minute in common with another one. One that begins as another ends has none. */
export function clashOf<T extends VisitTime>(busy: readonly T[], wanted: VisitTime): T | undefined {
  return busy.find((one) => millisecondsOf(one.at) < endOf(wanted) && millisecondsOf(wanted.at) < endOf(one));
}

/**
 * The next free times, in quarters of an hour within the proposed hours of weekdays; at most one in each half day, so that they differ.
 * @param wish.after nothing that begins before this instant is proposed.
 * @throws DomainRefusal `minutes` outside 15 to 480, `count` outside 1 to 20.
 */
export function freeTimes(
  busy: readonly VisitTime[],
  wish: { readonly after: string; readonly minutes: number; readonly zone: string; readonly count: number },
): string[] {
  const minutes = wholeNumberWithin('minutes', wish.minutes, VISIT_STEP_MINUTES, VISIT_MINUTES_MAX);
  const count = wholeNumberWithin('count', wish.count, 1, 20);
  const found: string[] = [];
  let day = localTime(wish.after, wish.zone).slice(0, 10) as CivilDate;
  for (let looked = 0; looked < LOOK_AHEAD_DAYS && found.length < count; looked += 1, day = addDays(day, 1)) {
    if (weekday(day) === 0 || weekday(day) === 6) continue;
    for (const [from, until] of [
      [PROPOSED_HOURS.from, 12],
      [12, PROPOSED_HOURS.until],
    ] as const) {
      const at = firstFree(busy, { ...wish, minutes, day, from: from * 60, until: until * 60 });
      if (at !== undefined && found.length < count) found.push(at);
    }
  }
  return found;
}

function firstFree(
  busy: readonly VisitTime[],
  wish: { after: string; minutes: number; zone: string; day: CivilDate; from: number; until: number },
): string | undefined {
  const two = (value: number) => String(value).padStart(2, '0');
  for (let minute = wish.from; minute < wish.until; minute += VISIT_STEP_MINUTES) {
    if (minute + wish.minutes > PROPOSED_HOURS.until * 60) return undefined;
    const at = instantOfLocal(`${wish.day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`, wish.zone);
    if (at >= wish.after && !clashOf(busy, { at, minutes: wish.minutes })) return at;
  }
  return undefined;
}

/** The nearest free beginning after a wanted one, in quarters of an hour of the same day; null where the day has none. */
export function nearestFree(busy: readonly VisitTime[], wanted: VisitTime, zone: string): string | null {
  const day = localTime(wanted.at, zone).slice(0, 10);
  let at = wanted.at;
  do {
    at = instantAt(millisecondsOf(at) + VISIT_STEP_MINUTES * MINUTE_MS);
    if (localTime(at, zone).slice(0, 10) !== day) return null;
  } while (clashOf(busy, { at, minutes: wanted.minutes }));
  return at;
}
