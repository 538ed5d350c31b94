import { millisecondsOf } from '@domain/calendar/instant';

const LOCALES = { en: 'en-US', es: 'es-US' } as const;
const NARROW_SPACES = /[\u202f\u00a0]/g;

/** "Nov 23, 2026, 5:42 PM CST": an instant as the clocks of a zone show it, with plain spaces, because the fonts of papers have no narrow ones. */
export function momentInZone(instant: string, timeZone: string, language: keyof typeof LOCALES = 'en'): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return format.format(millisecondsOf(instant)).replace(NARROW_SPACES, ' ');
}
