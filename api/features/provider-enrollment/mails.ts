import { staffMail } from '../../mail/mail';
import { content } from '../../mail/mail-parts';

type Link = { to: string; brand: 'financing' | 'membership'; url: string };

/** Mails to whoever enrolls a practice. They say nothing that was typed, because nobody has proven the address yet. */
export const enrollmentMails = {
  'enrollment-link': staffMail<Link>()((payload, { brand }) =>
    content(
      `Go on enrolling your practice with ${brand.name}`,
      [
        'Hello,',
        `Somebody began to enroll a practice with ${brand.name} and gave this address. Go on here or on a computer: the answers are kept. The link works once, within a week.`,
        `If this was not you, do nothing, or tell us: ${brand.supportEmail}.`,
      ],
      { label: 'Go on with the enrollment', url: payload.url },
    ),
  ),
  'enrollment-signed': staffMail<Link & { enrollmentId: string }>()((payload, { brand, isAttached }) =>
    content(
      `Your practice is enrolled with ${brand.name}`,
      [
        'Hello,',
        `The master agreement is signed. ${isAttached ? 'Your copy is attached as a PDF file.' : 'Your copy is kept for you: open it with the link below.'} We look at what you told us and call you about the next steps.`,
        'The link works once, within a week.',
      ],
      { label: 'Open the enrollment', url: payload.url },
    ),
  ),
};
