import type { BrandConfig } from '../../config/config';
import type { MessageContent } from './message';
import type { CodeMessage } from './outbox-kinds';
import { pauseWords } from './pause-words';

const DAY_MS = 24 * 3600_000;

export type CodeContext = {
  brand: BrandConfig;
  /** The code of a challenge; it is worked out when the message leaves and never stored. */
  codeOf: (challengeId: string) => string;
  /** Address that does what the code does; worked out like it. */
  linkOf: (challengeId: string) => string;
};

type Template = CodeMessage['template'];
type Words<T extends Template> = (
  payload: Extract<CodeMessage, { template: T }>,
  context: CodeContext,
) => MessageContent;

/** A code for somebody who speaks with our staff or a practice's; no message says whose. */
const readOutCode = (code: string, { name, supportPhone }: CodeContext['brand']): MessageContent => ({
  subject: `Your ${name} code`,
  opening: ["Read this code to the person you're speaking with. It's valid for 10 minutes."],
  code,
  closing: [
    `It only confirms that this address is yours. Not speaking with anyone? Don't share the code, and call ${supportPhone}.`,
  ],
  short: `${name}: Your code is ${code}. Read it to the person you're speaking with. It's valid for 10 minutes. Not speaking with anyone? Don't share it, and call ${supportPhone}.`,
  spoken: `Hello. This is ${name}. The code to read out is ${code}. It's valid for 10 minutes.`,
});

const spanishReadOutCode = (code: string, { name, supportPhone }: CodeContext['brand']): MessageContent => ({
  subject: `Su código de ${name}`,
  opening: ['Léale este código a la persona con la que habla. Es válido por 10 minutos.'],
  code,
  closing: [
    `Solo confirma que este correo es suyo. ¿No está hablando con nadie? No comparta el código y llame al ${supportPhone}.`,
  ],
  short: `${name}: Su código es ${code}. Léaselo a la persona con la que habla. Es válido por 10 minutos. ¿No está hablando con nadie? No lo comparta y llame al ${supportPhone}.`,
  spoken: `Hola. Le habla ${name}. El código que debe leer es ${code}. Es válido por 10 minutos.`,
});

/** The messages of codes, by template. None of them tells a reader over the shoulder who the care comes from or what it is. */
export const codeMessages: { [T in Template]: { english: Words<T>; spanish: Words<T> } } = {
  'one-time-code': {
    english: (payload, { brand, codeOf, linkOf }) => {
      const code = codeOf(payload.challengeId);
      if (payload.isReadOut) return readOutCode(code, brand);
      return {
        subject: `Your ${brand.name} code`,
        opening: ["Enter this code to continue. It's valid for 10 minutes."],
        code,
        ...(payload.hasLink && {
          button: { label: 'Continue without the code', url: linkOf(payload.challengeId) },
        }),
        closing: [
          ...(payload.hasLink ? ['You can use the link once in the next 24 hours, even after the code expires.'] : []),
          `No one at ${brand.name} will ever ask you for it. If you didn't request a code, you can ignore this message.`,
        ],
        short: `${brand.name}: Your code is ${code}. It's valid for 10 minutes. We'll never ask you for it.`,
        spoken: `Hello. This is ${brand.name}. Your code is ${code}. It's valid for 10 minutes.`,
      };
    },
    spanish: (payload, { brand, codeOf, linkOf }) => {
      const code = codeOf(payload.challengeId);
      if (payload.isReadOut) return spanishReadOutCode(code, brand);
      return {
        subject: `Su código de ${brand.name}`,
        opening: ['Escriba este código para continuar. Es válido por 10 minutos.'],
        code,
        ...(payload.hasLink && {
          button: { label: 'Continuar sin el código', url: linkOf(payload.challengeId) },
        }),
        closing: [
          ...(payload.hasLink
            ? ['Puede usar el enlace una vez en las próximas 24 horas, incluso después de que venza el código.']
            : []),
          `Nadie de ${brand.name} se lo pedirá nunca. Si usted no pidió un código, puede ignorar este mensaje.`,
        ],
        short: `${brand.name}: Su código es ${code}. Es válido por 10 minutos. Nunca se lo pediremos.`,
        spoken: `Hola. Le habla ${brand.name}. Su código es ${code}. Es válido por 10 minutos.`,
      };
    },
  },
  'codes-locked': {
    english: ({ lastsMs = DAY_MS }, { brand }) => {
      const span = pauseWords.english(lastsMs);
      const facts = `Someone entered too many wrong codes for this contact, so we paused codes for it for ${span}. Nothing in your account changed.`;
      return {
        subject: `${brand.name} log-ins are paused`,
        opening: [
          facts,
          'To log in now, request a code by email and open the link in it.',
          `If this wasn't you, please call us at ${brand.supportPhone}.`,
        ],
        short: `${brand.name}: Too many wrong codes were entered, so codes are paused for ${span}. Log in with the link in a code email. Not you? Call ${brand.supportPhone}.`,
        spoken: `Hello. This is ${brand.name}. ${facts} If this wasn't you, please call us.`,
      };
    },
    spanish: ({ lastsMs = DAY_MS }, { brand }) => {
      const span = pauseWords.spanish(lastsMs);
      const facts = `Alguien escribió demasiados códigos equivocados para este contacto, así que pausamos los códigos para él por ${span}. Nada cambió en su cuenta.`;
      return {
        subject: `El inicio de sesión en ${brand.name} está en pausa`,
        opening: [
          facts,
          'Para iniciar sesión ahora, pida un código por correo y abra el enlace que trae.',
          `Si no fue usted, llámenos al ${brand.supportPhone}.`,
        ],
        short: `${brand.name}: Se escribieron demasiados códigos equivocados, así que los códigos están en pausa por ${span}. Entre con el enlace de un correo con código. ¿No fue usted? Llame al ${brand.supportPhone}.`,
        spoken: `Hola. Le habla ${brand.name}. ${facts} Si no fue usted, llámenos, por favor.`,
      };
    },
  },
};
