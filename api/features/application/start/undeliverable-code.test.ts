import { sendApplicationEmailCode, startApplication } from '@contract/application/calls';
import { getCodeDelivery, sendApplicationTextCode } from '@contract/application/code-calls';
import { startSignup } from '@contract/signup/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignupWorld, startSignupWorld } from '../../signup/testing/signup-world';

let world: SignupWorld;
beforeAll(async () => {
  world = await startSignupWorld();
});
afterAll(() => world.discard());

const isUndeliverable = async (applicationId: string) =>
  (await world.call(getCodeDelivery, { query: { applicationId } })).body.isUndeliverable;

/** Sends what waits; the code of an address that bounces reaches nobody. */
const deliver = (to: string) => world.codeFor(to).catch(() => undefined);

test('a code that bounced is told to whoever waits for it, until another one is on its way', async () => {
  const email = 'bounce@nowhere.test';
  const { applicationId } = (await world.call(startApplication, { body: { email, practice: 'bright-smile' } })).body;
  await world.call(sendApplicationEmailCode, { body: { email, applicationId } });
  expect(await isUndeliverable(applicationId)).toBe(false);
  await deliver(email);
  expect(await isUndeliverable(applicationId)).toBe(true);

  world.deps.clock.advance(1000);
  await world.call(sendApplicationTextCode, { body: { email, applicationId, phone: '5125550142' } });
  await deliver('+15125550142');
  expect(await isUndeliverable(applicationId)).toBe(false);
});

test('the same for a sign-up, and nothing of an unknown one', async () => {
  const { user } = (
    await world.call(startSignup, { body: { data: 'bounce@signup.test', practiceId: 'harbor-medspa' } })
  ).body;
  await deliver('bounce@signup.test');
  expect(await isUndeliverable(user)).toBe(true);
  expect(await isUndeliverable('01JD0000000000000000000000')).toBe(false);
});
