import { type CivilDate, dayNumber, daysBetween, isCivilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import { locale } from './locale';
import { dayIn } from './today';

type Style = 'sentence' | 'table' | 'short';

const styles: Record<Style, Intl.DateTimeFormatOptions> = {
  sentence: { year: 'numeric', month: 'long', day: 'numeric' },
  table: { year: 'numeric', month: 'short', day: 'numeric' },
  short: { month: 'short', day: 'numeric' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formatters.set(key, known);
  return known;
}

/** Noon UTC of a civil date, so that no zone moves it to another day. */
const noon = (date: CivilDate) => dayNumber(date) * 86_400_000 + 43_200_000;

/**
 * A civil date (`2027-03-16`) in words: "March 16, 2027" in sentences, "Mar 16, 2027" in tables, "Mar 16" short.
 * Returns an en dash for none.
 */
export function civilDate(date: string | null | undefined, style: Style = 'sentence'): string {
  if (!date || !isCivilDate(date)) return '–';
  return formatter({ ...styles[style], timeZone: 'UTC' }).format(noon(date));
}

/** A month (`2025-11`) in words: "November 2025". */
export function monthYear(month: string | null): string {
  const first = `${month}-01`;
  return isCivilDate(first) ? formatter({ year: 'numeric', month: 'long', timeZone: 'UTC' }).format(noon(first)) : '–';
}

/** The month of a civil date in short words: "Apr". */
export const shortMonth = (date: CivilDate): string =>
  formatter({ month: 'short', timeZone: 'UTC' }).format(noon(date));

/** A zone in words, "Eastern Time"; that of the reader unless told. */
export const zoneName = (timeZone?: string): string =>
  formatter({ timeZoneName: 'longGeneric', ...(timeZone && { timeZone }) })
    .formatToParts(Date.now())
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A day with its weekday: "Wed, Sep 2". */
export const shortDay = (date: string): string =>
  isCivilDate(date)
    ? formatter({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(noon(date))
    : '–';

/** One letter for each weekday, Sunday first. */
export const weekdayLetters = (): string[] =>
  [4, 5, 6, 7, 8, 9, 10].map((day) =>
    formatter({ weekday: 'narrow', timeZone: 'UTC' }).format(Date.UTC(2026, 0, day, 12)),
  );

/** A civil date with its weekday when it is within 14 days of `today`: "Wed, Sep 16". */
export function nearDate(date: string | null | undefined, today: string): string {
  if (!date || !isCivilDate(date) || !isCivilDate(today)) return '–';
  const days = Math.abs(daysBetween(today, date));
  if (days > 14) return civilDate(date);
  return formatter({ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(noon(date));
}

/**
 * An instant in a zone: "Aug 19, 6:20 pm", with its year where it is not that of `today`. The zone is the practice's where there is
 * one, else the reader's.
 */
export function moment(instant: string | null | undefined, timeZone?: string, today?: CivilDate): string {
  const at = instant ? millisecondsOf(instant) : Number.NaN;
  if (!instant || Number.isNaN(at)) return '–';
  const isOfAnotherYear = today !== undefined && dayIn(instant, timeZone).slice(0, 4) !== today.slice(0, 4);
  const options = {
    ...(isOfAnotherYear && { year: 'numeric' as const }),
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  } as const;
  return formatter(options)
    .format(at)
    .replace(/\s(AM|PM)$/, (_, half: string) => ` ${half.toLowerCase()}`);
}
