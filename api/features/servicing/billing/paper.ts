import type { Language } from '@contract/language';
import { longDates } from '@domain/calendar/us-date';
import type { Config } from '../../../config/config';
import { type DocumentContent, englishCopy, reachOf } from '../../document/index';
import { statementWords as english } from './statement-words';
import { statementWords as spanish } from './statement-words.es';

/** Words and days of the papers of a loan, in the language of their reader. */
export const paperIn = {
  en: { words: english, day: longDates.en },
  es: { words: spanish, day: longDates.es },
} as const;

/** A paper that is signed by nobody; a Spanish one says its language and how to get it in English. */
export function paper(
  language: Language,
  content: Omit<DocumentContent, 'language' | 'box' | 'issuer'>,
  { brandFinancing }: Config,
): DocumentContent {
  const written = { ...content, issuer: brandFinancing.name, box: null };
  if (language === 'en') return written;
  return { ...written, language, sections: [...content.sections, englishCopy(reachOf(brandFinancing))] };
}
