import { isCivilDate } from '@domain/calendar/civil-date';
import { formatUsDate } from '@domain/calendar/us-date';
import { civilDate } from '@portals/format/dates';

/** A day of the wire (MM/DD/YYYY) as a date field holds it; what is no day stays as it is, '' too. */
export const isoOf = (usDay: string): string => usDay.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$1-$2');

/** A day of a date field as the wire has it; what is no day is sent as it was typed, and refused there by its field. */
export const usOf = (day: string): string => (isCivilDate(day) ? formatUsDate(day) : day);

/** A day of the wire as lists write it: "Feb 1, 2036"; what is no day stays as it is. */
export function usDayText(usDay: string): string {
  const day = isoOf(usDay);
  return isCivilDate(day) ? civilDate(day, 'table') : usDay;
}
