import { clearContactRequest, requestContact } from '@contract/membership/contact-calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aMember, type Member, type MemberWorld, seen, startMemberWorld } from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
let member: Member;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox);
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});
beforeEach(async () => {
  member = await aMember(world);
});

let tries = 0;
/** Each press is another one. */
const headers = () => {
  tries += 1;
  return { 'idempotency-key': `press-${tries}` };
};
const ask = async (membershipId = member.membershipId) =>
  world.call(requestContact, { body: { membershipId } }, { token: await member.session(), headers: headers() });
const clear = async (body: object = {}) =>
  world.call(
    clearContactRequest,
    { body: { membershipId: member.membershipId, ...body } },
    { token: await world.staff(), headers: headers() },
  );
const told = async () => (await world.rows('outbox')).filter(({ kind }) => kind === 'contact-asked');

test('a member asks to be called: the practice gets one mail, sees since when, and clears it', async () => {
  const asked = await ask();
  expect(asked.status).toBe(200);
  expect(asked.body.membership.contactRequestedAt).toBe(world.deps.clock.now());
  expect((await seen(world, member)).contactRequestedAt).toBe(world.deps.clock.now());
  const again = await ask();
  expect([again.status, again.body.code]).toEqual([409, 'STEP_ORDER']);
  expect(await told()).toHaveLength(1);

  const stale = await clear({ version: (await seen(world, member)).version - 1 });
  expect([stale.status, stale.body.code]).toEqual([409, 'STALE']);
  expect((await clear()).body.membership.contactRequestedAt).toBeNull();
  expect((await clear()).body.code).toBe('STEP_ORDER');
  expect((await ask()).status).toBe(200);
  expect(await told()).toHaveLength(2);
});

test('the membership of somebody else is not there', async () => {
  const other = await aMember(world);
  expect((await ask(other.membershipId)).status).toBe(404);
  expect((await seen(world, other)).contactRequestedAt).toBeNull();
});
