import { finishApplication } from '@contract/application/decision-calls';
import { increaseCreditLine, reapply } from '@contract/application/reapply-calls';
import { finishSignup } from '@contract/signup/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignupWorld, startSignupWorld } from '../../signup/testing/signup-world';
import { type ApplyWorld, startApplyWorld } from '../testing/apply-world';

// The TruValidate session of the device goes to the bureau's fraud check and to the questions, and is kept with the decision.

let world: ApplyWorld;
let signups: SignupWorld;
beforeAll(async () => {
  world = await startApplyWorld();
  signups = await startSignupWorld();
});
afterAll(async () => {
  await signups.discard();
  await world.discard();
});

const pulls = async ({ sandbox }: { sandbox: { url: string } }) => (await fetch(sandbox.url)).text();
async function keptSessions(applicationId: string) {
  const rows = await world.rows<{ device_session: string | null }>('decision', ['application_id', applicationId]);
  return rows.map(({ device_session }) => device_session);
}

async function finished(lastFour: string, given: { truValidateSessionId?: string } = {}) {
  const who = await world.applicant(lastFour, { requestedAmount: 3000 });
  const body = { applicationId: who.applicationId, ...given };
  expect((await world.call(finishApplication, { body }, who)).status).toBe(200);
  return who;
}

test('finish asks the fraud check with the session of the device, and keeps it with the decision', async () => {
  const who = await finished('0001', { truValidateSessionId: 'tv-finish' });
  expect(await pulls(world)).toContain('TruValidate session tv-finish');
  expect(await keptSessions(who.applicationId)).toEqual(['tv-finish']);
});

test('the questions are made for the same session', async () => {
  await finished('0006', { truValidateSessionId: 'tv-questions' });
  const page = await pulls(world);
  expect(page).toContain('for TruValidate session tv-questions');
});

test.each([
  ['no session', {}],
  ['an empty one', { truValidateSessionId: '' }],
])('with %s the check is asked without, and none is kept', async (_, given) => {
  const before = (await pulls(world)).split('TruValidate session').length;
  const who = await finished('0001', given);
  expect((await pulls(world)).split('TruValidate session').length).toBe(before);
  expect(await keptSessions(who.applicationId)).toEqual([null]);
});

test.each([
  ['an application again', reapply, 'tv-again', '0004'],
  ['a higher limit', increaseCreditLine, 'tv-higher', '0001'],
] as const)('%s asks with its own session', async (_, again, session, lastFour) => {
  const who = await finished(lastFour, { truValidateSessionId: 'tv-before' });
  world.deps.clock.advance(61 * 86_400_000);
  const [first] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  const token = await world.sessionOf('borrower', first?.borrower_id ?? '');
  const body = {
    applicationId: who.applicationId,
    truValidateSessionId: session,
    requestedAmount: 20_000,
    annualIncome: 90_000,
    creditPullConsent: true,
  } as const;
  expect((await world.call(again, { body }, { token })).status).toBe(200);
  const [further] = await world.rows<{ id: string }>('application', ['follows_id', who.applicationId]);
  expect(await keptSessions(further?.id ?? '')).toEqual([session]);
  expect(await keptSessions(who.applicationId)).toEqual(['tv-before']);
  expect(await pulls(world)).toContain(`TruValidate session ${session}`);
});

test('a sign-up for a membership asks with its session', async () => {
  const who = await signups.ready('0001');
  const { status } = await signups.call(finishSignup, { body: { truValidateSessionId: 'tv-sign-up' } }, who);
  expect(status).toBe(200);
  const kept = await signups.rows('decision', ['application_id', who.applicationId]);
  expect(kept).toMatchObject([{ device_session: 'tv-sign-up' }]);
  expect(await pulls(signups)).toContain('TruValidate session tv-sign-up');
});
