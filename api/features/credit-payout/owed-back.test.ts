import { archiveUser } from '@contract/account-restriction/calls';
import { getCreditProfile } from '@contract/borrower/calls';
import { getCreditTransaction, listCreditTransactions } from '@contract/credit-transaction/calls';
import { listLoans } from '@contract/credit-transaction/loan-list';
import { listPatientTransactions } from '@contract/credit-transaction/staff-calls';
import { listLoanPayments, makeLoanPayment, quoteLoanPayoff } from '@contract/servicing/payment-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { owedBack } from '../../db/migrations/228-owed-back';
import { seenVersion } from '../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { countLedgerFaults } from '../ledger/index';
import { keepPaymentMethod } from '../payment-method/index';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from '../servicing/testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
type Made = Awaited<ReturnType<typeof aLoanOf>>;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startLoanWorld(sandbox);
});
afterEach(async () => {
  expect(await ledgerViolations(world)).toEqual([]);
  expect(await countLedgerFaults(world.deps.database.read)).toBe(0);
  await world.discard();
  await sandbox.reset();
});

const own = async (loan: Made) => ({ token: await world.sessionOf('borrower', loan.params.id) });
const lineOf = async ({ params }: Made) => {
  const token = await world.sessionOf('borrower', params.id);
  const { body } = await world.call(getCreditProfile, { params: { id: params.id } }, { token });
  return body.credit_profile;
};
const owed = async () => (await world.rows('borrower_credit')).map(({ owed_cents }) => Number(owed_cents));

/** A loan paid in part from an account that takes its debit back weeks later, refunded, and its credit sent meanwhile. */
async function aCreditOwedBack({
  pays = 500,
  refunds,
  until = '2026-05-20',
}: {
  pays?: number;
  refunds?: number;
  until?: string;
} = {}) {
  const loan = await aLoanOf(world, { autopay: 'NONE', account: '10', isListed: true });
  await world.passTo('2026-03-20');
  const paid = await world.call(makeLoanPayment, { params: loan.params, body: { amount: pays } }, await own(loan));
  expect(paid.status).toBe(200);
  await world.passTo('2026-03-25');
  const token = await world.staffSession('manager@bright-smile.test');
  const version = await seenVersion(world, loan.params.txId);
  const body = refunds === undefined ? { version } : { amount: refunds, version };
  expect((await world.call(refundPatientTransaction, { params: loan.params, body }, { token })).status).toBe(200);
  const before = await lineOf(loan);
  await world.passTo(until);
  return { loan, before };
}

test('a credit that was sent before its debit came back is owed and taken from the limit', async () => {
  const { loan, before } = await aCreditOwedBack();
  expect(await owed()).toEqual([-50_000]);
  const after = await lineOf(loan);
  expect(after?.balance).toBe(500);
  expect(after?.availableCredit).toBe((before?.availableCredit ?? 0) - 500);
});

test('a credit that was owed back before its migration is taken from the limit by it, and from no other', async () => {
  const { loan } = await aCreditOwedBack();
  const other = await aLoanOf(world);
  const lines = async () =>
    new Map((await world.rows('credit_profile')).map((row) => [row.borrower_id, Number(row.balance_cents)]));
  const before = await lines();
  const { database } = world.deps;
  // As an earlier version left it.
  await database.transaction((tx) =>
    tx.execute(
      tx.builder.updateTable('credit_profile').set({ balance_cents: 0 }).where('borrower_id', '=', loan.params.id),
    ),
  );
  await database.migrate(owedBack.statements(database.dialect));
  expect(await lines()).toEqual(before);
  expect([before.get(loan.params.id), before.get(other.params.id)]).toEqual([50_000, 420_000]);
});

test('nobody is archived who owes a credit back', async () => {
  const { loan } = await aCreditOwedBack();
  const token = await world.staffSession('admin@demo.test');
  const person = (await world.rows('borrower')).find(({ id }) => id === loan.params.id);
  const body = { borrowerId: loan.params.id, reason: 'Asked to be forgotten.', version: person?.version ?? 0 };
  const refused = await world.call(archiveUser, { body }, { token });
  expect([refused.status, refused.body.code]).toEqual([409, 'STEP_ORDER']);
});

