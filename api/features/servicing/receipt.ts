import { civilDate } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { fullName } from '@domain/person-name';
import type { Config } from '../../config/config';
import type { DocumentContent } from '../document/index';
import type { Loan } from './loan';
import type { PaymentRow } from './payment.reads';

/** What a person gets for a payment that has arrived. */
export function receiptContent(payment: PaymentRow, { row }: Loan, { brandFinancing }: Config): DocumentContent {
  const paidOn = formatLongDate(civilDate(payment.submitted_on ?? payment.scheduled_on));
  const from = `${payment.method_name} ending in ${payment.method_last_four}`;
  return {
    documentKey: 'payment-receipt',
    title: 'Payment receipt',
    version: '2026-01',
    issuer: brandFinancing.name,
    sections: [
      {
        heading: null,
        paragraphs: [
          `${brandFinancing.name} received ${formatUsdExact(cents(Number(payment.amount_cents)))} from ${fullName(row.first_name, row.last_name)}.`,
          `The payment counts from ${paidOn}. It was taken from ${from}, for transaction ${row.number} at ${row.practice_name}.`,
          `Payment ${payment.id}.`,
        ],
      },
    ],
    box: null,
  };
}
