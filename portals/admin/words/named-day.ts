import { daysBetween, isCivilDate } from '@domain/calendar/civil-date';
import { shortDay } from '@portals/format/dates';

const NEAR: Readonly<Record<number, string>> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };

/** A day beside `today` by its name: "Today", "Tomorrow", "Yesterday"; another day as `far` writes it. */
export function namedDay(date: string, today: string, far: (date: string) => string = shortDay): string {
  if (!isCivilDate(date) || !isCivilDate(today)) return far(date);
  return NEAR[daysBetween(today, date)] ?? far(date);
}
