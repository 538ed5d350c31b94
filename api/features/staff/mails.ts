import { pauseWords } from '../../jobs/messages/pause-words';
import { staffMail } from '../../mail/mail';
import { content, en } from '../../mail/mail-parts';

type OfAccount = { to: string; firstName: string; brand: string };
type WithLink = OfAccount & { url: string };

const ifNotYou = ({ supportEmail }: { supportEmail: string }) =>
  `If it wasn't you, set a new password on the log-in page right away and email ${supportEmail}.`;

/** Mails to staff about their own account. */
export const staffMails = {
  'staff-invited': staffMail<WithLink>()((payload, { brand }) =>
    content(
      `Your ${brand.name} account`,
      [
        en.hello(payload),
        'You now have access to the staff portal. Use the link to create your password. It works once and expires in 7 days. After that, use “Forgot your password?” on the log-in page.',
      ],
      { label: 'Create my password', url: payload.url },
    ),
  ),
  'staff-password-link': staffMail<WithLink>()((payload, { brand }) =>
    content(
      `Set a new ${brand.name} password`,
      [
        en.hello(payload),
        "We received a request to reset your password. The link works once and expires in an hour. If it wasn't you, you can ignore this email. Your password won't change.",
      ],
      { label: 'Set a new password', url: payload.url },
    ),
  ),
  'staff-locked': staffMail<{ to: string; brand: string; url: string; lastsMs: number }>()((payload, { brand }) =>
    content(
      `${brand.name} log-ins are paused`,
      [
        'Hello,',
        `Someone entered too many wrong passwords for your account, so for ${pauseWords.english(payload.lastsMs)} you can log in only from devices we recognize. Open the link on a device to approve it, then log in there with your password as usual. Your administrator can also end the pause.`,
      ],
      { label: 'Approve this device', url: payload.url },
    ),
  ),
  'staff-email-changed': staffMail<OfAccount>()((payload, { brand }) =>
    content(`Your ${brand.name} email address changed`, [
      en.hello(payload),
      `An administrator changed your log-in email address. You can no longer log in with this one. If this isn't right, email ${brand.supportEmail}.`,
    ]),
  ),
  'staff-password-changed': staffMail<OfAccount>()((payload, { brand }) =>
    content(`Your ${brand.name} password was changed`, [
      en.hello(payload),
      `Your password was just changed, and you were logged out everywhere else. If it wasn't you, set a new password on the log-in page right away and email ${brand.supportEmail}.`,
    ]),
  ),
  'staff-second-factor-reset': staffMail<OfAccount>()((payload, { brand }) =>
    content(`Two-factor authentication was removed from your ${brand.name} account`, [
      en.hello(payload),
      `An administrator removed your authenticator app and passkeys, and you were logged out everywhere. Log in with your password and set up a new second factor on your account page. If you didn't request this, email ${brand.supportEmail} right away.`,
    ]),
  ),
  'staff-passkey-added': staffMail<OfAccount>()((payload, { brand }) =>
    content(`A passkey was added to your ${brand.name} account`, [
      en.hello(payload),
      `A passkey was just added to your account, and you were logged out everywhere else. If it wasn't you, set a new password on the log-in page right away and email ${brand.supportEmail}.`,
    ]),
  ),
  'staff-passkey-removed': staffMail<OfAccount>()((payload, { brand }) =>
    content(`A passkey was removed from your ${brand.name} account`, [
      en.hello(payload),
      `A passkey was just removed from your account and can no longer be used to log in. ${ifNotYou(brand)}`,
    ]),
  ),
  'staff-second-factor-on': staffMail<OfAccount>()((payload, { brand }) =>
    content(`An authenticator app was set up for your ${brand.name} account`, [
      en.hello(payload),
      `From now on, you'll need a code from your authenticator app to log in. You were logged out everywhere else. ${ifNotYou(brand)}`,
    ]),
  ),
  'staff-second-factor-off': staffMail<OfAccount>()((payload, { brand }) =>
    content(`The authenticator app of your ${brand.name} account was turned off`, [
      en.hello(payload),
      `You no longer need an authenticator code to log in, and your recovery codes no longer work. ${ifNotYou(brand)}`,
    ]),
  ),
  'staff-recovery-codes-renewed': staffMail<OfAccount>()((payload, { brand }) =>
    content(`Your ${brand.name} account has new recovery codes`, [
      en.hello(payload),
      `New recovery codes were just created for your account. The earlier ones no longer work. ${ifNotYou(brand)}`,
    ]),
  ),
};
