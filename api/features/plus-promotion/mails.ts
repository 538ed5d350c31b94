import { staffMail } from '../../mail/mail';
import { content, staffLogIn } from '../../mail/mail-parts';

type Offered = { to: string; practiceName: string; from: string; until: string; takesPart: boolean };

/** Mails to practices about the PatientFi Plus promotion. */
export const promotionMails = {
  'promotion-offered': staffMail<Offered>()((payload, { publicUrl }) =>
    content(
      `PatientFi Plus promotion for ${payload.practiceName}`,
      [
        'Hello,',
        `From ${payload.from} to ${payload.until}, both days included, ${payload.practiceName} can offer PatientFi Plus, a second way to pay, to patients whose application is declined.`,
        payload.takesPart
          ? 'You take part: nothing needs to be done. You can stop in your practice settings at any time.'
          : 'Take part in your practice settings, under PatientFi Plus promotion. Nothing changes until you do.',
      ],
      staffLogIn(publicUrl),
    ),
  ),
  'promotion-withdrawn': staffMail<{ to: string; practiceName: string; until: string }>()((payload, { brand }) =>
    content(`The PatientFi Plus promotion for ${payload.practiceName} has ended`, [
      'Hello,',
      `The promotion that ran until ${payload.until} has ended early. Patients who were offered PatientFi Plus keep the offer; no further patient gets one.`,
      `Questions? Write to us: ${brand.supportEmail}.`,
    ]),
  ),
};
