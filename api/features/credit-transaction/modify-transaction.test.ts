import { askForTransaction } from '@contract/account/transaction-request-calls';
import {
  approveCreditTransaction,
  createPatientTransaction,
  getCreditTransaction,
  selectPaymentPlan,
} from '@contract/credit-transaction/calls';
import { listPatientTransactions, updatePatientTransaction } from '@contract/credit-transaction/staff-calls';
import { askForChange } from '@contract/servicing/transaction-request-calls';
import { addDays } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { civilToday } from '../../civil-today';
import { payloadContext } from '../../jobs/outbox';
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

/** A patient with a line of $12,000 and a request for $4,200 that waits. */
async function aWaitingOne() {
  const borrower = await aBorrower(world.deps, { practice_id: PRACTICE });
  const line = await aCreditLine(world.deps, borrower, { expires_on: '2099-12-31' });
  // A patient of the practice.
  await aTransaction(world.deps, line, { status: 'REJECTED', amount_cents: 100 });
  const params = { id: borrower.id };
  const body = { practiceManagementId: PRACTICE, txAmount: 4200, txProducts: ['Crown'] };
  const made = await world.call(createPatientTransaction, { params, body }, { token: staff });
  const { _id: txId, version } = made.body.transaction;
  return { params: { id: borrower.id, txId }, version, token: await world.sessionOf('borrower', borrower.id) };
}
type Waiting = Awaited<ReturnType<typeof aWaitingOne>>;

type Body = NonNullable<Parameters<typeof world.call<typeof updatePatientTransaction>>[1]>['body'];
const change = (it: Waiting, body: Body, token = staff) =>
  world.call(updatePatientTransaction, { params: it.params, body }, { token });
const choose = ({ params, token }: Waiting) =>
  world.call(selectPaymentPlan, { body: { transactionId: params.txId, product: 'FIXED_24' } }, { token });
const seen = async ({ params, token }: Waiting) => (await world.call(getCreditTransaction, { params }, { token })).body;
async function mailsOf({ params }: Waiting) {
  const { read } = world.deps.database;
  const mails = read.builder.selectFrom('outbox').select('payload').where('kind', '=', 'transaction-changed');
  type Told = { transactionId: string; amountCents: number; beforeCents?: number };
  return (await read.query(mails.select('id')))
    .map(({ id, payload }) => JSON.parse(world.deps.vault.openText(payload, payloadContext(id))) as Told)
    .filter(({ transactionId }) => transactionId === params.txId);
}

test('another amount is REQUESTED with FUNDS_PENDING; the patient chooses a plan for it anew, and is told both amounts', async () => {
  const it = await aWaitingOne();
  await choose(it);
  const { status, body } = await change(it, { txAmount: 3900.5, version: it.version + 1 });
  expect([status, body.transaction]).toMatchObject([
    200,
    {
      status: 'REQUESTED',
      txAmount: 3900.5,
      treatments: ['Crown'],
      selectedProduct: null,
      monthlyPayment: null,
      canChange: true,
      statusHistory: [{ action: 'FUNDS_PENDING', userName: 'Sam Doyle', note: '$4,200.00 → $3,900.50' }, {}],
    },
  ]);
  const shown = await seen(it);
  expect(shown).toMatchObject({ status: 'PENDING', txAmount: 3900.5, selectedPaymentPlan: null });
  expect(shown.paymentPlans.map(({ amountFinanced }) => amountFinanced)).toContain(3900.5);
  expect(await mailsOf(it)).toMatchObject([{ amountCents: 390_050, beforeCents: 420_000 }]);
  const early = await world.call(approveCreditTransaction, { params: it.params, body: {} }, { token: it.token });
  expect([early.status, early.body.code]).toEqual([400, 'MISSING_PLAN']);
  await choose(it);
  const approved = await world.call(approveCreditTransaction, { params: it.params, body: {} }, { token: it.token });
  expect(approved.body.transaction).toMatchObject({ status: 'ACCEPTED', txAmount: 3900.5 });
  const late = await change(it, { txAmount: 3000 });
  expect([late.status, late.body.code]).toEqual([409, 'NOT_PENDING']);
});

test('what it already holds counts as free for it, and no more than that', async () => {
  const it = await aWaitingOne();
  await world.call(
    createPatientTransaction,
    { params: { id: it.params.id }, body: { practiceManagementId: PRACTICE, txAmount: 5000 } },
    { token: staff },
  );
  const over = await change(it, { txAmount: 7000.01 });
  expect([over.status, over.body.code]).toEqual([409, 'OVER_LIMIT']);
  expect((await change(it, { txAmount: 7000 })).body.transaction.txAmount).toBe(7000);
});

