import {
  exportMemberTransactions,
  getMemberTransactionDetails,
  listMemberTransactions,
} from '@contract/membership/transaction-list';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '../../../generated/read-csv';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { keepPracticeBank } from '../../funding/index';
import { activate, cancel, giveOne, quoteOf } from '../testing/member-acts';
import {
  aMember,
  type Member,
  type MemberWorld,
  membershipViolations,
  PRACTICE,
  program,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

const WHOLE = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };
let sandbox: SandboxHarness;
let world: MemberWorld;
let left: Member;
let stays: Member;
/** What the list said while nothing could be kept back yet. */
let before: Awaited<ReturnType<typeof list>>;

async function active(): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member);
  expect((await activate(world, member)).body.status).toBe('ACTIVE');
  return member;
}

beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { withMails: false, withDeposits: true });
  await program(world);
  await world.deps.database.transaction((tx) =>
    keepPracticeBank({ tx, deps: world.deps }, PRACTICE, {
      bankName: 'First Bank',
      routingNumber: '110000000',
      accountNumber: '520000077',
    }),
  );
  left = await active();
  await world.passTo('2026-03-25');
  expect(await giveOne(world, left, 'Botox')).toBe(true);
  expect((await cancel(world, left, await quoteOf(world, left))).status).toBe(200);
  await world.passTo('2026-03-30');
  before = await list();
  stays = await active();
  await world.passTo('2026-04-06');
  return async () => {
    expect(await membershipViolations(world)).toEqual([]);
    await world.discard();
    await sandbox.stop();
  };
}, 120_000);

type Body = Parameters<typeof world.call<typeof listMemberTransactions>>[1]['body'];
const list = async (body: Body = {}, token?: string) =>
  (await world.call(listMemberTransactions, { body: { ...WHOLE, ...body } }, { token: token ?? (await world.staff()) }))
    .body;
const details = async (transactionId: string) =>
  (await world.call(getMemberTransactionDetails, { query: { transactionId } }, { token: await world.staff() })).body
    .transaction;
const inCents = (amount: number) => Math.round(amount * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + inCents(one), 0);

describe('the list of what a practice is paid for memberships', () => {
  test('has a plan with our fee and what the practice receives, and where that is', async () => {
    const { data } = await list({ membershipId: stays.membershipId });
    expect(data).toMatchObject([
      {
        kind: 'PLAN',
        status: 'SETTLED',
        gross: 6601.8,
        fee: 197.39,
        net: 6404.41,
        stillKeptBack: 0,
        dueOn: '2026-03-31',
      },
    ]);
    expect(data[0]?.pmtRef).toMatch(/^D260331-/);
  });

  test('has what a cancelled plan gives back below zero: waiting while no deposit reaches, then kept back', async () => {
    const waiting = before.data.find(({ kind }) => kind === 'CANCELLATION');
    expect(waiting).toMatchObject({ status: 'QUEUED', pmtRef: null });
    expect(inCents(waiting?.stillKeptBack ?? 0)).toBe(0 - inCents(waiting?.net ?? 0));
    expect(inCents(waiting?.gross ?? 0) - inCents(waiting?.fee ?? 0)).toBe(inCents(waiting?.net ?? 0));
    const [kept] = (await list({ filters: { kind: ['CANCELLATION'] } })).data;
    expect(kept).toMatchObject({ status: 'WITHHELD', stillKeptBack: 0, membershipId: left.membershipId });
    expect(kept?.pmtRef).toMatch(/^D260331-/);
  });

  test('comes, deposit by deposit, to what each deposit says of memberships and to what the bank received', async () => {
    const { data, sums } = await list();
    const deposits = await world.rows('deposit');
    const parts = (await Promise.all(data.map(({ _id }) => details(_id)))).flatMap((one) => one.deposits);
    expect(deposits.length).toBe(2);
    for (const row of deposits) {
      const own = parts.filter(({ depositId }) => depositId === row.id);
      expect(sumOf(own.map(({ amount }) => amount)), row.ref).toBe(Number(row.memberships_cents));
      expect(Number(row.amount_cents)).toBe(Number(row.memberships_cents));
    }
    const arrived = deposits.reduce((sum, row) => sum + Number(row.amount_cents), 0);
    expect([inCents(sums?.net ?? 0), inCents(sums?.gross ?? 0) - inCents(sums?.fee ?? 0)]).toEqual([arrived, arrived]);
  });

  test('goes out as PRIVI_Provider_Transactions.csv, which adds up to the screen', async () => {
    const answer = await world.call(exportMemberTransactions, { body: WHOLE }, { token: await world.staff() });
    expect(exportMemberTransactions.download?.file).toBe('PRIVI_Provider_Transactions.csv');
    const [head = [], ...lines] = readCsv(String(answer.body));
    const { sums } = await list();
    for (const [heading, sum] of [
      ['Treatments', sums?.gross],
      ['Our fee', sums?.fee],
      ['Practice receives', sums?.net],
    ] as const)
      expect(sumOf(lines.map((line) => Number(line[head.indexOf(heading)]))), heading).toBe(inCents(sum ?? 0));
  });

  test('is the practice’s own: another one has none of it, and the member neither', async () => {
    const token = await world.staffSession('manager@bright-smile.test');
    expect((await list({}, token)).data.filter(({ membershipId }) => membershipId === left.membershipId)).toEqual([]);
    const query = { transactionId: String(before.data[0]?._id) };
    expect((await world.call(getMemberTransactionDetails, { query }, { token })).status).toBe(404);
    const member = await left.session();
    expect((await world.call(getMemberTransactionDetails, { query }, { token: member })).status).toBe(403);
  });
});
