import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';

const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** Today's civil date where the reader is, for "9 weeks left" and weekdays. The law's days are counted by the server. */
export function todayHere(): CivilDate {
  const parts = Object.fromEntries(format.formatToParts().map(({ type, value }) => [type, value]));
  const today = `${parts.year}-${parts.month}-${parts.day}`;
  if (!isCivilDate(today)) throw new Error(`The browser's clock is at no day: ${today}`);
  return today;
}
