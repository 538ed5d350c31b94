import { expect, test } from 'vitest';
import { loanNoticeMail } from './loan-notice-mails';

const told = (payload: Record<string, string | number>) =>
  loanNoticeMail({ amountCents: 4_649, ...payload }, { publicUrl: 'https://app.example.test' }).short ?? '';

// A debit is tried again after the days of grace too: whoever relies on it would meet a late fee that nobody named.
test.each([
  [{ again: '2027-01-15' }, 'We try it again on January 15, 2027. ', 'there can be a late fee'],
  [{}, 'It is not tried again by itself. ', 'there can be a late fee'],
  [
    { again: '2027-01-15', language: 'es' },
    'Lo intentamos otra vez el 15 de enero de 2027. ',
    'puede haber un cargo por',
  ],
  [{ language: 'es' }, 'No se intenta otra vez automáticamente. ', 'puede haber un cargo por'],
])('a payment that came back promises no more than that it has no fee of its own: %j', (given, again, fee) => {
  const said = told({ notice: 'PAYMENT_RETURNED', ...given });
  expect(said).toContain(again);
  expect(said).toContain(fee);
});
