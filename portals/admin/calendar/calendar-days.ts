import { weekday } from '@domain/calendar/bank-holidays';
import { addDays, addMonths, type CivilDate, civilDate, isCivilDate } from '@domain/calendar/civil-date';
import { instantAt, millisecondsOf } from '@domain/calendar/instant';
import { localTime } from '@domain/calendar/local-time';
import { twelveHours } from '@domain/calendar/twelve-hours';
import type { Visit } from './calendar.store';

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

const WEEK = 7;
/** Hours that are always shown; others where a visit lies there. */
const HOURS = { from: 9, until: 17 } as const;

export const isView = (text: string | null): text is CalendarView =>
  (CALENDAR_VIEWS as readonly (string | null)[]).includes(text);

/** Monday of the week of a day. */
export const mondayOf = (day: CivilDate): CivilDate => addDays(day, -((weekday(day) + 6) % WEEK));

const firstOfMonth = (day: CivilDate): CivilDate => civilDate(`${day.slice(0, 7)}-01`);

/** The days that a view shows about a day: one, Monday to Sunday, or the six weeks of its month. */
export function daysShown(view: CalendarView, day: CivilDate): CivilDate[] {
  const first = view === 'day' ? day : mondayOf(view === 'week' ? day : firstOfMonth(day));
  const count = view === 'day' ? 1 : view === 'week' ? WEEK : 6 * WEEK;
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The day that the next or earlier page of a view is about. */
export function turned(view: CalendarView, day: CivilDate, by: 1 | -1): CivilDate {
  return view === 'month' ? addMonths(firstOfMonth(day), by) : addDays(day, by * (view === 'week' ? WEEK : 1));
}

/** The day of an address, or today. */
export const dayOf = (text: string | null, today: CivilDate): CivilDate =>
  text !== null && isCivilDate(text) ? text : today;

/** A visit on the clocks of its practice. */
export type Placed = {
  visit: Visit;
  day: string;
  /** Minutes since midnight at which it begins and ends. */
  from: number;
  until: number;
  /** How many before it are still under way when it begins: it lies on them, moved to the right. */
  depth: number;
  /** Its place among those that begin with it, and how many they are. */
  place: number;
  of: number;
};

/** The visits that have a date, by day and time, and how they lie over one another. */
export function placedVisits(visits: readonly Visit[], timeZone: string): Placed[] {
  const dated = visits
    .flatMap((visit) => {
      if (visit.scheduledDate === null) return [];
      const local = localTime(visit.scheduledDate, timeZone);
      const from = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
      return [{ visit, day: local.slice(0, 10), from, until: from + visit.minutes }];
    })
    .sort((one, other) => one.day.localeCompare(other.day) || one.from - other.from);
  return dated.map((one, index) => {
    const sameDay = dated.filter(({ day }) => day === one.day);
    const together = sameDay.filter(({ from }) => from === one.from);
    const depth = sameDay.filter(({ from, until }) => from < one.from && until > one.from).length;
    return {
      ...one,
      depth: Math.min(depth, 3),
      place: together.indexOf(dated[index] as typeof one),
      of: together.length,
    };
  });
}

/** The hours that are shown of some days. */
export function hoursOf(placed: readonly Placed[]): { from: number; until: number } {
  const from = Math.min(HOURS.from, ...placed.map((one) => Math.floor(one.from / 60)));
  const until = Math.max(HOURS.until, ...placed.map((one) => Math.min(24, Math.ceil(one.until / 60))));
  return { from, until };
}

/** `09:30` of minutes since midnight. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** "9:30 am" of minutes since midnight. */
export const clockText = (minutes: number): string => twelveHours(timeOf(minutes));

const endOf = (at: string, minutes: number): string => instantAt(millisecondsOf(at) + minutes * 60_000);

/** True while a visit lasts. */
export const isUnderWay = ({ scheduledDate, minutes }: Visit, now: string): boolean =>
  scheduledDate !== null && scheduledDate <= now && now < endOf(scheduledDate, minutes);

export type VisitState = 'done' | 'asked' | 'unmarked' | 'to-come';

/** How a visit stands at an instant: one that is over and not marked is told apart. */
export function stateOf({ doneAt, appointmentStatus, scheduledDate, minutes }: Visit, now: string): VisitState {
  if (doneAt !== null) return 'done';
  if (appointmentStatus === 'CONTACT_REQUESTED') return 'asked';
  return scheduledDate !== null && endOf(scheduledDate, minutes) < now ? 'unmarked' : 'to-come';
}

/** "2 done, 4 to come" */
export function countWords(visits: readonly Visit[], now: string): string {
  const states = visits.map((visit) => stateOf(visit, now));
  const count = (...which: VisitState[]) => states.filter((one) => which.includes(one)).length;
  const parts: [number, string][] = [
    [count('done'), 'done'],
    [count('unmarked'), 'not marked done'],
    [count('to-come', 'asked'), 'upcoming'],
  ];
  return parts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`)
    .join(', ');
}
