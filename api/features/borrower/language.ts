import type { Language } from '@contract/language';
import type { Db } from '../../db/database';
import { languageOfEmail, languageOfPhone } from './borrower.reads';

/**
 * The language of whoever reads an address, an e-mail or an E.164 number, by the person who has proven it.
 * @param otherwise where nobody has: English, or the language of whoever has it sent.
 */
export async function languageOfAddress(db: Db, to: string, otherwise: Language = 'en'): Promise<Language> {
  const person = to.includes('@')
    ? await db.first(languageOfEmail, { email: to })
    : await db.first(languageOfPhone, { phone: to.replace(/^\+1/, '') });
  return person?.language ?? otherwise;
}
