import { getActivationDetails } from '@contract/membership/activation-calls';
import { createPlan, updatePlan } from '@contract/membership/plan-calls';
import { activateProvider, deactivateProvider, getOnboarding } from '@contract/onboarding/calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { activate, cancel, giveOne, quoteOf } from '../membership/testing/member-acts';
import {
  agreeToNextYear,
  aMember,
  type Member,
  type MemberWorld,
  membershipViolations,
  nextYearOf,
  PRACTICE,
  program,
  seen,
  sendPlan,
  signature,
  startMemberWorld,
} from '../membership/testing/member-world';
import { carryOutClosing } from './index';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox, { withDeposits: true });
  await program(world);
});
afterEach(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

const admin = () => world.staffSession('admin@demo.test');
const close = async (members: 'FINISH' | 'END') =>
  world.call(
    deactivateProvider,
    { body: { practiceId: PRACTICE, reason: 'The lease ended.', members } },
    { token: await admin() },
  );
const open = async () => world.call(activateProvider, { body: { practiceId: PRACTICE } }, { token: await admin() });
async function active(given: Parameters<typeof activate>[2] = {}): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member);
  await activate(world, member, given);
  return member;
}
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const mailsTo = async (to: string) => (await sandbox.mailbox(to)).map(({ subject }) => subject);
const mailOf = async ({ borrower }: Member, subject: string) =>
  (await sandbox.mailbox(borrower.email)).filter((mail) => mail.subject.endsWith(subject));
const statusOf = async (member: Member) => (await seen(world, member)).status;

test('a closed practice sells, changes and renews nothing, and what waited for a signature is a draft', async () => {
  const [waits, runs] = [await aMember(world), await active()];
  await sendPlan(world, waits);
  const { body: before } = await world.call(
    getOnboarding,
    { query: { practiceId: PRACTICE } },
    { token: await admin() },
  );
  expect(before.running).toMatchObject({ plansWaiting: 1, activeMembers: 1, yearsAgreed: 0 });
  expect((await close('FINISH')).status).toBe(200);
  // Before anything was carried out the page of the plan says so already.
  const asked = { query: { membershipId: waits.membershipId } };
  expect(codeOf(await world.call(getActivationDetails, asked, { token: await waits.session() }))).toEqual([
    409,
    'STEP_ORDER',
  ]);
  await world.sendAll();
  const { body: after } = await world.call(
    getOnboarding,
    { query: { practiceId: PRACTICE } },
    { token: await admin() },
  );
  expect(after.running).toMatchObject({ plansWaiting: 0, closing: { closedOn: '2026-03-16', members: 'FINISH' } });
  expect(await seen(world, waits)).toMatchObject({ requestedPlan: null });
  expect(await mailsTo(waits.borrower.email)).toContainEqual(expect.stringMatching(/plan was withdrawn$/));
  const treatments = (await signature(world)).slice(0, 1);
  const body = { practiceId: PRACTICE, membershipId: waits.membershipId, treatments };
  const sent = await world.call(createPlan, { body } as never, { token: await world.staff() });
  expect(codeOf(sent)).toEqual([409, 'STEP_ORDER']);
  const change = { practiceId: PRACTICE, membershipId: runs.membershipId, treatments };
  expect(codeOf(await world.call(updatePlan, { body: change } as never, { token: await world.staff() }))).toEqual([
    409,
    'STEP_ORDER',
  ]);
});

test('members finish their year, are told until when, are billed and pay, and their year does not renew', async () => {
  const member = await active();
  await world.passTo('2027-02-01');
  expect((await agreeToNextYear(world, member)).status).toBe(200);
  await close('FINISH');
  await world.sendAll();
  const [told] = await mailOf(member, 'Your plan continues to the end of its year');
  expect(told?.text).toContain('Your payments stay the same until the last one on February 16, 2027.');
  expect(told?.text).toContain('Use your remaining treatments by March 16, 2027.');
  expect((await seen(world, member)).renewal).toMatchObject({ agreedAt: null });
  expect(codeOf(await nextYearOf(world, member))).toEqual([409, 'STEP_ORDER']);
  await world.passTo('2027-03-17');
  const months = (await world.rows('membership_bill')).filter(({ kind }) => kind === 'MONTH');
  expect(months).toHaveLength(12);
  expect(await statusOf(member)).toBe('CANCELLED');
  // Once, however many days it is looked at.
  expect(await mailOf(member, 'Your plan continues to the end of its year')).toHaveLength(1);
});

