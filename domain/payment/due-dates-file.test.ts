import { expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { dueDatesFile } from './due-dates-file';

const of = { reference: 'loan-1', madeAt: '2026-03-16T15:00:00.000Z', language: 'en' } as const;
const payment = (number: number, dueOn: string, amount: number) => ({
  number,
  dueOn: civilDate(dueOn),
  amountCents: cents(amount),
});

test('each payment is a whole day of its own, with its amount, a name that lasts and a reminder', () => {
  const lines = dueDatesFile([payment(3, '2026-12-31', 1_234_567), payment(4, '2027-01-31', 8_675)], of).split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Patient financing//Due dates//EN']);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:payment-3-loan-1@due-dates',
      'DTSTAMP:20260316T150000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Payment due: $12\\,345.67',
      'SUMMARY:Payment due: $86.75',
    ]),
  );
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(75);
});

test('whoever reads Spanish is reminded in Spanish', () => {
  const file = dueDatesFile([payment(4, '2027-01-31', 8_675)], { ...of, language: 'es' });
  expect(file).toContain('SUMMARY:Vence un pago: $86.75');
  expect(file).not.toMatch(/Payment due|tomorrow/);
});

test('a loan that is paid has an empty calendar', () => {
  expect(dueDatesFile([], of)).not.toContain('VEVENT');
});
