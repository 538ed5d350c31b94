import { content, type EventMail, hello, loginUrl } from './mail-parts';

/** E-mails about what our own staff set about an account, by outbox kind. None says why. */
export const standingMails: Readonly<Record<string, EventMail>> = {
  'account-held': (payload, { brand, publicUrl }) =>
    content(
      `Your ${brand.name} account is on hold`,
      [
        hello(payload),
        'Your account is on hold. Until it is lifted nothing new can be approved and autopay takes nothing. Payments are still due, and you can make them in your account.',
        `Call us at ${brand.supportPhone}, and we tell you what is needed.`,
      ],
      { label: 'Log in', url: loginUrl(publicUrl) },
    ),
  'account-released': (payload, { brand, publicUrl }) =>
    content(
      `Your ${brand.name} account is no longer on hold`,
      [hello(payload), 'The hold on your account is lifted. You can use it as before, and autopay goes on.'],
      { label: 'Log in', url: loginUrl(publicUrl) },
    ),
  'account-archived': (payload, { brand, publicUrl }) =>
    content(
      `Your ${brand.name} account is closed`,
      [
        hello(payload),
        'Your account is closed, and you owe nothing. Nobody can log in to it any more.',
        `If you did not expect this, call us at ${brand.supportPhone}.`,
      ],
      { label: `Open ${brand.name}`, url: publicUrl },
    ),
};
