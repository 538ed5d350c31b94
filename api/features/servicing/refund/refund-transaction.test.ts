import { getCreditTransaction } from '@contract/credit-transaction/calls';
import { exportTransactions, listTransactions } from '@contract/credit-transaction/list';
import { exportLoans, listLoans } from '@contract/credit-transaction/loan-list';
import { listPatientTransactions } from '@contract/credit-transaction/staff-calls';
import { listMyDocuments } from '@contract/document/my-document-calls';
import { getAutopay } from '@contract/payment-method/autopay-calls';
import { getHardshipPlan, takeHardshipPlan } from '@contract/servicing/hardship-plan-calls';
import { listLoanPayments, makeLoanPayment } from '@contract/servicing/payment-calls';
import { quoteRefund, refundPatientTransaction } from '@contract/servicing/refund-calls';
import { disputeTransaction } from '@contract/servicing/transaction-request-calls';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refundedInParts } from '../../../db/migrations/221-refunded-in-parts';
import { readCsv } from '../../../generated/read-csv';
import { addressOf } from '../../../test/app';
import { seenVersion } from '../../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, startLoanWorld } from '../testing/loan-world';

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
  await world.discard();
  await sandbox.reset();
});

/** The day on which the practice's money has settled, and the first payment has not fallen due. */
const SETTLED = '2026-03-20';
const ALL = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };
const MANAGER = 'manager@bright-smile.test';
const ADMIN = 'admin@demo.test';

async function quote({ params }: Made, { amount, who = MANAGER }: { amount?: string; who?: string } = {}) {
  const token = await world.staffSession(who);
  return world.call(quoteRefund, { params, query: amount ? { amount } : {} }, { token });
}
let asked = 0;
async function refund({ params }: Made, given: { amount?: number; version?: number } = {}) {
  asked += 1;
  const headers = { 'idempotency-key': `refund-${asked}` };
  const body = { version: await seenVersion(world, params.txId), ...given };
  return world.call(refundPatientTransaction, { params, body }, { token: await world.staffSession(MANAGER), headers });
}
const borrower = async ({ params }: Made) => ({ token: await world.sessionOf('borrower', params.id) });
const payments = async (loan: Made) =>
  (await world.call(listLoanPayments, { params: loan.params }, await borrower(loan))).body;
const countOf = (runs: readonly { count: number }[] | null) => (runs ?? []).reduce((sum, { count }) => sum + count, 0);
const leftToPay = async (loan: Made) =>
  (await payments(loan)).schedule.filter(({ state }) => state === 'next' || state === 'to-come');
/** The smallest first. */
const recoveries = async () =>
  (await world.rows('recovery'))
    .map((row) => [row.gross_cents, row.fee_cents, row.net_cents].map(Number))
    .sort(([one = 0], [other = 0]) => one - other);
const rowOf = async ({ params }: Made) => {
  const token = await world.staffSession(MANAGER);
  const { body } = await world.call(listPatientTransactions, { query: { borrowerId: params.id } }, { token });
  return body.data.find(({ _id }) => _id === params.txId);
};