describe('who is told of a credit that is owed back', () => {
  test('is its borrower, on the transaction and by one mail that says what happened', async () => {
    const { loan } = await aCreditOwedBack();
    const { body } = await world.call(getCreditTransaction, { params: loan.params }, await own(loan));
    expect(body.credit).toMatchObject({ owed: 0, owedBack: 500, sent: [{ amount: 500 }] });
    const kinds = (await world.rows('servicing_notice')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'CREDIT_OWED_BACK')).toHaveLength(1);
    expect(kinds).not.toContain('METHOD_ENDED');
    const mail = (await sandbox.mailbox(loan.borrower.email)).find(({ subject }) => subject.startsWith('You owe us'));
    expect(mail?.text).toContain(
      'Your bank returned your $500.00 payment after we had already sent that money back to you, so you owe us $500.00.',
    );
    expect(mail?.text).toContain(`transaction=${loan.params.txId}`);
  });

  test('is its borrower, in the list of their transactions, by as much as is still owed', async () => {
    const { loan } = await aCreditOwedBack();
    const params = { id: loan.params.id };
    const listed = async () => (await world.call(listCreditTransactions, { params }, await own(loan))).body;
    const owing = async () => (await listed()).refunded.map(({ _id, owedBack }) => [_id, owedBack]);
    expect(await owing()).toEqual([[loan.params.txId, 500]]);
    expect((await payFrom(loan, await addBank(loan, '88'), { amount: 200 })).status).toBe(200);
    expect(await owing()).toEqual([[loan.params.txId, 300]]);
  });

  test('is the platform, on the transaction and by a mail to support, and no practice', async () => {
    const { loan } = await aCreditOwedBack();
    const seen = async (email: string) => {
      const token = await world.staffSession(email);
      const query = { borrowerId: loan.params.id };
      const { body } = await world.call(listPatientTransactions, { query }, { token });
      return body.data.find(({ _id }) => _id === loan.params.txId)?.owedBack;
    };
    expect(await seen('admin@demo.test')).toBe(500);
    expect(await seen('manager@bright-smile.test')).toBeNull();
    const mails = await sandbox.mailbox(world.deps.config.brandFinancing.supportEmail);
    const told = mails.filter(({ subject }) => subject.endsWith('the patient owes back a credit'));
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('The patient owes us $500.')]);
  });
});

describe('the list of loans', () => {
  const dateRange = { start: '2020-01-01', end: '2035-01-01' };
  const ask = async (email: string, filters = {}) =>
    world.call(listLoans, { body: { dateRange, filters } }, { token: await world.staffSession(email) });

  test('has those of which a credit is owed back, refunded too, with how much, since when, and the sum', async () => {
    const { loan } = await aCreditOwedBack();
    const other = await aLoanOf(world, { isListed: true });
    const { body } = await ask('admin@demo.test', { owesBack: true });
    expect(body.data.map(({ _id, status, owedBack }) => [_id, status, owedBack])).toEqual([
      [loan.params.txId, 'REFUNDED', 500],
    ]);
    const returned = (await world.rows('payment')).find(({ status }) => status === 'RETURNED');
    const since = body.data[0]?.owedBackSince ?? '';
    expect(since >= (returned?.returned_on ?? '9')).toBe(true);
    expect(since < '2026-05-20').toBe(true);
    expect(body).toMatchObject({ total: 1, sums: { owedBack: 500 } });
    const all = (await ask('admin@demo.test')).body;
    expect(all.data.find(({ _id }) => _id === other.params.txId)).toMatchObject({ owedBack: 0, owedBackSince: null });
    expect(all.sums?.owedBack).toBe(500);
  });

  test('has no such loan anymore once it is paid back, and no practice asks for it', async () => {
    const { loan } = await aCreditOwedBack();
    const method = await addBank(loan, '88');
    expect((await payFrom(loan, method, { amount: 200 })).status).toBe(200);
    expect((await ask('admin@demo.test', { owesBack: true })).body).toMatchObject({
      total: 1,
      sums: { owedBack: 300 },
    });
    expect((await payFrom(loan, method, { amount: 300, version: (await payments(loan)).version })).status).toBe(200);
    const { body } = await ask('admin@demo.test', { owesBack: true });
    expect(body).toMatchObject({ total: 0, data: [], sums: { owedBack: 0 } });
    expect((await world.rows('borrower_credit')).map(({ owed_back_on }) => owed_back_on)).toEqual([null]);
    expect((await ask('manager@bright-smile.test', { owesBack: true })).status).toBe(403);
  });
});

/** Another account of the person, which holds what is taken from it. */
async function addBank({ params }: Made, ending: string) {
  const { deps } = world;
  const { method } = await deps.database.transaction((tx) =>
    keepPaymentMethod({ tx, deps }, params.id, {
      secret: { kind: 'BANK', routingNumber: '110000000', accountNumber: `99887766${ending}` },
      shown: {
        source: 'MANUAL',
        name: 'Second Bank',
        holder_name: null,
        account_type: 'checking',
        last_four: `66${ending}`,
        expires_on: null,
        authorization_document_id: 'authorization-of-test',
      },
    }),
  );
  return method;
}
const payFrom = async (
  loan: Made,
  method: { id: string },
  body: { amount: number; payOn?: string; version?: number },
) =>
  world.call(makeLoanPayment, { params: loan.params, body: { ...body, paymentMethodId: method.id } }, await own(loan));
const payments = async (loan: Made) =>
  (await world.call(listLoanPayments, { params: loan.params }, await own(loan))).body;

