import { addDays, type CivilDate } from '../calendar/civil-date';
import { formatUsdExact } from '../money/usd';
import type { FuturePayment } from './play-forward';

const compact = (date: CivilDate): string => date.replaceAll('-', '');

/** In a calendar nothing but the amount is named. */
const WORDS = {
  en: { due: 'Payment due', tomorrow: 'A payment is due tomorrow' },
  es: { due: 'Vence un pago', tomorrow: 'Mañana vence un pago' },
} as const;

/** An instant as RFC 5545 writes it: 20260316T150000Z. */
export const stampOf = (instant: string): string => `${instant.slice(0, 19).replace(/[-:]/g, '')}Z`;

/**
 * Due dates as a calendar file (RFC 5545): one whole day each, with a reminder the day before. Neither practice nor treatment is named,
 * because calendars are shared. An event keeps its `UID`, so a file that is opened again moves days in place of doubling them.
 * @param of.reference what is unique for the loan; a payment of another one names its own.
 * @param of.madeAt the instant at which the file is made.
 */
export function dueDatesFile(
  payments: readonly (Omit<FuturePayment, 'missedCents'> & { readonly reference?: string })[],
  of: { readonly reference: string; readonly madeAt: string; readonly language: keyof typeof WORDS },
): string {
  const { due, tomorrow } = WORDS[of.language];
  const events = payments.flatMap(({ number, dueOn, amountCents, reference = of.reference }) => [
    'BEGIN:VEVENT',
    `UID:payment-${number}-${reference}@due-dates`,
    `DTSTAMP:${stampOf(of.madeAt)}`,
    `DTSTART;VALUE=DATE:${compact(dueOn)}`,
    `DTEND;VALUE=DATE:${compact(addDays(dueOn, 1))}`,
    // RFC 5545 escapes commas.
    `SUMMARY:${due}: ${formatUsdExact(amountCents).replaceAll(',', '\\,')}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${tomorrow}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ]);
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Patient financing//Due dates//EN', 'METHOD:PUBLISH'];
  return [...head, ...events, 'END:VCALENDAR', ''].join('\r\n');
}
