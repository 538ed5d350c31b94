import { expect, test } from 'vitest';
import { invoiceStanding, stuckWords } from './invoice-words';

const due = { status: 'OPEN', debitOn: null, paidOn: null, total: 399, issuedOn: '2026-04-01' } as const;

test.each([
  [
    'NO_ACCOUNT',
    null,
    'Unpaid since April 1, 2026 because there’s no bank account or card to debit. Add an account, and',
  ],
  ['CARD_EXPIRED', null, 'Unpaid since April 1, 2026 because the card has expired. Add an account, and'],
  ['DEBITS_OFF', null, 'Unpaid since April 1, 2026 because automatic debit is turned off.'],
  [
    'RETURNED',
    'There wasn’t enough money in the account.',
    'Unpaid since April 1, 2026 because the bank returned the last debit. There wasn’t enough money in the account.',
  ],
] as const)(
  'an invoice that nothing will debit says why, since when and what helps: %s',
  (reason, bankReason, says) => {
    const unpaid = { reason, since: '2026-04-01', bankReason };
    expect(invoiceStanding(due).note).toBe('no debit planned');
    expect(stuckWords({ unpaid, payFrom: null })).toContain(says);
    expect(stuckWords({ unpaid, payFrom: null })).not.toContain('pay it now');
    expect(stuckWords({ unpaid, payFrom: 'First Bank ending in 6789' })).toMatch(/You can pay it now\.$/);
  },
);

test.each([
  ['that is planned', { debitOn: '2026-04-06' }, 'debit on Apr 6, 2026'],
  ['that is under way', { status: 'DEBITED' as const }, undefined],
  ['that is paid', { status: 'PAID' as const, paidOn: '2026-04-08' }, 'Apr 8, 2026'],
  ['below zero', { total: -5 }, 'comes off the next invoice'],
  [
    'below zero that was used',
    { total: -5, status: 'PAID' as const, paidOn: '2026-06-01' },
    'came off an invoice on Jun 1, 2026',
  ],
  ['of nothing', { total: 0 }, undefined],
])('one %s says its day alone', (_, other, note) => {
  expect(invoiceStanding({ ...due, ...other }).note).toBe(note);
});

test('one that is not unpaid says nothing', () => {
  expect(stuckWords({ unpaid: null, payFrom: 'First Bank ending in 6789' })).toBeNull();
});