test('treatments and the first visit change alone; the chosen amount stays, and the mail names one amount', async () => {
  const it = await aWaitingOne();
  const body = { txProducts: ['Crown', 'Night guard'], firstTreatmentDate: '2030-05-06' };
  const { transaction } = (await change(it, body)).body;
  expect(transaction).toMatchObject({ txAmount: 4200, treatments: ['Crown', 'Night guard'] });
  expect(transaction.statusHistory[0]).toMatchObject({ action: 'FUNDS_PENDING', note: null });
  expect(transaction.firstTreatmentDate).toBe('2030-05-06');
  const [mail] = await mailsOf(it);
  expect([mail?.amountCents, mail?.beforeCents]).toEqual([420_000, undefined]);
  expect((await change(it, { firstTreatmentDate: '' })).body.transaction.firstTreatmentDate).toBeNull();
});

test('the amount that the patient asked for answers what they asked', async () => {
  const it = await aWaitingOne();
  const asked = await world.call(askForChange, { params: it.params, body: { txAmount: 3000 } }, { token: it.token });
  expect(asked.body.transaction.request).toMatchObject({ kind: 'MODIFY', txAmount: 3000 });
  expect((await change(it, { txAmount: 3000 })).body.transaction).toMatchObject({ request: null, txAmount: 3000 });
  expect((await seen(it)).request).toBeNull();
});

test('nothing new, an amount without a plan, a request of the patient, another patient and an old version are refused', async () => {
  const [it, other] = [await aWaitingOne(), await aWaitingOne()];
  const same = await change(it, { txAmount: 4200, txProducts: ['Crown'] });
  expect([same.status, same.body.fields?.[0]?.field]).toEqual([422, 'txAmount']);
  const tiny = await change(it, { txAmount: 1 });
  expect([tiny.status, tiny.body.fields?.[0]?.message]).toEqual([422, expect.stringContaining('No payment plan')]);
  const foreign = { ...it, params: { id: other.params.id, txId: it.params.txId } };
  expect((await change(foreign, { txAmount: 400 })).status).toBe(404);
  expect((await change(it, { txAmount: 400, version: it.version - 1 })).body.code).toBe('STALE');
  const own = await world.call(
    askForTransaction,
    { params: { id: it.params.id }, body: { practiceManagementId: PRACTICE, txAmount: 500 } },
    { token: it.token },
  );
  const ofPatient = { ...it, params: { ...it.params, txId: own.body.transaction._id } };
  expect((await change(ofPatient, { txAmount: 600 })).body.code).toBe('NOT_PENDING');
  const { body } = await world.call(listPatientTransactions, { query: { borrowerId: it.params.id } }, { token: staff });
  expect(body.data.filter(({ canChange }) => canChange).map(({ txAmount }) => txAmount)).toEqual([4200]);
  expect(await mailsOf(it)).toEqual([]);
});

test('a line that ended meanwhile gives no room for another amount', async () => {
  const borrower = await aBorrower(world.deps, { practice_id: PRACTICE });
  const line = await aCreditLine(world.deps, borrower, { expires_on: '2020-01-31' });
  const { id: txId } = await aTransaction(world.deps, line);
  const params = { id: borrower.id, txId };
  const late = await world.call(updatePatientTransaction, { params, body: { txAmount: 400 } }, { token: staff });
  expect([late.status, late.body.code]).toEqual([409, 'OVER_LIMIT']);
});

test('California: a request is for a treatment of the next 30 days, when it is made and when it is changed', async () => {
  const practiceId = 'prac-sunset-plastics';
  const token = await world.staffSession('manager@sunset-plastics.test');
  const borrower = await aBorrower(world.deps, { practice_id: practiceId });
  const line = await aCreditLine(world.deps, borrower, { expires_on: '2099-12-31', approved_line_cents: 2_000_000 });
  await aTransaction(world.deps, line, { practice_id: practiceId, status: 'REJECTED', amount_cents: 100 });
  const params = { id: borrower.id };
  const today = civilToday(world.deps.clock, 'CA');
  const [last, later] = [addDays(today, 30), addDays(today, 31)];
  const make = (firstTreatmentDate: string) =>
    world.call(
      createPatientTransaction,
      { params, body: { practiceManagementId: practiceId, txAmount: 9000, firstTreatmentDate } },
      { token },
    );
  const message = `California allows a charge up to 30 days before treatment starts. Enter ${formatLongDate(last)} or an earlier date.`;
  const fields = [{ field: 'firstTreatmentDate', message }];
  expect(await make(later)).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS', fields } });
  const made = await make(last);
  expect([made.status, made.body.transaction.firstTreatmentDate]).toEqual([200, last]);
  const it = { params: { ...params, txId: made.body.transaction._id } };
  const change = (firstTreatmentDate: string) =>
    world.call(updatePatientTransaction, { ...it, body: { firstTreatmentDate } }, { token });
  expect(await change(later)).toMatchObject({ status: 422, body: { code: 'INVALID_FIELDS', fields } });
  expect(await change(addDays(today, 3))).toMatchObject({ status: 200 });
});
