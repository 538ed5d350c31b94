import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { paymentParts } from '@domain/payment/payment-parts';
import { fullName } from '@domain/person-name';
import type { Config } from '../../../config/config';
import type { DocumentContent } from '../../document/index';
import { paper, paperIn } from '../billing/paper';
import type { Loan } from '../loan';
import type { PaymentRow } from './payment.reads';

/** What a person gets for a payment that has arrived, in their language. */
export function receiptContent(payment: PaymentRow, { row, events }: Loan, config: Config): DocumentContent {
  const { words, day } = paperIn[row.language];
  const paidOn = day(civilDate(payment.submitted_on ?? payment.scheduled_on));
  const amount = formatUsdExact(cents(Number(payment.amount_cents)));
  const counts = [
    words.counts(paidOn),
    words.takenFrom(payment.method_name, payment.method_last_four),
    words.forTransaction(row.number, row.practice_name),
  ];
  const paragraphs = [
    words.received(config.brandFinancing.name, amount, fullName(row.first_name, row.last_name)),
    counts.join(' '),
    ...partLines(payment, events, paperIn[row.language]),
    words.payment(payment.id),
  ];
  const sections = [{ heading: null, paragraphs }];
  return paper(row.language, { documentKey: 'payment-receipt', title: words.receipt, version: '2', sections }, config);
}

/** What it paid, and what is owed after it. */
function partLines(
  payment: PaymentRow,
  events: Loan['events'],
  { words }: (typeof paperIn)[keyof typeof paperIn],
): string[] {
  const on = civilDate(payment.submitted_on ?? payment.scheduled_on);
  const parts = payment.event_id === null ? null : paymentParts(events, { eventId: payment.event_id, on });
  if (!parts) return [];
  const named = [
    [words.interest, parts.interestCents],
    [words.principal, parts.principalCents],
    [words.fees, parts.feesCents],
    [words.chargedOff, parts.recoveredCents],
    [words.credit, parts.creditCents],
  ] as const;
  const paid = named.flatMap(([label, amount]) => (amount === 0 ? [] : [`${label}: ${formatUsdExact(amount)}`]));
  return [
    words.parts(paid.join('; ')),
    ...(parts.cancelledCents > 0 ? [words.cancelled(formatUsdExact(parts.cancelledCents))] : []),
    words.balanceAfter(formatUsdExact(parts.balanceCents)),
  ];
}
