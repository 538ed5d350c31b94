import { expect, test } from 'vitest';
import { invoiceStanding, stuckWords } from './invoice-words';

const due = { status: 'OPEN', debitOn: null, paidOn: null, total: 399, issuedOn: '2026-04-01' } as const;

test('an invoice that nothing will debit says why, since when and what helps', () => {
  expect(invoiceStanding(due).note).toBe('no account to debit');
  expect(stuckWords(due)).toBe(
    'Due since April 1, 2026. We couldn’t debit it because there’s no bank account or card that we can debit. Add one, and we’ll debit what is due on the next business day.',
  );
  expect(stuckWords({ ...due, status: 'FAILED' })).toMatch(
    /^The bank returned the last debit, and no other debit is planned\. Add/,
  );
});

test.each([
  ['that is planned', { debitOn: '2026-04-06' }, 'debit on Apr 6, 2026'],
  ['that is under way', { status: 'DEBITED' as const }, undefined],
  ['that is paid', { status: 'PAID' as const, paidOn: '2026-04-08' }, 'Apr 8, 2026'],
  ['of nothing', { total: -5 }, undefined],
])('one %s says its day alone', (_, other, note) => {
  expect(invoiceStanding({ ...due, ...other }).note).toBe(note);
  expect(stuckWords({ ...due, ...other })).toBeNull();
});
