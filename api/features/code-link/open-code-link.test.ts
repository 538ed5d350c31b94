import { getPersonalInfo, sendApplicationEmailCode, startApplication } from '@contract/application/calls';
import { createTabTicket, openTab } from '@contract/application/tab-calls';
import { getLoggedBorrower, verifyWelcomeBack } from '@contract/borrower/calls';
import { openCodeLink } from '@contract/code-link/calls';
import { startSignup } from '@contract/signup/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignupWorld, startSignupWorld } from '../signup/testing/signup-world';

let world: SignupWorld;
beforeAll(async () => {
  world = await startSignupWorld();
});
afterAll(() => world.discard());

/** The link of the newest e-mail with a code. */
async function linkTo(address: string): Promise<string> {
  await world.codeFor(address);
  const [mail] = await world.sandbox.mailbox(address);
  return /code-link#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const open = (link: string) => world.call(openCodeLink, { body: { link } });

test('the link of a begun application leads to it, once', async () => {
  const email = 'link-apply@example.test';
  const { applicationId } = (await world.call(startApplication, { body: { email, practice: 'bright-smile' } })).body;
  await world.call(sendApplicationEmailCode, { body: { email, applicationId } });
  const link = await linkTo(email);
  const { body } = await open(link);
  if (body.kind !== 'flow') throw new Error(JSON.stringify(body));
  expect(body.address).toBe('/v2/bright-smile/apply?pagePath=personal-info');
  const session = (await world.call(openTab, { body: { ticket: body.ticket } })).body;
  const read = await world.call(getPersonalInfo, { query: { applicationId: session.applicationId } }, session);
  expect(read.body).toMatchObject({ email });
  expect((await open(link)).body).toMatchObject({ code: 'CODE_EXPIRED' });
});

test('the link of a log-in opens the account, also when strangers have used up the codes of the day', async () => {
  const { email } = await world.applicant('0001');
  await world.call(verifyWelcomeBack, { body: { data: email } });
  const link = await linkTo(email);
  const { body } = await open(link);
  if (body.kind !== 'session') throw new Error(JSON.stringify(body));
  expect(body).toMatchObject({ who: 'borrower', address: '/v2/borrower/welcome' });
  expect((await world.call(getLoggedBorrower, {}, body)).body).toMatchObject({ email });
});

test('the link of a sign-up leads to it', async () => {
  const email = 'link-signup@example.test';
  await world.call(startSignup, { body: { data: email, practiceId: 'harbor-medspa' } });
  const { body } = await open(await linkTo(email));
  if (body.kind !== 'flow') throw new Error(JSON.stringify(body));
  expect(body.address).toBe('/v2/privi/harbor-medspa/signup');
  const { token } = (await world.call(openTab, { body: { ticket: body.ticket } })).body;
  expect((await world.call(createTabTicket, {}, { token })).status).toBe(200);
});

test.each(['', 'nonsense', 'a.b', '01JD0000000000000000000000.secret'])('%j opens nothing', async (link) => {
  expect((await open(link)).status).toBeGreaterThanOrEqual(400);
});
