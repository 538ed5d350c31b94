import { ApiError } from '@portals/client/api-error';
import { answeringNetwork } from '@portals/client/test/answering-network';
import { toasts } from '@portals/state/toast.store';
import { beforeEach, expect, test } from 'vitest';
import { sendMemberCode, verifyMemberCode } from './contact.actions';
import { planPage } from './plan.store';
import { aMembership } from './testing/a-membership';

const network = answeringNetwork();
beforeEach(() => {
  toasts.shown = [];
});

const refuse = (status: number, code: 'RATE_LIMITED' | 'WRONG_CODE') => () => {
  throw new ApiError(status, { code });
};
const member = aMembership(1);
/** What was said since it was asked last: no more than a few stand at once. */
const said = () => toasts.shown.splice(0).map(({ text, durationMs }) => [text, durationMs]);
const address = 'maya@example.test';

test('a code that is sent, is not sent, is wrong or right is told in the words of the specification', async () => {
  network.answers.sendMemberOtp = () => ({ sentTo: 'm•••@e•••.test', resendAfterSeconds: 30, expiresAt: '' });
  expect(await sendMemberCode(member, address)).toBe('m•••@e•••.test');
  network.answers.sendMemberOtp = refuse(429, 'RATE_LIMITED');
  await expect(sendMemberCode(member, address)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  const told = said();
  network.answers.verifyMemberOtp = refuse(422, 'WRONG_CODE');
  await expect(verifyMemberCode(member, address, '000000')).rejects.toMatchObject({ code: 'WRONG_CODE' });
  network.answers.verifyMemberOtp = () => ({ membership: member });
  await verifyMemberCode(member, address, '123456');
  expect(planPage.membership.data?._id).toBe('m1');
  expect([...told, ...said()]).toEqual([
    ['OTP sent successfully', 2500],
    ['Error while sending OTP', 2500],
    ['Please make sure that you insert the correct OTP.', 5000],
    ['OTP verified successfully.', 2500],
  ]);
});
