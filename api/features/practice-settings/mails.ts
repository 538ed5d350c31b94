import { staffMail } from '../../mail/mail';
import { content } from '../../mail/mail-parts';

/** Mails about the details of a practice. */
export const practiceMails = {
  // To the address that the practice had: a new one may be somebody else's, and hears nothing of a change.
  'practice-email-changed': staffMail<{ to: string; practiceName: string; changedBy: string }>()((payload, { brand }) =>
    content(`${payload.practiceName}'s email address changed`, [
      'Hello,',
      `${payload.changedBy} changed ${payload.practiceName}'s email address. From now on, we'll send the practice's email to the new one. If this isn't right, email ${brand.supportEmail}.`,
    ]),
  ),
};
