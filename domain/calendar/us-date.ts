import { refuse } from '../refusal';
import { type CivilDate, isCivilDate, partsOf } from './civil-date';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** MM/DD/YYYY, as the screens print dates. */
export function formatUsDate(date: CivilDate): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

/** "March 16, 2026", for agreements and notices. */
export function formatLongDate(date: CivilDate): string {
  const { year, month, day } = partsOf(date);
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

/** "March 2026" of `2026-03`. */
export function formatLongMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

const MESES = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** "16 de marzo de 2026": the same in Spanish. */
export function formatSpanishDate(date: CivilDate): string {
  const { year, month, day } = partsOf(date);
  return `${day} de ${MESES[month - 1]} de ${year}`;
}

/** A day in full, by the language of the text that names it. */
export const longDates = { en: formatLongDate, es: formatSpanishDate } as const;

/** Reads a day in full, as `longDates` writes it; null for other text. */
export function readLongDate(text: string, language: keyof typeof longDates): CivilDate | null {
  const [year, words] = [text.slice(-4), text.toLowerCase()];
  const names = language === 'en' ? MONTHS : MESES;
  const month = names.findIndex((name) => words.includes(name.toLowerCase())) + 1;
  const day = /\b\d{1,2}\b/.exec(text)?.[0] ?? '';
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCivilDate(written) && longDates[language](written) === text ? written : null;
}

/**
 * Reads MM/DD/YYYY, also with one-digit months and days.
 * @throws DomainRefusal naming `field` for other text and for days that do not exist (02/30/2026).
 */
export function parseUsDate(text: string, field = 'date'): CivilDate {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  const written = match && `${match[3]}-${match[1]?.padStart(2, '0')}-${match[2]?.padStart(2, '0')}`;
  if (!written || !isCivilDate(written))
    refuse(field, `${field} is not a day written MM/DD/YYYY: ${text}`, 'MM/DD/YYYY');
  return written;
}
