import { reprocessFailedPayment } from '@contract/funding/calls';
import { exportDeposit, getDeposit } from '@contract/funding/deposit-calls';
import { listDeposits } from '@contract/funding/deposit-list';
import { civilDate } from '@domain/calendar/civil-date';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCsv } from '../../generated/read-csv';
import { openTestDatabase } from '../../test/database';
import { faultyDatabase } from '../../test/durability/faulty-database';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { activate, cancel, giveOne, quoteOf } from '../membership/testing/member-acts';
import {
  aMember,
  type Member,
  type MemberWorld,
  membershipViolations,
  PRACTICE,
  program,
  sendPlan,
  startMemberWorld,
} from '../membership/testing/member-world';
import { aLoanOf, ordersOf } from '../servicing/testing/loan-world';
import { keepPracticeBank } from './index';
import { makeDeposits } from './make-deposits';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox, { withDeposits: true });
  await program(world);
  await bank(world, '77');
});
afterEach(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.reset();
});

// The plan of the anchors is activated on Monday, March 16: 6,601.80 less the fee of 197.39.
const PLAN_NET = 640_441;
const bank = (of: MemberWorld, ending: string) =>
  of.deps.database.transaction((tx) =>
    keepPracticeBank({ tx, deps: of.deps }, PRACTICE, {
      bankName: 'First Bank',
      routingNumber: '110000000',
      accountNumber: `5200000${ending}`,
    }),
  );
const deposits = async (of = world) =>
  (await of.rows('deposit')).sort(
    (one, other) => one.made_on.localeCompare(other.made_on) || one.created_at.localeCompare(other.created_at),
  );
const told = async () =>
  (await deposits()).map((row) => [
    row.made_on,
    row.status,
    Number(row.purchases_cents),
    Number(row.offset_cents),
    Number(row.memberships_cents),
    Number(row.amount_cents),
  ]);
const active = async (of: MemberWorld, wish: Parameters<typeof aMember>[1] = {}): Promise<Member> => {
  const member = await aMember(of, wish);
  await sendPlan(of, member);
  expect((await activate(of, member)).status).toBe(200);
  return member;
};
async function delivered(member: Member) {
  for (const name of [
    'Botox',
    'Botox',
    'HydraFacial',
    'HydraFacial',
    'HydraFacial',
    'HydraFacial',
    'HydraFacial',
    'Filler',
  ])
    expect(await giveOne(world, member, name)).toBe(true);
}

/** List, detail, file and the processor's order say the same of every deposit. */
async function addsUp() {
  const token = await world.staffSession('admin@demo.test');
  const body = { dateRange: { start: '2026-01-01', end: '2027-12-31' } };
  const { data } = (await world.call(listDeposits, { body }, { token })).body;
  const inCents = (amount: number) => Math.round(amount * 100);
  const sum = (rows: readonly number[]) => rows.reduce((total, one) => total + inCents(one), 0);
  for (const row of data) {
    const params = { depositId: row._id };
    const { deposit } = (await world.call(getDeposit, { params }, { token })).body;
    const { lines, ofMemberships, keptBack, ...rest } = deposit;
    expect(rest).toEqual(row);
    expect(sum(ofMemberships.map(({ amount }) => amount))).toBe(inCents(row.memberships));
    expect(sum(lines.map(({ net }) => net))).toBe(inCents(row.gross) - inCents(row.fees));
    expect(sum(keptBack.map(({ amount }) => amount))).toBe(inCents(row.refunds));
    const all = inCents(row.gross) - inCents(row.fees) + inCents(row.memberships) - inCents(row.refunds);
    expect(all).toBe(inCents(row.amount));
    const [head = [], ...written] = readCsv(String((await world.call(exportDeposit, { params }, { token })).body));
    expect(sum(written.map((line) => Number(line[head.indexOf('Amount')])))).toBe(inCents(row.amount));
  }
  const sent = (await ordersOf(sandbox, 'credit')).filter(({ paymentId }) => paymentId.startsWith('deposit-'));
  const left = data.filter(({ amount }) => amount > 0).map(({ amount }) => inCents(amount));
  expect(sent.map(({ amountCents }) => amountCents).sort()).toEqual(left.sort());
}

test('a practice without purchases is paid its plan on the next business day, with a statement that tells of it', async () => {
  await active(world);
  await world.passTo('2026-03-20');
  expect(await told()).toEqual([['2026-03-17', 'SETTLED', PLAN_NET, 0, PLAN_NET, PLAN_NET]]);
  await addsUp();
  const mails = await sandbox.mailbox('hello@harbor-medspa.test');
  const mail = mails.find(({ subject }) => subject.includes('$6,404.41'));
  expect(mail?.text).toContain(
    'Membership, plan paid in advance March 17, 2026: $6,601.80 minus $197.39 fee = $6,404.41.',
  );
});

