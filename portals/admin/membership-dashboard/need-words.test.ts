import { expect, test } from 'vitest';
import { needWords } from './need-words';

test('members who are late are called past due: one who pays by hand may not have paid, and nothing failed', () => {
  const { what, first } = needWords.payment_failed;
  expect([what(1, 105.49), what(2, null)]).toEqual(['1 member is past due, $105.49', '2 members are past due']);
  const need = { kind: 'payment_failed', count: 1, memberName: 'Ana Reyes' } as never;
  expect(first(need, 'December 30')).toContain('Ana Reyes has been past due since December 30. Ask them to pay');
});
