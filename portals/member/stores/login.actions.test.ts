import { site } from '@portals/client/site-configuration';
import { type Answer, fakeApi } from '@portals/client/test/fake-api';
import { endSession, session, startSession } from '@portals/state/session.store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logIn, logOut, sendCodeByLink, sendLoginCode } from './login.actions';
import { login } from './login.store';

const verify = 'POST /borrower/verify-otp';
const sending: Answer = {
  body: {
    status: 'OTP_SENT',
    user: 'challenge-1',
    channel: 'sms',
    phoneOrEmail: '•••-•••-0142',
    resendAfterSeconds: 30,
    expiresAt: '',
  },
};
const user = {
  id: 'b1',
  email: 'maya@member.test',
  firstName: 'Maya',
  lastName: 'Ellis',
  birthDate: null,
  phoneNumber: null,
  street: null,
  city: null,
  state: null,
  zipCode: null,
  ssnNumber: null,
  accountNumber: null,
  practiceManagementId: null,
  applicationId: null,
  creditProfileId: null,
  isBankAdded: false,
  isIdentityVerified: true,
  isEmailVerified: true,
  isPhoneVerified: true,
  flaggedAsFraud: false,
  accountOnHold: false,
  deceased: false,
  isDeleted: false,
  userReference: 'P-1042',
  v2Allowed: true,
  privacyConsentUpdate: null,
  credit_profile: null,
};
const loggedIn = (given: object = {}): Answer => ({
  body: {
    user,
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
  const sent = fakeApi({ 'POST /borrower/verify-welcome-back': sending, [verify]: answer });
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

test('a code is asked for and exchanged as a member, with the brand', async () => {
  const sent = await withCode(loggedIn());
  expect(await logIn('123456', '')).toEqual({ go: '/privi/member/welcome' });
  expect(sent.map(({ body }) => body)).toEqual([
    { data: '5555550142', memberLoginRequest: true, brand: 'privi', channel: 'sms' },
    { user: 'challenge-1', otp: '123456', brand: 'privi' },
  ]);
  expect(session).toMatchObject({ token: 'token-1', kind: 'member' });
  expect(login.sent).toBeNull();
});

test.each([
  [
    'to the page the member came for',
    {},
    '?redirect=%2Fv2%2Fprivi%2Fmember%2Fmy-membership',
    '/privi/member/my-membership',
  ],
  [
    'home in place of an address of somebody else',
    {},
    '?redirect=https%3A%2F%2Fevil.test%2Fv2%2F',
    '/privi/member/welcome',
  ],
  [
    'to the sign-up that the server names',
    { redirectLocation: '/v2/privi/harbor-medspa/signup' },
    '',
    '/privi/harbor-medspa/signup',
  ],
  [
    'to the sign-up that was begun again',
    { activeReapply: true, practiceSlug: 'harbor-medspa' },
    '',
    '/privi/harbor-medspa/signup',
  ],
  ['past a place outside of the portals', { redirectLocation: 'https://evil.test/v2/' }, '', '/privi/member/welcome'],
])('a right code leads %s', async (_, given, search, address) => {
  await withCode(loggedIn(given));
  expect(await logIn('123456', search)).toEqual({ go: address });
});

test('a member without v2Allowed is sent to the earlier portal', async () => {
  await withCode({ code: 'LEGACY_ACCOUNT' });
  expect(await logIn('123456', '')).toEqual({ leave: 'https://old.test/login' });
  expect(session.token).toBeNull();
});

test('a wrong code keeps the log-in open and says the tries that are left', async () => {
  await withCode({ code: 'WRONG_CODE', triesLeft: 4 });
  await expect(logIn('123456', '')).rejects.toMatchObject({ code: 'WRONG_CODE', triesLeft: 4 });
  expect(login.sent).toMatchObject({ user: 'challenge-1' });
});

test('a link that names the member has the code sent, and an old one only asks for the address', async () => {
  const sent = fakeApi({ 'POST /borrower/login-external-token': sending });
  expect(await sendCodeByLink('reference-1')).toBe(true);
  expect(sent.map(({ body }) => body)).toEqual([{ externalToken: 'reference-1', brand: 'privi' }]);
  expect(login.sent).toMatchObject({ user: 'challenge-1' });
  fakeApi({ 'POST /borrower/login-external-token': { code: 'CODE_EXPIRED' } });
  expect(await sendCodeByLink('reference-1')).toBe(false);
});

test.each<[string, Answer]>([
  ['answers', { body: { success: true } }],
  ['does not answer', { code: 'INTERNAL' }],
])('a log-out forgets the member and leads to the log-in, also where the server %s', async (_, answer) => {
  startSession('token-1', 'member');
  login.contact = 'maya@member.test';
  const sent = fakeApi({ 'POST /logout': answer });
  expect(await logOut()).toEqual({ go: '/privi/member/login' });
  expect(sent.map(({ route }) => route)).toEqual(['POST /logout']);
  expect(session).toMatchObject({ token: null, kind: null });
  expect(login.contact).toBeNull();
});
