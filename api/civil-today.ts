import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { zoneOfState } from '@domain/calendar/state-zone';
import type { Clock } from './clock';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whose days are counted by a practice's own setting; a row of the practice, or one that joins it. */
export type AtPractice = { readonly time_zone: string };

/** Today's civil date where a practice is, by its setting. Law and due dates count in its days, not in UTC. */
export const practiceToday = (clock: Clock, at: AtPractice): CivilDate => practiceDayOf(clock.nowMs(), at);

/** The civil date of an instant where a practice is, by its setting. */
export const practiceDayOf = (atMs: number, { time_zone }: AtPractice): CivilDate => dayIn(atMs, time_zone);

/**
 * Today's civil date where a person lives, of whom only the state is known; the home zone's for none. Never a practice's, which has a
 * time zone of its own.
 */
export const civilToday = (clock: Clock, stateCode: string): CivilDate => civilDayOf(clock.nowMs(), stateCode);

/** The civil date of an instant where a person lives. */
export const civilDayOf = (atMs: number, stateCode: string): CivilDate => dayIn(atMs, zoneOfState(stateCode));

/** Where a person lives; where that is not known yet, the practice that they are at. */
export const zoneOfPerson = (stateCode: string | null, { time_zone }: AtPractice): string =>
  stateCode ? zoneOfState(stateCode) : time_zone;

/** The civil date of an instant in a time zone. */
export function dayIn(atMs: number, timeZone: string): CivilDate {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return civilDate(format.format(atMs));
}
