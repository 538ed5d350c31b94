import { sendMemberOtp, verifyMemberOtp } from '@contract/membership/contact-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBorrower, aMembership } from '../../../test/builders';
import { type SignupWorld, startSignupWorld } from '../../signup/testing/signup-world';

const PRACTICE = 'prac-harbor-medspa';

let world: SignupWorld;
let token: string;
beforeAll(async () => {
  world = await startSignupWorld();
  token = await world.staffSession('staff@harbor-medspa.test');
});
afterAll(() => world.discard());

async function aMember(given: Parameters<typeof aBorrower>[1]) {
  const borrower = await aBorrower(world.deps, { practice_id: PRACTICE, ...given });
  const { id: membershipId } = await aMembership(world.deps, borrower);
  const send = (data: string) => world.call(sendMemberOtp, { body: { membershipId, data } }, { token });
  const verify = (data: string, otp: string) =>
    world.call(verifyMemberOtp, { body: { membershipId, data, otp } }, { token });
  return { borrower, send, verify };
}

test('a member reads out the code that was sent to their number, which is proven from then on', async () => {
  const { send, verify } = await aMember({ phone: '3055550411', email: 'reads@example.test' });
  const sent = await send('(305) 555-0411');
  expect([sent.status, sent.body.sentTo]).toEqual([200, expect.stringContaining('11')]);
  expect(sent.body.sentTo).not.toContain('555041');
  const otp = await world.codeFor('+13055550411');
  const wrong = await verify('3055550411', otp === '000000' ? '111111' : '000000');
  expect(wrong.body).toMatchObject({ code: 'WRONG_CODE', triesLeft: expect.any(Number) });
  const { body } = await verify('3055550411', otp);
  expect(body.membership).toMatchObject({ isPhoneVerified: true, phoneNumber: '3055550411' });
  expect((await send('3055550411')).body.message).toBe(
    "This contact is already verified, and its log-ins aren't paused.",
  );
});

test('the code of an email address proves that one alone, and says nothing of the practice', async () => {
  const given = { phone: '3055550412', email: 'proves@example.test', email_verified_at: null };
  const { send, verify } = await aMember(given);
  expect((await send('Proves@Example.test')).status).toBe(200);
  const [mail] = await world.mailsTo(given.email);
  expect(mail?.text).not.toContain('Harbor');
  const { body } = await verify(given.email, await world.codeFor(given.email));
  expect(body.membership).toMatchObject({ isEmailVerified: true, isPhoneVerified: false });
});

test.each(['somebody@example.test', '3055559999', '3055'])(
  '%s, which is not the member’s, gets no code',
  async (data) => {
    const { send, verify } = await aMember({ phone: '3055550413' });
    for (const refused of [await send(data), await verify(data, '123456')])
      expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, 'data']);
  },
);
