import { type CivilDate, dayNumber } from './civil-date';
import { instantAt } from './instant';

/** Where the house is: the clocks of whatever has no place of its own. */
export const HOME_ZONE = 'America/New_York';

const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-US', { ...fields, second: '2-digit', hourCycle: 'h23', timeZone });
  formats.set(timeZone, made);
  return made;
}

/** What the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function aheadOfUtc(atMs: number, timeZone: string): number {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const shown = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
  return shown - Math.floor(atMs / 1000) * 1000;
}

/**
 * The instant at which a day begins in a zone, as ISO-8601 UTC text: 2026-08-20 in New York begins at 04:00 UTC. American
 * clocks change after midnight, so every day there has a midnight.
 */
export function startOfDay(date: CivilDate, timeZone: string): string {
  return midnightOf(dayNumber(date), timeZone);
}

function midnightOf(day: number, timeZone: string): string {
  const midnight = day * DAY_MS;
  const guess = midnight - aheadOfUtc(midnight, timeZone);
  return instantAt(midnight - aheadOfUtc(guess, timeZone));
}

/** The instants of whole days in a zone: from the start of the first to the start of the day after the last. */
export function instantsOfDays(first: CivilDate, last: CivilDate, timeZone: string): { from: string; to: string } {
  // By number: the last civil date has no neighbour, but it ends.
  return { from: startOfDay(first, timeZone), to: midnightOf(dayNumber(last) + 1, timeZone) };
}
