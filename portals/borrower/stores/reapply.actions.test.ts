import { viewApplicationStatus } from '@contract/account/calls';
import { reapply } from '@contract/application/reapply-calls';
import { fakeApi } from '@portals/client/test/fake-api';
import { endSession } from '@portals/state/session.store';
import { toasts } from '@portals/state/toast.store';
import { noOutcome } from '@portals/steps/testing/no-outcome';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReapplyOffer } from './borrower.store';
import { askAgain, goOnWithApplication } from './reapply.actions';

const anOffer: ReapplyOffer = {
  isReapplyEnabled: true,
  message: 'Your spending limit can be refreshed.',
  buttonLabel: 'Refresh my limit',
  isCreditLineIncrease: false,
  isCreditLineRefresh: true,
  reusableCreditPullCreditRefresh: false,
  redirect: null,
  practiceUrlSlug: 'bright-smile',
  token: null,
  applicationId: 'a1',
  requestedAmount: null,
  annualIncome: 90_000,
};
const anApplication = {
  _id: 'a1',
  status: 'APPROVED',
  pagePath: 'congratulations',
  requestedAmount: 9000,
  createdAt: '2026-03-16T15:00:00.000Z',
  practicemanagement: { _id: 'p1', PracticeName: 'Bright Smile', slug: 'bright-smile' },
};
beforeEach(() => {
  toasts.shown = [];
  // The further application begins in a tab's own storage, which a test without a browser has none of.
  vi.stubGlobal('window', { sessionStorage: new Map(), location: { pathname: '/v2/borrower/welcome' } });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

test.each([
  ['APPROVED', ['Congratulations your spending limit has been refreshed successfully.']],
  ['DENIED', ['Unfortunately we could not update your spending limit at this time.', 'Status is denied']],
  ['REVIEW', []],
] as const)('a refresh that ends %s is told for 3.5 seconds', async (status, texts) => {
  const sent = fakeApi({
    [`POST ${reapply.path}`]: { body: { ...noOutcome, status, pagePath: 'application-denied' } },
  });
  const next = await askAgain(anOffer, { annualIncome: 90_000, creditPullConsent: true });
  expect(sent[0]?.body).toEqual({
    applicationId: 'a1',
    annualIncome: 90_000,
    creditPullConsent: true,
    refreshSpendingLimit: true,
  });
  expect(toasts.shown.map(({ text }) => text)).toEqual(texts);
  expect(toasts.shown.every(({ durationMs }) => durationMs === 3500)).toBe(true);
  expect(next).toEqual({ go: expect.stringContaining('application-denied') });
});

test.each([
  ['VENDOR_UNAVAILABLE', true, ['Unfortunately we could not update your spending limit at this time.']],
  ['INVALID_FIELDS', true, []],
  ['VENDOR_UNAVAILABLE', false, []],
] as const)('a call that fails with %s (refresh: %s) is told as %j, and thrown', async (code, isRefresh, texts) => {
  fakeApi({ [`POST ${reapply.path}`]: { code } });
  const offer = { ...anOffer, isCreditLineRefresh: isRefresh };
  const asked = askAgain(offer, { annualIncome: 90_000, creditPullConsent: true });
  await expect(asked).rejects.toMatchObject({ code });
  expect(toasts.shown.map(({ text, durationMs }) => [text, durationMs])).toEqual(texts.map((text) => [text, 3500]));
});

test.each([
  [404, 'NOT_FOUND'],
  [400, 'MISSING_PLAN'],
] as const)('a re-apply that is answered with %d leads to the denied page', async (_, code) => {
  fakeApi({ [`POST ${reapply.path}`]: { code } });
  const next = await askAgain(anOffer, { annualIncome: 90_000, creditPullConsent: true });
  expect(next).toEqual({ go: expect.stringContaining('/bright-smile/apply?pagePath=application-denied') });
  expect(toasts.shown.map(({ text }) => text)).toContain('Status is denied');
});

test('an application that is not done with goes on where the server says', async () => {
  const redirect = '/v2/bright-smile/apply?pagePath=congratulations';
  const sent = fakeApi({ [`POST ${viewApplicationStatus.path}`]: { body: { application: anApplication, redirect } } });
  expect(await goOnWithApplication('a1')).toEqual({ leave: redirect });
  expect(sent[0]?.body).toEqual({ applicationId: 'a1' });
  expect(toasts.shown).toEqual([]);
});

test('a plan that is to be chosen first is told in the server’s words for ten seconds, and the page stays', async () => {
  fakeApi({ [`POST ${viewApplicationStatus.path}`]: { code: 'MISSING_PLAN', message: 'Pick a plan first.' } });
  expect(await goOnWithApplication('a1')).toBeNull();
  expect(toasts.shown).toMatchObject([{ text: 'Pick a plan first.', durationMs: 10_000, severity: 'error' }]);
});

test('another refusal is the caller’s to show', async () => {
  fakeApi({ [`POST ${viewApplicationStatus.path}`]: { code: 'RATE_LIMITED' } });
  await expect(goOnWithApplication('a1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});
