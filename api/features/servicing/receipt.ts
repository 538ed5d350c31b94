import { civilDate } from '@domain/calendar/civil-date';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import type { Config } from '../../config/config';
import type { DocumentContent } from '../document/index';
import type { Loan } from './loan';
import { paper, paperIn } from './paper';
import type { PaymentRow } from './payment.reads';

/** What a person gets for a payment that has arrived, in their language. */
export function receiptContent(payment: PaymentRow, { row }: Loan, config: Config): DocumentContent {
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
    words.payment(payment.id),
  ];
  const sections = [{ heading: null, paragraphs }];
  return paper(row.language, { documentKey: 'payment-receipt', title: words.receipt, version: '1', sections }, config);
}
