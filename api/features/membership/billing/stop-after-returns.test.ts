import { getMembershipDetails } from '@contract/membership/details-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, payFromAnother, turnTo } from '../testing/member-acts';
import {
  aMember,
  type MemberWorld,
  membershipViolations,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox);
  await program(world);
  return async () => {
    await world.discard();
    await sandbox.stop();
  };
});
afterAll(async () => expect(await membershipViolations(world)).toEqual([]));

test('automatic payment stops by itself once three payments in a row did not go through, and says so to member and staff', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  expect((await activate(world, member)).body.status).toBe('ACTIVE');
  await turnTo(world, member, '9996');
  // Two months that all their tries failed for.
  await world.passTo('2026-06-10');
  expect(await seen(world, member)).toMatchObject({ paysByHand: false, autopayStoppedOn: null });
  await world.passTo('2026-06-30');
  const stopped = await seen(world, member);
  expect(stopped).toMatchObject({ paysByHand: true, paymentMethod: null });
  expect(stopped.autopayStoppedOn).toMatch(/^2026-06-/);

  await world.sendAll();
  const mails = await sandbox.mailbox(member.borrower.email);
  const told = mails.filter(({ subject }) => subject === 'Automatic payment is off for your membership');
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain("payment is the third in a row that didn't go through.");
  expect(told[0]?.text).toContain('To turn automatic payment back on');
  const token = await world.staffSession('admin@demo.test');
  const query = { membershipId: member.membershipId };
  const { history, membership } = (await world.call(getMembershipDetails, { query }, { token })).body;
  expect(history.filter(({ action }) => action === 'AUTOPAY_STOPPED')).toHaveLength(1);
  expect(membership.autopayStoppedOn).toBe(stopped.autopayStoppedOn);

  // Nothing is taken by itself anymore, nor announced, until its member turns it on again.
  const taken = async () =>
    (await world.rows('membership_payment')).filter(({ membership_id: id }) => id === member.membershipId).length;
  const before = await taken();
  await world.passTo('2026-07-20');
  expect(await taken()).toBe(before);
  await payFromAnother(world, member, { turnsOnAutopay: true });
  expect(await seen(world, member)).toMatchObject({ paysByHand: false, autopayStoppedOn: null });
}, 120_000);
