import { staffMail } from '../../mail/mail';
import { content, staffLogIn } from '../../mail/mail-parts';

type Offered = { to: string; practiceName: string; from: string; until: string; takesPart: boolean };

type Withdrawn = { to: string; practiceName: string; from: string; until: string; hadBegun: boolean };

/** Mails to practices about the PatientFi Plus promotion. */
export const promotionMails = {
  'promotion-offered': staffMail<Offered>()((payload, { publicUrl }) =>
    content(
      `PatientFi Plus promotion for ${payload.practiceName}`,
      [
        'Hello,',
        `From ${payload.from} through ${payload.until}, ${payload.practiceName} can offer PatientFi Plus, a second way to pay, to patients whose application is declined.`,
        payload.takesPart
          ? "You're participating, so there's nothing to do. You can opt out in your practice settings at any time."
          : 'To participate, opt in under PatientFi Plus promotion in your practice settings. Nothing changes until you do.',
      ],
      staffLogIn(publicUrl),
    ),
  ),
  'promotion-withdrawn': staffMail<Withdrawn>()((payload, { brand }) =>
    content(`The PatientFi Plus promotion for ${payload.practiceName} ${payload.hadBegun ? 'has ended' : 'is off'}`, [
      'Hello,',
      payload.hadBegun
        ? `The promotion scheduled through ${payload.until} has ended early. Patients who already have a PatientFi Plus offer keep it. No new offers will be made.`
        : `The promotion scheduled from ${payload.from} through ${payload.until} won't take place. No patient was offered it.`,
      `Questions? Email ${brand.supportEmail}.`,
    ]),
  ),
};
