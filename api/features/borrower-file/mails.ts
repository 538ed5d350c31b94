import type { Language } from '@contract/language';
import { paths, portalBase } from '@contract/paths';
import { ofEach } from '@domain/personal-fields';
import { mail, textMessage } from '../../mail/mail';
import { content, en, es } from '../../mail/mail-parts';

type Asked = { to: string; firstName: string | null };
/** `fields` are those of `CHANGED`, joined by commas. */
type Changed = { to: string; firstName: string | null; language: Language; fields: string };

/** What staff may change of a person, as the person is told of it. */
const CHANGED = {
  ...ofEach(({ told }) => told),
  email: { en: 'your email address', es: 'su dirección de correo' },
  phoneNumber: { en: 'your phone number', es: 'su número de teléfono' },
  practiceId: { en: 'your practice', es: 'su consultorio' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
export type ToldField = keyof typeof CHANGED;

const isToldField = (field: string): field is ToldField => field in CHANGED;

const whatOf = ({ fields }: Changed, language: Language) =>
  [
    ...new Set(
      fields
        .split(',')
        .filter(isToldField)
        .map((field) => CHANGED[field][language]),
    ),
  ].join(', ');

/** What a person is told of changes and wishes of our staff. None says why. */
export const borrowerFileMails = {
  'account-changed': mail<Changed>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `We changed your ${brand.name} account`,
        [
          en.hello(payload),
          `Our staff changed ${whatOf(payload, 'en')} in your account.`,
          `If you did not ask for this, call us at ${brand.supportPhone} at once.`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Cambiamos su cuenta de ${brand.name}`,
        [
          es.hello(payload),
          `Nuestro personal cambió ${whatOf(payload, 'es')} en su cuenta.`,
          `Si usted no lo pidió, llámenos de inmediato al ${brand.supportPhone}.`,
        ],
        es.logIn(publicUrl),
      ),
  }),
  'id-check-asked': mail<Asked>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        'Please prove who you are',
        [
          en.hello(payload),
          'We ask you to prove who you are with a photo of your ID. It takes about two minutes. Log in first.',
          `If you have a question, call us at ${brand.supportPhone}.`,
        ],
        { label: 'Prove who I am', url: `${publicUrl}${portalBase}${paths.borrower.verifyIdentity.href()}` },
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        'Por favor, demuestre quién es',
        [
          es.hello(payload),
          'Le pedimos que demuestre quién es con una foto de su identificación. Toma unos dos minutos. Primero inicie sesión.',
          `Si tiene una pregunta, llámenos al ${brand.supportPhone}.`,
        ],
        { label: 'Demostrar quién soy', url: `${publicUrl}${portalBase}${paths.borrower.verifyIdentity.href()}` },
      ),
  }),
  /** Of the standing of a limit that somebody has (16 CFR 316.3(c)); no offer of credit, so it promises no approval. */
  'limit-refresh-open': mail<Asked>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} spending limit has ended or ends soon`,
        [
          en.hello(payload),
          'Your spending limit has ended, or ends within 30 days. You can ask us to refresh it: we decide anew, and we may not approve it. Checking does not affect your credit score.',
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su límite de gasto de ${brand.name} terminó o termina pronto`,
        [
          es.hello(payload),
          'Su límite de gasto terminó, o termina en 30 días o menos. Puede pedirnos que lo renovemos: decidimos de nuevo, y es posible que no lo aprobemos. La consulta no afecta su puntaje de crédito.',
        ],
        es.logIn(publicUrl),
      ),
  }),
  'document-review-asked': mail<Asked & { transactionId: string }>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        'Please read the documents of your transaction',
        [
          en.hello(payload),
          'A transaction waits for you. Please log in and read its documents before you answer it.',
          `If you have a question, call us at ${brand.supportPhone}.`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        'Por favor, lea los documentos de su transacción',
        [
          es.hello(payload),
          'Una transacción le espera. Por favor, inicie sesión y lea sus documentos antes de responderla.',
          `Si tiene una pregunta, llámenos al ${brand.supportPhone}.`,
        ],
        es.logIn(publicUrl),
      ),
  }),
};

/** A change of how somebody is reached, as a text message to the number of before. */
export const borrowerFileTexts = {
  'account-changed-sms': textMessage<Changed>()({
    english: (payload, { brand }) =>
      `${brand.name}: we changed ${whatOf(payload, 'en')} in your account. Not asked for by you? Call ${brand.supportPhone}.`,
    spanish: (payload, { brand }) =>
      `${brand.name}: cambiamos ${whatOf(payload, 'es')} en su cuenta. ¿No lo pidió? Llame al ${brand.supportPhone}.`,
  }),
};
