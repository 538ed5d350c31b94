import { depositList } from '@contract/funding/deposit-list';
import { memberPaymentList } from '@contract/membership/payment-list';
import { memberTransactionList } from '@contract/membership/transaction-list';
import { expect, test } from 'vitest';
import type { ListView } from './list-view';
import { footNote } from './totals';

const words = { many: 'payments', search: 'Name', hint: '' };
const view = (declaration: unknown, views: ListView['views']) => ({ declaration, words, views }) as unknown as ListView;
const tab = (label: string, ...status: string[]) => ({ key: label, label, filters: { status }, counts: status });

test('what failed stands beside what arrived, and never in it', () => {
  const list = view(memberPaymentList, [
    { key: 'all', label: 'All', filters: {}, counts: ['all'] },
    tab('Paid', 'SETTLED'),
    tab('Returned', 'RETURNED'),
  ]);
  const page = {
    sums: { amount: 10_605.53 },
    sumsByTab: { SETTLED: { amount: 10_038.23 }, RETURNED: { amount: 567.3 } },
  };
  expect(footNote(list, page)).toBe('Totals for all pages: Paid $10,038.23, Returned $567.30');
});

test('steps under one tab are one figure, to the cent', () => {
  const list = view({ ...memberPaymentList, tabs: { ...memberPaymentList.tabs, values: ['SUBMITTED', 'PENDING'] } }, [
    tab('Processing', 'SUBMITTED', 'PENDING'),
  ]);
  const page = { sums: { amount: 0.3 }, sumsByTab: { SUBMITTED: { amount: 0.1 }, PENDING: { amount: 0.2 } } };
  expect(footNote(list, page)).toBe('Totals for all pages: Processing $0.30');
});

test('several amounts are named within each status', () => {
  const list = view(memberTransactionList, [tab('Paid', 'SETTLED'), tab('Withheld', 'WITHHELD')]);
  const of = (net: number) => ({ gross: net, fee: 0, net });
  const page = { sums: of(50), sumsByTab: { SETTLED: of(60), WITHHELD: of(-10) } };
  expect(footNote(list, page)).toBe(
    'Totals for all pages: Paid: Treatments $60.00, Our fee $0.00, Practice receives $60.00; ' +
      'Withheld: Treatments −$10.00, Our fee $0.00, Practice receives −$10.00',
  );
});

test('a list without sums, and one that is too long, say so', () => {
  expect(footNote(view(depositList, []), { sums: undefined })).toBeUndefined();
  expect(footNote(view(memberPaymentList, []), { sums: null })).toContain('Narrow the list');
  expect(footNote(view(memberPaymentList, []), { sums: { amount: 0 }, sumsByTab: {} })).toBe(
    'Totals for all pages: $0.00',
  );
});
