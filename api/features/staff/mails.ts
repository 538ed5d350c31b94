import { staffMail } from '../../mail/mail';
import { content, en } from '../../mail/mail-parts';

type OfAccount = { to: string; firstName: string; brand: string };
type WithLink = OfAccount & { url: string };

const ifNotYou = ({ supportEmail }: { supportEmail: string }) =>
  `If it was not you, set a new password on the log-in page at once and tell us: ${supportEmail}.`;

/** Mails to staff about their own account. */
export const staffMails = {
  'staff-invited': staffMail<WithLink>()((payload, { brand }) =>
    content(
      `Your ${brand.name} account`,
      [
        en.hello(payload),
        'You were added to the staff portal. The link makes your password; it works for 7 days, once. After that, “Forgot your password?” on the log-in page sends you another one.',
      ],
      { label: 'Make my password', url: payload.url },
    ),
  ),
  'staff-password-link': staffMail<WithLink>()((payload, { brand }) =>
    content(
      `Set a new ${brand.name} password`,
      [
        en.hello(payload),
        'Somebody asked for a new password for your account. The link works for an hour, once. If it was not you, do nothing: your password stays.',
      ],
      { label: 'Set a new password', url: payload.url },
    ),
  ),
  'staff-locked': staffMail<{ to: string; brand: string; url: string }>()((payload, { brand }) =>
    content(
      `Logging in to ${brand.name} is paused`,
      [
        'Hello,',
        'Too many wrong passwords were entered for your account, so for 24 hours we take it from devices that we know only. The link lets the device in on which you open it; you log in there with your password as always. Your administrator can end the pause, too.',
      ],
      { label: 'Let this device in', url: payload.url },
    ),
  ),
  'staff-email-changed': staffMail<OfAccount>()((payload, { brand }) =>
    content(`Your ${brand.name} account has another email address`, [
      en.hello(payload),
      `An administrator changed the email address with which you log in; this one lets nobody in any more. If this is not right, tell us: ${brand.supportEmail}.`,
    ]),
  ),
  'staff-password-changed': staffMail<OfAccount>()((payload, { brand }) =>
    content(`Your ${brand.name} password was changed`, [
      en.hello(payload),
      `Your password was changed just now, and you were logged out everywhere else. If it was not you, set a new one on the log-in page at once and tell us: ${brand.supportEmail}.`,
    ]),
  ),
  'staff-second-factor-reset': staffMail<OfAccount>()((payload, { brand }) =>
    content(`The second factor of your ${brand.name} account was taken off`, [
      en.hello(payload),
      `An administrator took your authenticator app and your passkeys off your account, and you were logged out everywhere. Log in with your password, and set up a new one on your account page. If you did not ask for it, tell us at once: ${brand.supportEmail}.`,
    ]),
  ),
  'staff-passkey-added': staffMail<OfAccount>()((payload, { brand }) =>
    content(`A passkey was added to your ${brand.name} account`, [
      en.hello(payload),
      `A passkey that answers at your log-ins was added just now, and you were logged out everywhere else. If it was not you, set a new password on the log-in page at once and tell us: ${brand.supportEmail}.`,
    ]),
  ),
  'staff-passkey-removed': staffMail<OfAccount>()((payload, { brand }) =>
    content(`A passkey was removed from your ${brand.name} account`, [
      en.hello(payload),
      `A passkey of your account was removed just now; it lets nobody in any more. ${ifNotYou(brand)}`,
    ]),
  ),
  'staff-second-factor-on': staffMail<OfAccount>()((payload, { brand }) =>
    content(`An authenticator app was set up for your ${brand.name} account`, [
      en.hello(payload),
      `Your log-ins ask for a code of an authenticator app from now on, and you were logged out everywhere else. ${ifNotYou(brand)}`,
    ]),
  ),
  'staff-second-factor-off': staffMail<OfAccount>()((payload, { brand }) =>
    content(`The authenticator app of your ${brand.name} account was turned off`, [
      en.hello(payload),
      `Your log-ins ask for no code of an authenticator app any more, and its recovery codes let nobody in. ${ifNotYou(brand)}`,
    ]),
  ),
  'staff-recovery-codes-renewed': staffMail<OfAccount>()((payload, { brand }) =>
    content(`Your ${brand.name} account has new recovery codes`, [
      en.hello(payload),
      `New recovery codes were made for your account just now; earlier ones let nobody in any more. ${ifNotYou(brand)}`,
    ]),
  ),
};
