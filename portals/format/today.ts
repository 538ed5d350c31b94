import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';

const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The civil date of an instant where the reader is. */
export function dayHere(instant: string): CivilDate {
  return dayOf(format.formatToParts(millisecondsOf(instant)));
}

function dayOf(given: readonly Intl.DateTimeFormatPart[]): CivilDate {
  const parts = Object.fromEntries(given.map(({ type, value }) => [type, value]));
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  if (!isCivilDate(day)) throw new Error(`The browser's clock is at no day: ${day}`);
  return day;
}

/** Today's civil date where the reader is, for "9 weeks left" and weekdays. The law's days are counted by the server. */
export const todayHere = (): CivilDate => dayOf(format.formatToParts());
