import { type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { zoneOfState } from '@domain/calendar/state-zone';
import type { Clock } from './clock';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Today's civil date where a practice is. Law and due dates count in its days, not in UTC. */
export const civilToday = (clock: Clock, stateCode: string): CivilDate => civilDayOf(clock.nowMs(), stateCode);

/** The civil date of an instant where a practice is. */
export function civilDayOf(atMs: number, stateCode: string): CivilDate {
  const timeZone = zoneOfState(stateCode);
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return civilDate(format.format(atMs));
}
