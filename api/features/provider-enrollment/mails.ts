import { staffMail } from '../../mail/mail';
import { content, staffLogIn } from '../../mail/mail-parts';

type Link = { to: string; brand: 'financing' | 'membership'; url: string };

/** Mails to whoever enrolls a practice. They say nothing that was typed, because nobody has proven the address yet. */
export const enrollmentMails = {
  'enrollment-link': staffMail<Link & { isUser: boolean }>()((payload, { brand }) =>
    content(
      `Continue enrolling your practice with ${brand.name}`,
      [
        'Hello,',
        `Someone started enrolling a practice with ${brand.name} using this email address. The link works once and expires in a week.`,
        'Open it first on the device where you started, and we keep your answers. On any other device you start over, because anyone can type your email address.',
        ...(payload.isUser
          ? [
              "You already have an account with this email address. To manage a practice you work for, log in to your account. To enroll a new practice, continue with the link and use another email address for the practice's users.",
            ]
          : []),
        `If this wasn't you, you can ignore this email or let us know at ${brand.supportEmail}.`,
      ],
      { label: 'Continue enrollment', url: payload.url },
    ),
  ),
  'enrollment-names-user': staffMail<Omit<Link, 'url'>>()((_payload, { brand, publicUrl }) =>
    content(
      `Someone named you when enrolling a practice with ${brand.name}`,
      [
        'Hello,',
        `Someone named you as a contact or doctor when they started enrolling a practice with ${brand.name}. You already have an account with this email address, and nothing about it changed.`,
        `If you don't know about this, you can ignore this email or let us know at ${brand.supportEmail}.`,
      ],
      staffLogIn(publicUrl),
    ),
  ),
  'enrollment-signed': staffMail<Link & { enrollmentId: string }>()((payload, { brand, isAttached }) =>
    content(
      `Your practice's ${brand.name} enrollment is complete`,
      [
        'Hello,',
        `You signed the master agreement. ${isAttached ? 'Your copy is attached as a PDF.' : 'Open your copy with the link below.'} We'll review your information and call you about next steps.`,
        'The link works once and expires in a week.',
      ],
      { label: 'Open enrollment', url: payload.url },
    ),
  ),
};