describe('what a refund comes to', () => {
  test('is told before anybody confirms it, and it is what then happens', async () => {
    const loan = await aLoanOf(world);
    await world.passTo('2026-04-20');
    const balance = async () =>
      Number(
        (await world.rows('credit_profile')).find(({ borrower_id }) => borrower_id === loan.params.id)?.balance_cents,
      );
    const before = await balance();
    const { body: told } = await quote(loan, { amount: '1200', who: ADMIN });
    expect(told).toMatchObject({ isWhole: false, amount: 1200, left: 3000, least: 100, paysBack: false, fees: 0 });
    expect(Math.round((told.feeReturned + told.fromPractice) * 100)).toBe(120_000);
    expect(countOf(told.after)).toBeLessThan(countOf(told.before));
    expect(await recoveries()).toEqual([]);

    const done = await refund(loan, { amount: 1200, version: told.version });
    expect(done.body.transaction).toMatchObject({
      status: 'ACCEPTED',
      txAmount: 3000,
      statusHistory: [{ action: 'PARTLY_REFUNDED' }, { action: 'FUNDS_SENT' }, { action: 'APPROVED' }],
    });
    expect(await recoveries()).toEqual([[120_000, told.feeReturned * 100, told.fromPractice * 100].map(Math.round)]);
    const left = await leftToPay(loan);
    const shown = (told.after ?? []).flatMap(({ count, amount }) => Array<number>(count).fill(amount));
    expect(left.map(({ amount }) => amount)).toEqual(shown);
    expect([left[0]?.dueOn, left.at(-1)?.dueOn]).toEqual([told.after?.[0]?.from, told.after?.at(-1)?.to]);
    // As much of the limit is free again.
    expect(await balance()).toBe(before - 120_000);
  });

  test('the patient has it on paper and by mail', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    await world.passTo(SETTLED);
    await refund(loan, { amount: 1200 });
    const { body } = await world.call(listMyDocuments, {}, await borrower(loan));
    expect(body.documents[0]).toMatchObject({ documentKey: 'purchase-refund', signedName: null });
    await world.sendAll();
    const mail = (await sandbox.mailbox(loan.borrower.email)).find(
      ({ subject }) => subject === '$1,200.00 of your purchase was refunded',
    );
    expect(JSON.stringify(mail)).toContain('refunded $1,200.00, so your purchase is now $3,000.00');
  });

  test('within fourteen days of the purchase, the loan is that of the lower amount', async () => {
    const [lower, loan] = [
      await aLoanOf(world, { autopay: 'NONE', amountCents: 300_000 }),
      await aLoanOf(world, { autopay: 'NONE' }),
    ];
    await world.passTo(SETTLED);
    await refund(loan, { amount: 1200 });
    expect(await leftToPay(loan)).toEqual(await leftToPay(lower));
    const { body } = await world.call(getCreditTransaction, { params: loan.params }, await borrower(loan));
    expect(body.monthlyPayment).toBe(
      (await world.call(getCreditTransaction, { params: lower.params }, await borrower(lower))).body.monthlyPayment,
    );
  });

  test('within fourteen days in two parts, the loan is that of the lowest amount, and its payments are those of its plan', async () => {
    const [lowest, loan] = [
      await aLoanOf(world, { autopay: 'NONE', amountCents: 250_000, product: 'FIXED_12' }),
      await aLoanOf(world, { autopay: 'NONE', amountCents: 390_000, product: 'FIXED_12', isListed: true }),
    ];
    await world.passTo(SETTLED);
    for (const amount of [1000, 400]) expect((await refund(loan, { amount })).status).toBe(200);
    expect(await leftToPay(loan)).toEqual(await leftToPay(lowest));
    expect(await leftToPay(loan)).toHaveLength(12);
    const body = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };
    const { data } = (await world.call(listLoans, { body }, { token: await world.staffSession(ADMIN) })).body;
    const agreed = (await world.call(getCreditTransaction, { params: lowest.params }, await borrower(lowest))).body;
    expect(data).toMatchObject([{ selectedProduct: 'FIXED_12', monthlyPayment: agreed.monthlyPayment }]);
  });

  test('of a promotion lowers what autopay takes to be free of interest', async () => {
    const loan = await aLoanOf(world, { product: 'PROMO_12', autopay: 'SUGGESTED' });
    await world.passTo(SETTLED);
    await refund(loan, { amount: 1200 });
    const { body } = await world.call(getAutopay, { params: loan.params }, await borrower(loan));
    expect([body.amount, body.suggested]).toEqual([250, 250]);
  });

  test('a practice reads nothing of how the patient repays, the platform reads all of it', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    await world.passTo(SETTLED);
    const { token } = await borrower(loan);
    await world.call(makeLoanPayment, { params: loan.params, body: { amount: 500 } }, { token });
    expect((await quote(loan)).body).toMatchObject({
      isWhole: true,
      amount: 4200,
      ...{ paysBack: null, toPatient: null, before: null, after: null, fees: null },
    });
    expect((await quote(loan, { who: ADMIN })).body).toMatchObject({ paysBack: true, toPatient: 500 });
  });
});

