import type { Language } from '@contract/language';
import { mail, textMessage } from '../../mail/mail';
import { content } from '../../mail/mail-parts';

type Shared = { to: string; language: Language; practice: string; url: string };
/** The practice whose clocks count for a number that is nobody's. */
type SharedText = Shared & { practiceId?: string };

/**
 * The link that somebody shares, or a practice sends. Fixed words and the practice's name: whoever reads this may know nobody of those who
 * have it sent, so no word of theirs stands in it, not even a name.
 */
export const accountMails = {
  'app-link-shared': mail<Shared>()({
    english: (payload, { brand }) =>
      content(
        'Someone shared a link with you',
        [
          'Hello,',
          `Here's the link to apply with ${brand.name} at ${payload.practice}. Checking your spending limit doesn't affect your credit score.`,
          "You received this one-time email because someone entered your address. If you don't know who, you can ignore it.",
        ],
        { label: 'See my spending limit', url: payload.url },
      ),
    spanish: (payload, { brand }) =>
      content(
        'Un enlace que alguien comparte con usted',
        [
          'Hola:',
          `Este es el enlace para presentar una solicitud de ${brand.name} en ${payload.practice}. Consultar su límite de gasto no afecta su puntaje de crédito.`,
          'Recibió este mensaje, que se envía una sola vez, porque alguien escribió su dirección. Si no sabe quién fue, puede ignorarlo.',
        ],
        { label: 'Ver mi límite de gasto', url: payload.url },
      ),
  }),
};

export const accountTexts = {
  'app-link-shared-sms': textMessage<SharedText>()({
    english: ({ practice, url }, { brand }) =>
      `${practice}: Someone shared a ${brand.name} application link with you: ${url} Not expecting this? Ignore it.`,
    spanish: ({ practice, url }, { brand }) =>
      `${practice}: Alguien compartió con usted un enlace de solicitud de ${brand.name}: ${url} ¿No lo esperaba? Ignórelo.`,
  }),
};
