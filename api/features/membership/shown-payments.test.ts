import { endMemberAutopay, payMembershipBill } from '@contract/membership/by-hand-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { applyMemberOutcome } from './billing/outcome';
import { activate, cancel, giveOne, quoteOf, turnTo } from './testing/member-acts';
import {
  aMember,
  keepMethod,
  type Member,
  type MemberWorld,
  membershipViolations,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from './testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox, { withMails: false });
  await program(world);
});
afterEach(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

async function active(digits: { card?: string; account?: string } = {}): Promise<Member> {
  const member = await aMember(world, digits);
  await sendPlan(world, member);
  await activate(world, member);
  return member;
}

const endAutopay = async ({ membershipId, session }: Member) =>
  world.call(endMemberAutopay, { body: { membershipId } }, { token: await session() });

const pay = async ({ membershipId, session }: Member, wish: { amount: number; paymentMethodId: string }) =>
  world.call(payMembershipBill, { body: { membershipId, ...wish } }, { token: await session() });

test('the next payment has one day and one amount for the practice and its member: when it is taken, and what is', async () => {
  const member = await active();
  await world.passTo('2026-04-20');
  // May 16 is a Saturday.
  expect(await seen(world, member)).toMatchObject({
    nextPaymentDate: '2026-05-18',
    nextPaymentAmount: 555.14,
    nextPayment: { on: '2026-05-18', charge: 555.14 },
  });
  await world.deps.database.migrate([
    `update membership set pays_with_credits = 1 where id = '${member.membershipId}'`,
    `insert into credit_lot (id, membership_id, kind, source, natural_key, amount_cents, remaining_cents, received_on, expires_on, created_at, version)
     values ('lot-of-test', '${member.membershipId}', 'GRANTED', 'Test', 'lot-of-test', 2500, 2500, '2026-04-01', '2027-04-01', '2026-04-01T12:00:00.000Z', 1)`,
  ]);
  expect(await seen(world, member)).toMatchObject({
    nextPaymentAmount: 530.14,
    nextPayment: { charge: 530.14, credits: 25 },
  });
  await world.deps.database.migrate([`delete from credit_lot where id = 'lot-of-test'`]);
});

test('what is past due by hand has failed only where a payment of it was tried', async () => {
  const member = await active();
  await turnTo(world, member, '9996');
  await world.passTo('2026-04-16');
  expect(await seen(world, member)).toMatchObject({ hasFailed: true, pastDueSince: '2026-04-16', owedInAll: 555.14 });
  await endAutopay(member);
  const good = await keepMethod(world, member.borrower.id);
  expect((await pay(member, { amount: 555.14, paymentMethodId: good.id })).status).toBe(200);
  await world.passTo('2026-05-18');
  // It is due today; the failure is of a month that is paid.
  expect(await seen(world, member)).toMatchObject({ hasFailed: false, pastDueSince: null, openNow: 555.14 });
  await world.passTo('2026-05-20');
  expect(await seen(world, member)).toMatchObject({ hasFailed: false, pastDueSince: '2026-05-18', owedInAll: 555.14 });
  const short = await keepMethod(world, member.borrower.id, { card: '9996' });
  expect((await pay(member, { amount: 555.14, paymentMethodId: short.id })).body.code).toBe('PAYMENT_DECLINED');
  expect(await seen(world, member)).toMatchObject({ hasFailed: true, pastDueSince: '2026-05-18' });
});

test('of a canceled plan all that is owed is told, and no treatment is left of it', async () => {
  const member = await active();
  for (const name of ['Botox', 'Botox', 'HydraFacial', 'Filler']) await giveOne(world, member, name);
  const before = await seen(world, member);
  expect(before.activePlan?.treatments.reduce((sum, { left }) => sum + left, 0)).toBeGreaterThan(0);
  await endAutopay(member);
  const quote = await quoteOf(world, member);
  const done = await cancel(world, member, { quoteId: quote.quoteId, cancelMethod: 'installment' });
  expect(done.body.type).toBe('CANCELLATION_INSTALLMENT');
  await world.passTo('2026-04-01');
  const after = await seen(world, member);
  const open = (await world.rows('membership_bill')).filter(({ status }) => status === 'OPEN');
  const cents = open.reduce((sum, bill) => sum + Number(bill.treatments_cents) + Number(bill.fee_cents), 0);
  expect(open.length).toBeGreaterThan(1);
  expect(Math.round(after.owedInAll * 100)).toBe(cents);
  expect(after.activePlan).toMatchObject({ leftAmount: 0 });
  expect(after.activePlan?.treatments.map(({ left, leftAmount }) => [left, leftAmount])).toEqual(
    after.activePlan?.treatments.map(() => [0, 0]),
  );
});

test('of a canceled plan what is paid by hand is past due from the day after, also where a payment of it failed', async () => {
  const member = await active();
  for (const name of ['Botox', 'Botox', 'HydraFacial', 'Filler']) await giveOne(world, member, name);
  await endAutopay(member);
  const { quoteId } = await quoteOf(world, member);
  await cancel(world, member, { quoteId, cancelMethod: 'installment' });
  const open = (await world.rows('membership_bill')).filter(({ status }) => status === 'OPEN');
  const [first] = open.map(({ debit_on: on }) => civilDate(on)).sort();
  if (!first) throw new Error('Nothing is owed');
  await world.passTo(first);
  const { openNow } = await seen(world, member);
  const short = await keepMethod(world, member.borrower.id, { card: '9996' });
  expect((await pay(member, { amount: openNow, paymentMethodId: short.id })).body.code).toBe('PAYMENT_DECLINED');
  expect(await seen(world, member)).toMatchObject({ hasFailed: true, pastDueSince: null, dueSince: first });
  await world.passTo(addDays(first, 1));
  expect(await seen(world, member)).toMatchObject({ hasFailed: true, pastDueSince: first });
});

test('one retry is named by one payment: the last that failed before it', async () => {
  const member = await active();
  await turnTo(world, member, '9996');
  await world.passTo('2026-04-18');
  const { payments } = await seen(world, member);
  const months = payments
    .filter(({ kind }) => kind === 'MONTH')
    .sort((one, other) => (one.paidOn < other.paidOn ? 1 : -1));
  expect(months.map(({ status }) => status)).toEqual(['SCHEDULED', 'DECLINED', 'DECLINED']);
  expect(months.map(({ againOn }) => againOn)).toEqual([null, months[0]?.paidOn, null]);
});

test('a payment that its bank gave back has no receipt anymore', async () => {
  const member = await active({ account: '6789' });
  await world.passTo('2026-03-24');
  const [paid] = (await seen(world, member)).payments;
  expect(paid).toMatchObject({ status: 'SETTLED', receiptId: expect.any(String) });
  await applyMemberOutcome(world.deps, paid?._id ?? '', { status: 'returned', code: 'R01', on: '2026-03-26' } as never);
  const back = (await seen(world, member)).payments.find(({ _id }) => _id === paid?._id);
  expect(back).toMatchObject({ status: 'RETURNED', receiptId: null });
});
