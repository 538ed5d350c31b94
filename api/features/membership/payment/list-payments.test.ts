import { exportMemberPayments, getMemberPaymentDetails, listMemberPayments } from '@contract/membership/payment-list';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '../../../generated/read-csv';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, turnTo } from '../testing/member-acts';
import { aMember, type Member, type MemberWorld, program, sendPlan, startMemberWorld } from '../testing/member-world';

const WHOLE = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };
let sandbox: SandboxHarness;
let world: MemberWorld;
let good: Member;
let late: Member;

beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { withMails: false });
  await program(world);
  [good, late] = [await aMember(world), await aMember(world)];
  for (const member of [good, late]) {
    await sendPlan(world, member);
    expect((await activate(world, member)).body.status).toBe('ACTIVE');
  }
  await turnTo(world, late, '9996');
  await world.passTo('2026-04-18');
  return async () => {
    await world.discard();
    await sandbox.stop();
  };
}, 120_000);

type Body = Parameters<typeof world.call<typeof listMemberPayments>>[1]['body'];
const list = async (body: Body = {}, token?: string) =>
  (await world.call(listMemberPayments, { body: { ...WHOLE, ...body } }, { token: token ?? (await world.staff()) }))
    .body;
const details = async (paymentId: string) =>
  (await world.call(getMemberPaymentDetails, { query: { paymentId } }, { token: await world.staff() })).body.payment;
const ofLate = () => list({ membershipId: late.membershipId, sort: { key: 'payOn', direction: 'asc' } });

describe('the list of members’ payments', () => {
  test('shows what arrived, what failed with its reason, and what is to come', async () => {
    const { data } = await ofLate();
    expect(data.map(({ payOn, kind, status, amount, attempt }) => [payOn, kind, status, amount, attempt])).toEqual([
      ['2026-03-16', 'ACTIVATION', 'SETTLED', 555.14, 1],
      ['2026-04-16', 'MONTH', 'DECLINED', 555.14, 1],
      ['2026-04-17', 'MONTH', 'DECLINED', 555.14, 2],
      ['2026-04-19', 'MONTH', 'SCHEDULED', 555.14, 3],
    ]);
    expect(data[1]?.returnReason).toMatch(/\w/);
    expect([data[0]?.returnReason, data[0]?.method]).toEqual([null, 'Visa, ending in 4242']);
  });

  test('counts its tabs and adds up what is shown', async () => {
    const all = await list();
    // What was declined is no part of what arrived.
    expect(all.sumsByTab).toEqual({
      SETTLED: { amount: 3 * 555.14 },
      DECLINED: { amount: 2 * 555.14 },
      SCHEDULED: { amount: 555.14 },
    });
    expect(all.counts).toMatchObject({
      SETTLED: 3,
      DECLINED: 2,
      RETURNED: 0,
      SCHEDULED: 1,
      ON_ITS_WAY: 0,
      CANCELLED: 0,
    });
    const { data, sums } = await list({ filters: { status: ['SETTLED'] } });
    expect([data.length, sums]).toEqual([3, { amount: 3 * 555.14 }]);
  });

  test('finds the payments of whoever is looked for, and of one member alone', async () => {
    const { email } = good.borrower;
    const found = await list({ search: String(email) });
    expect(new Set(found.data.map(({ membershipId }) => membershipId))).toEqual(new Set([good.membershipId]));
    expect((await list({ search: 'nobody of that name' })).total).toBe(0);
    expect((await ofLate()).total).toBe(4);
  });

  test('shows nothing to another practice, which may not ask for a member of this one either', async () => {
    const token = await world.staffSession('manager@bright-smile.test');
    expect((await list({}, token)).data.filter(({ membershipId }) => membershipId === good.membershipId)).toEqual([]);
    const body = { membershipId: good.membershipId };
    expect((await world.call(listMemberPayments, { body }, { token })).status).toBe(404);
    const [mine] = (await ofLate()).data;
    const query = { paymentId: String(mine?._id) };
    expect((await world.call(getMemberPaymentDetails, { query }, { token })).status).toBe(404);
  });

  test('goes out as Payments.csv, whose amounts add up to the sum of the screen', async () => {
    const answer = await world.call(exportMemberPayments, { body: WHOLE }, { token: await world.staff() });
    const [head = [], ...lines] = readCsv(String(answer.body));
    const at = head.indexOf('Amount');
    const cents = lines.map((line) => Math.round(Number(line[at]) * 100)).reduce((sum, one) => sum + one, 0);
    expect([lines.length, cents]).toEqual([(await list()).total, Math.round(((await list()).sums?.amount ?? 0) * 100)]);
  });
});

describe('the details of a payment', () => {
  test('say what it pays of which bill, to the cent', async () => {
    const [first] = (await list({ membershipId: good.membershipId, sort: { key: 'payOn', direction: 'asc' } })).data;
    const { bills, amount } = await details(String(first?._id));
    expect(bills).toEqual([{ kind: 'MONTH', number: 1, dueOn: '2026-03-16', treatments: 550.15, fee: 4.99 }]);
    expect(amount).toBe(555.14);
  });

  test('name every try with what came of it', async () => {
    const [, , second] = (await ofLate()).data;
    const { tries } = await details(String(second?._id));
    expect(tries.map(({ attempt, status, on }) => [attempt, status, on])).toEqual([
      [1, 'DECLINED', '2026-04-16'],
      [2, 'DECLINED', '2026-04-17'],
      [3, 'SCHEDULED', '2026-04-19'],
    ]);
  });
});
