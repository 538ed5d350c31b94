import { civilDate } from './civil-date';
import { instantAt, millisecondsOf } from './instant';
import { aheadOfUtc } from './zoned-day';

/** What the clocks of a zone show at an instant, as a field for date and time takes it: `2026-08-20T10:30`. */
export function localTime(instant: string, timeZone: string): string {
  const at = millisecondsOf(instant);
  return instantAt(at + aheadOfUtc(at, timeZone)).slice(0, 16);
}

/**
 * The instant at which the clocks of a zone show a date and time; of an hour that a change of clocks leaves out, the one after it.
 * @throws DomainRefusal naming `field` for anything but `2026-08-20T10:30`.
 */
export function instantOfLocal(text: string, timeZone: string, field = 'date'): string {
  const shown = Date.parse(`${text}:00Z`);
  // Refuses a day that no month has.
  civilDate(text.slice(0, 10), field);
  const guess = shown - aheadOfUtc(shown, timeZone);
  const found = shown - aheadOfUtc(guess, timeZone);
  // No clock shows it: then the later of both readings, as a clock that was set forward goes on.
  return instantAt(found + aheadOfUtc(found, timeZone) === shown ? found : Math.max(found, guess));
}
