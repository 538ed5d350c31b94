import type { OutboxPayload } from '../outbox';
import type { MessageContent } from './message';
import type { TemplateContext, TemplateName } from './templates';

/** A code for somebody who is on the phone with our staff. */
const readOutCode = (code: string, { name, supportPhone }: TemplateContext['brand']): MessageContent => ({
  subject: `Su código de ${name}`,
  opening: ['Lea este código a la persona de nuestro personal con quien habla. Vale por 10 minutos.'],
  code,
  closing: [
    `Solo confirma que esta dirección es suya. ¿No habla con nosotros? No se lo diga a nadie y llame al ${supportPhone}.`,
  ],
  short: `${name}: su código es ${code}. Léalo a nuestro personal por teléfono. Vale por 10 minutos. ¿No habla con nosotros? No se lo diga a nadie y llame al ${supportPhone}.`,
  spoken: `Hola. Le habla ${name}. El código para nuestro personal es ${code}. Vale por 10 minutos.`,
});

/** The texts of templates.ts in Spanish. */
export const spanishTemplates: Record<
  TemplateName,
  (payload: OutboxPayload, context: TemplateContext) => MessageContent
> = {
  'one-time-code': (payload, { brand, codeOf, linkOf }) => {
    const code = codeOf(String(payload.challengeId));
    if (payload.isReadOut === true) return readOutCode(code, brand);
    return {
      subject: `Su código de ${brand.name}`,
      opening: ['Escriba este código para continuar. Vale por 10 minutos.'],
      code,
      ...(payload.hasLink === true && {
        button: { label: 'Continuar sin escribir el código', url: linkOf(String(payload.challengeId)) },
      }),
      closing: [
        ...(payload.hasLink === true
          ? ['El enlace funciona una vez en las próximas 24 horas, también cuando el código ya no.']
          : []),
        `Nadie de ${brand.name} se lo pedirá nunca. Si usted no pidió un código, puede ignorar este mensaje.`,
      ],
      short: `${brand.name}: su código es ${code}. Vale por 10 minutos. Nunca se lo pedimos.`,
      spoken: `Hola. Le habla ${brand.name}. Su código es ${code}. Vale por 10 minutos.`,
    };
  },
  'codes-locked': (_, { brand }) => {
    const facts =
      'Se escribieron demasiados códigos equivocados para este contacto, así que pausamos el inicio de sesión con él por 24 horas. Nada cambió en su cuenta.';
    return {
      subject: `El inicio de sesión en ${brand.name} está en pausa`,
      opening: [facts, `Si no fue usted, llámenos al ${brand.supportPhone}.`],
      short: `${brand.name}: se escribieron demasiados códigos equivocados, así que el inicio de sesión está en pausa por 24 horas. ¿No fue usted? Llame al ${brand.supportPhone}.`,
      spoken: `Hola. Le habla ${brand.name}. ${facts} Si no fue usted, llámenos, por favor.`,
    };
  },
};
