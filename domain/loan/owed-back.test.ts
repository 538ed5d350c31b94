import { expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date';
import { owedBackOf, owedBackReminder } from './owed-back';

test('what is owed back is what a borrower is owed below zero, and nothing else', () => {
  expect([-100_000, -1, 0, 1, 500].map(owedBackOf)).toEqual([100_000, 1, 0, 0, 0]);
});

test('a reminder comes 7, 30, 60 and 90 days after it is owed, on no other day and never later', () => {
  const since = civilDate('2026-05-01');
  const days = Array.from({ length: 400 }, (_, day) => owedBackReminder(since, addDays(since, day)));
  expect(days.filter((day) => day !== null)).toEqual([7, 30, 60, 90]);
  expect(days.flatMap((day, at) => (day === null ? [] : [at]))).toEqual([7, 30, 60, 90]);
});
