import { paths, portalBase } from '@contract/paths';
import { cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import type { OutboxPayload } from './jobs/outbox';
import { content, type EventMail, hello, loginUrl } from './mail-parts';

const parts: Readonly<Record<string, string>> = {
  firstName: 'your name',
  lastName: 'your name',
  birthDate: 'your birth date',
  email: 'your email address',
  phoneNumber: 'your phone number',
  street: 'your address',
  unit: 'your address',
  city: 'your address',
  state: 'your address',
  zipCode: 'your address',
  practiceId: 'your practice',
};
const whatOf = ({ fields }: OutboxPayload) =>
  [
    ...new Set(
      String(fields ?? '')
        .split(',')
        .flatMap((field) => parts[field] ?? []),
    ),
  ].join(', ');

/** A change of how somebody is reached, as a text message to the number of before. */
export const accountChangedText = (payload: OutboxPayload, brand: string, phone: string): string =>
  `${brand}: we changed ${whatOf(payload)} in your account. Not asked for by you? Call ${phone}.`;

/** E-mails about what our own staff set about an account, by outbox kind. None says why. */
export const restrictionMails: Readonly<Record<string, EventMail>> = {
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
  'account-changed': (payload, { brand, publicUrl }) =>
    content(
      `We changed your ${brand.name} account`,
      [
        hello(payload),
        `Our staff changed ${whatOf(payload)} in your account.`,
        `If you did not ask for this, call us at ${brand.supportPhone} at once.`,
      ],
      { label: 'Log in', url: loginUrl(publicUrl) },
    ),
  'id-check-asked': (payload, { brand, publicUrl }) =>
    content(
      'Please prove who you are',
      [
        hello(payload),
        'We ask you to prove who you are with a photo of your ID. It takes about two minutes. Log in first.',
        `If you have a question, call us at ${brand.supportPhone}.`,
      ],
      { label: 'Prove who I am', url: `${publicUrl}${portalBase}${paths.borrower.verifyIdentity.href()}` },
    ),
  'limit-refresh-open': (payload, { brand, publicUrl }) =>
    content(
      `Your ${brand.name} spending limit can be refreshed`,
      [hello(payload), 'You can have your spending limit refreshed. Checking does not affect your credit score.'],
      { label: 'Log in', url: loginUrl(publicUrl) },
    ),
  'document-review-asked': (payload, { brand, publicUrl }) =>
    content(
      'Please read the documents of your transaction',
      [
        hello(payload),
        'A transaction waits for you. Please log in and read its documents before you answer it.',
        `If you have a question, call us at ${brand.supportPhone}.`,
      ],
      { label: 'Log in', url: loginUrl(publicUrl) },
    ),
  'limit-changed': (payload, { brand, publicUrl }) =>
    content(
      `Your ${brand.name} spending limit changed`,
      [
        hello(payload),
        `Your spending limit is ${formatUsd(cents(Number(payload.amountCents ?? 0)))} now. What you owe does not change.`,
        `If you did not ask for this, call us at ${brand.supportPhone}.`,
      ],
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
