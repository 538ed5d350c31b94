import { requestContact } from '@contract/membership/contact-calls';
import { getMembershipDashboard } from '@contract/membership/dashboard-calls';
import { askForPause } from '@contract/membership/pause-calls';
import { scheduleAgreements } from '@contract/membership/visit-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, cancel, quoteOf } from '../testing/member-acts';
import { aMember, type MemberWorld, PRACTICE, seen, sendPlan, startMemberWorld } from '../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { from: '2027-03-02T15:00:00.000Z', withDeposits: true });
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const dashboard = async (selectedPractices: string[] | undefined = [PRACTICE]) =>
  (
    await world.call(
      getMembershipDashboard,
      { body: selectedPractices ? { selectedPractices } : {} },
      { token: await world.staff() },
    )
  ).body;

// The plan is 6,601.80 a year, 550.15 a month.
test('the figures follow the memberships, and what waits is told with the one that waited longest', async () => {
  const none = await dashboard();
  expect(none.summary).toEqual({
    totalMembers: 0,
    monthlyRevenueExpected: 0,
    totalScheduledTreatments: 0,
    totalSentToProvider: 0,
    annualMembershipValue: 0,
    totalPriviSignUps: 0,
  });
  expect([none.today, none.needs, none.months.length]).toEqual(['2027-03-02', [], 12]);

  const [ana, ben, cleo, dora] = [
    await aMember(world),
    await aMember(world),
    await aMember(world),
    await aMember(world),
  ];
  for (const member of [ana, ben, cleo, dora]) await sendPlan(world, member);
  await activate(world, ana);
  await activate(world, ben, { payAtOnce: true });
  await activate(world, dora);
  await world.sendAll();
  await cancel(world, dora, { quoteId: (await quoteOf(world, dora)).quoteId });
  await world.call(requestContact, { body: { membershipId: ben.membershipId } }, { token: await ben.session() });
  await world.call(
    askForPause,
    { body: { membershipId: ana.membershipId, months: 1 } },
    { token: await ana.session(), headers: { 'idempotency-key': 'pause' } },
  );
  const [visit, other] = (await seen(world, ana)).priviagreements;
  const agreements = [
    { agreementId: visit?._id ?? '', scheduledDate: '2027-03-02T15:30:00.000Z' },
    { agreementId: other?._id ?? '', scheduledDate: '2027-03-05T15:30:00.000Z' },
  ];
  const body = { membershipId: ana.membershipId, agreements };
  expect((await world.call(scheduleAgreements, { body }, { token: await world.staff() })).status).toBe(200);

  await world.passTo('2027-03-04');
  const { summary, needs, joined, left, statuses, months } = await dashboard();
  expect(summary).toMatchObject({
    totalMembers: 2,
    monthlyRevenueExpected: 550.15,
    annualMembershipValue: 13_203.6,
    totalScheduledTreatments: 1,
  });
  // Two plans of 6,601.80 less 2.99 %, 197.39; the one that was cancelled at once came to nothing.
  expect(summary.totalSentToProvider).toBe(12_808.82);
  expect([joined, left]).toEqual([
    { count: 3, monthly: 1650.45 },
    { count: 1, monthly: 550.15 },
  ]);
  expect(needs.map(({ kind, count, membershipId }) => [kind, count, membershipId])).toEqual([
    ['call_asked', 1, ben.membershipId],
    ['pause_asked', 1, ana.membershipId],
    ['visit_not_marked', 1, ana.membershipId],
    ['date_needed', expect.any(Number), expect.any(String)],
    ['plan_not_answered', 1, cleo.membershipId],
  ]);
  expect(Object.fromEntries(statuses.map(({ status, count }) => [status, count]))).toMatchObject({
    cancelled: 1,
    confirmation_needed: 1,
    appointment_needed: 2,
  });
  // Two months and a year; what was billed before a cancellation was billed.
  expect(months.at(-1)).toEqual({ month: '2027-03', billed: 7702.1 });

  await world.deps.database.migrate([`update payment_method set last_four = '0002' where id = '${ana.method.id}'`]);
  await world.passTo('2027-04-03');
  expect((await dashboard()).needs.find(({ kind }) => kind === 'payment_failed')).toMatchObject({
    count: 1,
    amount: 550.15,
    membershipId: ana.membershipId,
  });
});

test('whoever asks for no practice sees those in scope, and no other practice’s', async () => {
  expect((await dashboard(undefined)).summary.totalMembers).toBe(2);
  const foreign = await world.call(
    getMembershipDashboard,
    { body: { selectedPractices: [PRACTICE] } },
    { token: await world.staffSession('staff@bright-smile.test') },
  );
  expect(foreign.status).toBe(404);
});
