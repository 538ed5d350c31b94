import { paths, portalBase } from '@contract/paths';
import { content, type EventMail, hello } from './mail-parts';

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

const ifNotYou = ({ supportEmail }: { supportEmail: string }) =>
  `If it was not you, set a new password on the log-in page at once and tell us: ${supportEmail}.`;

/** Mails to staff about their own account and how the platform is run; they read English. */
export const staffMails: Readonly<Record<string, EventMail>> = {
  'review-control-changed': (payload, { publicUrl }) => {
    const { value, by } = payload;
    const [subject, sentence] = REVIEW_CONTROL[value as ControlChange](String(by));
    const url = `${publicUrl}${portalBase}${paths.admin.login.href()}`;
    return content(subject, [hello(payload), sentence], { label: 'Log in', url });
  },
  'staff-invited': (payload, { brand }) =>
    content(
      `Your ${brand.name} account`,
      [
        hello(payload),
        'You were added to the staff portal. The link makes your password; it works for 7 days, once. After that, “Forgot your password?” on the log-in page sends you another one.',
      ],
      { label: 'Make my password', url: String(payload.url) },
    ),
  'staff-password-link': (payload, { brand }) =>
    content(
      `Set a new ${brand.name} password`,
      [
        hello(payload),
        'Somebody asked for a new password for your account. The link works for an hour, once. If it was not you, do nothing: your password stays.',
      ],
      { label: 'Set a new password', url: String(payload.url) },
    ),
  'staff-email-changed': (payload, { brand }) =>
    content(`Your ${brand.name} account has another email address`, [
      hello(payload),
      `An administrator changed the email address with which you log in; this one lets nobody in any more. If this is not right, tell us: ${brand.supportEmail}.`,
    ]),
  'staff-second-factor-reset': (payload, { brand }) =>
    content(`The second factor of your ${brand.name} account was taken off`, [
      hello(payload),
      `An administrator took your authenticator app and your passkeys off your account, and you were logged out everywhere. Log in with your password, and set up a new one on your account page. If you did not ask for it, tell us at once: ${brand.supportEmail}.`,
    ]),
  'staff-passkey-added': (payload, { brand }) =>
    content(`A passkey was added to your ${brand.name} account`, [
      hello(payload),
      `A passkey that answers at your log-ins was added just now, and you were logged out everywhere else. If it was not you, set a new password on the log-in page at once and tell us: ${brand.supportEmail}.`,
    ]),
  'staff-passkey-removed': (payload, { brand }) =>
    content(`A passkey was removed from your ${brand.name} account`, [
      hello(payload),
      `A passkey of your account was removed just now; it lets nobody in any more. ${ifNotYou(brand)}`,
    ]),
  'staff-second-factor-on': (payload, { brand }) =>
    content(`An authenticator app was set up for your ${brand.name} account`, [
      hello(payload),
      `Your log-ins ask for a code of an authenticator app from now on, and you were logged out everywhere else. ${ifNotYou(brand)}`,
    ]),
  'staff-second-factor-off': (payload, { brand }) =>
    content(`The authenticator app of your ${brand.name} account was turned off`, [
      hello(payload),
      `Your log-ins ask for no code of an authenticator app any more, and its recovery codes let nobody in. ${ifNotYou(brand)}`,
    ]),
  'staff-recovery-codes-renewed': (payload, { brand }) =>
    content(`Your ${brand.name} account has new recovery codes`, [
      hello(payload),
      `New recovery codes were made for your account just now; earlier ones let nobody in any more. ${ifNotYou(brand)}`,
    ]),
  'staff-password-changed': (payload, { brand }) =>
    content(`Your ${brand.name} password was changed`, [
      hello(payload),
      `Your password was changed just now, and you were logged out everywhere else. If it was not you, set a new one on the log-in page at once and tell us: ${brand.supportEmail}.`,
    ]),
  // To the address that the practice had: a new one may be somebody else's, and hears nothing of a change.
  'practice-email-changed': (payload, { brand }) =>
    content(`${payload.practiceName} has another email address`, [
      hello(payload),
      `${payload.changedBy} changed the email address of ${payload.practiceName} with us. What we send to the practice goes to the new one from now on. If this is not right, tell us: ${brand.supportEmail}.`,
    ]),
  'success-manager-asked': (payload) =>
    content(`${payload.practiceName}: ${payload.subject}`, [
      hello(payload),
      `${payload.askedBy} of ${payload.practiceName} asks: ${payload.subject}`,
      `Answer them at ${payload.answerTo}.`,
    ]),
};
