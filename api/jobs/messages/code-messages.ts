import type { BrandConfig } from '../../config/config';
import type { MessageContent } from './message';
import type { CodeMessage } from './outbox-kinds';

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
  opening: ['Read this code to the person with whom you are speaking. It is valid for 10 minutes.'],
  code,
  closing: [
    `It only confirms that this address is yours. Not speaking with anybody? Tell nobody the code and call ${supportPhone}.`,
  ],
  short: `${name}: your code is ${code}. Read it to the person you are speaking with. It is valid for 10 minutes. Not speaking with anybody? Tell nobody and call ${supportPhone}.`,
  spoken: `Hello. This is ${name}. The code to read out is ${code}. It is valid for 10 minutes.`,
});

const spanishReadOutCode = (code: string, { name, supportPhone }: CodeContext['brand']): MessageContent => ({
  subject: `Su código de ${name}`,
  opening: ['Lea este código a la persona con quien habla. Vale por 10 minutos.'],
  code,
  closing: [
    `Solo confirma que esta dirección es suya. ¿No habla con nadie? No se lo diga a nadie y llame al ${supportPhone}.`,
  ],
  short: `${name}: su código es ${code}. Léalo a la persona con quien habla. Vale por 10 minutos. ¿No habla con nadie? No se lo diga a nadie y llame al ${supportPhone}.`,
  spoken: `Hola. Le habla ${name}. El código que debe leer es ${code}. Vale por 10 minutos.`,
});

/** The messages of codes, by template. None of them tells a reader over the shoulder who the care comes from or what it is. */
export const codeMessages: { [T in Template]: { english: Words<T>; spanish: Words<T> } } = {
  'one-time-code': {
    english: (payload, { brand, codeOf, linkOf }) => {
      const code = codeOf(payload.challengeId);
      if (payload.isReadOut) return readOutCode(code, brand);
      return {
        subject: `Your ${brand.name} code`,
        opening: ['Enter this code to continue. It is valid for 10 minutes.'],
        code,
        ...(payload.hasLink && {
          button: { label: 'Go on without typing the code', url: linkOf(payload.challengeId) },
        }),
        closing: [
          ...(payload.hasLink ? ['The link works once within 24 hours, also when the code does not.'] : []),
          `Nobody at ${brand.name} will ever ask you for it. If you did not ask for a code, you can ignore this message.`,
        ],
        short: `${brand.name}: your code is ${code}. It is valid for 10 minutes. We never ask you for it.`,
        spoken: `Hello. This is ${brand.name}. Your code is ${code}. It is valid for 10 minutes.`,
      };
    },
    spanish: (payload, { brand, codeOf, linkOf }) => {
      const code = codeOf(payload.challengeId);
      if (payload.isReadOut) return spanishReadOutCode(code, brand);
      return {
        subject: `Su código de ${brand.name}`,
        opening: ['Escriba este código para continuar. Vale por 10 minutos.'],
        code,
        ...(payload.hasLink && {
          button: { label: 'Continuar sin escribir el código', url: linkOf(payload.challengeId) },
        }),
        closing: [
          ...(payload.hasLink
            ? ['El enlace funciona una vez en las próximas 24 horas, también cuando el código ya no.']
            : []),
          `Nadie de ${brand.name} se lo pedirá nunca. Si usted no pidió un código, puede ignorar este mensaje.`,
        ],
        short: `${brand.name}: su código es ${code}. Vale por 10 minutos. Nunca se lo pedimos.`,
        spoken: `Hola. Le habla ${brand.name}. Su código es ${code}. Vale por 10 minutos.`,
      };
    },
  },
  'codes-locked': {
    english: (_, { brand }) => {
      const facts =
        'Too many wrong codes were entered for this contact, so we paused logging in with it for 24 hours. Nothing in your account was changed.';
      return {
        subject: `Logging in to ${brand.name} is paused`,
        opening: [facts, `If this was not you, please call us at ${brand.supportPhone}.`],
        short: `${brand.name}: too many wrong codes were entered, so logging in is paused for 24 hours. Not you? Call ${brand.supportPhone}.`,
        spoken: `Hello. This is ${brand.name}. ${facts} If this was not you, please call us.`,
      };
    },
    spanish: (_, { brand }) => {
      const facts =
        'Se escribieron demasiados códigos equivocados para este contacto, así que pausamos el inicio de sesión con él por 24 horas. Nada cambió en su cuenta.';
      return {
        subject: `El inicio de sesión en ${brand.name} está en pausa`,
        opening: [facts, `Si no fue usted, llámenos al ${brand.supportPhone}.`],
        short: `${brand.name}: se escribieron demasiados códigos equivocados, así que el inicio de sesión está en pausa por 24 horas. ¿No fue usted? Llame al ${brand.supportPhone}.`,
        spoken: `Hola. Le habla ${brand.name}. ${facts} Si no fue usted, llámenos, por favor.`,
      };
    },
  },
};
