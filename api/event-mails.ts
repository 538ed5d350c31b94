import { paths, portalBase } from '@contract/paths';
import { isCivilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { cents } from '@domain/money/cents';
import { formatUsd } from '@domain/money/usd';
import { depositMails } from './deposit-mails';
import type { ApplicationMailFacts } from './features/application/index';
import type { MessageContent } from './jobs/messages/message';
import type { OutboxPayload } from './jobs/outbox';
import { loanNoticeMail } from './loan-notice-mails';
import { content, type EventMail, hello, loginUrl, type MailContext, whereIs } from './mail-parts';
import { paymentMails } from './payment-mails';
import { requestMails } from './request-mails';
import { restrictionMails } from './restriction-mails';
import { staffMails } from './staff-mails';

const amount = (payload: OutboxPayload) => formatUsd(cents(Number(payload.amountCents ?? 0)));
const reviewUrl = (payload: OutboxPayload, publicUrl: string) =>
  `${publicUrl}${portalBase}${paths.admin.application.href({ applicationId: String(payload.applicationId) })}`;
/** The button leads where the event says; the path is ours and begins at the portals' base. */
/** What the person began with us, in their words. */
const ownWord = ({ brand }: OutboxPayload) => (brand === 'membership' ? 'sign-up' : 'application');

function goOn(payload: OutboxPayload, publicUrl: string, label = `Go on with my ${ownWord(payload)}`) {
  const path = typeof payload.path === 'string' && payload.path.startsWith('/v2/') ? payload.path : '/v2/';
  return { label, url: `${publicUrl}${path}` };
}

function noticesAttached(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? 'Attached is the notice that goes with our decision.'
      : 'Attached are the notices about your credit score and our decision.',
  ];
}

/** Says what is left to do: a sign-up was signed before the decision, and a mail that waited may find a signature. */
function approvedMail(
  payload: OutboxPayload,
  { brand, publicUrl, attachedCount, application }: MailContext,
): MessageContent {
  const papers = noticesAttached(attachedCount);
  const subject = `Your ${brand.name} application is approved`;
  if (payload.brand === 'membership')
    return content(
      subject,
      [hello(payload), 'You are approved. Your practice makes your plan with you.', ...papers],
      goOn(payload, publicUrl, `Open my ${ownWord(payload)}`),
    );
  const next = application?.isSigned
    ? 'You are approved, and your agreement is signed. Log in to use your spending limit.'
    : 'You are approved. Read and sign your agreement to use your spending limit.';
  const button = application?.isSigned ? { label: 'Log in', url: loginUrl(publicUrl) } : goOn(payload, publicUrl);
  return content(subject, [hello(payload), next, ...papers], button);
}

function summaryOf({ approvedLineCents, expiresOn, accountNumber, practiceName }: ApplicationMailFacts) {
  const rows: [string, string][] = [];
  if (approvedLineCents !== null) rows.push(['Spending limit', formatUsd(approvedLineCents)]);
  if (expiresOn !== null && isCivilDate(expiresOn)) rows.push(['Use it until', formatLongDate(expiresOn)]);
  rows.push(['Where', practiceName]);
  if (accountNumber !== null) rows.push(['Account', `ending in ${accountNumber.slice(-4)}`]);
  return rows;
}

/** What the patient did, by where the request stands now: one that waits is one whose rejection was withdrawn. */
function answerOf({ number, answer }: OutboxPayload): [subject: string, opening: readonly string[]] {
  if (answer === 'PENDING')
    return [
      `A patient took back a rejection`,
      ['Hello,', `The patient took back the rejection of transaction ${number}. It waits for their answer again.`],
    ];
  const done = answer === 'REJECTED' ? 'rejected' : 'approved';
  return [`A patient answered a transaction`, ['Hello,', `The patient ${done} transaction ${number}.`]];
}

/**
 * The e-mail that each event of the product sends, by outbox kind. Subjects name neither practice nor treatment, because
 * subjects are read on lock screens.
 */
