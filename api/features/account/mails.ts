import type { Language } from '@contract/language';
import { mail, textMessage } from '../../mail/mail';
import { content } from '../../mail/mail-parts';

type Shared = { to: string; language: Language; practice: string; url: string };

/**
 * The link that somebody shares, or a practice sends. Fixed words and the practice's name: whoever reads this may know nobody of those who
 * have it sent, so no word of theirs stands in it, not even a name.
 */
export const accountMails = {
  'app-link-shared': mail<Shared>()({
    english: (payload, { brand }) =>
      content(
        'A link that was shared with you',
        [
          'Hello,',
          `Here is the ${brand.name} application of ${payload.practice}, shared with you. Checking your spending limit does not affect your credit score.`,
          'You got this once because your address was typed in for it. If you do not know who did that, you can ignore it.',
        ],
        { label: 'See my spending limit', url: payload.url },
      ),
    spanish: (payload, { brand }) =>
      content(
        'Un enlace que alguien comparte con usted',
        [
          'Hola:',
          `Esta es la solicitud de ${brand.name} de ${payload.practice}, compartida con usted. Consultar su límite de gasto no afecta su puntaje de crédito.`,
          'Recibió este mensaje una sola vez porque alguien escribió su dirección para enviárselo. Si no sabe quién fue, no tiene que hacer nada.',
        ],
        { label: 'Ver mi límite de gasto', url: payload.url },
      ),
  }),
};

export const accountTexts = {
  'app-link-shared-sms': textMessage<Shared>()({
    english: ({ practice, url }, { brand }) =>
      `${practice}: the ${brand.name} application, shared with you: ${url} Not expected? Ignore it.`,
    spanish: ({ practice, url }, { brand }) =>
      `${practice}: la solicitud de ${brand.name}, compartida con usted: ${url} ¿No lo esperaba? Ignórelo.`,
  }),
};