test('who rather ends gets the fee of the running month back too', async () => {
  const member = await active();
  await world.passTo('2026-06-01');
  const before = await quoteOf(world, member);
  expect(before).toMatchObject({ feesKept: 14.97, feesReturned: 0 });
  await close('FINISH');
  await world.sendAll();
  // What was shown before says another sum than is so by now.
  expect((await cancel(world, member, before)).body.code).toBe('STALE');
  const quote = await quoteOf(world, member);
  expect(quote).toMatchObject({ feesKept: 9.98, feesReturned: 4.99 });
  expect((await cancel(world, member, quote)).body.type).toBe('CANCELLED');
});

test('members of a practice that no longer treats end on that day: what was given is kept, the rest goes back', async () => {
  const [pays, owes] = [await active({ payAtOnce: true }), await active()];
  await world.passTo('2026-06-01');
  expect(await giveOne(world, pays, 'Botox')).toBe(true);
  for (const name of ['Botox', 'HydraFacial', 'Filler', 'Filler', 'HydraFacial']) await giveOne(world, owes, name);
  const quote = await quoteOf(world, pays);
  await close('END');
  await world.sendAll();
  expect(await statusOf(pays)).toBe('CANCELLED');
  const refunds = (await world.rows('membership_refund')).filter(({ membership_id: id }) => id === pays.membershipId);
  const back = refunds.reduce((sum, { amount_cents: amount }) => sum + Number(amount), 0);
  expect(back).toBe(Math.round(quote.totalRefund * 100) + 499);
  const [mail] = await mailOf(pays, 'membership is canceled');
  expect(mail?.text).toContain('Harbor Med Spa closed on June 1, 2026, so your membership there is canceled.');
  expect(mail?.text).toContain(
    `We'll refund $${(back / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })} to the card or account you paid with.`,
  );
  expect(await mailOf(pays, 'Your membership ended')).toHaveLength(1);
  expect(await mailsTo('hello@harbor-medspa.test')).not.toContain('A member canceled');
  expect(await statusOf(owes)).toBe('CANCELLATION_INSTALLMENT');
  await world.passTo('2026-06-20');
  expect(await statusOf(owes)).toBe('CANCELLED');
  const months = (await world.rows('membership_bill')).filter(
    ({ kind, due_on: due }) => kind === 'MONTH' && due > '2026-06-01',
  );
  expect(months).toEqual([]);
});

test('the platform fee ends with the month of the closing, and begins again when it opens', async () => {
  await close('FINISH');
  await world.passTo('2026-05-02');
  const saas = async () =>
    (await world.rows('provider_invoice_line')).filter(
      ({ kind, practice_id: id }) => kind === 'SAAS' && id === PRACTICE,
    ).length;
  expect(await saas()).toBe(1);
  expect((await open()).status).toBe(200);
  await world.passTo('2026-06-02');
  expect(await saas()).toBe(2);
});

test('opened again a month later it sells and renews, and closes anew', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  await close('END');
  await world.sendAll();
  await world.passTo('2026-04-16');
  expect((await open()).status).toBe(200);
  await sendPlan(world, member);
  expect((await activate(world, member)).status).toBe(200);
  await close('END');
  await world.sendAll();
  expect(await statusOf(member)).toBe('CANCELLED');
  const closings = await world.rows('practice_closing');
  expect(closings.map(({ reopened_at: at }) => at !== null).sort()).toEqual([false, true]);
});

test('carried out by two processes at once, each member is told once and each refund leaves once', async () => {
  const members = [await active(), await active(), await active()];
  await world.passTo('2026-04-01');
  await close('END');
  await Promise.all([1, 2, 3, 4].map(() => carryOutClosing(world.deps, PRACTICE)));
  await world.sendAll();
  for (const member of members) {
    expect(await statusOf(member)).toBe('CANCELLED');
    expect(await mailOf(member, 'Your membership ended')).toHaveLength(1);
  }
  expect(await world.rows('membership_refund')).toHaveLength(3);
});

test('pressed thirty times it is closed once, and the practice reads once what becomes of its members', async () => {
  await active();
  const answers = await Promise.all(Array.from({ length: 30 }, () => close('FINISH')));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  await world.sendAll();
  expect(await world.rows('practice_closing')).toHaveLength(1);
  const [notice, ...more] = (await sandbox.mailbox('hello@harbor-medspa.test')).filter(({ subject }) =>
    subject.includes('is closed to new patients'),
  );
  expect(more).toEqual([]);
  expect(notice?.text).toContain('1 membership continues to the end of the plan year.');
});
