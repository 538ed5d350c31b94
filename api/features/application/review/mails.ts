import type { Language } from '@contract/language';
import { paths, portalBase } from '@contract/paths';
import { mail, staffMail } from '../../../mail/mail';
import { content, dollars, en, es, staffLogIn } from '../../../mail/mail-parts';
import type { ApplicationMail } from '../application-mail';

type Proposed = StaffReader & { applicationId: string; number: number; by: string; action: 'APPROVE' | 'DENY' };
type StaffReader = { to: string; firstName: string; reader: 'staff' };
type LimitChanged = { to: string; firstName: string | null; language: Language; amountCents: number };

type ControlChange = 'on' | 'off-asked' | 'off-refused' | 'off';

/** What became of the second person in reviews, by who did it. */
const REVIEW_CONTROL: Readonly<Record<ControlChange, (by: string) => [subject: string, sentence: string]>> = {
  on: (by) => [
    'Reviews ask for a second person',
    `${by} asked for a second person in reviews: what somebody decides is a proposal until somebody else confirms it.`,
  ],
  'off-asked': (by) => [
    'Reviews are to ask for no second person: do you agree?',
    `${by} wants reviews to ask for no second person. They go on asking for one until another administrator agrees, under Users.`,
  ],
  'off-refused': (by) => [
    'Reviews go on asking for a second person',
    `${by} ended what was asked for: reviews go on asking for a second person.`,
  ],
  off: (by) => [
    'Reviews ask for no second person anymore',
    `${by} switched off the second person in reviews: what somebody decides is done at once.`,
  ],
};

const openApplication = (applicationId: string, publicUrl: string) => ({
  label: 'Open the application',
  url: `${publicUrl}${portalBase}${paths.admin.application.href({ applicationId })}`,
});

/** What a review tells the applicant, and the staff who decide it. */
export const reviewMails = {
  'application-incomplete': mail<ApplicationMail & { documentId: string }>()({
    english: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `We need something more for your ${brand.name} application`,
        [
          en.hello(payload),
          `Something is missing before we can decide. ${en.whereIs('Your notice', isAttached)} It lists what is missing, and until when you can send it.`,
        ],
        en.open(payload, publicUrl),
      ),
    spanish: (payload, { brand, publicUrl, isAttached }) =>
      content(
        `Falta algo para su solicitud de ${brand.name}`,
        [
          es.hello(payload),
          `Falta algo antes de que podamos decidir. ${es.whereIs('Su aviso', isAttached)} Dice qué falta y hasta cuándo puede enviarlo.`,
        ],
        es.goOn(payload, publicUrl),
      ),
  }),
  'limit-changed': mail<LimitChanged>()({
    english: (payload, { brand, publicUrl }) =>
      content(
        `Your ${brand.name} spending limit changed`,
        [
          en.hello(payload),
          `Your spending limit is ${dollars(payload.amountCents)} now. What you owe does not change.`,
          `If you did not ask for this, call us at ${brand.supportPhone}.`,
        ],
        en.logIn(publicUrl),
      ),
    spanish: (payload, { brand, publicUrl }) =>
      content(
        `Su límite de gasto de ${brand.name} cambió`,
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
      `Application ${payload.number} waits for a second person`,
      [
        en.hello(payload),
        `${payload.by} proposes to ${payload.action === 'DENY' ? 'deny' : 'approve'} application ${payload.number}. Look at it yourself, then confirm it or turn it down.`,
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
  'review-due': staffMail<{ to: string; applicationId: string; number: number }>()((payload, { brand, publicUrl }) =>
    content(
      `Application ${payload.number} waits for a decision`,
      [
        'Hello,',
        `Application ${payload.number} at ${brand.name} has waited for 20 days. Decide it, or ask for what is missing: on day 27 the notice leaves by itself.`,
      ],
      openApplication(payload.applicationId, publicUrl),
    ),
  ),
};
