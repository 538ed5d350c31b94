import { listCreditTransactions } from '@contract/credit-transaction/calls';
import { sendReminder } from '@contract/servicing/reminder-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBorrower, aCreditLine, aTransaction } from '../../../test/builders';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { type LoanWorld, startLoanWorld } from '../testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startLoanWorld(sandbox);
});
afterEach(async () => {
  await world.discard();
  await sandbox.reset();
});

const PROVEN = '2026-01-01T00:00:00.000Z';

async function aWaiting(person: Parameters<typeof aBorrower>[1] = {}, given: Parameters<typeof aTransaction>[2] = {}) {
  const borrower = await aBorrower(world.deps, {
    practice_id: 'prac-bright-smile',
    phone: '5125550142',
    phone_verified_at: PROVEN,
    email_verified_at: PROVEN,
    ...person,
  });
  const { id: txId } = await aTransaction(world.deps, await aCreditLine(world.deps, borrower), given);
  const token = await world.staffSession('staff@bright-smile.test');
  const remind = (channel: 'email' | 'phone', note?: string, of = borrower.id) =>
    world.call(
      sendReminder,
      { params: { id: of }, body: { txId, channel, ...(note !== undefined && { note }) } },
      { token },
    );
  return { borrower, txId, remind };
}

test('by email: the amount, the practice’s own words and a way to the transaction, and nothing of it in the subject', async () => {
  const { borrower, remind } = await aWaiting();
  expect((await remind('email', 'Your appointment is on Friday.')).status).toBe(200);
  await world.sendAll();
  const [mail, ...more] = await sandbox.mailbox(String(borrower.email));
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Choose a payment plan for your transaction');
  expect(mail?.text).toContain('$4,200');
  expect(mail?.text).toContain('“Your appointment is on Friday.”');
  expect(mail?.text).toContain('/v2/borrower/login');
  const rows = (await world.rows('credit_transaction_history')).map(({ action, user_name }) => [action, user_name]);
  expect(rows.map(([action]) => action)).toEqual(['REMINDED']);
});

test('by text message: the amount and the way, in the language of the patient', async () => {
  const { borrower, remind } = await aWaiting({ language: 'es' });
  expect((await remind('phone')).status).toBe(200);
  await world.sendAll();
  const [text] = await sandbox.mailbox('+15125550142');
  expect([text?.channel, text?.text]).toEqual([
    'sms',
    expect.stringContaining('Su transacción de $4,200 necesita su respuesta'),
  ]);
  expect(await sandbox.mailbox(String(borrower.email))).toEqual([]);
});

test.each([
  ['email', { email_verified_at: null }, "The patient hasn't verified this email address."],
  ['phone', { phone_verified_at: null }, "The patient hasn't verified a mobile number."],
  ['phone', { phone: null }, "The patient hasn't verified a mobile number."],
] as const)('a way that is not proven is refused, and nothing leaves: %s %j', async (channel, person, message) => {
  const { remind } = await aWaiting(person);
  const { status, body } = await remind(channel);
  expect([status, body.code, body.message]).toEqual([406, 'NOT_REACHABLE', message]);
  expect(await world.rows('outbox')).toEqual([]);
  expect(await world.rows('credit_transaction_history')).toEqual([]);
});

test('once a day by each way, and again on the next', async () => {
  const { remind } = await aWaiting();
  expect([(await remind('email')).status, (await remind('phone')).status]).toEqual([200, 200]);
  const again = await remind('email');
  expect([again.status, again.body.message]).toEqual([406, 'The patient already got an email reminder today.']);
  await world.passTo('2026-03-17');
  const later = await world.staffSession('staff@bright-smile.test');
  const [row] = await world.rows('credit_transaction');
  const input = { params: { id: row?.borrower_id ?? '' }, body: { txId: row?.id ?? '', channel: 'email' as const } };
  expect((await world.call(sendReminder, input, { token: later })).status).toBe(200);
});

test.each(['ACCEPTED', 'REJECTED', 'REFUNDED', 'REVIEW'] as const)(
  'nobody is reminded of one that is %s',
  async (status) => {
    const { remind } = await aWaiting({}, { status });
    const { status: answered, body } = await remind('email');
    expect([answered, body.code]).toEqual([409, 'NOT_PENDING']);
  },
);

test.each([{ on_hold: 1 }, { deceased: 1 }, { flagged_fraud: 1 }])(
  'nobody is written to whose account is %j',
  async (person) => {
    const { remind } = await aWaiting(person);
    expect((await remind('email')).body.code).toBe('NOT_REACHABLE');
    expect(await world.rows('outbox')).toEqual([]);
  },
);

test('another patient’s transaction is not found, and a text message takes no note', async () => {
  const { remind } = await aWaiting();
  const { borrower: other } = await aWaiting();
  expect((await remind('email', undefined, other.id)).status).toBe(404);
  const { status, body } = await remind('phone', 'See you on Friday');
  expect([status, body.fields?.[0]?.field]).toEqual([422, 'note']);
});

test('the patient reads in the history that they were reminded', async () => {
  const { borrower, remind } = await aWaiting();
  await remind('email', 'Only for the mail');
  const token = await world.sessionOf('borrower', borrower.id);
  const list = await world.call(listCreditTransactions, { params: { id: borrower.id } }, { token });
  expect(JSON.stringify(list.body)).not.toContain('Only for the mail');
});
