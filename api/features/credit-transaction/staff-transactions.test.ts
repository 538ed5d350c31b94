import {
  approveCreditTransaction,
  createPatientTransaction,
  listCreditTransactions,
  rejectCreditTransaction,
  selectPaymentPlan,
  unrejectCreditTransaction,
} from '@contract/credit-transaction/calls';
import { listPatientTransactions, withdrawPatientTransaction } from '@contract/credit-transaction/staff-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';

const PRACTICE = 'prac-bright-smile';
let world: TestApp;
let staff: string;
beforeAll(async () => {
  world = await startTestApp();
  staff = await world.staffSession('staff@bright-smile.test');
});
afterAll(() => world.discard());

/** A patient with a line of $12,000 and an earlier, rejected request. */
async function aPatient() {
  const borrower = await aBorrower(world.deps, { practice_id: PRACTICE });
  const line = await aCreditLine(world.deps, borrower, { expires_on: '2099-12-31' });
  const earlier = await aTransaction(world.deps, line, { status: 'REJECTED', amount_cents: 100 });
  return { id: borrower.id, line, earlier, token: await world.sessionOf('borrower', borrower.id) };
}
type Patient = Awaited<ReturnType<typeof aPatient>>;

const list = async (who: Patient, token = staff) =>
  (await world.call(listPatientTransactions, { query: { borrowerId: who.id } }, { token })).body.data;
const ask = async (who: Patient, txAmount: number) =>
  (
    await world.call(
      createPatientTransaction,
      { params: { id: who.id }, body: { practiceManagementId: PRACTICE, txAmount } },
      { token: staff },
    )
  ).body.transaction;
const takeBack = (who: Patient, txId: string, version?: number, token = staff) =>
  world.call(
    withdrawPatientTransaction,
    { params: { id: who.id, txId }, body: { ...(version !== undefined && { version }) } },
    { token },
  );

const reject = (who: Patient, txId: string) =>
  world.call(rejectCreditTransaction, { params: { id: who.id, txId }, body: {} }, { token: who.token });

async function approve(who: Patient, transactionId: string) {
  await world.call(selectPaymentPlan, { body: { transactionId, product: 'FIXED_24' } }, { token: who.token });
  const params = { id: who.id, txId: transactionId };
  return world.call(approveCreditTransaction, { params, body: {} }, { token: who.token });
}

