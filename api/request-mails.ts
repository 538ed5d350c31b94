import { paths, portalBase } from '@contract/paths';
import { isCivilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import type { OutboxPayload } from './jobs/outbox';
import { content, type EventMail, hello, loginUrl } from './mail-parts';

const flags: Readonly<Record<string, (number: unknown, amount: string) => readonly [subject: string, text: string]>> = {
  support: (number, amount) => [
    `Transaction ${number} is reported as fraud`,
    `Transaction ${number} of ${amount} is reported as not the patient's own. It is held. Take the payment back, or end the report, in the staff portal.`,
  ],
  practice: (number) => [
    'A transaction is held',
    `The patient says that transaction ${number} is not theirs. It is held while we look at it.`,
  ],
  patient: (_, amount) => [
    'You reported a transaction',
    `The transaction of ${amount} is reported as not yours. It is held: nothing is taken for it and no late fee is added while we look at it.`,
  ],
};

/**
 * Fixed words and the practice's name: whoever reads this may know nobody of those who have it sent, so no word of theirs stands in
 * it, not even a name.
 */
function linkWords({ practice }: OutboxPayload, brand: string): string[] {
  return [
    `Here is the ${brand} application of ${practice}, shared with you. Checking your spending limit does not affect your credit score.`,
    'You got this once because your address was typed in for it. If you do not know who did that, you can ignore it.',
  ];
}

/** The same as a text message. */
export const sharedLinkText = (payload: OutboxPayload, brand: string): string =>
  `${payload.practice}: the ${brand} application, shared with you: ${payload.url} Not expected? Ignore it.`;

/** The reminder of a transaction as a text message; it names neither practice nor treatment. */
export const reminderText = (payload: OutboxPayload, brand: string, url: string): string =>
  `${brand}: a ${formatUsd(cents(Number(payload.amountCents ?? 0)))} transaction waits for your answer. Log in to see the plans: ${url}`;

const asks: Readonly<Record<string, readonly [subject: string, sentence: string]>> = {
  REFUND: ['A patient asks for a refund', 'asks you to refund it'],
  MODIFY: ['A patient asks for another amount', 'asks you for another amount'],
  DISPUTE: [
    'A patient disputes a transaction',
    'says that the treatment was not given as agreed. Refund it or say no, with a reason',
  ],
  CREATE: ['A patient asks for a transaction', 'asks you for it. They can approve it once you confirm it'],
  NOTHING: ['A patient took back a request', 'took back what they asked of you'],
};

const dateOf = (value: OutboxPayload[string] | undefined) =>
  typeof value === 'string' && isCivilDate(value) ? formatLongDate(value) : '';

/** E-mails about what patients ask of their practices, by outbox kind. Reasons stay in the portals: they may tell of health. */
export const requestMails: Readonly<Record<string, EventMail>> = {
  'patient-asked': ({ ask, number }, { publicUrl }) => {
    const [subject, sentence] = asks[String(ask)] ?? ['A patient asks you something', 'asks you something'];
    return content(subject, ['Hello,', `The patient of transaction ${number} ${sentence}.`], {
      label: 'Log in',
      url: `${publicUrl}${portalBase}${paths.admin.login.href()}`,
    });
  },
  'dispute-opened': (payload, { publicUrl }) =>
    content(
      'You disputed a transaction',
      [
        hello(payload),
        `You said that a treatment of ${formatUsd(cents(Number(payload.amountCents)))} was not given as agreed. Your practice has until ${dateOf(payload.on)} to answer; then we decide. Meanwhile nothing is taken for it and no late fee is added.`,
      ],
      { label: 'See my transactions', url: loginUrl(publicUrl) },
    ),
  'dispute-overdue': ({ number }, { publicUrl }) =>
    content(
      `The dispute of transaction ${number} is ours to decide`,
      ['Hello,', `The practice has not answered the dispute of transaction ${number} in time. Refund it, or say no.`],
      { label: 'Log in', url: `${publicUrl}${portalBase}${paths.admin.login.href()}` },
    ),
  'transaction-flagged': (payload, { brand, publicUrl }) => {
    const reader = String(payload.reader);
    const told = flags[reader]?.(payload.number, formatUsd(cents(Number(payload.amountCents))));
    const [subject, text] = told ?? ['A transaction is held', 'A transaction is held.'];
    const url = reader === 'patient' ? loginUrl(publicUrl) : `${publicUrl}${portalBase}${paths.admin.login.href()}`;
    const notYou = reader === 'patient' ? [`If this was not you, call us at ${brand.supportPhone}.`] : [];
    return content(subject, [hello(payload), text, ...notYou], { label: 'Log in', url });
  },
  'app-link-shared': (payload, { brand }) =>
    content('A link that was shared with you', ['Hello,', ...linkWords(payload, brand.name)], {
      label: 'See my spending limit',
      url: String(payload.url),
    }),
  'identity-not-confirmed': ({ number }, { publicUrl }) =>
    content(
      `Transaction ${number} needs a look`,
      ['Hello,', `The identity check for transaction ${number} was not passed. It waits in review for you.`],
      { label: 'Log in', url: `${publicUrl}${portalBase}${paths.admin.login.href()}` },
    ),
  'credit-owed-back': ({ number, amountCents, paidCents }, { publicUrl }) =>
    content(
      `Transaction ${number}: a credit is owed back`,
      [
        'Hello,',
        `A payment of ${formatUsd(cents(Number(paidCents)))} on transaction ${number} was returned after we had sent its money back. The patient owes us ${formatUsd(cents(Number(amountCents)))}, has been told, and can pay it. Their limit is lower by it.`,
      ],
      { label: 'Log in', url: `${publicUrl}${portalBase}${paths.admin.login.href()}` },
    ),
  'transaction-unflagged': (payload, { brand, publicUrl }) =>
    content(
      'Your report is closed',
      [
        hello(payload),
        `We looked at the transaction of ${formatUsd(cents(Number(payload.amountCents)))} that was reported as not yours, and found that it is. Its payments go on. The reason stands in what happened to it.`,
        `If you do not agree, call us at ${brand.supportPhone}.`,
      ],
      { label: 'See my transactions', url: loginUrl(publicUrl) },
    ),
  'patient-request-declined': (payload, { publicUrl }) =>
    content(
      'Your practice answered you',
      [
        hello(payload),
        `Your practice said no to what you asked about ${formatUsd(cents(Number(payload.amountCents)))}. Nothing changes. Their reason stands in what happened to it.`,
      ],
      { label: 'See my transactions', url: loginUrl(publicUrl) },
    ),
};
