import { getMonthEnd } from '@contract/month-end/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { keepPracticeBank } from '../funding/index';
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

let sandbox: SandboxHarness;
let world: MemberWorld;

async function active(): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member);
  expect((await activate(world, member)).body.status).toBe('ACTIVE');
  return member;
}

/** A plan at the end of March, one cancelled in April, a month by month in May, and a purchase beside them. */
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { withMails: false, withDeposits: true });
  await program(world, { fee_type: 2 });
  await world.deps.database.transaction((tx) =>
    keepPracticeBank({ tx, deps: world.deps }, PRACTICE, {
      bankName: 'First Bank',
      routingNumber: '110000000',
      accountNumber: '520000077',
    }),
  );
  const left = await active();
  await world.passTo('2026-03-31');
  await active();
  await world.passTo('2026-04-08');
  await giveOne(world, left, 'Botox');
  expect((await cancel(world, left, await quoteOf(world, left))).status).toBe(200);
  await world.passTo('2026-04-15');
  await active();
  await aLoanOf(world, { amountCents: 500_000, practiceId: PRACTICE });
  await world.passTo('2026-04-30');
  await program(world, { contract: 'MONTHLY', fee_type: 2 });
  await active();
  await world.passTo('2026-06-08');
}, 300_000);
afterAll(async () => {
  expect(await membershipViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.stop();
});

const ask = async (month: string, token?: string) =>
  world.call(getMonthEnd, { query: { providerId: PRACTICE, month } }, { token: token ?? (await world.staff()) });
const monthOf = async (month: string) => (await ask(month)).body.monthEnd;
const inCents = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + inCents(one), 0);
const MONTHS = ['2026-03', '2026-04', '2026-05', '2026-06'];

describe('a month of a practice’s memberships', () => {
  test.each(MONTHS)('%s ties out to the cent, deposit by deposit', async (month) => {
    const of = await monthOf(month);
    expect(of.apart).toBe(0);
    const came = sumOf(of.came.map(({ net }) => net));
    const back = sumOf(of.back.map(({ net }) => net));
    expect(inCents(of.opening) + came + back - inCents(of.closing)).toBe(inCents(of.arrived));
    expect(inCents(of.gross) - inCents(of.fee)).toBe(came + back);
    expect(sumOf(of.payouts.map(({ net }) => net))).toBe(came + back);
    for (const deposit of [...of.deposits, ...of.coming]) {
      expect(inCents(deposit.added), deposit.pmtRef).toBe(inCents(deposit.memberships));
      expect(sumOf(deposit.lines.map(({ amount }) => amount)), deposit.pmtRef).toBe(inCents(deposit.memberships));
    }
    expect(sumOf(of.deposits.map(({ memberships }) => memberships))).toBe(inCents(of.arrived));
  });

  test('begins with what was on its way when the one before it ended', async () => {
    const all = await Promise.all(MONTHS.map(monthOf));
    for (const [at, of] of all.entries()) if (at > 0) expect(of.opening, of.month).toBe(all[at - 1]?.closing);
    // The plan of March 31 arrived in April.
    expect(all.map(({ opening }) => opening)).toEqual([0, 6404.41, 533.7, 533.7]);
    expect(all[1]?.back).toMatchObject([{ kind: 'CANCELLATION', count: 1 }]);
  });

  test('has the deposits that the bank received, and no other', async () => {
    const all = await Promise.all(MONTHS.map(monthOf));
    const arrived = all.flatMap(({ deposits }) => deposits.map(({ amount }) => inCents(amount ?? 0)));
    const sent = (await ordersOf(sandbox, 'credit')).filter(({ paymentId }) => paymentId.startsWith('deposit-'));
    const coming = all.at(-1)?.coming.map(({ amount }) => inCents(amount ?? 0)) ?? [];
    const ours = new Set([...arrived, ...coming]);
    expect(arrived.length).toBeGreaterThan(4);
    for (const amount of ours) expect(sent.map(({ amountCents }) => amountCents)).toContain(amount);
    // What was bought on credit is beside what is of memberships, and no part of the equation.
    const mixed = all.flatMap(({ deposits }) => deposits).filter(({ amount, memberships }) => amount !== memberships);
    expect(mixed).toHaveLength(1);
  });

  test('tells the membership brand what is of memberships, and not what came for financed treatments with it', async () => {
    const months = await Promise.all(MONTHS.map(monthOf));
    const all = months.find(({ deposits }) => deposits.some(({ amount, memberships }) => amount !== memberships));
    if (!all) throw new Error('No deposit pays for a financed treatment too');
    const { body } = await ask(all.month, await world.staffSession('privi-admin@demo.test'));
    expect(body.monthEnd).toEqual({
      ...all,
      deposits: all.deposits.map((one) => ({ ...one, amount: null })),
      coming: all.coming.map((one) => ({ ...one, amount: null })),
    });
  });

  test('has its invoice apart, once the month is over', async () => {
    const [april, june] = [await monthOf('2026-04'), await monthOf('2026-06')];
    expect([april.isOver, april.invoice?.month, june.isOver, june.invoice]).toEqual([true, '2026-04', false, null]);
  });

  test('says how far apart it is, and which deposit is not what its lines come to', async () => {
    const [deposit] = (await monthOf('2026-04')).deposits;
    const change = (sign: '+' | '-') =>
      world.deps.database.migrate([
        `update deposit set memberships_cents = memberships_cents ${sign} 36810 where id = '${deposit?._id}'`,
      ]);
    await change('-');
    const of = await monthOf('2026-04');
    await change('+');
    expect(of.apart).toBe(368.1);
    const wrong = of.deposits.filter(({ added, memberships }) => added !== memberships);
    expect(wrong.map(({ pmtRef }) => pmtRef)).toEqual([deposit?.pmtRef]);
  });

  test('is the last one that ended, where none is named', async () => {
    const { monthEnd } = (
      await world.call(getMonthEnd, { query: { providerId: PRACTICE } }, { token: await world.staff() })
    ).body;
    expect([monthEnd.month, monthEnd.isOver]).toEqual(['2026-05', true]);
  });

  test('that has not begun is refused, and another practice’s is not found', async () => {
    const none = await ask('2026-07');
    expect([none.status, none.body]).toMatchObject([409, { message: "July 2026 hasn't started yet." }]);
    expect((await ask('2026-04', await world.staffSession('manager@bright-smile.test'))).status).toBe(404);
    const empty = await monthOf('2025-12');
    expect([empty.opening, empty.arrived, empty.apart, empty.payouts]).toEqual([0, 0, 0, []]);
  });
});
