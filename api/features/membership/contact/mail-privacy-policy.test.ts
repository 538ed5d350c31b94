import { emailPrivacyPolicy } from '@contract/membership/contact-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBorrower, aMembership } from '../../../test/builders';
import { type SignupWorld, startSignupWorld } from '../../signup/testing/signup-world';

let world: SignupWorld;
beforeAll(async () => {
  world = await startSignupWorld();
});
afterAll(() => world.discard());

async function member(given: Parameters<typeof aBorrower>[1]) {
  const borrower = await aBorrower(world.deps, { practice_id: 'prac-harbor-medspa', ...given });
  const { id: membershipId } = await aMembership(world.deps, borrower);
  const token = await world.staffSession('staff@harbor-medspa.test');
  let tries = 0;
  return () => {
    tries += 1;
    const headers = { 'idempotency-key': `policy-${membershipId}-${tries}` };
    return world.call(emailPrivacyPolicy, { body: { membershipId } }, { token, headers });
  };
}

test('a member is mailed the way to the privacy policy, once a day however often it is asked for', async () => {
  const send = await member({ email: 'policy@example.test' });
  expect((await send()).body).toEqual({ sentTo: 'policy@example.test' });
  await send();
  const mails = (await world.mailsTo('policy@example.test')).filter(({ subject }) => /privacy policy/.test(subject));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('/v2/privi/member/privacy-consent');
});

test('a member without an address is mailed nothing, which is told', async () => {
  const send = await member({ email: '', phone: '3055550477' });
  expect((await send()).body).toMatchObject({ code: 'STEP_ORDER', message: "There's no email address on file." });
});
