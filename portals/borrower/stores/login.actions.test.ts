import { site } from '@portals/client/site-configuration';
import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { endSession, session, startSession } from '@portals/state/session.store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBorrower } from '../test/builders';
import { applications } from './applications.actions';
import { logOut } from './borrower.actions';
import { borrower } from './borrower.store';
import { logIn, sendLoginCode } from './login.actions';
import { login } from './login.store';
import { papers } from './papers.actions';
import { transactions } from './transactions.store';

const verify = 'POST /borrower/verify-otp';
const send: Record<string, Answer> = {
  'POST /borrower/verify-welcome-back': {
    body: {
      status: 'OTP_SENT',
      user: 'challenge-1',
      channel: 'sms',
      phoneOrEmail: '•••-•••-0142',
      resendAfterSeconds: 30,
      expiresAt: '',
    },
  },
};
const loggedIn = (given: object = {}): Answer => ({
  body: {
    user: aBorrower(),
    token: 'token-1',
    redirectLocation: null,
    redirectUrl: null,
    channel: 'sms',
    phoneOrEmail: '•••-•••-0142',
    application: null,
    selectPlan: false,
    creditTransaction: null,
    activeReapply: false,
    practiceSlug: null,
    ...given,
  },
});

async function withCode(answer: Answer) {
  const sent = fakeApi({ ...send, [verify]: answer });
  await sendLoginCode('5555550142', 'sms');
  return sent;
}

const legacy = site.legacyLoginUrl;
beforeEach(() => {
  endSession();
  site.legacyLoginUrl = 'https://old.test/login';
});
afterEach(() => {
  site.legacyLoginUrl = legacy;
  endSession();
  vi.unstubAllGlobals();
});

test('a code without a log-in that was begun leads to the log-in', async () => {
  login.sent = null;
  expect(await logIn('123456', '')).toEqual({ go: '/borrower/login' });
  expect(session.token).toBeNull();
});

test('a code that is sent again counts on', async () => {
  const sent = await withCode(loggedIn());
  await sendLoginCode('5555550142', 'landline');
  expect(sent.map(({ body }) => body)).toEqual([
    { data: '5555550142', channel: 'sms' },
    { data: '5555550142', channel: 'landline' },
  ]);
  expect(login.sent).toMatchObject({ user: 'challenge-1', channel: 'sms', turn: 2 });
});

describe('a right code', () => {
  test('opens the session and leads home', async () => {
    const sent = await withCode(loggedIn());
    expect(await logIn('123456', '')).toEqual({ go: '/borrower/welcome' });
    expect(sent.at(-1)?.body).toEqual({ user: 'challenge-1', otp: '123456' });
    expect(session).toMatchObject({ token: 'token-1', kind: 'borrower' });
    expect(borrower.user.data?.firstName).toBe('Ana');
    expect(login.sent).toBeNull();
  });

  test('leaves nothing of who was here before', async () => {
    await withCode(loggedIn());
    borrower.credit.data = { availableCredit: 1 } as never;
    transactions.groups.data = { before: true } as never;
    await logIn('123456', '');
    expect([borrower.credit.data, transactions.groups.data]).toEqual([null, null]);
  });

  test.each([
    ['to the choice of a plan for the transaction that waits', {}, '', '/borrower/transactions/pending?transaction=t9'],
    [
      'to the card that can pay for a plan that was chosen',
      { selectPlan: false },
      '',
      '/borrower/debit-card-info?transaction=t9',
    ],
    ['to the page the person came for', {}, '?redirect=%2Fv2%2Fborrower%2Ftransactions', '/borrower/transactions'],
    [
      'home in place of an address of somebody else',
      {},
      '?redirect=https%3A%2F%2Fevil.test%2Fv2%2F',
      '/borrower/transactions/pending?transaction=t9',
    ],
    [
      'to the place the server names',
      { redirectLocation: '/v2/bright-smile/apply?pagePath=welcome-back' },
      '?redirect=%2Fv2%2Fborrower%2Ftransactions',
      '/bright-smile/apply?pagePath=welcome-back',
    ],
    [
      'to the page of the loan that the partner lender made',
      { selectPlan: false, creditTransaction: { transaction: 't9', genesis: true } },
      '',
      '/borrower/partner-loan',
    ],
    [
      'to the further application that they left in the middle',
      { activeReapply: true, practiceSlug: 'bright-smile' },
      '',
      '/bright-smile/apply?pagePath=welcome-back&activeReapply=true',
    ],
    [
      'to the page the person came for, whatever application they left',
      { activeReapply: true, practiceSlug: 'bright-smile' },
      '?redirect=%2Fv2%2Fborrower%2Ftransactions',
      '/borrower/transactions',
    ],
    [
      'past a place outside of the portals',
      { redirectLocation: 'https://evil.test/v2/' },
      '?redirect=%2Fv2%2Fborrower%2Ftransactions',
      '/borrower/transactions',
    ],
  ])('leads %s', async (_, given, search, address) => {
    await withCode(loggedIn({ selectPlan: true, creditTransaction: { transaction: 't9', genesis: false }, ...given }));
    expect(await logIn('123456', search)).toEqual({ go: address });
  });
});

describe('a refused code', () => {
  test('of an account of the earlier portal leads to its log-in', async () => {
    await withCode({ code: 'LEGACY_ACCOUNT' });
    expect(await logIn('123456', '')).toEqual({ leave: 'https://old.test/login' });
    expect(session.token).toBeNull();
  });

  test('without a configured log-in of the earlier portal is said', async () => {
    site.legacyLoginUrl = null;
    await withCode({ code: 'LEGACY_ACCOUNT' });
    await expect(logIn('123456', '')).rejects.toMatchObject({ code: 'LEGACY_ACCOUNT' });
  });

  test('keeps the log-in open and says the tries that are left', async () => {
    await withCode({ code: 'WRONG_CODE', triesLeft: 4 });
    await expect(logIn('123456', '')).rejects.toMatchObject({ code: 'WRONG_CODE', triesLeft: 4 });
    expect(login.sent).toMatchObject({ user: 'challenge-1' });
    expect(session.token).toBeNull();
  });
});

test.each<[string, Answer]>([
  ['answers', { body: { success: true } }],
  ['does not answer', { code: 'INTERNAL' }],
])('a log-out leads to the log-in and forgets the person, also where the server %s', async (_, answer) => {
  startSession('token-1', 'borrower');
  borrower.user.data = aBorrower();
  papers.list.data = { documents: [] };
  applications.list.data = [];
  const sent = fakeApi({ 'POST /logout': answer });
  expect(await logOut()).toEqual({ go: '/borrower/login' });
  expect(sent.map(({ route }) => route)).toEqual(['POST /logout']);
  expect(session).toMatchObject({ token: null, kind: null });
  expect(borrower.user.data).toBeNull();
  expect([papers.list.data, applications.list.data]).toEqual([null, null]);
});