describe('a refund', () => {
  test('in parts comes to the whole: no part is kept twice, and the last ends the loan', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    await world.passTo('2026-04-20');
    const [funding] = await world.rows('funding');
    for (const amount of [1000, 1500]) expect((await refund(loan, { amount })).status).toBe(200);
    const last = await refund(loan);
    expect(last.body.transaction).toMatchObject({ status: 'REFUNDED' });
    const kept = await recoveries();
    expect(kept.map(([gross]) => gross)).toEqual([100_000, 150_000, 170_000]);
    const all = (column: number) => kept.reduce((sum, row) => sum + (row[column] ?? 0), 0);
    expect([all(1), all(2)]).toEqual([Number(funding?.fee_cents), Number(funding?.net_cents)]);
    expect((await world.rows('credit_profile')).map(({ balance_cents }) => Number(balance_cents))).toEqual([0]);
  });

  test('in parts is told as the whole purchase wherever it is shown', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE', isListed: true });
    await world.passTo('2026-04-20');
    expect((await refund(loan, { amount: 3900 })).body.transaction).toMatchObject({
      status: 'ACCEPTED',
      txAmount: 300,
    });
    // While a part is left, tabs and rows say that a part was refunded, and how much.
    const parted = (await world.call(listTransactions, { body: ALL }, { token: await world.staffSession(MANAGER) }))
      .body;
    expect([parted.counts.PARTLY_REFUNDED, parted.counts.ACCEPTED, parted.data]).toMatchObject([
      1,
      0,
      [{ status: 'PARTLY_REFUNDED', txAmount: 300, refunded: 3900 }],
    ]);
    expect(await rowOf(loan)).toMatchObject({ status: 'ACCEPTED', refunded: 3900, purchaseAmount: 4200 });
    expect((await refund(loan)).body.transaction).toMatchObject({ status: 'REFUNDED', txAmount: 4200 });
    const token = await world.staffSession(ADMIN);
    const body = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };
    const [listed, loans] = [
      (await world.call(listTransactions, { body }, { token })).body,
      (await world.call(listLoans, { body }, { token })).body,
    ];
    expect([listed.sums, listed.data, loans.data]).toMatchObject([
      { txAmount: 4200 },
      [{ status: 'REFUNDED', txAmount: 4200 }],
      [{ status: 'REFUNDED', txAmount: 4200 }],
    ]);
    for (const { path } of [exportTransactions, exportLoans]) {
      const file = await world.app.request(path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const [head = [], row = []] = readCsv(await file.text());
      expect(row[head.indexOf('Amount')], path).toBe('4200');
    }
    const own = await world.call(getCreditTransaction, { params: loan.params }, await borrower(loan));
    expect(own.body).toMatchObject({ status: 'REFUNDED', txAmount: 4200 });
    // What happened is told by the amount of its moment.
    expect(own.body.statusHistory.map(({ action, amount }) => [action, amount])).toEqual([
      ['REFUNDED', 300],
      ['PARTLY_REFUNDED', 3900],
      ['FUNDS_SENT', 4200],
      ['APPROVED', 4200],
    ]);
    await world.sendAll();
    // Mails of one moment may arrive in either order: the whole is told by its subject, not by its place.
    const mail = (await sandbox.mailbox(loan.borrower.email)).find(({ subject }) =>
      /^Your \$4,200 .* purchase was refunded$/.test(subject),
    );
    expect(JSON.stringify(mail)).toContain('refunded your $4,200 purchase.');
  });

  test('of a part that leaves nothing to pay pays the loan off at once, with its day and its mail', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    await world.passTo('2026-03-28');
    const token = await borrower(loan);
    const paid = await world.call(makeLoanPayment, { params: loan.params, body: { amount: 3000 } }, token);
    expect(paid.status).toBe(200);
    const { owed } = await payments(loan);
    expect((await refund(loan, { amount: Math.round(owed.principal * 100 - 100) / 100 })).status).toBe(200);
    const row = (await world.rows('credit_transaction')).find(({ id }) => id === loan.params.txId);
    expect([row?.status, row?.paid_off_on]).toEqual(['ACCEPTED', '2026-03-28']);
    expect((await world.rows('credit_profile')).map(({ balance_cents }) => Number(balance_cents))).toEqual([0]);
    expect((await payments(loan)).next).toBeNull();
    await world.passTo('2026-04-20');
    expect((await world.rows('servicing_notice')).filter(({ kind }) => kind === 'LOAN_PAID')).toHaveLength(1);
  });

  test('in parts that an earlier version told as its last part is told as the whole after its migration', async () => {
    const [parted, whole] = [await aLoanOf(world, { autopay: 'NONE' }), await aLoanOf(world, { autopay: 'NONE' })];
    await world.passTo('2026-04-20');
    for (const amount of [3900, undefined]) await refund(parted, amount === undefined ? {} : { amount });
    await refund(whole);
    const { database } = world.deps;
    await database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('credit_transaction')
          .set({ amount_cents: 30_000 })
          .where('id', '=', parted.transactionId),
      ),
    );
    await database.migrate(refundedInParts.statements(database.dialect));
    expect([(await rowOf(parted))?.txAmount, (await rowOf(whole))?.txAmount]).toEqual([4200, 4200]);
  });

  test.each([
    ['99.999', null],
    ['99.99', 'Enter $100 to $4,100, or the full $4,200.'],
    ['4200.01', 'Enter $100 to $4,100, or the full $4,200.'],
    ['4195', 'Enter $100 to $4,100, or the full $4,200.'],
    ['0', null],
    ['1e3', null],
    ['-100', null],
  ])('of %s is refused, with the field named', async (amount, message) => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    await world.passTo(SETTLED);
    const quoted = await quote(loan, { amount });
    expect([quoted.status, quoted.body.code, quoted.body.fields?.[0]?.field]).toEqual([
      422,
      'INVALID_FIELDS',
      expect.stringMatching(/amount$/),
    ]);
    if (message) expect(quoted.body.fields?.[0]?.message).toBe(message);
  });

  test('of a part of a loan that was charged off comes off what is owed, and its practice reads nothing of that', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    const usual = await aLoanOf(world, { autopay: 'NONE' });
    await world.passTo('2026-04-20');
    const { body: before } = await quote(usual, { amount: '1000' });
    await world.passTo('2026-08-20');
    const owed = async () => (await payments(loan)).owed.chargedOff;
    const owedBefore = await owed();
    expect(owedBefore).toBeGreaterThan(4200);
    // The same words and figures as for any other loan, but for its version.
    const told = await quote(loan, { amount: '1000' });
    expect([told.status, { ...told.body, version: 0 }]).toEqual([200, { ...before, version: 0 }]);
    const done = await refund(loan, { amount: 1000 });
    expect([done.status, done.body.transaction]).toMatchObject([200, { status: 'ACCEPTED', txAmount: 3200 }]);
    expect(await owed()).toBeCloseTo(owedBefore - 1000, 2);
    expect(await recoveries()).toEqual([[100_000, told.body.feeReturned * 100, told.body.fromPractice * 100]]);
    const own = (await world.call(getCreditTransaction, { params: loan.params }, await borrower(loan))).body;
    expect([own.monthlyPayment, own.chargedOff?.owed]).toEqual([null, await owed()]);
    const { body } = await world.call(listMyDocuments, {}, await borrower(loan));
    expect(body.documents[0]?.documentKey).toBe('purchase-refund');
    // All of it, too.
    expect((await refund(loan)).body.transaction).toMatchObject({ status: 'REFUNDED', txAmount: 4200 });
  });

  test('that somebody else was faster with is refused, and says so', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    await world.passTo(SETTLED);
    const { version } = (await quote(loan, { amount: '1000' })).body;
    expect((await refund(loan, { amount: 1000, version })).status).toBe(200);
    expect((await refund(loan, { amount: 1000, version })).body.code).toBe('STALE');
    expect(await recoveries()).toHaveLength(1);
  });

  test('that does not say which version was looked at is refused by name, and nothing is kept back', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    await world.passTo(SETTLED);
    const answer = await world.app.request(addressOf(refundPatientTransaction, { params: loan.params }), {
      method: refundPatientTransaction.method,
      headers: {
        authorization: `Bearer ${await world.staffSession(MANAGER)}`,
        'content-type': 'application/json',
        'idempotency-key': 'blind',
      },
      body: JSON.stringify({ amount: 1000 }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'INVALID_FIELDS', fields: [{ field: 'version' }] },
    ]);
    expect(await recoveries()).toEqual([]);
  });

  test('of a part answers a dispute, and payments go on', async () => {
    const loan = await aLoanOf(world);
    await world.passTo('2026-04-20');
    const asked = { params: loan.params, body: { reason: 'One crown of two was made.' } };
    await world.call(disputeTransaction, asked, await borrower(loan));
    expect((await payments(loan)).isPaused).toBe(true);
    expect((await refund(loan, { amount: 1000 })).status).toBe(200);
    expect((await rowOf(loan))?.request).toBeNull();
    expect((await payments(loan)).isPaused).toBe(false);
  });

  test('of a part that is more than is owed sends the rest back', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    await world.passTo(SETTLED);
    const { token } = await borrower(loan);
    await world.call(makeLoanPayment, { params: loan.params, body: { amount: 4000 } }, { token });
    const { body: told } = await quote(loan, { amount: '1000', who: ADMIN });
    await refund(loan, { amount: 1000 });
    // The interest of the days before, 4.73, is paid from it.
    expect(told).toMatchObject({ after: [], paysBack: true, toPatient: 795.27 });
    expect((await world.rows('borrower_credit')).map(({ owed_cents }) => Number(owed_cents))).toEqual([
      Math.round((told.toPatient ?? 0) * 100),
    ]);
    await world.passTo('2026-04-03');
    expect((await world.rows('credit_payout')).map(({ status }) => status)).toEqual(['SETTLED']);
  });

  test('of a part in a hardship plan lists the lower and the agreed payments, and the practice reads the agreed one alone', async () => {
    const loan = await aLoanOf(world);
    const agreed = (await rowOf(loan))?.monthlyPayment;
    await world.passTo('2026-04-21');
    const { token } = await borrower(loan);
    const { body: seen } = await world.call(getHardshipPlan, { params: loan.params, query: {} }, { token });
    const taken = { params: loan.params, body: { months: 6, version: seen.version } };
    expect((await world.call(takeHardshipPlan, taken, { token })).status).toBe(200);
    expect((await rowOf(loan))?.monthlyPayment).toBe(agreed);
    const autopayNow = async () => (await world.call(getAutopay, { params: loan.params }, { token })).body.amount;
    const lower = await autopayNow();
    expect(lower).toBeLessThan(agreed ?? 0);
    const { body: told } = await quote(loan, { amount: '1200', who: ADMIN });
    await refund(loan, { amount: 1200 });
    expect(await autopayNow()).toBe(lower);
    const shown = (told.after ?? []).flatMap(({ count, amount }) => Array<number>(count).fill(amount));
    expect(new Set(shown).size).toBeGreaterThan(1);
    expect((await leftToPay(loan)).map(({ amount }) => amount)).toEqual(shown);
  });

  test('of a part tells an open late fee apart from the payments', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    await world.passTo('2026-05-01');
    const { token } = await borrower(loan);
    const late = (await payments(loan)).owed;
    expect(late.fees).toBeGreaterThan(0);
    await world.call(makeLoanPayment, { params: loan.params, body: { amount: late.pastDue } }, { token });
    await world.passTo('2026-05-06');
    const { body: told } = await quote(loan, { amount: '3900', who: ADMIN });
    expect(told.fees).toBe((await payments(loan)).owed.fees);
    expect(told.after).toHaveLength(1);
    expect(told.after?.[0]?.to).toBe('2026-05-16');
  });

  test('waits until the practice has its money', async () => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    for (const answer of [await quote(loan), await refund(loan, { amount: 1000 })]) {
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'The original loan purchase was not settled, so it cannot be refunded',
      ]);
    }
  });
});

test('an own amount of autopay that is above what an early refund leaves is taken up to what is left, and said so', async () => {
  const loan = await aLoanOf(world, { autopay: 'CUSTOM', customCents: 400_000, amountCents: 420_000 });
  await world.passTo(SETTLED);
  expect((await refund(loan, { amount: 4000 })).status).toBe(200);
  const { body } = await world.call(getAutopay, { params: loan.params }, await borrower(loan));
  expect([body.amount, body.next?.on, body.next?.lessBecause]).toEqual([4000, '2026-04-16', 'LEFT']);
  const left = Math.round((body.next?.amount ?? 0) * 100);
  expect(left).toBeGreaterThan(20_000);
  expect(left).toBeLessThan(20_500);
  await world.passTo('2026-04-20');
  expect((await world.rows('payment')).map(({ amount_cents }) => Number(amount_cents))).toEqual([left]);
  expect((await payments(loan)).owed.principal).toBe(0);
});
