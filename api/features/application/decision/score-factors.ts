import type { Language } from '@contract/language';
import type { ScoreFactor } from '../../../vendors/credit-bureau/port';
import { spanishFactors } from './score-factors.es';

/** The key factors of a score as its reader is told them; a factor that we have no words for stays as the agency says it. */
export const factorTexts = (factors: readonly ScoreFactor[], language: Language): string[] =>
  factors.map(({ code, text }) => (language === 'es' && spanishFactors.get(code)) || text);
