import { staffMail } from '../../mail/mail';
import { content } from '../../mail/mail-parts';

/** Mails about the details of a practice. */
export const practiceMails = {
  // To the address that the practice had: a new one may be somebody else's, and hears nothing of a change.
  'practice-email-changed': staffMail<{ to: string; practiceName: string; changedBy: string }>()((payload, { brand }) =>
    content(`${payload.practiceName} has another email address`, [
      'Hello,',
      `${payload.changedBy} changed the email address of ${payload.practiceName} with us. What we send to the practice goes to the new one from now on. If this is not right, tell us: ${brand.supportEmail}.`,
    ]),
  ),
};
