import { activateMembership, getActivationDetails } from '@contract/membership/activation-calls';
import { acceptPlanChange, getPlanChange } from '@contract/membership/change-calls';
import { updatePlan, withdrawPlan } from '@contract/membership/plan-calls';
import { confirmAgreements } from '@contract/membership/renewal-calls';
import { civilDate } from '@domain/calendar/civil-date';
import { creditsGranted } from '@domain/ledger/membership-templates';
import { cents } from '@domain/money/cents';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carryOut } from '../../../command/command';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { takeMembership } from '../../member-record/index';
import { postFor } from '../billing/books';
import { insertLot } from '../billing/money.writes';
import { activate } from '../testing/member-acts';
import {
  aMember,
  detailsOf,
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

/** What a member sends who signs what they read. */
async function asRead(member: Member) {
  const { disclosureHash, paymentDueToday, version } = await detailsOf(world, member);
  return { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday, version };
}
type AsRead = Partial<Awaited<ReturnType<typeof asRead>>> & { membershipId: string; paymentMethodId?: string };
const send = async (member: Member, body: AsRead, key?: string) =>
  world.call(activateMembership, { body } as never, {
    token: await member.session(),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const takeBack = async ({ membershipId }: Member) =>
  world.call(withdrawPlan, { body: { practiceId: PRACTICE, membershipId } }, { token: await world.staff() });
const signatures = async () =>
  (await world.rows('document')).filter(({ document_key: key }) => key === 'membership-agreement').length;
const done = async () => [
  await signatures(),
  (await world.rows('membership_payment')).length,
  (await world.rows('membership_bill')).length,
];
const answer = ({ status, body }: { status: number; body: { code?: string; message?: string } }) => [
  status,
  body.code,
  body.message,
];
const GONE = 'This plan is no longer available.';

describe('a plan that a member reads', () => {
  test('and the practice changes meanwhile is not signed: the answer says that it is another one by now', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    const read = await asRead(member);
    await sendPlan(world, member, { treatments: (await signature(world)).slice(0, 2) });
    const late = await send(member, read);
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    // Without the version that was read its text still gives it away.
    const { version: _, ...unversioned } = read;
    expect((await send(member, unversioned)).body.code).toBe('STALE');
    expect(await done()).toEqual([0, 0, 0]);
    expect((await send(member, await asRead(member))).status).toBe(200);
    expect(await done()).toEqual([1, 1, 1]);
  });

  test('and the practice takes back is gone, in a clear sentence: nothing is signed and nothing charged', async () => {
    const member = await aMember(world);
    await sendPlan(world, member);
    const { version: _, ...read } = await asRead(member);
    await takeBack(member);
    expect(answer(await send(member, read))).toEqual([409, 'STEP_ORDER', GONE]);
    const token = await member.session();
    const again = await world.call(
      getActivationDetails,
      { query: { membershipId: member.membershipId } },
      {
        token,
      },
    );
    expect(answer(again)).toEqual([409, 'STEP_ORDER', GONE]);
    expect(await done()).toEqual([0, 0, 0]);
  });

  test.each([
    ['before', 0],
    ['between', 25],
    ['after', 50],
  ])(
    'and the practice takes back %s fifty presses at once: it runs and is paid once, or not at all',
    async (_, place) => {
      const member = await aMember(world);
      await sendPlan(world, member);
      const { version: __, ...read } = await asRead(member);
      const press = (index: number) => send(member, read, `signed-${index}`);
      const asked = [...Array.from({ length: 50 }, (___, index) => () => press(index))];
      const before = asked.slice(0, place).map((ask) => ask());
      const taken = takeBack(member);
      const signed = await Promise.all([...before, ...asked.slice(place).map((ask) => ask())]);
      const isTaken = (await taken).status === 200;
      expect(signed.some(({ status }) => status === 200)).toBe(!isTaken);
      for (const { status, body } of signed)
        if (status !== 200) expect([status, body.code]).toEqual([409, 'STEP_ORDER']);
      expect(await done()).toEqual(isTaken ? [0, 0, 0] : [1, 1, 1]);
      expect((await seen(world, member)).activePlan === null).toBe(isTaken);
    },
  );

  test('whose card is declined after the signature can still be taken back: nothing was charged', async () => {
    const member = await aMember(world, { card: '0002' });
    await sendPlan(world, member);
    const { version: _, ...read } = await asRead(member);
    const refused = await send(member, read);
    expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENT_DECLINED']);
    expect((await takeBack(member)).status).toBe(200);
    expect(answer(await send(member, read, 'another-press'))).toEqual([409, 'STEP_ORDER', GONE]);
    expect(await world.rows('membership_bill')).toEqual([]);
    const paid = (await world.rows('membership_payment')).map(({ status }) => status);
    expect(paid).toEqual(['DECLINED']);
  });

  test('stays signed after its card was declined, also for a page that is opened anew; another text is not', async () => {
    const member = await aMember(world, { card: '0002' });
    await sendPlan(world, member);
    const details = async (payAtOnce: 'true' | 'false' = 'false') => {
      const query = { membershipId: member.membershipId, payAtOnce };
      return (await world.call(getActivationDetails, { query }, { token: await member.session() })).body;
    };
    expect((await details()).signedName).toBeNull();
    const { version: _, ...read } = await asRead(member);
    expect((await send(member, read)).body.code).toBe('PAYMENT_DECLINED');
    expect((await details()).signedName).toBe(read.typedName);
    expect((await details('true')).signedName).toBeNull();
  });

  test('is nobody else’s: neither read, nor signed, nor paid with another one’s card', async () => {
    const [member, stranger] = [await aMember(world), await aMember(world)];
    await sendPlan(world, member);
    const read = await asRead(member);
    const { membershipId } = member;
    const token = await stranger.session();
    expect((await world.call(getActivationDetails, { query: { membershipId } }, { token })).status).toBe(404);
    expect((await send(stranger, read)).status).toBe(404);
    expect((await send(member, { ...read, paymentMethodId: stranger.method.id })).status).toBe(404);
    const nobody = await world.call(activateMembership, { body: read } as never);
    expect([nobody.status, nobody.body.code]).toEqual([401, 'NO_SESSION']);
    expect(await done()).toEqual([0, 0, 0]);
  });
});

/** A running plan with fifty units of Botox in place of forty proposed. */
async function proposed(): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member);
  await activate(world, member);
  const { activePlan } = await seen(world, member);
  const treatments = (activePlan?.treatments ?? []).map(({ treatmentId, threadId, name, units, interval }) => ({
    _id: treatmentId ?? '',
    threadId,
    units: name === 'Botox' ? 50 : units,
    interval,
  }));
  const body = { practiceId: PRACTICE, membershipId: member.membershipId, treatments, reason: 'As we talked about' };
  expect((await world.call(updatePlan, { body }, { token: await world.staff() })).status).toBe(200);
  return member;
}
const changeOf = async ({ membershipId, session }: Member, query: { applyCredits?: 'true' | 'false' } = {}) =>
  (await world.call(getPlanChange, { query: { membershipId, ...query } }, { token: await session() })).body;

