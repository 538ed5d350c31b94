import { paths, portalBase } from '@contract/paths';
import { isCivilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import type { NoticeKind } from './features/servicing/index';
import type { MessageContent } from './jobs/messages/message';
import type { OutboxPayload } from './jobs/outbox';

type Facts = { amount: string; on: string; again: string; interest: string; monthly: string };
type Wording = { subject: string; says: (facts: Facts) => string; button: string };

/** What each notice says. Subjects name neither practice nor treatment, because they are read on lock screens. */
const WORDS: Readonly<Record<NoticeKind, Wording>> = {
  STATEMENT: {
    subject: 'Your statement',
    says: ({ amount, on }) => `${amount} is due on ${on}. Your statement is among your documents.`,
    button: 'See my statement',
  },
  AUTOPAY_AHEAD: {
    subject: 'Autopay takes your payment in a few days',
    says: ({ amount, on }) => `Autopay takes ${amount} on ${on}. You can change that before the day comes.`,
    button: 'See my payments',
  },
  PAYMENT_AHEAD: {
    subject: 'A payment is due in three days',
    says: ({ amount, on }) => `${amount} is due on ${on}. Pay it in your account, or turn on autopay.`,
    button: 'Pay now',
  },
  PAYMENT_DUE: {
    subject: 'A payment is due today',
    says: ({ amount }) => `${amount} is due today.`,
    button: 'Pay now',
  },
  PAYMENT_MISSED: {
    subject: 'We have not received your payment',
    says: ({ amount, on }) =>
      `${amount} was due on ${on}, and we have not received it. If you have paid since, thank you.`,
    button: 'Pay now',
  },
  LATE_FEE_AHEAD: {
    subject: 'Pay today and there is no late fee',
    says: ({ amount, on }) => `${amount} was due on ${on}. Paid today, it carries no late fee.`,
    button: 'Pay now',
  },
  LATE_FEE: {
    subject: 'A late fee was added',
    says: ({ amount }) =>
      `A payment is more than ten days late, so a late fee of ${amount} was added, as your agreement says.`,
    button: 'Pay now',
  },
  PAYMENT_RECEIVED: {
    subject: 'We received your payment',
    says: ({ amount }) => `Your payment of ${amount} has arrived. Its receipt is in your account.`,
    button: 'See my payments',
  },
  PAYMENT_RETURNED: {
    subject: 'Your payment did not go through',
    says: ({ amount, again }) =>
      `Your payment of ${amount} came back. ${again ? `We try it again on ${again}, at no cost to you.` : 'It is not tried again by itself. There is no fee for it.'}`,
    button: 'Pay another way',
  },
  METHOD_ENDED: {
    subject: 'We need another way to pay',
    says: ({ amount }) =>
      `Your payment of ${amount} came back, and the account or card that it was taken from can’t be used again. There is no fee for it. Add another one to pay.`,
    button: 'Add a way to pay',
  },
  AUTOPAY_STOPPED: {
    subject: 'Autopay could not take your payment',
    says: ({ amount }) =>
      `${amount} is due, and there is no account or card that autopay can take it from. Add one, or pay now.`,
    button: 'Add a way to pay',
  },
  PROMO_SHORT: {
    subject: 'Keep your plan free of interest',
    says: ({ amount, on, interest, monthly }) =>
      `At the present pace your promotion is missed, which costs ${interest} of interest. Pay ${amount} by ${on}, and it is cancelled.${monthly ? ` ${monthly} on each due date until then is enough.` : ''}`,
    button: 'Keep it free',
  },
  PROMO_KEPT: {
    subject: 'Your promotion is kept',
    says: ({ interest }) => `You paid in time. The interest of your promotion is cancelled: ${interest}.`,
    button: 'See my payments',
  },
  PROMO_LOST: {
    subject: 'Your promotion has ended',
    says: ({ amount }) =>
      `The amount was not paid in full in time, so interest is owed. ${amount} pays the loan off today.`,
    button: 'See my payments',
  },
  LOAN_PAID: {
    subject: 'Your loan is paid off',
    says: () => 'Your loan is paid off. Nothing more is owed on it.',
    button: 'See my payments',
  },
  LINE_ENDING: {
    subject: 'Your spending limit ends soon',
    says: ({ on }) => `Your spending limit can be used until ${on}. What you financed with it is not affected.`,
    button: 'Log in',
  },
};

const dollars = (value: OutboxPayload[string] | undefined) =>
  typeof value === 'number' ? formatUsdExact(cents(value)) : '';
const date = (value: OutboxPayload[string] | undefined) =>
  typeof value === 'string' && isCivilDate(value) ? formatLongDate(value) : '';

/** The mail of a notice about a loan or a line. */
export function loanNoticeMail(payload: OutboxPayload, { publicUrl }: { publicUrl: string }): MessageContent {
  const { subject, says, button } = WORDS[payload.notice as NoticeKind];
  const said = says({
    amount: dollars(payload.amountCents),
    on: date(payload.on),
    again: date(payload.again),
    interest: dollars(payload.interestCents),
    monthly: dollars(payload.monthlyCents),
  });
  const hello = typeof payload.firstName === 'string' ? `Hi ${payload.firstName},` : 'Hello,';
  const query = typeof payload.transactionId === 'string' ? { transaction: payload.transactionId } : {};
  const screen =
    payload.notice === 'STATEMENT' ? paths.borrower.myDocuments.href() : paths.borrower.payments.href({}, query);
  const url = `${publicUrl}${portalBase}${screen}`;
  return { subject, opening: [hello, said], short: said, spoken: said, button: { label: button, url } };
}

/** The same as a text message: who says it, what, and where it is seen to. */
export function loanNoticeText(payload: OutboxPayload, context: { publicUrl: string; brandName: string }): string {
  const { short, button } = loanNoticeMail(payload, context);
  return `${context.brandName}: ${short} ${button?.url ?? ''}`.trim();
}
