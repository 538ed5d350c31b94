import type { Language } from '@contract/language';
import { paths, portalBase } from '@contract/paths';
import { REVIEW_SETTLED_DAY } from '@domain/application/review-needs';
import type { CivilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { mail, staffMail } from '../../../mail/mail';
import { content, dollars, en, es, staffLogIn } from '../../../mail/mail-parts';
import type { ApplicationMail } from '../application-mail';

type Proposed = StaffReader & { applicationId: string; number: number; by: string; action: 'APPROVE' | 'DENY' };
type Due = { to: string; applicationId: string; number: number; noticeOn?: CivilDate };
type StaffReader = { to: string; firstName: string; reader: 'staff' };
type LimitChanged = { to: string; firstName: string | null; language: Language; amountCents: number };

type ControlChange = 'on' | 'off-asked' | 'off-refused' | 'off';

/** The day of the notice; mails that were promised before the day was kept name its number. */
const dayOf = ({ noticeOn }: Due): string => (noticeOn ? formatLongDate(noticeOn) : `day ${REVIEW_SETTLED_DAY}`);

/** What became of the second person in reviews, by who did it. */
const REVIEW_CONTROL: Readonly<Record<ControlChange, (by: string) => [subject: string, sentence: string]>> = {
  on: (by) => [
    'Reviews now need a second person',
    `${by} turned on dual control for reviews. Each decision is a proposal until a second person confirms it.`,
  ],
  'off-asked': (by) => [
    `${by} wants to turn off dual control for reviews`,
    `${by} wants to turn off dual control for reviews. It stays on until another administrator agrees, under Users.`,
  ],
  'off-refused': (by) => [
    'Reviews still need a second person',
    `${by} declined the request to turn off dual control. Reviews still need a second person.`,
  ],
  off: (by) => [
    'Reviews no longer need a second person',
    `${by} turned off dual control for reviews. Decisions now take effect immediately.`,
  ],
};

const openApplication = (applicationId: string, publicUrl: string) => ({
  label: 'Open application',
  url: `${publicUrl}${portalBase}${paths.admin.application.href({ applicationId })}`,
});

/** What a review tells the applicant, and the staff who decide it. */
export const reviewMails = {
  'application-incomplete': mail<ApplicationMail & { documentId: string }>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `We need more information for your ${brand.name} application`,
        [
          en.hello(payload),
          `We need more information before we can decide. ${en.whereIs('Your notice', isAttached)} It lists what's missing and when to send it by.`,
        ],
        en.open(payload, publicUrl),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Necesitamos más información para su solicitud de ${brand.name}`,
        [
          es.hello(payload),
          `Necesitamos más información antes de decidir. ${es.whereIs('Su aviso', isAttached)} Dice qué falta y hasta cuándo puede enviarlo.`,
        ],
        es.goOn(payload, publicUrl),
      ),
  }),
  'limit-changed': mail<LimitChanged>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} spending limit is now ${dollars(payload.amountCents)}`,
        [
          en.hello(payload),
          `Your spending limit is now ${dollars(payload.amountCents)}. What you owe doesn't change.`,
          `If you didn't request this, call us at ${brand.supportPhone}.`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su límite de gasto de ${brand.name} es ahora de ${dollars(payload.amountCents)}`,
        [
          es.hello(payload),
          `Su límite de gasto es ahora de ${dollars(payload.amountCents)}. Lo que debe no cambia.`,
          `Si usted no lo pidió, llámenos al ${brand.supportPhone}.`,
        ],
        es.logIn(publicUrl),
      ),
  }),
  'review-proposed': staffMail<Proposed>()((payload, { publicUrl }) =>
    content(
      `Application ${payload.number} needs a second reviewer`,
      [
        en.hello(payload),
        `${payload.by} proposed to ${payload.action === 'DENY' ? 'deny' : 'approve'} application ${payload.number}. Review it, then confirm or reject the proposal.`,
      ],
      openApplication(payload.applicationId, publicUrl),
    ),
  ),
  'review-control-changed': staffMail<StaffReader & { by: string; value: ControlChange }>()(
    (payload, { publicUrl }) => {
      const [subject, sentence] = REVIEW_CONTROL[payload.value](payload.by);
      return content(subject, [en.hello(payload), sentence], staffLogIn(publicUrl));
    },
  ),
  'review-due': staffMail<Due>()((payload, { brand, publicUrl }) =>
    content(
      `Decide application ${payload.number} by ${dayOf(payload)}`,
      [
        'Hello,',
        `Application ${payload.number} at ${brand.name} has been pending for 20 days. Decide it, or request what's missing. On ${dayOf(payload)}, the notice goes out automatically.`,
      ],
      openApplication(payload.applicationId, publicUrl),
    ),
  ),
};