describe('a request that staff made', () => {
  test('names what it pays for to the patient and to its practice; without a name there is none', async () => {
    const who = await aPatient();
    const body = { practiceManagementId: PRACTICE, txAmount: 900, txProducts: ['Clear aligners', 'Night guard'] };
    const made = await world.call(createPatientTransaction, { params: { id: who.id }, body }, { token: staff });
    expect(made.body.transaction.treatments).toEqual(['Clear aligners', 'Night guard']);
    const { body: groups } = await world.call(listCreditTransactions, { params: { id: who.id } }, { token: who.token });
    expect(groups.pending.map(({ treatments }) => treatments)).toEqual([['Clear aligners', 'Night guard']]);
    const named = new Map((await list(who)).map(({ _id, treatments }) => [_id, treatments]));
    expect(named.get(made.body.transaction._id)).toEqual(['Clear aligners', 'Night guard']);
    expect(named.get(who.earlier.id)).toEqual([]);
  });

  test('stands first in the list of the patient at once, with its history and that it can be taken back', async () => {
    const who = await aPatient();
    const made = await ask(who, 4200);
    const rows = await list(who);
    expect(rows.map(({ _id }) => _id)).toEqual(expect.arrayContaining([made._id, who.earlier.id]));
    expect(rows.find(({ _id }) => _id === made._id)).toMatchObject({
      txAmount: 4200,
      status: 'PENDING',
      canWithdraw: true,
      fundingStatus: null,
      statusHistory: [{ action: 'CREATED', userName: 'Sam Doyle' }],
    });
  });

  test('is refused for an amount that no plan covers: nothing is stored and no mail promises a plan', async () => {
    const who = await aPatient();
    const mails = await countOf('transaction-created');
    const request = { params: { id: who.id }, body: { practiceManagementId: PRACTICE, txAmount: 1 } };
    const { status, body } = await world.call(createPatientTransaction, request, { token: staff });
    expect([status, (body as { fields?: unknown }).fields]).toEqual([
      422,
      [{ field: 'txAmount', message: expect.stringMatching(/^No payment plan covers this amount/) }],
    ]);
    expect((await list(who)).map(({ _id }) => _id)).toEqual([who.earlier.id]);
    expect(await countOf('transaction-created')).toBe(mails);
  });

  test('is taken back: the credit is free again, the patient is told, and history and audit name who', async () => {
    const who = await aPatient();
    const made = await ask(who, 12_000);
    const mails = await countOf('transaction-withdrawn');
    const { status, body } = await takeBack(who, made._id, made.version);
    expect([status, body.transaction.status, body.transaction.canWithdraw]).toEqual([200, 'REJECTED', false]);
    expect(body.transaction.statusHistory[0]).toMatchObject({ action: 'WITHDRAWN', userName: 'Sam Doyle' });
    expect(await countOf('transaction-withdrawn')).toBe(mails + 1);
    expect((await ask(who, 11_999)).status).toBe('PENDING');
    const { read } = world.deps.database;
    const audit = read.builder.selectFrom('audit').selectAll().where('object_id', '=', made._id).orderBy('seq');
    expect((await read.query(audit)).at(-1)).toMatchObject({
      action: 'transaction.withdrawn',
      actor_kind: 'staff',
      shard: PRACTICE,
    });
  });

  test('tells its history in the order in which it happened, within one millisecond too', async () => {
    const who = await aPatient();
    for (let round = 0; round < 12; round += 1) {
      const made = await ask(who, 400);
      const { body } = await takeBack(who, made._id);
      expect(body.transaction.statusHistory.map(({ action }) => action)).toEqual(['WITHDRAWN', 'CREATED']);
    }
  });

  test('cannot be revived by the patient once it was taken back', async () => {
    const who = await aPatient();
    const made = await ask(who, 500);
    await takeBack(who, made._id);
    const params = { id: who.id, txId: made._id };
    const revived = await world.call(unrejectCreditTransaction, { params, body: {} }, { token: who.token });
    expect([revived.status, revived.body.code]).toEqual([409, 'NOT_PENDING']);
    expect((await approve(who, made._id)).status).toBe(409);
  });

  test('cannot be taken back once the patient approved it, and the loan stays', async () => {
    const who = await aPatient();
    const made = await ask(who, 900);
    expect((await approve(who, made._id)).status).toBe(200);
    const refused = await takeBack(who, made._id);
    expect([refused.status, refused.body.code]).toEqual([409, 'NOT_PENDING']);
    const row = (await list(who)).find(({ _id }) => _id === made._id);
    expect(row).toMatchObject({ status: 'ACCEPTED', canWithdraw: false, fundingStatus: 'QUEUED' });
  });

  test('is not taken back by who looked at an earlier state, twice, or under another patient', async () => {
    const [who, other] = [await aPatient(), await aPatient()];
    const made = await ask(who, 300);
    expect((await takeBack(who, made._id, made.version + 1)).body.code).toBe('STALE');
    expect((await takeBack(other, made._id)).status).toBe(404);
    const key = { token: staff, headers: { 'idempotency-key': 'take-back-once' } };
    const input = { params: { id: who.id, txId: made._id }, body: {} };
    expect((await world.call(withdrawPatientTransaction, input, key)).status).toBe(200);
    const again = await world.call(withdrawPatientTransaction, input, key);
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect((await takeBack(who, made._id, 99)).status).toBe(409);
  });
});

test('staff see the transactions of their own practices only', async () => {
  const who = await aPatient();
  await aTransaction(world.deps, who.line, { practice_id: 'prac-harbor-medspa', amount_cents: 77_700 });
  const amounts = async (email: string) =>
    (await list(who, await world.staffSession(email))).map(({ txAmount }) => txAmount).sort();
  expect(await amounts('staff@bright-smile.test')).toEqual([1]);
  expect(await amounts('multi@demo.test')).toEqual([1, 777]);
  expect(await amounts('staff@harbor-medspa.test')).toEqual([777]);
  expect(await amounts('admin@demo.test')).toEqual([1, 777]);
});

async function countOf(kind: string): Promise<number> {
  const { read } = world.deps.database;
  return (await read.query(read.builder.selectFrom('outbox').select('id').where('kind', '=', kind))).length;
}

describe('the same request twice without a key', () => {
  test('is one click, until the patient has answered the first: then it is asked anew', async () => {
    const who = await aPatient();
    const [first, second] = [await ask(who, 900), await ask(who, 900)];
    expect(second._id).toBe(first._id);
    expect((await reject(who, first._id)).status).toBe(200);
    const again = await ask(who, 900);
    expect(again).toMatchObject({ status: 'PENDING', txAmount: 900 });
    expect(again._id).not.toBe(first._id);
    expect((await ask(who, 900))._id).toBe(again._id);
  });

  test('with a key it stays one, whatever happened since', async () => {
    const who = await aPatient();
    const once = () =>
      world.call(
        createPatientTransaction,
        { params: { id: who.id }, body: { practiceManagementId: PRACTICE, txAmount: 900 } },
        { token: staff, headers: { 'idempotency-key': `ask-${who.id}` } },
      );
    const first = await once();
    expect((await reject(who, first.body.transaction._id)).status).toBe(200);
    const again = await once();
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body.transaction._id).toBe(first.body.transaction._id);
  });
});
