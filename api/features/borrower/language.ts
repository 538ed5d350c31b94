import type { Language } from '@contract/language';
import type { Db } from '../../db/database';
import { languageOfEmail, languageOfPhone } from './borrower.reads';

/**
 * The language for a message to an email address or an E.164 phone number: that of the borrower who has verified it.
 * @param otherwise the language where no borrower has verified it: English, or that of the person who sends the message.
 */
export async function languageOfAddress(db: Db, to: string, otherwise: Language = 'en'): Promise<Language> {
  const person = to.includes('@')
    ? await db.first(languageOfEmail, { email: to })
    : await db.first(languageOfPhone, { phone: to.replace(/^\+1/, '') });
  return person?.language ?? otherwise;
}
