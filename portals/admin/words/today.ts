import { type CivilDate, civilDate } from '@domain/calendar/civil-date';

/** Today's civil date in a zone. */
export function todayIn(timeZone: string): CivilDate {
  const format = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return civilDate(format.format());
}
