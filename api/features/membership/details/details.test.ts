import { getMembershipDetails } from '@contract/membership/details-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, cancel, giveOne, quoteOf } from '../testing/member-acts';
import { aMember, type Member, type MemberWorld, program, sendPlan, startMemberWorld } from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox);
  await program(world);
});
afterEach(async () => {
  await world.discard();
  await sandbox.reset();
});

const detailsOf = async ({ membershipId }: Member) =>
  (await world.call(getMembershipDetails, { query: { membershipId } }, { token: await world.staff() })).body;

test('a practice sees what cancelling would mean for both sides, which is what it then means', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  expect((await detailsOf(member)).ifCancelled).toBeNull();
  await activate(world, member);
  await world.passTo('2026-07-20');
  for (const name of ['Botox', 'Botox', 'Filler', ...Array(5).fill('HydraFacial')]) await giveOne(world, member, name);
  // Vector M2.
  expect((await detailsOf(member)).ifCancelled).toEqual({
    totalDelivered: 3131.75,
    totalPaid: 2750.75,
    owes: 381,
    getsBack: 0,
    creditsBack: 0,
    practiceReturns: 3366.3,
  });
  await cancel(world, member, { quoteId: (await quoteOf(world, member)).quoteId });
  const after = await detailsOf(member);
  expect([after.membership.status, after.ifCancelled]).toEqual(['CANCELLED', null]);
  const funded = (await world.rows('membership_funding')).find(({ kind }) => kind === 'CANCELLATION');
  expect(Number(funded?.net_cents)).toBe(-336_630);
});

test('what happened is told newest first, with who did it and of how much', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  await activate(world, member);
  const { history } = await detailsOf(member);
  expect(history.map(({ action }) => action)).toEqual(['ACTIVATED', 'PLAN_SENT']);
  expect(history.at(-1)).toMatchObject({ userName: 'Hugo Silva' });
  expect(history.find(({ action }) => action === 'ACTIVATED')).toMatchObject({ userName: 'Member', amount: 6601.8 });
});

test('a payment that failed says what it was taken from: a card is declined, an account returns it', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  await activate(world, member);
  const { id } = member.method;
  await world.deps.database.migrate([`update payment_method set last_four = '9996' where id = '${id}'`]);
  await world.passTo('2026-04-16');
  await world.sendAll();
  const { history } = await detailsOf(member);
  expect(history.find(({ action }) => action === 'PAYMENT_RETURNED')).toMatchObject({
    methodKind: member.method.kind,
    request: null,
  });
});