describe('a change that a member reads', () => {
  test.each([0, 1])(
    'accepted on one device and refused on another (%i first), fifty times at once, is answered once',
    async (first) => {
      const member = await proposed();
      const token = await member.session();
      const { membershipId } = member;
      const { disclosureHash } = await changeOf(member);
      const yes = { membershipId, typedName: 'Ana Reyes', disclosureHash };
      const no = { membershipId, accept: false, note: 'Rather not.' };
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          world.call(
            acceptPlanChange,
            { body: index % 2 === first ? yes : no },
            { token, headers: { 'idempotency-key': `answer-${index}` } },
          ),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status, body } of answers)
        if (status !== 200) expect([status, body.code]).toEqual([409, 'STEP_ORDER']);
      const told = (await world.rows('membership_history')).filter(({ action }) =>
        ['PLAN_DECLINED', 'CHANGE_ACCEPTED'].includes(action),
      );
      expect(told).toHaveLength(1);
      const isAccepted = answers.findIndex(({ status }) => status === 200) % 2 === first;
      const { activePlan, requestedPlan } = await seen(world, member);
      expect(requestedPlan).toBeNull();
      expect(activePlan?.treatments.find(({ name }) => name === 'Botox')?.units).toBe(isAccepted ? 50 : 40);
      expect(await signatures()).toBe(isAccepted ? 2 : 1);
    },
  );

  test('is nobody else’s: neither read, nor answered, nor paid with another one’s card', async () => {
    const [member, stranger] = [await proposed(), await aMember(world)];
    const { membershipId } = member;
    const { disclosureHash } = await changeOf(member);
    const ask = async (of: Member, body: object) =>
      (
        await world.call(
          acceptPlanChange,
          { body: { membershipId, ...body } },
          {
            token: await of.session(),
          },
        )
      ).status;
    const signed = { typedName: 'Ana Reyes', disclosureHash };
    expect(await ask(stranger, { accept: false })).toBe(404);
    expect(await ask(stranger, signed)).toBe(404);
    expect(await ask(member, { ...signed, paymentMethodId: stranger.method.id })).toBe(404);
    const read = await world.call(getPlanChange, { query: { membershipId } }, { token: await stranger.session() });
    expect(read.status).toBe(404);
    expect((await seen(world, member)).requestedPlan).not.toBeNull();
  });
});

