import { isCivilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import type { AutopayTold } from './features/payment-method/index';
import type { OutboxPayload } from './jobs/outbox';
import { content, type EventMail, hello, loginUrl, whereIs } from './mail-parts';

/** Written by `sendAutopaySuccess` only. */
export const autopayTold = ({ debits }: OutboxPayload) => (debits ?? []) as readonly AutopayTold[];

const autopayLine = (told: AutopayTold): string => {
  const { number, purchase, practice, amount, isFirstOnly, method, lastFour } = told;
  const on = isCivilDate(told.on) ? longDates.en(told.on) : '';
  const begins = on && (isFirstOnly ? ` That is on ${on}.` : ` The next one is on ${on}.`);
  return `Transaction ${number}, your loan of ${purchase} at ${practice}: ${amount} on ${isFirstOnly ? 'the first' : 'each'} due date, from ${method} ending in ${lastFour}.${begins}`;
};

/** E-mails about payment methods and autopay, by outbox kind. */
export const paymentMails: Readonly<Record<string, EventMail>> = {
  'autopay-on': (payload, { brand, publicUrl }) =>
    content(`Autopay is on at ${brand.name}`, [hello(payload), ...autopayTold(payload).map(autopayLine)], {
      label: 'Log in',
      url: loginUrl(publicUrl),
    }),
  'autopay-authorized': (payload, { brand, publicUrl, isAttached }) =>
    content(
      `Your autopay authorization at ${brand.name}`,
      [
        hello(payload),
        `You authorized automatic payments of transaction ${payload.number} at ${payload.practice}. ${whereIs('Your copy of the authorization', isAttached)}`,
        `If this was not you, call us at ${brand.supportPhone}.`,
      ],
      { label: 'Log in', url: loginUrl(publicUrl) },
    ),
  'autopay-off': (payload, { brand, publicUrl }) =>
    content(
      `Autopay is off at ${brand.name}`,
      [
        hello(payload),
        `Autopay of transaction ${payload.number}, your loan of ${formatUsdExact(cents(Number(payload.amountCents)))} at ${payload.practice}, is off. Your payments are still due on the dates of your plan.`,
        `If this was not you, call us at ${brand.supportPhone}.`,
      ],
      { label: 'Log in', url: loginUrl(publicUrl) },
    ),
  'payment-method-added': (payload, { brand, publicUrl, isAttached }) => {
    const what = payload.kind === 'CARD' ? 'card' : 'account';
    const copy = payload.documentId === undefined ? [] : [whereIs('Your copy of the authorization', isAttached)];
    return content(
      `A payment method was added to your ${brand.name} account`,
      [
        hello(payload),
        `${payload.name}, the ${what} ending in ${payload.lastFour}, was added to your account. ${copy.join(' ')}`.trim(),
        `If this was not you, call us at ${brand.supportPhone}.`,
      ],
      { label: 'Log in', url: loginUrl(publicUrl) },
    );
  },
};
