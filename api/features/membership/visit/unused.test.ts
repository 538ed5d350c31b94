import { markAgreementDone } from '@contract/membership/visit-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, giveOne, turnTo } from '../testing/member-acts';
import {
  agreeToNextYear,
  aMember,
  type Member,
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
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox);
  await program(world);
});
afterEach(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

async function active(): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member);
  expect((await activate(world, member)).body.status).toBe('ACTIVE');
  return member;
}

/** Treatments of a plan year that can still be given. */
const left = async ({ membershipId }: Member, year: number) =>
  (await world.rows('visit')).filter(
    (visit) =>
      visit.membership_id === membershipId &&
      Number(visit.plan_year) === year &&
      visit.done_at === null &&
      visit.ended_at === null,
  );

/** The last days that a member and the staff read of treatments which can still be given. */
const lastDays = async (member: Member) => {
  const { priviagreements } = await seen(world, member);
  return new Set(priviagreements.filter(({ doneAt }) => doneAt === null).map(({ usableUntil }) => usableUntil));
};

test('what was not used in a year that was renewed, or that another plan followed, can be given for 90 days, then is gone', async () => {
  const [renews, returns] = [await active(), await active()];
  await world.passTo('2027-02-01');
  expect((await agreeToNextYear(world, renews)).status).toBe(200);
  await world.passTo('2027-03-17');
  expect(await seen(world, returns)).toMatchObject({ status: 'CANCELLED', hasYearEnded: true });
  expect(await lastDays(returns)).toEqual(new Set(['2027-06-13']));
  expect(await lastDays(renews)).toEqual(new Set(['2027-06-13', null]));
  await sendPlan(world, returns);
  expect((await activate(world, returns)).body.status).toBe('ACTIVE');
  const mail = (await sandbox.mailbox(renews.borrower.email)).find(
    ({ subject }) => subject === 'Your membership continues for another year',
  );
  expect(mail?.text).toContain('90 days');
  await world.passTo('2027-06-13');
  expect([(await left(renews, 0)).length, (await left(returns, 0)).length]).toEqual([18, 18]);
  expect(await giveOne(world, renews, 'Filler')).toBe(true);
  expect([(await left(renews, 0)).length, (await left(renews, 1)).length]).toEqual([17, 18]);
  await world.passTo('2027-06-14');
  expect([(await left(renews, 0)).length, (await left(returns, 0)).length]).toEqual([0, 0]);
  expect([(await left(renews, 1)).length, (await left(returns, 1)).length]).toEqual([18, 18]);
});

test('what was not used in a year that was renewed is given only once every payment of that year is made', async () => {
  const member = await active();
  await world.passTo('2027-02-10');
  expect((await agreeToNextYear(world, member)).status).toBe(200);
  await turnTo(world, member, '0002');
  await world.passTo('2027-03-17');
  const [first] = await left(member, 0);
  const { membershipId } = member;
  await world.deps.database.migrate([
    `update visit set scheduled_at = '${world.deps.clock.now()}', status = 'SCHEDULED' where id = '${first?.id}'`,
    `update membership set standing = 'GOOD' where id = '${membershipId}'`,
  ]);
  const body = { membershipId, agreementId: first?.id ?? '' };
  const refused = await world.call(markAgreementDone, { body }, { token: await world.staff() });
  expect([refused.status, refused.body.code]).toEqual([409, 'STEP_ORDER']);
});

test('a year that ends with payments open and nothing given owes nothing, and its treatments are gone', async () => {
  const member = await active();
  await world.passTo('2027-02-10');
  await turnTo(world, member, '0002');
  await world.passTo('2027-03-17');
  expect(await seen(world, member)).toMatchObject({ status: 'CANCELLED', openNow: 0 });
  expect(await left(member, 0)).toEqual([]);
  const mail = (await sandbox.mailbox(member.borrower.email)).find(({ subject }) => subject.includes('has ended'));
  expect(mail?.text).not.toContain('90 days');
});
