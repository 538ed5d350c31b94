import type { Language } from '@contract/language';
import { isCivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { type ApplicationMailFacts, mail } from '../../../mail/mail';
import { content, dollars, en, es } from '../../../mail/mail-parts';
import type { ApplicationMail } from '../application-mail';

/** Without the name for an address that nobody has proven. */
type Saved = Omit<ApplicationMail, 'firstName'> & { firstName?: string | null };

/** What the summary names, in both languages. */
const NAMES = {
  en: { limit: 'Spending limit', until: 'Use it until', where: 'Where', account: 'Account', ending: 'ending in' },
  es: {
    limit: 'Límite de gasto',
    until: 'Úselo hasta el',
    where: 'Dónde',
    account: 'Cuenta',
    ending: 'que termina en',
  },
} as const;

function summaryOf(application: ApplicationMailFacts | undefined, language: Language): [string, string][] {
  if (!application) return [];
  const { approvedLineCents, expiresOn, accountNumber, practiceName } = application;
  const names = NAMES[language];
  const rows: [string, string][] = [];
  if (approvedLineCents !== null) rows.push([names.limit, dollars(approvedLineCents)]);
  if (expiresOn !== null && isCivilDate(expiresOn)) rows.push([names.until, longDates[language](expiresOn)]);
  rows.push([names.where, practiceName]);
  if (accountNumber !== null) rows.push([names.account, `${names.ending} ${accountNumber.slice(-4)}`]);
  return rows;
}

/** Mails that an applicant asks for: the way back, and the summary of the approval. */
export const applicationMails = {
  'application-saved': mail<Saved>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} application is saved`,
        [en.hello(payload), 'Your answers are saved. Continue whenever you like, on any device.'],
        en.goOn(payload, publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su solicitud de ${brand.name} está guardada`,
        [es.hello(payload), 'Sus respuestas están guardadas. Continúe cuando quiera, en cualquier dispositivo.'],
        es.goOn(payload, publicUrl),
      ),
  }),
  'account-summary': mail<ApplicationMail>()({
    english: (payload, { brand, publicUrl, application }) => ({
      ...content(
        `Your ${brand.name} account is ready`,
        [en.hello(payload), "Your spending limit is ready to use at your practice. Here's a summary."],
        en.logIn(publicUrl),
      ),
      figures: summaryOf(application, 'en'),
    }),
    spanish: (payload, { brand, publicUrl, application }) => ({
      ...content(
        `Su cuenta de ${brand.name} está lista`,
        [es.hello(payload), 'Su límite de gasto está listo para usarse en su consultorio. Este es el resumen.'],
        es.logIn(publicUrl),
      ),
      figures: summaryOf(application, 'es'),
    }),
  }),
};
