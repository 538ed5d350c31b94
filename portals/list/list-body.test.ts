import { signupList } from '@contract/application-details/signup-list';
import { listLoans, loanList } from '@contract/credit-transaction/loan-list';
import { civilDate } from '@domain/calendar/civil-date';
import { expect, test } from 'vitest';
import { canWiden, listBody, widestRange } from './list-body';
import { usualQuery } from './list-query';
import { type ListView, listView } from './list-view';

const view = listView({
  id: 'test',
  declaration: loanList,
  list: listLoans,
  title: 'Loans',
  words: { many: 'loans', search: 'Practice name', hint: '' },
  views: [
    { key: 'all', label: 'All', filters: {} },
    { key: 'owed-back', label: 'Credit owed back', filters: { owesBack: true }, isUndated: true },
  ],
  orders: [],
  columns: () => [],
}) as unknown as ListView;
const today = civilDate('2026-08-26');
const place = { practiceId: null, today, timeZone: 'America/New_York' };
const usual = usualQuery(view);

test('a tab that is undated asks for all days, and the others of its list for the last thirty', () => {
  const owed = { ...usual, view: 'owed-back' };
  expect(listBody(view, owed, place)).toMatchObject({
    filters: { owesBack: true },
    dateRange: { start: expect.stringMatching(/^2000-01-01/) },
  });
  expect(listBody(view, usual, place)).toMatchObject({
    filters: {},
    dateRange: { start: expect.stringMatching(/^2026-07-27/) },
  });
  expect([canWiden(view, owed, today), canWiden(view, usual, today)]).toEqual([false, true]);
  const days = { from: civilDate('2026-08-01'), to: today };
  expect(listBody(view, { ...owed, ...days }, place).dateRange.start).toMatch(/^2026-08-01/);
  expect(widestRange(view, owed, today)).toEqual({ from: undefined, to: undefined });
});

test('says with the sign-ups alone whether their place is shown', () => {
  const signups = { ...view, declaration: signupList } as unknown as ListView;
  expect(listBody(signups, usual, place)).toMatchObject({ showLocation: true });
  expect(listBody(signups, usual, { ...place, practiceId: 'p1' })).toMatchObject({ showLocation: false });
  expect(listBody(view, usual, place)).not.toHaveProperty('showLocation');
});
