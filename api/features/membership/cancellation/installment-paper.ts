import type { Language } from '@contract/language';
import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import { type DocumentContent, filledText } from '../../document/index';
import { disclosureSection, INSTALLMENT_WORDS, type Installment } from '../activation/installment-box';
import type { Parties } from '../membership.reads';

type Of = { parties: Parties; on: CivilDate; config: Config; language: Language };

/** The federal disclosure of the installments in which a canceled membership is paid; null where four or fewer need none. */
export function installmentPaper(installments: readonly Installment[], of: Of): DocumentContent | null {
  const { parties, on, config, language } = of;
  const disclosure = disclosureSection(installments, language);
  if (!disclosure) return null;
  const words = INSTALLMENT_WORDS[language];
  const { supportEmail, supportPhone } = config.brandMembership;
  const member = fullName(parties.first_name, parties.last_name);
  const about = { heading: null, paragraphs: [words.about(member, parties.practice_name, longDates[language](on))] };
  return filledText(
    { language, supportEmail, supportPhone },
    {
      documentKey: 'membership-agreement',
      title: words.paper,
      issuer: config.brandMembership.name,
      sections: [about, disclosure],
    },
  );
}
