import { ApiError } from '@portals/client/api-error';
import { answeringNetwork } from '@portals/client/test/answering-network';
import { session } from '@portals/state/session.store';
import { toasts } from '@portals/state/toast.store';
import { beforeEach, describe, expect, test } from 'vitest';
import { renew, saveName, sendRenewalCode } from './answers.actions';
import { start, verifyCode } from './code.actions';
import { resumeSignup, takeSignup } from './signup.actions';
import { resetSignup, store } from './signup.store';
import { aSignup } from './testing/a-signup';

const network = answeringNetwork();

const refuse = (status: number, code: ConstructorParameters<typeof ApiError>[1]['code'], message?: string) => () => {
  throw new ApiError(status, { ...(code && { code }), ...(message && { message }) });
};
const name = { firstName: 'Maya', lastName: 'Reyes', birthDate: '1988-08-21' };
beforeEach(() => {
  resetSignup();
  session.token = null;
  session.kind = null;
  toasts.shown = [];
  takeSignup(aSignup());
});

describe('the code', () => {
  beforeEach(async () => {
    network.answers.startSignup = () => ({
      user: 'start-1',
      channel: 'email',
      destination: 'm•••@e•••.test',
      pagePath: 'verification-code',
      resendAfterSeconds: 60,
      expiresAt: '2026-01-01T00:00:00Z',
    });
    await start('maya@example.test');
  });

  test('opens the session of an applicant and the step the server names', async () => {
    const user = aSignup({ pagePath: 'address-step' });
    network.answers.verifySignupCode = () => ({ user, pagePath: 'address-step', token: 'token-1' });
    expect(await verifyCode('123456')).toEqual({ to: 'step', step: 'address-step' });
    expect(session).toMatchObject({ token: 'token-1', kind: 'applicant' });
    expect(store).toMatchObject({ user: null, contact: null, sent: null });
    expect(network.sent.at(-1)?.body).toEqual({ user: 'start-1', otp: '123456' });
  });

  test.each(['ACTIVE', 'CANCELLED', 'CANCELLATION_INSTALLMENT'])(
    'of a member who is %s leads to the welcome page',
    async (status) => {
      const user = aSignup({ status, redirectLocation: '/v2/privi/member/welcome' });
      network.answers.verifySignupCode = () => ({ user, pagePath: '', token: 'token-2' });
      expect(await verifyCode('123456')).toEqual({ to: 'member', address: '/privi/member/welcome' });
      expect(session.kind).toBe('member');
      expect(store.signup.data).toBeNull();
    },
  );

  test('never leads to an address that is not ours', async () => {
    const user = aSignup({ status: 'ACTIVE', redirectLocation: 'https://elsewhere.example/' });
    network.answers.verifySignupCode = () => ({ user, pagePath: '', token: 'token-2' });
    expect(await verifyCode('123456')).toEqual({ to: 'member', address: '/privi/member/welcome' });
  });

  test.each(['REGISTER', 'PLAN_REQUESTED'])('of a person who is %s stays in the sign-up', async (status) => {
    network.answers.verifySignupCode = () => ({ user: aSignup({ status }), pagePath: '', token: 'token-3' });
    expect(await verifyCode('123456')).toMatchObject({ to: 'step' });
  });
});

describe('the name', () => {
  test('of somebody else is an error toast in the words of the server and offers the renewal', async () => {
    network.answers.saveSignupName = refuse(409, 'DUPLICATED_DATA', 'That phone is on another account.');
    expect(await saveName(name)).toBeNull();
    expect(toasts.shown).toMatchObject([{ text: 'That phone is on another account.', severity: 'error' }]);
    expect(store.renewal).toEqual({ message: 'That phone is on another account.', sent: null });
  });

  test('is dropped when another device has moved on', async () => {
    network.answers.saveSignupName = refuse(409, 'STEP_ORDER');
    network.answers.getSignupInfo = () => aSignup({ pagePath: 'denied' });
    expect(await saveName(name)).toBe('denied');
    expect(toasts.shown).toEqual([]);
  });
});

describe('the renewal', () => {
  beforeEach(async () => {
    network.answers.renewDuplicatedUser = () => ({
      codeSent: true,
      destination: '•••-•••-0142',
      pagePath: 'name-step',
    });
    await sendRenewalCode();
  });

  test('shows where the code went as the server masks it', () => {
    expect(store.renewal?.sent).toMatchObject({ channel: 'sms', destination: '•••-•••-0142', turn: 1 });
    expect(network.sent).toEqual([{ id: 'renewDuplicatedUser', body: {} }]);
  });

  test('begins again at the name step', async () => {
    network.answers.getSignupInfo = () => aSignup();
    expect(await renew('123456')).toBe('name-step');
    expect(store).toMatchObject({ renewal: null, tries: 0 });
  });

  test('that fails counts as a try and stays', async () => {
    network.answers.renewDuplicatedUser = refuse(422, 'WRONG_CODE');
    await expect(renew('000000')).rejects.toThrow();
    expect(store.tries).toBe(1);
    expect(store.renewal?.sent).not.toBeNull();
  });
});

describe('coming back', () => {
  test('a session of something else is left alone and the sign-up begins', async () => {
    session.token = 'token-of-an-application';
    session.kind = 'applicant';
    store.signup.data = null;
    network.answers.getSignupInfo = refuse(404, 'NOT_FOUND');
    await resumeSignup('harbor-medspa');
    expect(store.urlSlug).toBeNull();
    expect(session.token).toBe('token-of-an-application');
  });

  test('a server that does not answer forgets nothing', async () => {
    session.token = 'token-1';
    session.kind = 'applicant';
    store.signup.data = null;
    network.answers.getSignupInfo = refuse(503, 'NOT_READY');
    await resumeSignup('harbor-medspa');
    expect(store.urlSlug).toBe('harbor-medspa');
    expect(store.signup.error).not.toBeNull();
  });
});
