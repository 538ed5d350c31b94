import type { Language } from '@contract/language';
import { memberPaths } from '@contract/membership/paths';
import { paths, portalBase } from '@contract/paths';
import { payPaths } from '@contract/payment-method/paths';
import type { Brand } from '@domain/enums';
import { nameList } from '@domain/name-list';
import { ofEach } from '@domain/personal-fields';
import { mail, textMessage } from '../../mail/mail';
import { content, en, es } from '../../mail/mail-parts';

type Asked = { to: string; firstName: string | null };
type ToProve = { to: string; language: Language; brand: Brand; borrowerId?: string };
/** `fields` are those of `CHANGED`, joined by commas. */
type Changed = ToProve & { firstName: string | null; fields: string };
type ChangedText = Changed & { stateCode?: string | null };
type ToProveText = ToProve & { stateCode?: string | null };

/** Where somebody logs in and enters the code; nothing of the person stands in the address. */
const placeOf = ({ brand }: ToProve, publicUrl: string) =>
  `${publicUrl}${portalBase}${brand === 'membership' ? memberPaths.more.href() : payPaths.help.href()}`;

/** What staff may change of a person, as the person is told of it. */
const CHANGED = {
  ...ofEach(({ told }) => told),
  email: { en: 'your email address', es: 'su dirección de correo' },
  phoneNumber: { en: 'your phone number', es: 'su número de teléfono' },
  practiceId: { en: 'your practice', es: 'su consultorio' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;
export type ToldField = keyof typeof CHANGED;

const LISTS = { en: nameList, es: new Intl.ListFormat('es-US') } as const;

const isToldField = (field: string): field is ToldField => field in CHANGED;

const whatOf = ({ fields }: Changed, language: Language) =>
  LISTS[language].format(
    new Set(
      fields
        .split(',')
        .filter(isToldField)
        .map((field) => CHANGED[field][language]),
    ),
  );

/** What a person is told of changes and wishes of our staff. None says why. */
export const borrowerFileMails = {
  'account-changed': mail<Changed>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `We changed your ${brand.name} account`,
        [
          en.hello(payload),
          `We changed ${whatOf(payload, 'en')} on your account.`,
          `If you didn't request this, call us right away at ${brand.supportPhone}.`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Cambiamos su cuenta de ${brand.name}`,
        [
          es.hello(payload),
          `Cambiamos ${whatOf(payload, 'es')} en su cuenta.`,
          `Si usted no lo pidió, llámenos de inmediato al ${brand.supportPhone}.`,
        ],
        es.logIn(publicUrl),
      ),
  }),
  'contact-change-asked': mail<Changed>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `A change to your ${brand.name} account is waiting`,
        [
          en.hello(payload),
          `Our staff were asked to change ${whatOf(payload, 'en')}. It changes when the new one is confirmed with a code. Until then, you log in and hear from us as before.`,
          `If you didn't request this, call us right away at ${brand.supportPhone}.`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Un cambio en su cuenta de ${brand.name} está pendiente`,
        [
          es.hello(payload),
          `Se pidió a nuestro personal cambiar ${whatOf(payload, 'es')}. El cambio se hace cuando el nuevo dato se confirma con un código. Hasta entonces, usted inicia sesión y recibe nuestros avisos como antes.`,
          `Si usted no lo pidió, llámenos de inmediato al ${brand.supportPhone}.`,
        ],
        es.logIn(publicUrl),
      ),
  }),
  'contact-to-prove': mail<ToProve>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Confirm this address for ${brand.name}`,
        [
          'Hello,',
          `This address was given to us as the new email address of a ${brand.name} account. To confirm it, log in as before and enter the code that we send here. Can't log in? Call us at ${brand.supportPhone} and read us the code.`,
          'Until then nothing changes. Not you? You can ignore this message.',
        ],
        { label: 'Log in and confirm', url: placeOf(payload, publicUrl) },
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Confirme este correo para ${brand.name}`,
        [
          'Hola:',
          `Nos dieron este correo como la nueva dirección de una cuenta de ${brand.name}. Para confirmarlo, inicie sesión como siempre y escriba el código que le enviamos aquí. ¿No puede iniciar sesión? Llámenos al ${brand.supportPhone} y léanos el código.`,
          'Hasta entonces nada cambia. ¿No es usted? Puede ignorar este mensaje.',
        ],
        { label: 'Iniciar sesión y confirmar', url: placeOf(payload, publicUrl) },
      ),
  }),
  'id-check-asked': mail<Asked>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        'Please verify your identity',
        [
          en.hello(payload),
          'Log in to verify your identity with a photo of your ID. It takes about two minutes.',
          `Questions? Call us at ${brand.supportPhone}.`,
        ],
        { label: 'Verify my identity', url: `${publicUrl}${portalBase}${paths.borrower.verifyIdentity.href()}` },
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        'Por favor, verifique su identidad',
        [
          es.hello(payload),
          'Inicie sesión para verificar su identidad con una foto de su identificación. Toma unos dos minutos.',
          `¿Preguntas? Llámenos al ${brand.supportPhone}.`,
        ],
        { label: 'Verificar mi identidad', url: `${publicUrl}${portalBase}${paths.borrower.verifyIdentity.href()}` },
      ),
  }),
  /** Of the standing of a limit that somebody has (16 CFR 316.3(c)); no offer of credit, so it promises no approval. */
  'limit-refresh-open': mail<Asked>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Refresh your ${brand.name} spending limit`,
        [
          en.hello(payload),
          "Your spending limit has expired or expires within 30 days. You can request a refresh. We'll make a new decision and may not approve it. Checking doesn't affect your credit score.",
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Renueve su límite de gasto de ${brand.name}`,
        [
          es.hello(payload),
          'Su límite de gasto venció o vence en 30 días o menos. Puede pedir una renovación. Tomaremos una nueva decisión y es posible que no la aprobemos. La consulta no afecta su puntaje de crédito.',
        ],
        es.logIn(publicUrl),
      ),
  }),
  'document-review-asked': mail<Asked & { transactionId: string }>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        'Please review your transaction documents',
        [
          en.hello(payload),
          'You have a transaction to approve. Please log in and review its documents before you respond.',
          `Questions? Call us at ${brand.supportPhone}.`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        'Por favor, revise los documentos de su transacción',
        [
          es.hello(payload),
          'Tiene una transacción por aprobar. Por favor, inicie sesión y revise sus documentos antes de responder.',
          `¿Preguntas? Llámenos al ${brand.supportPhone}.`,
        ],
        es.logIn(publicUrl),
      ),
  }),
};

/** A change of how somebody is reached, as a text message to the number of before. */
export const borrowerFileTexts = {
  'contact-change-asked-sms': textMessage<ChangedText>()({
    english: (payload, { brand }) =>
      `${brand.name}: Our staff were asked to change ${whatOf(payload, 'en')}. It changes once the new one is confirmed with a code. Didn't request this? Call ${brand.supportPhone}.`,
    spanish: (payload, { brand }) =>
      `${brand.name}: Se pidió cambiar ${whatOf(payload, 'es')}. El cambio se hace cuando el nuevo dato se confirma con un código. ¿No lo pidió? Llame al ${brand.supportPhone}.`,
  }),
  'contact-to-prove-sms': textMessage<ToProveText>()({
    english: (payload, { brand, publicUrl }) =>
      `${brand.name}: This number was given to us as the new one of an account. To confirm it, log in at ${placeOf(payload, publicUrl)} and enter the code that we send here, or call ${brand.supportPhone}. Not you? Ignore this message.`,
    spanish: (payload, { brand, publicUrl }) =>
      `${brand.name}: Nos dieron este número como el nuevo de una cuenta. Para confirmarlo, inicie sesión en ${placeOf(payload, publicUrl)} y escriba el código que le enviamos aquí, o llame al ${brand.supportPhone}. ¿No es usted? Ignore este mensaje.`,
  }),
  'account-changed-sms': textMessage<ChangedText>()({
    english: (payload, { brand }) =>
      `${brand.name}: We changed ${whatOf(payload, 'en')} on your account. Didn't request this? Call ${brand.supportPhone}.`,
    spanish: (payload, { brand }) =>
      `${brand.name}: Cambiamos ${whatOf(payload, 'es')} en su cuenta. ¿No lo pidió? Llame al ${brand.supportPhone}.`,
  }),
};
