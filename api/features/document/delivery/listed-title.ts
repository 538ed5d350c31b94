import type { Language } from '@contract/language';
import { longDates, readLongDate } from '@domain/calendar/us-date';
import { titleWords as english } from './title-words';
import { titleWords as spanish } from './title-words.es';

const WORDS = { en: english, es: spanish } as const;
const OTHER = { en: 'es', es: 'en' } as const;
const KEYS = Object.keys(english) as (keyof typeof english)[];

/** What stands for the braces of a title; null for a title of something else. */
function valueIn(title: string, pattern: string): string | null {
  const [before = '', after] = pattern.split(/\{(?:day|name)\}/);
  if (after === undefined) return title === pattern ? '' : null;
  const fits = title.length > before.length + after.length && title.startsWith(before) && title.endsWith(after);
  return fits ? title.slice(before.length, title.length - after.length) : null;
}

/** The same in a language; null where a day is expected and none stands there. */
function valueTo(language: Language, value: string, pattern: string): string | null {
  if (!pattern.includes('{day}')) return value;
  const day = readLongDate(value, OTHER[language]);
  return day && longDates[language](day);
}

/** The title of a kept paper in the language of the list; the paper itself keeps its own. A title that is unknown stays as it is. */
export function listedTitle(title: string, language: Language): string {
  for (const key of KEYS) {
    const pattern = WORDS[language][key];
    const found = valueIn(title, WORDS[OTHER[language]][key]);
    const value = found === null ? null : valueTo(language, found, pattern);
    if (value !== null) return pattern.replace(/\{(?:day|name)\}/, () => value);
  }
  return title;
}
