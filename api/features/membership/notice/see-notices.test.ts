import { activateMembership } from '@contract/membership/activation-calls';
import { seeMemberNotices } from '@contract/membership/notice-calls';
import { getMembership } from '@contract/membership/plan-calls';
import { scheduleAgreements } from '@contract/membership/visit-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aMember, detailsOf, type Member, type MemberWorld, sendPlan, startMemberWorld } from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { withMails: false });
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const own = async (member: Member) =>
  (await world.call(getMembership, { params: { id: member.membershipId } }, { token: await member.session() })).body
    .membership;

test('what a treatment tells is told until it is seen, on any device, and another date is told of anew', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  const { disclosureHash, paymentDueToday } = await detailsOf(world, member);
  const of = { membershipId: member.membershipId };
  const signed = { ...of, typedName: 'Ana Reyes', disclosureHash, paymentDueToday };
  await world.call(activateMembership, { body: signed }, { token: await member.session() });
  const first = await own(member);
  expect(first.isShownAround).toBe(false);
  expect(first.treatmentNotices.map(({ kind }) => kind)).toEqual(['NEEDS_DATE', 'NEEDS_DATE', 'NEEDS_DATE']);
  const keys = first.treatmentNotices.map(({ key }) => key);
  const see = async (body: object) =>
    world.call(seeMemberNotices, { body: { ...of, ...body } }, { token: await member.session() });
  const seen = await see({ keys: [...keys, 'NEEDS_DATE:somebody-elses'], isShownAround: true });
  expect(seen.body.membership).toMatchObject({ treatmentNotices: [], isShownAround: true });
  expect(await own(member)).toMatchObject({ treatmentNotices: [], isShownAround: true });
  expect((await world.rows('membership_notice')).filter(({ kind }) => kind === 'SEEN')).toHaveLength(3);

  const scheduledDate = new Date(world.deps.clock.nowMs() + 10 * 86_400_000).toISOString();
  const agreements = [{ agreementId: first.priviagreements[0]?._id ?? '', scheduledDate }];
  await world.call(scheduleAgreements, { body: { ...of, agreements } }, { token: await world.staff() });
  expect((await own(member)).treatmentNotices.map(({ kind }) => kind)).toEqual(['BOOKED']);
});
