import { acceptPlanChange, getPlanChange } from '@contract/membership/change-calls';
import { getGlobalCredits, withdrawGlobalCredits } from '@contract/membership/credit-calls';
import { updatePlan } from '@contract/membership/plan-calls';
import { civilDate } from '@domain/calendar/civil-date';
import { membershipFeesReturned } from '@domain/ledger/membership-templates';
import { cents } from '@domain/money/cents';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carryOut } from '../../../command/command';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { takeMembership } from '../../member-record/index';
import { activate, cancel, payFromAnother, quoteOf } from '../testing/member-acts';
import {
  aMember,
  keepMethod,
  type Member,
  type MemberWorld,
  membershipViolations,
  PRACTICE,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';
import { addLot } from './add-lot';
import { postFor } from './books';
import { applyMemberOutcome } from './outcome';

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

async function active(given: Parameters<typeof aMember>[1] = {}): Promise<Member> {
  const member = await aMember(world, given);
  await sendPlan(world, member);
  expect((await activate(world, member)).body.status).toBe('ACTIVE');
  return member;
}

const refunds = async () =>
  (await world.rows('membership_refund'))
    .sort((one, other) => (one.created_at < other.created_at ? -1 : 1))
    .map((row) => [row.status, Number(row.amount_cents), row.method_id]);

const mails = async (to: string | null | undefined, subject: string) =>
  (await sandbox.mailbox(to ?? '')).filter((mail) => mail.subject === subject);
const owed = (dollars: string) => `Add a card or account for your ${dollars} refund`;

const endedByBank = ({ method }: Member) =>
  world.deps.database.migrate([
    `update payment_method set ended_at = '${world.deps.clock.now()}', ended_code = 'hard' where id = '${method.id}'`,
  ]);

const creditsOf = async (member: Member) =>
  (
    await world.call(
      getGlobalCredits,
      { query: { membershipId: member.membershipId } },
      { token: await member.session() },
    )
  ).body;

const withdraw = async (member: Member, amount: number) =>
  world.call(
    withdrawGlobalCredits,
    { body: { membershipId: member.membershipId, amount } },
    { token: await member.session() },
  );

/** Credits that the member bought, with their entries. */
const buy = (member: Member, amountCents: number) =>
  carryOut({ actor: { kind: 'system', name: 'Test' } }, world.deps, async (context) => {
    context.leaveNoRow('A test.');
    const row = await takeMembership(context.tx, member.membershipId);
    const on = civilDate(context.now.slice(0, 10));
    const draft = membershipFeesReturned({ userId: row.id, amount: cents(amountCents) });
    await postFor(context, row, { draft, on, naturalKey: 'owed-by-test' });
    await addLot(context, row, { amountCents: cents(amountCents), source: 'Test', naturalKey: 'bought', on });
  });

/** The plan without its filler, as its member accepts it: what was paid beyond it becomes their credit. */
async function dropFiller(member: Member): Promise<void> {
  const { membershipId } = member;
  const { activePlan } = await seen(world, member);
  const treatments = (activePlan?.treatments ?? [])
    .filter(({ name }) => name !== 'Filler')
    .map(({ treatmentId, threadId, units, interval }) => ({ _id: treatmentId ?? '', threadId, units, interval }));
  const body = { practiceId: PRACTICE, membershipId, treatments, reason: 'As agreed' };
  await world.call(updatePlan, { body }, { token: await world.staff() });
  const token = await member.session();
  const { disclosureHash } = (await world.call(getPlanChange, { query: { membershipId } }, { token })).body;
  const accepted = { membershipId, typedName: 'Ana Reyes', disclosureHash };
  expect((await world.call(acceptPlanChange, { body: accepted }, { token })).status).toBe(200);
}

describe('credits that wait to be paid out', () => {
  test('stay where the debit that they came from comes back; nothing is billed for it again, and the member is told', async () => {
    const member = await active({ account: '77' });
    await world.passTo('2026-11-20');
    await dropFiller(member);
    expect((await withdraw(member, 1000)).body).toMatchObject({ globalCredits: 49.55 });
    const [last] = (await world.rows('membership_payment')).filter(({ scheduled_on: on }) => on === '2026-11-16');
    await applyMemberOutcome(world.deps, last?.id ?? '', {
      status: 'returned',
      code: 'R01',
      on: civilDate('2026-11-20'),
    });
    expect(await refunds()).toEqual([['CANCELLED', 100_000, member.method.id]]);
    expect(await creditsOf(member)).toMatchObject({ globalCredits: 499.4, openBills: [{ left: 4.99 }] });
    await world.passTo('2026-11-28');
    expect((await refunds()).map(([status]) => status)).toEqual(['CANCELLED']);
    const told = await mails(member.borrower.email, "We couldn't cash out $1,000.00 of your credits");
    expect(told.map(({ text }) => [text.includes('$1,000.00'), text.includes('$499.40')])).toEqual([[true, true]]);
  });

  test('are sent where the credits that are left bear the debit that came back', async () => {
    const member = await active({ account: '77' });
    await world.passTo('2026-11-20');
    await dropFiller(member);
    await withdraw(member, 100);
    const [last] = (await world.rows('membership_payment')).filter(({ scheduled_on: on }) => on === '2026-11-16');
    await applyMemberOutcome(world.deps, last?.id ?? '', {
      status: 'returned',
      code: 'R01',
      on: civilDate('2026-11-20'),
    });
    await world.passTo('2026-11-25');
    expect(await refunds()).toEqual([['SETTLED', 10_000, member.method.id]]);
  });
});

describe('credits that were paid out', () => {
  test('and whose debit then comes back are owed as a claim of their own and taken, and the plan costs what it costs', async () => {
    const member = await active({ account: '77' });
    await world.passTo('2026-11-20');
    await dropFiller(member);
    await withdraw(member, 1000);
    await world.passTo('2026-11-25');
    expect((await refunds()).map(([status]) => status)).toEqual(['SETTLED']);
    await payFromAnother(world, member);
    const [last] = (await world.rows('membership_payment')).filter(({ scheduled_on: on }) => on === '2026-11-16');
    await applyMemberOutcome(world.deps, last?.id ?? '', {
      status: 'returned',
      code: 'R10',
      on: civilDate('2026-11-25'),
    });
    const claim = (await world.rows('membership_bill')).find(({ kind }) => kind === 'CREDITS');
    expect(claim).toMatchObject({ treatments_cents: 50_060, status: 'OPEN' });
    expect(await membershipViolations(world)).toEqual([]);
    const quote = await quoteOf(world, member);
    expect(quote.totalPaid).toBe(3901.8);
    await world.passTo('2026-11-30');
    expect((await world.rows('membership_bill')).every(({ status }) => status === 'PAID')).toBe(true);
  });
});

describe('money that goes back', () => {
  test('to a card that its bank ended waits for another one: member and practice are told once, and it goes there', async () => {
    const member = await active();
    const { quoteId } = await quoteOf(world, member);
    expect((await cancel(world, member, { quoteId })).body.type).toBe('CANCELLED');
    await endedByBank(member);
    await world.passTo('2026-03-24');
    expect(await refunds()).toEqual([['SCHEDULED', 55_514, member.method.id]]);
    const told = await mails(member.borrower.email, owed('$555.14'));
    expect(told.map(({ text }) => text.includes('$555.14'))).toEqual([true]);
    const office = (await world.rows('practice')).find(({ id }) => id === PRACTICE)?.email;
    expect(await mails(office, "A member's refund needs a new card or account")).toHaveLength(1);
    const added = await keepMethod(world, member.borrower.id);
    await world.passTo('2026-03-28');
    expect(await refunds()).toEqual([['SETTLED', 55_514, added.id]]);
    expect(await mails(member.borrower.email, owed('$555.14'))).toHaveLength(1);
  });

  test('goes to what paid while that takes money, whatever else was added', async () => {
    const member = await active();
    const { quoteId } = await quoteOf(world, member);
    await cancel(world, member, { quoteId });
    await keepMethod(world, member.borrower.id);
    await world.passTo('2026-03-24');
    expect(await refunds()).toEqual([['SETTLED', 55_514, member.method.id]]);
  });

  test('and is returned is sent again, once, to the newest card or account that works', async () => {
    const member = await active();
    await world.passTo('2026-03-20');
    await buy(member, 5_000);
    const closed = await payFromAnother(world, member, { account: '02' });
    await withdraw(member, 50);
    await world.passTo('2026-03-27');
    expect(await refunds()).toEqual([
      ['RETURNED', 5_000, closed.id],
      ['SETTLED', 5_000, member.method.id],
    ]);
  });

  test('and is returned waits where nothing else takes money, and its member is told', async () => {
    const member = await active();
    await world.passTo('2026-03-20');
    await buy(member, 5_000);
    const closed = await payFromAnother(world, member, { account: '02' });
    await endedByBank(member);
    await withdraw(member, 50);
    await world.passTo('2026-03-30');
    expect((await refunds()).map(([status]) => status)).toEqual(['RETURNED', 'SCHEDULED']);
    expect(await mails(member.borrower.email, owed('$50.00'))).toHaveLength(1);
    const added = await keepMethod(world, member.borrower.id);
    await world.passTo('2026-04-03');
    expect(await refunds()).toEqual([
      ['RETURNED', 5_000, closed.id],
      ['SETTLED', 5_000, added.id],
    ]);
  });
});