describe('what is owed back of a refunded loan', () => {
  test('is paid by the ordinary payment, in parts, until nothing is owed and the limit is free', async () => {
    const { loan } = await aCreditOwedBack();
    const method = await addBank(loan, '88');
    expect((await payments(loan)).owed).toMatchObject({ owedBack: 500, principal: 0 });
    expect((await payFrom(loan, method, { amount: 500.01 })).body.code).toBe('OVER_PAYOFF');
    expect((await payFrom(loan, method, { amount: 200 })).status).toBe(200);
    expect((await payments(loan)).owed.owedBack).toBe(300);
    expect((await lineOf(loan))?.balance).toBe(300);
    expect((await payFrom(loan, method, { amount: 300, version: (await payments(loan)).version })).status).toBe(200);
    expect(await owed()).toEqual([0]);
    expect((await lineOf(loan))?.balance).toBe(0);
    expect((await payFrom(loan, method, { amount: 1 })).body.code).toBe('STEP_ORDER');
    await world.passTo('2026-05-29');
    expect((await world.rows('payment')).map(({ status }) => status).sort()).toEqual([
      'RETURNED',
      'SETTLED',
      'SETTLED',
    ]);
    // What was paid back is not sent to them again.
    expect(await world.rows('credit_payout')).toHaveLength(1);
  });

  test('is owed again when that payment comes back too', async () => {
    const { loan } = await aCreditOwedBack();
    // The account that the processor gives everything back from.
    expect((await payFrom(loan, await addBank(loan, '02'), { amount: 500 })).status).toBe(200);
    expect(await owed()).toEqual([0]);
    await world.passTo('2026-05-29');
    expect(await owed()).toEqual([-50_000]);
    expect((await lineOf(loan))?.balance).toBe(500);
  });

  test('is not planned for a later day', async () => {
    const { loan } = await aCreditOwedBack();
    const later = { amount: 500, payOn: '2026-05-28' };
    expect((await payFrom(loan, await addBank(loan, '88'), later)).body.code).toBe('STEP_ORDER');
    expect(await world.rows('payment')).toHaveLength(1);
  });

  test('is taken once, of two payments that are made at the same time', async () => {
    const { loan } = await aCreditOwedBack();
    const method = await addBank(loan, '88');
    const made = await Promise.all([500, 400].map((amount) => payFrom(loan, method, { amount })));
    const taken = made.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(await owed()).toEqual([Math.round((taken[0]?.body.payment.amount ?? 0) * 100) - 50_000]);
  });
});

test('what is owed back of a loan that a part was refunded of is paid with what closes the loan', async () => {
  const { loan } = await aCreditOwedBack({ pays: 4200, refunds: 300 });
  expect((await payments(loan)).owed.owedBack).toBeGreaterThan(0);
  const { body: payoff } = await world.call(quoteLoanPayoff, { params: loan.params }, await own(loan));
  expect(payoff.total).toBeGreaterThan(0);
  const all = Math.round((payoff.total + (await payments(loan)).owed.owedBack) * 100) / 100;
  const method = await addBank(loan, '88');
  expect((await payFrom(loan, method, { amount: all + 0.01 })).body.code).toBe('OVER_PAYOFF');
  expect((await payFrom(loan, method, { amount: all })).status).toBe(200);
  expect(await owed()).toEqual([0]);
  expect((await lineOf(loan))?.balance).toBe(0);
});

describe('a reminder of what is owed back', () => {
  const mailsOf = async ({ borrower }: Made) =>
    (await sandbox.mailbox(borrower.email)).filter(({ subject }) => subject.startsWith('You still owe'));
  /** One who came to owe it on the day that the clock says. */
  async function onItsDay() {
    const { loan } = await aCreditOwedBack({ until: '2026-04-10' });
    let day = civilDate('2026-04-10');
    for (; (await owed())[0] !== -50_000; day = addDays(day, 1)) await world.passTo(addDays(day, 1));
    expect((await world.rows('borrower_credit')).map(({ owed_back_on }) => owed_back_on)).toEqual([day]);
    return { loan, since: day };
  }

  test('goes 7, 30, 60 and 90 days after it came to be owed, and nothing is added to it', async () => {
    const { loan, since } = await onItsDay();
    const entries = (await world.rows('journal_entry')).length;
    for (const [days, sent] of [
      [6, 0],
      [7, 1],
      [29, 1],
      [30, 2],
      [59, 2],
      [60, 3],
      [89, 3],
      [90, 4],
      [125, 4],
    ] as const) {
      await world.passTo(addDays(since, days));
      expect([days, (await mailsOf(loan)).length]).toEqual([days, sent]);
    }
    const [mail] = await mailsOf(loan);
    expect(mail?.text).toContain("You've owed us $500.00 since ");
    expect(mail?.text).toContain(`transaction=${loan.params.txId}`);
    expect(await owed()).toEqual([-50_000]);
    expect(await world.rows('journal_entry')).toHaveLength(entries);
  });

  test('names what is left after a part was paid, and none goes once it is paid', async () => {
    const { loan, since } = await onItsDay();
    const method = await addBank(loan, '88');
    expect((await payFrom(loan, method, { amount: 200 })).status).toBe(200);
    await world.passTo(addDays(since, 7));
    expect((await mailsOf(loan)).map(({ text }) => text)).toEqual([
      expect.stringContaining("You've owed us $300.00 since "),
    ]);
    const { version } = await payments(loan);
    expect((await payFrom(loan, method, { amount: 300, version })).status).toBe(200);
    await world.passTo(addDays(since, 31));
    expect(await mailsOf(loan)).toHaveLength(1);
  });
});
