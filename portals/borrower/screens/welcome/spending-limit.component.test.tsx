import { addDays } from '@domain/calendar/civil-date';
import { draw } from '@portals/form/testing/draw';
import { todayHere } from '@portals/format/today';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SpendingLimit } from './spending-limit';

test.each([
  [120, '17 weeks left'],
  [13, '1 week left'],
  [6, 'Less than a week left'],
])('a limit that can be used for %s days more says whole weeks, as its approval did', async (days, words) => {
  const credit_profile = {
    _id: 'c1',
    approvedCreditLine: 15_000,
    maxCreditLine: 15_000,
    balance: 0,
    availableCredit: 15_000,
    waiting: 0,
    expiresOn: addDays(todayHere(), days),
    endedBecause: null,
  };
  const credit = {
    credit_profile,
    nextPayment: null,
    loans: [],
    totalRemainingPrincipal: 0,
    currentOffer: null,
    hasPartnerLoan: false,
  };
  draw(<SpendingLimit credit={credit} />);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test('a limit that its agreement ended says why, and what is owed of a loan that was charged off', async () => {
  const credit_profile = {
    _id: 'c1',
    approvedCreditLine: 15_000,
    maxCreditLine: 15_000,
    balance: 4_376.4,
    availableCredit: 0,
    waiting: 0,
    expiresOn: addDays(todayHere(), -40),
    endedBecause: 'PAST_DUE' as const,
  };
  const credit = {
    credit_profile,
    nextPayment: null,
    loans: [],
    totalRemainingPrincipal: 4_376.4,
    currentOffer: null,
    hasPartnerLoan: false,
  };
  draw(<SpendingLimit credit={credit} />);
  await expect.element(page.getByText('$4,376.40 owed', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/because a loan was more than 30 days late/)).toBeVisible();
});
