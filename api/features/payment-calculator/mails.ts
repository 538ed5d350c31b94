import type { Language } from '@contract/language';
import { mail } from '../../mail/mail';
import { content, en, es } from '../../mail/mail-parts';

/** All but the amounts is in the language of the reader already. */
export type EstimateMail = {
  to: string;
  language: Language;
  practiceName: string;
  path: string;
  cost: string;
  monthly: string;
  sentence: string;
  apr: string;
  interest: string;
  total: string;
  minimum: string | null;
  example: string;
};

/** The estimate of the payment calculator, in the words of the calculator. */
export const calculatorMails = {
  'payment-estimate': mail<EstimateMail>()({
    english: (payload, { brand, publicUrl }) => ({
      ...content(
        `Your ${brand.name} payment estimate`,
        ['Hello,', `Here's your estimate from ${payload.practiceName}'s payment calculator.`],
        en.goOn(payload, publicUrl, 'See my real options'),
      ),
      figures: [
        ['Cost of treatment', payload.cost],
        ['Payment', `${payload.monthly} ${payload.sentence}`],
        ['APR', payload.apr],
        ['Interest', payload.interest],
        ['Total', payload.total],
      ],
      closing: [
        ...(payload.minimum === null ? [] : [payload.minimum]),
        payload.example,
        "You received this because someone entered your address in the calculator. If it wasn't you, you can ignore it.",
      ],
    }),
    spanish: (payload, { brand, publicUrl }) => ({
      ...content(
        `Su estimación de pagos de ${brand.name}`,
        ['Hola:', `Esta es la estimación de la calculadora de pagos de ${payload.practiceName}.`],
        es.goOn(payload, publicUrl, 'Ver mis opciones reales'),
      ),
      figures: [
        ['Costo del tratamiento', payload.cost],
        ['Pago', `${payload.monthly} ${payload.sentence}`],
        ['APR (tasa de porcentaje anual)', payload.apr],
        ['Intereses', payload.interest],
        ['Total', payload.total],
      ],
      closing: [
        ...(payload.minimum === null ? [] : [payload.minimum]),
        payload.example,
        'Recibió este mensaje porque alguien escribió su correo en la calculadora. Si no fue usted, puede ignorarlo.',
      ],
    }),
  }),
};