/** Credits that were given, with their entry. */
const grant = (member: Member, amountCents: number) =>
  carryOut({ actor: { kind: 'system', name: 'Test' } }, world.deps, async (context) => {
    context.leaveNoRow('A test.');
    const row = await takeMembership(context.tx, member.membershipId);
    const on = civilDate(context.now.slice(0, 10));
    const naturalKey = `grant:${row.id}:${amountCents}`;
    await context.tx.run(insertLot, {
      id: naturalKey,
      membership_id: row.id,
      kind: 'GRANTED',
      source: 'Test',
      natural_key: naturalKey,
      amount_cents: amountCents,
      remaining_cents: amountCents,
      received_on: on,
      expires_on: civilDate('2028-01-01'),
      created_at: context.now,
      version: 1,
    });
    await postFor(context, row, {
      draft: creditsGranted({ userId: row.id, practiceId: row.practice_id, amount: cents(amountCents) }),
      on,
      naturalKey,
    });
  });

test('credits are applied or not as it is asked, in the details of a plan, of a change and of the next year', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  await grant(member, 10_000);
  const plan = [await detailsOf(world, member), await detailsOf(world, member, { applyCredits: 'false' })];
  expect(plan.map(({ creditsApplied, paymentDueToday }) => [creditsApplied, paymentDueToday])).toEqual([
    [100, 455.14],
    [0, 555.14],
  ]);

  const changed = await proposed();
  await grant(changed, 10_000);
  const change = [await changeOf(changed), await changeOf(changed, { applyCredits: 'false' })];
  expect(change.map(({ creditsApplied }) => creditsApplied)).toEqual([100, 0]);
  const [withCredits, without] = change.map(({ payments }) => payments[0]?.amount ?? 0);
  expect(((without ?? 0) - (withCredits ?? 0)).toFixed(2)).toBe('100.00');

  const late = await aMember(world);
  await sendPlan(world, late);
  await activate(world, late);
  await grant(late, 10_000);
  // The next year opens 45 days before it begins.
  const begun = new Date(world.deps.clock.nowMs() - 330 * 86_400_000).toISOString().slice(0, 10);
  await world.deps.database.migrate([
    `update membership set activated_on = '${begun}' where id = '${late.membershipId}'`,
  ]);
  const year = [await nextYearOf(world, late), await nextYearOf(world, late, { applyCredits: 'false' })];
  expect(year.map(({ body }) => [body.creditsApplied, body.dueOnFirstDay])).toEqual([
    [100, 455.14],
    [0, 555.14],
  ]);
  const stranger = await aMember(world);
  const { disclosureHash } = year[0]?.body ?? { disclosureHash: '' };
  const body = { membershipId: late.membershipId, typedName: 'Ana Reyes', disclosureHash };
  expect((await world.call(confirmAgreements, { body }, { token: await stranger.session() })).status).toBe(404);
  expect(await world.rows('membership_renewal')).toEqual([]);
});
