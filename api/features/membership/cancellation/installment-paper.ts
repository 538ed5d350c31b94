import type { Language } from '@contract/language';
import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import type { CancellationQuote } from '@domain/membership/cancellation';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import { type DocumentContent, filledText, reachOf } from '../../document/index';
import type { Parties } from '../membership.reads';
import { cancellationBox } from './installments';
import { paperWords as english } from './paper-words';
import { paperWords as spanish } from './paper-words.es';

const WORDS = { en: english, es: spanish } as const;

type Of = { parties: Parties; on: CivilDate; config: Config; language: Language };

/** The federal disclosure of the installments in which a canceled membership is paid; null where four or fewer need none. */
export function installmentPaper(quote: CancellationQuote, of: Of): DocumentContent | null {
  const { parties, on, config, language } = of;
  const box = cancellationBox(quote, parties.practice_name, language);
  if (!box) return null;
  const words = WORDS[language];
  const { supportEmail } = config.brandMembership;
  const member = fullName(parties.first_name, parties.last_name);
  const about = { heading: null, paragraphs: [words.about(member, parties.practice_name, longDates[language](on))] };
  return filledText(
    { language, supportEmail, ...reachOf(config.brandMembership) },
    {
      documentKey: 'membership-agreement',
      title: words.title,
      issuer: config.brandMembership.name,
      box,
      sections: [about],
    },
  );
}
