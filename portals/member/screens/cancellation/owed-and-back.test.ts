import { expect, test } from 'vitest';
import type { Quote } from '../../stores/cancellation.store';
import { linesOf } from './confirm-step';
import { quoteWords } from './steps';
import { wordsOf } from './success-step';

const day = (month: number) => `2027-${String(month).padStart(2, '0')}-28`;
/** Six treatments received, a month paid ahead whose fee comes back: $505.05 is owed in nine payments, $4.99 returns. */
const quote = {
  totalUnpaid: 505.05,
  totalRefund: 4.99,
  moneyBack: 4.99,
  feesReturned: 4.99,
  creditsReturned: 0,
  lumpsum: { paymentDueToday: 505.05 },
  installment: {
    cancellationInstallment: 56.12,
    paymentDueToday: 56.12,
    laterTotal: 448.93,
    payments: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((month) => ({ on: day(month), amount: 56.12 })),
    federalBox: null,
  },
} as unknown as Quote;

test('what is owed is never hidden by what comes back beside it', () => {
  expect(linesOf(quote, true)).toEqual([
    { label: 'Due today', value: '$56.12', total: true },
    { label: 'Then 8 monthly payments', value: '$448.93' },
    { label: 'You get back', value: '$4.99' },
  ]);
  expect(linesOf(quote, false)).toEqual([
    { label: 'Due today', value: '$505.05', total: true },
    { label: 'You get back', value: '$4.99' },
  ]);
  expect(quoteWords(quote)('7', 'noon')).toContain('You’ll pay and get back exactly these amounts');
  expect(wordsOf({ type: 'CANCELLATION_INSTALLMENT', quote, method: 'installment' }, false)).toBe(
    'You paid $56.12. We’ll charge the rest in 8 more monthly payments. Also, your $4.99 refund is processing.',
  );
  expect(wordsOf({ type: 'CANCELLED', quote, method: 'lumpsum' }, false)).toBe(
    'You paid $505.05. Nothing more is due. Also, your $4.99 refund is processing.',
  );
});

test('what returns to credit is told beside whatever is owed or comes back', () => {
  const credited = { ...quote, creditsReturned: 25 };
  const line = { label: 'To your credit', value: '$25.00' };
  const words = ' $25.00 returned to your credit.';
  for (const isInstallment of [true, false]) expect(linesOf(credited, isInstallment).at(-1)).toEqual(line);
  expect(linesOf({ ...credited, totalUnpaid: 0 }, false).at(-1)).toEqual(line);
  for (const method of ['installment', 'lumpsum'] as const)
    expect(wordsOf({ type: 'CANCELLED', quote: credited, method }, false)).toContain(words);
  expect(wordsOf({ type: 'CANCELLED', quote: { ...credited, totalUnpaid: 0 }, method: 'lumpsum' }, false)).toContain(
    words,
  );
});

test('who pays by hand is promised no charge', () => {
  expect(wordsOf({ type: 'CANCELLATION_INSTALLMENT', quote, method: 'installment' }, true)).toContain(
    'You pay the rest yourself in 8 more monthly payments.',
  );
});

test('where nothing is owed it is what comes back alone', () => {
  const back = { ...quote, totalUnpaid: 0 };
  expect(linesOf(back, false)).toEqual([{ label: 'You get back', value: '$4.99', total: true }]);
  expect(wordsOf({ type: 'CANCELLED', quote: back, method: 'lumpsum' }, false)).toBe(
    'Your $4.99 refund is processing.',
  );
});
