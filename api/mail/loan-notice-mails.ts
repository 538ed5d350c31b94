import type { Language } from '@contract/language';
import { paths, portalBase } from '@contract/paths';
import { payPaths } from '@contract/payment-method/paths';
import type { CivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { percentNumber, rateFromUnits } from '@domain/money/rate';
import { creditNotices } from '../features/credit-payout/notice-mails';
import { dutyNotices } from '../features/servicing/active-duty/notice-mails';
import { billingNotices } from '../features/servicing/billing/notice-mails';
import { lateNotices } from '../features/servicing/delinquency/notice-mails';
import { hardshipNotices } from '../features/servicing/hardship/notice-mails';
import { paymentNotices } from '../features/servicing/payments/notice-mails';
import { promotionNotices } from '../features/servicing/promotions/notice-mails';
import { refundNotices } from '../features/servicing/refund/notice-mails';
import { pauseNotices } from '../features/servicing/requests/notice-mails';
import { waiverNotices } from '../features/servicing/waivers/notice-mails';
import type { MessageContent } from '../jobs/messages/message';
import { mail, textMessage } from './mail';
import { en, es, exactDollars } from './mail-parts';
import type { LoanNotice, NoticeFacts, NoticeWords } from './notice';

/** What people are told about their loans and lines, each about one thing and once. */
const NOTICES = {
  ...billingNotices,
  ...lateNotices,
  ...paymentNotices,
  ...promotionNotices,
  ...hardshipNotices,
  ...refundNotices,
  ...creditNotices,
  ...dutyNotices,
  ...pauseNotices,
  ...waiverNotices,
};
export type NoticeKind = keyof typeof NOTICES;
// The words of all facts are made, so each notice finds those of its own.
export const loanNotices = NOTICES as Readonly<Record<NoticeKind, LoanNotice<Required<NoticeFacts>>>>;

/** The facts of a notice; of one of several, what fits all of them. */
export type FactsOf<K extends NoticeKind> = {
  [Each in K]: (typeof NOTICES)[Each] extends LoanNotice<infer F> ? (facts: F) => void : never;
}[K] extends (facts: infer F) => void
  ? F
  : never;

export type NoticePayload = NoticeFacts & {
  to: string;
  notice: NoticeKind;
  firstName?: string | null;
  /** Which loan it is about, where it is about one: its practice, what it was made for, and the number that its pages show. */
  transactionId?: string;
  number?: number;
  practice?: string;
  purchaseCents?: number | null;
};

const LANGUAGES = {
  en: {
    hello: en.hello,
    loan: (amount: string, practice: string, number: number) =>
      `This is about your loan of ${amount} at ${practice}, transaction ${number}.`,
    ending: 'ending in',
  },
  es: {
    hello: es.hello,
    loan: (amount: string, practice: string, number: number) =>
      `Se trata de su préstamo de ${amount} en ${practice}, transacción ${number}.`,
    ending: 'terminada en',
  },
} as const;

const dollars = (amount: number | null | undefined) => (typeof amount === 'number' ? exactDollars(amount) : '');

function wordsOf(facts: NoticeFacts, language: Language): NoticeWords<NoticeFacts> {
  const date = (day: CivilDate | undefined) => (day === undefined ? '' : longDates[language](day));
  return {
    amount: dollars(facts.amountCents),
    on: date(facts.on),
    again: date(facts.again),
    interest: dollars(facts.interestCents),
    keeps: dollars(facts.keepsCents),
    fees: dollars(facts.feesCents),
    late: dollars(facts.lateCents),
    due: dollars(facts.dueCents),
    monthly: dollars(facts.monthlyCents),
    left: dollars(facts.leftCents),
    paid: dollars(facts.paidCents),
    first: dollars(facts.firstCents),
    rate: facts.rate === undefined ? '' : String(percentNumber(rateFromUnits(facts.rate))),
    account: facts.account === undefined ? '' : `${facts.account} ${LANGUAGES[language].ending} ${facts.lastFour}`,
    paused: facts.isPaused ? 'paused' : '',
    newDue: dollars(facts.newDueCents),
    newDueOn: date(facts.newDueOn),
    taken: facts.isTaken ? 'taken' : '',
    feeOn: date(facts.feeOn),
    outcome: facts.outcome ?? '',
    back: dollars(facts.backCents),
    reason: facts.reason ?? '',
  };
}

function screenOf({ opens }: Pick<LoanNotice<NoticeFacts>, 'opens'>, query: { transaction?: string }): string {
  if (opens === 'documents') return paths.borrower.myDocuments.href();
  if (opens === 'transaction') return paths.borrower.acceptedTransaction.href({}, query);
  if (opens === 'methods') return payPaths.paymentMethods.href();
  if (opens === 'autopay') return paths.borrower.autopay.href({}, query);
  return paths.borrower.payments.href({}, query);
}

/** The mail of a notice. */
export function loanNoticeMail(
  payload: NoticePayload,
  { publicUrl }: { publicUrl: string },
  language: Language,
): MessageContent {
  const notice = loanNotices[payload.notice];
  const { subject, says, button } = notice[language === 'es' ? 'spanish' : 'english'];
  const { hello, loan } = LANGUAGES[language];
  const words = wordsOf(payload, language);
  const said = says(words);
  const query = payload.transactionId === undefined ? {} : { transaction: payload.transactionId };
  const url = `${publicUrl}${portalBase}${screenOf(notice, query)}`;
  const { practice, purchaseCents, number = 0 } = payload;
  // Not in a text message, which is read on lock screens.
  const which = practice === undefined ? [] : [loan(dollars(purchaseCents), practice, number)];
  return {
    subject: subject(words),
    opening: [hello(payload), ...which, said],
    short: said,
    spoken: said,
    button: { label: button, url },
  };
}

export const noticeMails = {
  'loan-notice': mail<NoticePayload>()({
    english: (payload, context) => loanNoticeMail(payload, context, 'en'),
    spanish: (payload, context) => loanNoticeMail(payload, context, 'es'),
  }),
};

/** The same as a text message: who says it, what, and where it is seen to. */
function loanNoticeText({ short, button }: MessageContent, brandName: string): string {
  return `${brandName}: ${short} ${button?.url ?? ''}`.trim();
}

export const noticeTexts = {
  'loan-notice-sms': textMessage<NoticePayload>()({
    english: (payload, context) => loanNoticeText(loanNoticeMail(payload, context, 'en'), context.brand.name),
    spanish: (payload, context) => loanNoticeText(loanNoticeMail(payload, context, 'es'), context.brand.name),
  }),
};
