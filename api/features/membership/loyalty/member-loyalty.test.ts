import { activateMembership } from '@contract/membership/activation-calls';
import { getMemberLoyaltyProgram } from '@contract/membership/loyalty-calls';
import { addLoyaltyProgram } from '@contract/membership-settings/loyalty-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import {
  aMember,
  detailsOf,
  type Member,
  type MemberWorld,
  PRACTICE,
  sells,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { withMails: false });
  for (const [tier, name, totalAmount] of [
    [0, 'Silver', 0],
    [1, 'Gold', 3000],
    [2, 'Platinum', 6000],
  ] as const)
    await world.call(
      addLoyaltyProgram,
      {
        body: {
          practicemanagement: PRACTICE,
          tier,
          name,
          totalAmount,
          creditContributions: tier * 15,
          pointsPerDollar: 1 + tier / 4,
          isActive: true,
          perks: [
            { name: `Perk of ${name}`, enabled: true },
            { name: 'Off', enabled: false },
          ],
        },
      },
      { token: await world.staffSession('manager@harbor-medspa.test') },
    );
  await sells(world, { name: 'Botox', cents: 1300 });
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const loyaltyOf = async (member: Member, practiceId = PRACTICE) =>
  world.call(getMemberLoyaltyProgram, { query: { practiceId } }, { token: await member.session() });

test('a member sees the tiers in use, where they stand, what is missing to the next, and what the practice offers', async () => {
  const member = await aMember(world);
  const { body } = await loyaltyOf(member);
  const [silver, gold, platinum] = body.tiers;
  expect(body).toMatchObject({ tierId: silver?._id, nextTierId: gold?._id, toNext: 3000, spend: 0, points: 0 });
  expect(gold).toMatchObject({ name: 'Gold', creditContributions: 15, pointsPerDollar: 1.25, perks: ['Perk of Gold'] });
  expect(platinum?.tier).toBe(2);
  expect(body.priviTreatments.map(({ name }) => name)).toContain('Botox');
});

test('what settled counts towards the next tier, and its points are there', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  const { disclosureHash, paymentDueToday } = await detailsOf(world, member);
  const body = { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday };
  expect((await world.call(activateMembership, { body }, { token: await member.session() })).status).toBe(200);
  const day = new Date(world.deps.clock.nowMs() + 10 * 86_400_000).toISOString().slice(0, 10);
  await world.passTo(day);
  const { body: seen } = await loyaltyOf(member);
  expect(seen.spend).toBe(paymentDueToday);
  expect(seen.toNext).toBeCloseTo(3000 - paymentDueToday, 2);
  expect(seen.points).toBe(paymentDueToday);
});

test('a practice of which the person is no member is not there', async () => {
  const member = await aMember(world);
  expect((await loyaltyOf(member, 'prac-bright-smile')).status).toBe(404);
});

test('two tiers that had one name before it was refused give each their own perks', async () => {
  const member = await aMember(world);
  await world.deps.database.migrate([
    `update loyalty_program set name = 'Silver', total_amount_cents = 0 where practice_id = '${PRACTICE}' and tier = 1`,
  ]);
  const { body } = await loyaltyOf(member);
  const held = body.tiers.find(({ _id }) => _id === body.tierId);
  expect(held).toMatchObject({ tier: 1, perks: ['Perk of Gold'] });
});
