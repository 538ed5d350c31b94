import { ApiError } from '@portals/client/api-error';
import { answeringNetwork } from '@portals/client/test/answering-network';
import { toasts } from '@portals/state/toast.store';
import { beforeEach, expect, test } from 'vitest';
import { forgetPracticeCode, sendPracticeCode, verifyPracticeCode } from './practice-contact.actions';
import { contactCode } from './practice-contact.store';

const network = answeringNetwork();
beforeEach(() => {
  toasts.shown = [];
  forgetPracticeCode();
});
const refuse = (status: number, code: 'RATE_LIMITED' | 'WRONG_CODE') => () => {
  throw new ApiError(status, { code });
};
const sent = () => ({ sentTo: 'd•••@c•••.test', resendAfterSeconds: 30, expiresAt: '' });
const verified = () => ({ practiceId: 'p1', channel: 'phone' as const, verifiedAt: '2026-08-20T12:00:00.000Z' });

test('a code that is sent leads to VERIFY_OTP, with where it went', async () => {
  expect(contactCode.sent.state).toBe('cleared');
  network.answers.sendPracticeContactCode = sent;
  await sendPracticeCode('p1', 'phone');
  expect(contactCode.sent).toMatchObject({
    state: 'VERIFY_OTP',
    practiceId: 'p1',
    channel: 'phone',
    sentTo: 'd•••@c•••.test',
  });
  expect(toasts.shown.map(({ text }) => text)).toEqual(['OTP sent successfully']);
});

test('a code that is not sent leads nowhere', async () => {
  network.answers.sendPracticeContactCode = refuse(429, 'RATE_LIMITED');
  await expect(sendPracticeCode('p1', 'phone')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  expect(contactCode.sent.state).toBe('cleared');
  expect(toasts.shown.map(({ text }) => text)).toEqual(['Error while sending OTP']);
});

test('a code that is right clears VERIFY_OTP, a wrong one does not', async () => {
  network.answers.sendPracticeContactCode = sent;
  await sendPracticeCode('p1', 'phone');
  network.answers.verifyPracticeContactCode = refuse(422, 'WRONG_CODE');
  await expect(verifyPracticeCode('000000')).rejects.toMatchObject({ code: 'WRONG_CODE' });
  expect(contactCode.sent.state).toBe('VERIFY_OTP');
  network.answers.verifyPracticeContactCode = verified;
  await verifyPracticeCode('123456');
  expect(contactCode.sent).toMatchObject({ state: 'cleared', practiceId: '', sentTo: '' });
});