export const eventMails: Readonly<Record<string, EventMail>> = {
  'application-approved': (payload, context) => approvedMail(payload, context),
  'application-denied': (payload, { brand, publicUrl, isAttached }) =>
    content(
      `About your ${brand.name} application`,
      [
        hello(payload),
        `We can’t approve your application at this time. ${whereIs('Your notice', isAttached)} It tells you why and what you can do.`,
      ],
      goOn(payload, publicUrl, `Open my ${ownWord(payload)}`),
    ),
  'limit-ended': (payload, { brand, publicUrl, isAttached }) =>
    content(
      `Your ${brand.name} spending limit has ended`,
      [
        hello(payload),
        `Your spending limit has ended before its day, and no new treatment can be financed on it. ${whereIs('Your notice', isAttached)} It tells you why. The loans that you have go on as they were agreed.`,
        'You can see what is due, and pay it, when you log in.',
      ],
      { label: 'Log in', url: loginUrl(publicUrl) },
    ),
  'application-duplicate': (payload, { brand, publicUrl }) =>
    content(
      `You may have a ${brand.name} account already`,
      [
        hello(payload),
        'There is an account already with the Social Security number of your application, so a second one can’t be opened. Log in to that account to go on.',
        `If it isn’t yours, call us at ${brand.supportPhone}.`,
      ],
      payload.brand === 'membership'
        ? goOn(payload, publicUrl, `Open my ${ownWord(payload)}`)
        : { label: 'Log in', url: loginUrl(publicUrl) },
    ),
  'application-review': (payload, { brand, publicUrl }) =>
    content(
      `We are looking at your ${brand.name} application`,
      [hello(payload), 'We need a little more time or information before we can decide. Your answers are saved.'],
      goOn(payload, publicUrl, `Open my ${ownWord(payload)}`),
    ),
  'application-incomplete': (payload, { brand, publicUrl, isAttached }) =>
    content(
      `We need something more for your ${brand.name} application`,
      [
        hello(payload),
        `Something is missing before we can decide. ${whereIs('Your notice', isAttached)} It lists what is missing, and until when you can send it.`,
      ],
      goOn(payload, publicUrl, `Open my ${ownWord(payload)}`),
    ),
  'patientfi-plus-asked': (payload, { brand, publicUrl }) =>
    content(
      `A patient asks for ${brand.name} Plus`,
      [
        'Hello,',
        `The patient of application ${payload.number} would like to use ${brand.name} Plus. Please contact them.`,
      ],
      { label: 'Open the application', url: reviewUrl(payload, publicUrl) },
    ),
  'review-proposed': (payload, { publicUrl }) =>
    content(
      `Application ${payload.number} waits for a second person`,
      [
        hello(payload),
        `${payload.by} proposes to ${payload.action === 'DENY' ? 'deny' : 'approve'} application ${payload.number}. Look at it yourself, then confirm it or turn it down.`,
      ],
      { label: 'Open the application', url: reviewUrl(payload, publicUrl) },
    ),
  'review-due': (payload, { brand, publicUrl }) =>
    content(
      `Application ${payload.number} waits for a decision`,
      [
        'Hello,',
        `Application ${payload.number} at ${brand.name} has waited for 20 days. Decide it, or ask for what is missing: on day 27 the notice leaves by itself.`,
      ],
      { label: 'Open the application', url: reviewUrl(payload, publicUrl) },
    ),
  ...staffMails,
  'staff-locked': (payload, { brand }) =>
    content(
      `Logging in to ${brand.name} is paused`,
      [
        'Hello,',
        'Too many wrong passwords were entered for your account, so for 24 hours we take it from devices that we know only. The link lets the device in on which you open it; you log in there with your password as always. Your administrator can end the pause, too.',
      ],
      { label: 'Let this device in', url: String(payload.url) },
    ),
  'application-saved': (payload, { brand, publicUrl }) =>
    content(
      `Your ${brand.name} application is saved`,
      [hello(payload), 'Your answers are saved. Go on whenever you like, on any device.'],
      goOn(payload, publicUrl),
    ),
  'application-step-left': (payload, { brand, publicUrl }) =>
    content(
      `One step is left in your ${brand.name} application`,
      [hello(payload), 'We ran your application again, as you asked us to. We need one more step from you to decide.'],
      goOn(payload, publicUrl),
    ),
  'identity-taken': (payload, { publicUrl }) =>
    content(
      'We know that it is you',
      [
        hello(payload),
        'Our staff have made sure who you are. What your practice asked you to approve waits for your answer.',
      ],
      { label: 'See my transactions', url: loginUrl(publicUrl) },
    ),
  'agreement-signed': (payload, { brand, publicUrl, isAttached }) =>
    content(
      `Your ${brand.name} agreement`,
      [hello(payload), `You signed your agreement. ${whereIs('Your copy', isAttached)}`],
      payload.brand === 'membership'
        ? goOn(payload, publicUrl, `Open my ${ownWord(payload)}`)
        : { label: 'Log in', url: loginUrl(publicUrl) },
    ),
  'partner-agreement-signed': (payload, { publicUrl, isAttached }) =>
    content(
      'Your loan agreement',
      [
        hello(payload),
        `You signed your loan agreement with ${payload.lender}, which made your loan and tells you how to pay. ${whereIs('Your copy', isAttached)}`,
      ],
      goOn(payload, publicUrl, 'Open my application'),
    ),
  ...depositMails,
  ...paymentMails,
  ...requestMails,
  ...restrictionMails,
  'account-summary': (payload, { brand, publicUrl, application }) => ({
    ...content(
      `Your ${brand.name} account is ready`,
      [hello(payload), 'Your spending limit is ready to use at your practice. This is its summary.'],
      { label: 'Log in', url: loginUrl(publicUrl) },
    ),
    figures: application ? summaryOf(application) : [],
  }),
  'signup-link': (payload, { brand, publicUrl }) =>
    content(
      `Your link to join ${brand.name}`,
      ['Hello,', 'Here is your link to sign up. It takes about five minutes.'],
      goOn(payload, publicUrl, 'Sign up'),
    ),
  'payment-estimate': (payload, { brand, publicUrl }) => {
    const text = (name: string) => String(payload[name] ?? '');
    return {
      ...content(
        `Your ${brand.name} payment estimate`,
        ['Hello,', `Here is the estimate from the payment calculator of ${text('practiceName')}.`],
        goOn(payload, publicUrl, 'See my real options'),
      ),
      figures: [
        ['Cost of treatment', text('cost')],
        ['Payment', `${text('monthly')} ${text('sentence')}`],
        ['APR', text('apr')],
        ['Interest', text('interest')],
        ['Total', text('total')],
      ],
      closing: [
        ...(payload.minimum === null ? [] : [text('minimum')]),
        text('example'),
        'You got this because your address was typed into the calculator. If that was not you, you can ignore it.',
      ],
    };
  },
  'transaction-created': (payload, { brand, publicUrl }) =>
    content(
      `A payment plan is waiting for you`,
      [
        hello(payload),
        `Your practice sent you a ${amount(payload)} transaction. Choose a plan and approve it, or reject it, at ${brand.name}.`,
      ],
      { label: 'See my transaction', url: loginUrl(publicUrl) },
    ),
  'transaction-reminder': (payload, { brand, publicUrl }) =>
    content(
      'A payment plan is still waiting for you',
      [
        hello(payload),
        `Your practice reminds you of a ${amount(payload)} transaction. Choose a plan and approve it, or reject it, at ${brand.name}.`,
        ...(typeof payload.note === 'string' ? [`They write: “${payload.note}”`] : []),
      ],
      { label: 'See my transaction', url: loginUrl(publicUrl) },
    ),
  'transaction-changed': (payload, { brand, publicUrl }) =>
    content(
      `Your practice changed its request`,
      [
        hello(payload),
        payload.beforeCents === undefined
          ? `Your practice changed what its ${amount(payload)} transaction is for.`
          : `Your practice changed its transaction from ${formatUsd(cents(Number(payload.beforeCents)))} to ${amount(payload)}.`,
        `Choose a plan and approve it, or reject it, at ${brand.name}.`,
      ],
      { label: 'See my transaction', url: loginUrl(publicUrl) },
    ),
  'request-expired': (payload, { brand, publicUrl }) =>
    content(
      `A ${brand.name} request has expired`,
      [
        hello(payload),
        `Your spending limit has ended, and with it a request of your practice for ${amount(payload)} that waited for your answer. You owe nothing for it.`,
        `Would you still like it? Log in and look at your home page: where your limit can be refreshed, it says so. ${payload.isRevivable ? 'Then take the request up again on its page.' : 'Then ask your practice for it again.'}`,
      ],
      { label: 'Log in', url: loginUrl(publicUrl) },
    ),
  'patient-request-expired': (payload, { publicUrl }) =>
    content(
      'A request has expired',
      [
        'Hello,',
        `Transaction ${payload.number} of ${amount(payload)} has expired: the patient's spending limit ended before they answered. It does not wait anymore.`,
        payload.isRevivable
          ? 'Once the patient has had the limit refreshed, they can take the request up again.'
          : 'Once the patient has had the limit refreshed, it can be asked for again.',
      ],
      { label: 'Open the transactions', url: `${publicUrl}${portalBase}${paths.admin.practiceTransactions.href()}` },
    ),
  'transaction-withdrawn': (payload, { brand, publicUrl }) =>
    content(
      `A ${brand.name} request was withdrawn`,
      [
        hello(payload),
        `Your practice took back its request for ${amount(payload)}. You need do nothing, and owe nothing for it.`,
      ],
      { label: 'See my transactions', url: loginUrl(publicUrl) },
    ),
  'transaction-refunded': (payload, { brand, publicUrl }) =>
    content(
      `A ${brand.name} purchase was refunded`,
      [
        hello(payload),
        `Your practice refunded your purchase of ${amount(payload)}. Its loan has ended, and you owe nothing for it.`,
        ...(Number(payload.paidCents) > 0
          ? [
              `You had paid ${formatUsd(cents(Number(payload.paidCents)))}. We send it back, to the account or card that you paid with or, if it was removed, to the one that you pay with now, once nothing of it is on its way anymore.`,
            ]
          : []),
      ],
      { label: 'See my transactions', url: loginUrl(publicUrl) },
    ),
  'transaction-approved': (payload, { brand, publicUrl, isAttached }) =>
    content(
      `You approved a ${brand.name} transaction`,
      [
        hello(payload),
        `You approved ${amount(payload)}. ${whereIs('Your loan agreement with all payment dates', isAttached)}`,
      ],
      { label: 'Log in', url: loginUrl(publicUrl) },
    ),
  'loan-notice': loanNoticeMail,
  'transaction-answered': (payload, { publicUrl }) =>
    content(...answerOf(payload), { label: 'Log in', url: `${publicUrl}${portalBase}${paths.admin.login.href()}` }),
};