test('purchases and memberships of a day are one deposit', async () => {
  await active(world);
  await aLoanOf(world, { amountCents: 500_000, practiceId: PRACTICE });
  const [funding] = await world.rows('funding');
  const net = Number(funding?.net_cents);
  await world.passTo('2026-03-17');
  expect(await told()).toEqual([['2026-03-17', 'PENDING', net + PLAN_NET, 0, PLAN_NET, net + PLAN_NET]]);
});

test('what a cancelled plan gives back is kept back as far as deposits reach, and waits without one', async () => {
  const member = await active(world);
  await world.passTo('2026-07-20');
  await delivered(member);
  const quote = await quoteOf(world, member);
  expect((await cancel(world, member, quote)).status).toBe(200);
  await world.passTo('2026-07-30');
  // Less than nothing is due: no deposit.
  expect(await deposits()).toHaveLength(1);
  await program(world, { contract: 'MONTHLY' });
  await active(world);
  await world.passTo('2026-08-05');
  // The month's 550.15 less its fee of 16.45: all of it is kept back, and nothing is sent.
  expect((await told()).slice(1)).toEqual([['2026-07-31', 'SETTLED', 53_370, 53_370, 0, 0]]);
  const back = () => world.rows('membership_funding').then((rows) => rows.find(({ kind }) => kind === 'CANCELLATION'));
  expect(await back()).toMatchObject({ net_cents: -336_630, taken_cents: 53_370, deposit_id: null });
  expect(await membershipViolations(world)).toEqual([]);
  await program(world);
  await active(world);
  await world.passTo('2026-08-20');
  const rest = 336_630 - 53_370;
  expect((await told()).slice(2)).toEqual([
    ['2026-08-06', 'SETTLED', PLAN_NET, rest, PLAN_NET - rest, PLAN_NET - rest],
  ]);
  expect(await back()).toMatchObject({ taken_cents: 336_630, deposit_id: (await deposits())[2]?.id });
  await addsUp();
});

test('of a practice whose funds wait, memberships join the deposit that waits; one that came back is sent again', async () => {
  await world.deps.database.migrate([`update practice set suspend_funds = 1 where id = '${PRACTICE}'`]);
  await active(world);
  await world.passTo('2026-03-17');
  await active(world);
  await world.passTo('2026-03-19');
  expect(await told()).toEqual([['2026-03-17', 'DEFERRED', 2 * PLAN_NET, 0, 2 * PLAN_NET, 2 * PLAN_NET]]);
  expect(await membershipViolations(world)).toEqual([]);
  await world.deps.database.migrate([`update practice set suspend_funds = 0 where id = '${PRACTICE}'`]);
  await bank(world, '03');
  await world.passTo('2026-03-25');
  const [returned] = await deposits();
  expect(returned).toMatchObject({ status: 'RETURNED', return_code: 'R03' });
  expect(await membershipViolations(world)).toEqual([]);
  await bank(world, '77');
  const token = await world.staffSession('admin@demo.test');
  const again = { body: { pmtRef: returned?.ref ?? '' } };
  expect((await world.call(reprocessFailedPayment, again, { token })).status).toBe(200);
  await world.passTo('2026-03-31');
  expect(await deposits()).toMatchObject([{ status: 'SETTLED', attempt: 2 }]);
});

test('fifty processes at once pay a practice once', async () => {
  await active(world);
  await active(world);
  world.deps.clock.setTo('2026-03-17T13:00:00.000Z');
  await Promise.all(Array.from({ length: 50 }, () => makeDeposits(world.deps, civilDate('2026-03-17'))));
  await world.sendAll();
  expect(await told()).toEqual([['2026-03-17', expect.any(String), 2 * PLAN_NET, 0, 2 * PLAN_NET, 2 * PLAN_NET]]);
  expect(await ordersOf(sandbox, 'credit')).toHaveLength(1);
});

test('a process that is killed at whichever statement leaves whole steps, and the next one pays once', async () => {
  const faults = faultyDatabase(await openTestDatabase());
  const own = await startMemberWorld(sandbox, { withDeposits: true, withMails: false, database: faults.database });
  await program(own);
  await bank(own, '77');
  await active(own);
  own.deps.clock.setTo('2026-03-17T13:00:00.000Z');
  let statement = 0;
  do {
    statement += 1;
    faults.failAt(statement);
    await makeDeposits(own.deps, civilDate('2026-03-17')).catch(() => undefined);
    expect(await membershipViolations(own), `statement ${statement}`).toEqual([]);
  } while (faults.hasFailed() && statement < 200);
  faults.failAt(undefined);
  expect(statement).toBeGreaterThan(10);
  await own.passTo('2026-03-20');
  expect(await deposits(own)).toMatchObject([{ status: 'SETTLED', amount_cents: PLAN_NET }]);
  expect(await ordersOf(sandbox, 'credit')).toHaveLength(1);
  await own.discard();
});
