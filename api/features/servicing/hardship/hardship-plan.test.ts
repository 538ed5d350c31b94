import { getBorrower } from '@contract/borrower-file/calls';
import { getCreditTransaction } from '@contract/credit-transaction/calls';
import { listTransactions } from '@contract/credit-transaction/list';
import { exportLoans, listLoans } from '@contract/credit-transaction/loan-list';
import { getAutopay } from '@contract/payment-method/autopay-calls';
import { changeDueDate, getDueDate } from '@contract/servicing/due-date-calls';
import {
  getHardshipPlan,
  getPatientHardshipPlan,
  giveHardshipPlan,
  takeHardshipPlan,
} from '@contract/servicing/hardship-plan-calls';
import { listLoanPayments, makeLoanPayment } from '@contract/servicing/payment-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readCsv } from '../../../generated/read-csv';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, ordersOf, startLoanWorld } from '../testing/loan-world';

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

const loggedIn = async ({ params }: Made) => ({ token: await world.sessionOf('borrower', params.id) });
const look = async (loan: Made, months?: 3 | 6) =>
  (
    await world.call(
      getHardshipPlan,
      { params: loan.params, query: { ...(months && { months: String(months) }) } },
      await loggedIn(loan),
    )
  ).body;
const take = async (loan: Made, body: { months: number; version: number }) =>
  world.call(takeHardshipPlan, { params: loan.params, body }, await loggedIn(loan));
const schedule = async (loan: Made) =>
  (await world.call(listLoanPayments, { params: loan.params }, await loggedIn(loan))).body.schedule;
const mailOf = async ({ borrower }: Made, subject: RegExp) => {
  await world.sendAll();
  return (await sandbox.mailbox(borrower.email)).filter((mail) => subject.test(mail.subject)).map(({ text }) => text);
};
/** What is told when the agreed payment is back. */
const BACK = /^Your \w+ \d+, \d{4} payment is \$[\d,.]+$/;
const paperOf = async () =>
  (await world.rows('document')).filter(({ document_key }) => document_key === 'hardship-plan');

test('for three months half is asked for, taken by autopay whatever it is set to, and then the agreed payment, for longer', async () => {
  const loan = await aLoanOf(world, { autopay: 'CUSTOM', customCents: 30_000 });
  const before = await schedule(loan);
  expect(await look(loan)).toMatchObject({
    refusal: null,
    first: '2026-04-16',
    options: [3, 6],
    given: [],
    quote: null,
  });
  const { quote, version } = await look(loan, 3);
  expect(quote).toMatchObject({ months: 3, from: '2026-04-16', to: '2026-06-16', agreedFrom: '2026-07-16' });
  expect(quote?.payment).toBeCloseTo((quote?.paymentBefore ?? 0) / 2, 1);

  const nextDebit = async () => (await world.call(getAutopay, { params: loan.params }, await loggedIn(loan))).body.next;
  expect(await nextDebit()).toEqual({ on: '2026-04-16', amount: 300, lessBecause: null });
  const done = await take(loan, { months: 3, version });
  expect(await nextDebit()).toEqual({ on: '2026-04-16', amount: quote?.payment, lessBecause: 'LOWERED' });
  expect([done.status, done.body.refusal, done.body.given[0]?.payment]).toEqual([200, 'HAD_LATELY', quote?.payment]);
  const after = await schedule(loan);
  expect(after.slice(0, 3).map(({ amount }) => amount)).toEqual(Array(3).fill(quote?.payment));
  expect(after).toHaveLength(quote?.payments ?? 0);
  expect(after.at(-1)?.dueOn).toBe(quote?.lastTo);
  const sum = (all: typeof after) => all.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  expect(sum(after) - sum(before)).toBe(Math.round((quote?.interest ?? 0) * 100));

  const [told] = await mailOf(loan, /^Your payments are lower until June 16, 2026$/);
  expect(told).toContain('From April 16, 2026 to June 16, 2026, each payment is');
  const papers = await paperOf();
  expect(papers).toHaveLength(1);
  expect(papers[0]?.content).toContain('April 16, 2026');
  const rows = (await world.rows('audit')).filter(({ action }) => action === 'loan.hardship_plan');
  expect(rows.map(({ shard }) => shard)).toEqual(['platform']);

  await world.passTo('2026-07-20');
  const cents = Math.round((quote?.payment ?? 0) * 100);
  const taken = (await ordersOf(sandbox, 'debit')).map(({ amountCents }) => amountCents);
  // Then the amount of its own again.
  expect(taken).toEqual([cents, cents, cents, 30_000]);
  expect(await mailOf(loan, BACK)).toEqual([expect.stringContaining('Your July 16, 2026 payment is $')]);
  expect((await world.rows('loan_event')).filter(({ kind }) => kind === 'FEE')).toEqual([]);
  const again = await take(loan, { months: 3, version: (await look(loan)).version });
  expect([again.status, again.body.message]).toEqual([409, 'Payments can be lowered once every 12 months.']);
});

test('a lower payment that is missed ends the plan after the grace days, and the person is told when the agreed one is back', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const { version } = await look(loan);
  expect((await take(loan, { months: 6, version })).status).toBe(200);
  await world.passTo('2026-04-26');
  expect((await look(loan)).given[0]?.endedOn).toBeNull();
  await world.passTo('2026-04-28');
  expect((await look(loan)).given[0]?.endedOn).toBe('2026-04-27');
  const [first, second, third] = await schedule(loan);
  // The statement of May has gone out, and stays; what is missing of April stands there.
  expect(second?.amount).toBe(first?.missing);
  expect(third?.amount).toBeCloseTo((first?.amount ?? 0) * 2, 1);
  const ended = (await world.rows('loan_event')).filter(({ kind }) => kind === 'HARDSHIP_ENDED');
  expect(ended.map(({ detail }) => detail)).toEqual(['{"number":3}']);
  expect(
    await mailOf(loan, /^Your lower payments have ended: \$[\d,]+\.\d\d starting [A-Z][a-z]+ \d+, \d{4}$/),
  ).toEqual([expect.stringContaining('Starting June 16, 2026')]);
  await world.passTo('2026-06-20');
  expect(await mailOf(loan, BACK)).toEqual([]);
  expect(
    await mailOf(loan, /^Your lower payments have ended: \$[\d,]+\.\d\d starting [A-Z][a-z]+ \d+, \d{4}$/),
  ).toHaveLength(1);
});

test('another state than the quotation saw, other months, and a promotion are refused and change nothing', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const { version } = await look(loan);
  const four = await take(loan, { months: 4, version });
  expect([four.status, four.body.fields?.[0]?.field]).toEqual([422, 'months']);
  await world.call(makeLoanPayment, { params: loan.params, body: { amount: 20 } }, await loggedIn(loan));
  expect((await take(loan, { months: 3, version })).body.code).toBe('STALE');
  const { refusal, version: newer } = await look(loan);
  expect(refusal).toBe('IN_FLIGHT');
  expect((await take(loan, { months: 3, version: newer })).body.code).toBe('STEP_ORDER');
  const promotion = await aLoanOf(world, { product: 'PROMO_12', autopay: 'NONE' });
  expect(await look(promotion, 3)).toMatchObject({ refusal: 'PROMOTION', first: null, options: [], quote: null });
  expect((await world.rows('loan_event')).filter(({ kind }) => kind === 'HARDSHIP')).toEqual([]);
  expect(await paperOf()).toEqual([]);
});

test('our staff find the paper in the borrower’s file; the practice, whose business repayment is not, finds nothing of it', async () => {
  const loan = await aLoanOf(world);
  const { version } = await look(loan);
  expect((await take(loan, { months: 3, version })).status).toBe(200);
  const keysFor = async (email: string) => {
    const token = await world.staffSession(email);
    const { body } = await world.call(getBorrower, { query: { user_id: loan.params.id } }, { token });
    return body.user.documents.map(({ documentKey }) => documentKey);
  };
  expect(await keysFor('admin@demo.test')).toContain('hardship-plan');
  const forPractice = await keysFor('manager@bright-smile.test');
  expect(forPractice).not.toContain('hardship-plan');
  expect(forPractice.length).toBeGreaterThan(0);
});

test('whoever reads Spanish gets the confirmation in Spanish', async () => {
  const loan = await aLoanOf(world);
  await world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('borrower').set({ language: 'es' }).where('id', '=', loan.params.id)),
  );
  const { version } = await look(loan);
  expect((await take(loan, { months: 3, version })).status).toBe(200);
  const [paper] = await paperOf();
  expect(paper?.title).toBe('Su plan por dificultades económicas');
  expect(paper?.content).toContain('16 de abril de 2026');
});

test.each([
  ['flagged_fraud', 'BLOCKED', 403],
  ['deceased', 'BLOCKED', 403],
  ['on_hold', null, 200],
] as const)(
  'of an account that is %s, what is shown and what is done agree with a payment',
  async (flag, refusal, status) => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    const who = await loggedIn(loan);
    const { version } = await look(loan);
    await world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('borrower')
          .set({ [flag]: 1 })
          .where('id', '=', loan.params.id),
      ),
    );
    const dueDate = await world.call(getDueDate, { params: loan.params, query: {} }, who);
    expect([(await look(loan, 3)).refusal, dueDate.body.refusal]).toEqual([refusal, refusal]);
    expect((await look(loan, 3)).quote === null).toBe(refusal !== null);
    const dueOn = dueDate.body.options[0] ?? '2026-05-01';
    const moved = await world.call(changeDueDate, { params: loan.params, body: { dueOn, version } }, who);
    const { version: newer } = await look(loan);
    const lowered = await take(loan, { months: 3, version: newer });
    const paid = await world.call(makeLoanPayment, { params: loan.params, body: { amount: 20 } }, who);
    expect([moved.status, lowered.status, paid.status]).toEqual([status, status, status]);
    const codes = [moved.body.code, lowered.body.code, paid.body.code];
    expect(codes).toEqual(Array(3).fill(status === 403 ? 'ACCOUNT_BLOCKED' : undefined));
  },
);

test('somebody who is late is told what is late, pays it at the end, and is not late anymore', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-04-20');
  const before = (await world.call(listLoanPayments, { params: loan.params }, await loggedIn(loan))).body;
  expect(before.owed.daysLate).toBe(4);
  const { quote, version, refusal } = await look(loan, 3);
  expect([refusal, quote?.late, quote?.lateSince, quote?.openFees]).toEqual([
    null,
    before.owed.pastDue,
    '2026-04-16',
    0,
  ]);
  expect(quote?.payment).toBeCloseTo((quote?.paymentBefore ?? 0) / 2, 1);
  expect((await take(loan, { months: 3, version })).status).toBe(200);
  const after = (await world.call(listLoanPayments, { params: loan.params }, await loggedIn(loan))).body;
  expect([after.owed.daysLate, after.owed.pastDue, after.owed.principal]).toEqual([0, 0, before.owed.principal]);
  expect(after.schedule[0]).toMatchObject({ dueOn: '2026-05-16', state: 'next', amount: quote?.payment });
  const [told] = await mailOf(loan, /^Your payments are lower until July 16, 2026$/);
  expect(told).toContain("that's past due with your last payments, with no interest on it.");
  expect((await paperOf())[0]?.content).toContain('has been past due since April 16, 2026.');
  await world.passTo('2026-05-05');
  expect((await world.rows('loan_event')).filter(({ kind }) => kind === 'FEE')).toEqual([]);
});

test('a debit that came back and waits to be taken again is not taken on top of a plan', async () => {
  const loan = await aLoanOf(world, { account: '01' });
  await world.passTo('2026-04-20');
  const waiting = async () => (await world.rows('payment')).filter(({ status }) => status === 'SCHEDULED');
  expect(await waiting()).toHaveLength(1);
  const { version } = await look(loan);
  expect((await take(loan, { months: 3, version })).status).toBe(200);
  expect(await waiting()).toEqual([]);
});

const REASON = 'Lost half of the hours at work.';

test('staff give it on the phone also to whoever is too late to take it alone, with a reason that stands in the file', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('borrower').set({ language: 'es' }).where('id', '=', loan.params.id)),
  );
  await world.passTo('2026-06-16');
  expect((await look(loan, 3)).refusal).toBe('TOO_LATE');
  expect((await take(loan, { months: 3, version: (await look(loan)).version })).status).toBe(409);
  const token = await world.staffSession('admin@demo.test');
  const seen = await world.call(getPatientHardshipPlan, { params: loan.params, query: { months: '3' } }, { token });
  expect([seen.body.refusal, seen.body.quote?.lateSince]).toEqual([null, '2026-04-16']);
  expect(seen.body.quote?.openFees).toBeGreaterThan(0);
  const body = { months: 3, reason: REASON, version: seen.body.version };
  const give = (as: string, key: string) =>
    world.call(giveHardshipPlan, { params: loan.params, body }, { token: as, headers: { 'idempotency-key': key } });
  const done = await give(token, 'on-the-phone');
  expect([done.status, done.body.refusal]).toEqual([200, 'HAD_LATELY']);
  expect((await give(token, 'on-the-phone')).body).toEqual(done.body);
  const { body: file } = await world.call(getBorrower, { query: { user_id: loan.params.id } }, { token });
  expect(file.user.acts).toMatchObject([
    { kind: 'HARDSHIP_GIVEN', changes: [{ field: 'reason', from: null, to: REASON }] },
  ]);
  const forPractice = await world.call(
    getBorrower,
    { query: { user_id: loan.params.id } },
    { token: await world.staffSession('manager@bright-smile.test') },
  );
  expect(JSON.stringify(forPractice.body)).not.toContain(REASON);
  expect(await mailOf(loan, /^Sus pagos son más bajos hasta el \d+ de [a-z]+ de 2026$/)).toEqual([
    expect.stringContaining('atrasados se pagan con los últimos pagos del préstamo, sin intereses.'),
  ]);
  expect((await paperOf())[0]?.content).toContain('de cargos por atraso agregados antes.');
  expect((await world.rows('loan_event')).filter(({ kind }) => kind === 'HARDSHIP')).toHaveLength(1);
});

test('staff give nothing to another patient’s loan, and nothing without a reason', async () => {
  const [loan, other] = [await aLoanOf(world), await aLoanOf(world)];
  const token = await world.staffSession('admin@demo.test');
  const foreign = { id: other.params.id, txId: loan.params.txId };
  const body = { months: 3, reason: REASON, version: 1 };
  expect((await world.call(giveHardshipPlan, { params: foreign, body }, { token })).status).toBe(404);
  expect((await world.call(getPatientHardshipPlan, { params: foreign, query: {} }, { token })).status).toBe(404);
  const silent = await world.call(giveHardshipPlan, { params: loan.params, body: { ...body, reason: ' ' } }, { token });
  expect([silent.status, silent.body.fields?.[0]?.field]).toEqual([422, 'reason']);
});

test('the list of loans and its file name the agreed payment and the one that is asked for now, and a practice reads the agreed one', async () => {
  const loan = await aLoanOf(world, { isListed: true });
  const body = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };
  const platform = async () => ({ token: await world.staffSession('admin@demo.test') });
  const listed = async () => (await world.call(listLoans, { body }, await platform())).body.data[0];
  const own = async () =>
    (await world.call(getCreditTransaction, { params: loan.params }, await loggedIn(loan))).body.monthlyPayment;
  const agreed = (await listed())?.monthlyPayment ?? 0;
  expect(await listed()).toMatchObject({ monthlyPayment: agreed, askedPayment: await own() });

  await world.passTo('2026-04-20');
  const { version, quote } = await look(loan, 3);
  expect((await take(loan, { months: 3, version })).status).toBe(200);
  expect(await own()).toBe(quote?.payment);
  expect(quote?.payment).toBeLessThan(agreed);
  expect(await listed()).toMatchObject({ monthlyPayment: agreed, askedPayment: quote?.payment });
  const file = await world.app.request(exportLoans.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${(await platform()).token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const [head = [], row = []] = readCsv(await file.text());
  const cell = (name: string) => Number(row[head.indexOf(name)]);
  expect([cell('Monthly'), cell('Current monthly')]).toEqual([agreed, quote?.payment]);

  const practice = { token: await world.staffSession('manager@bright-smile.test') };
  const [sold] = (await world.call(listTransactions, { body }, practice)).body.data;
  expect(sold).toMatchObject({ monthlyPayment: agreed });
  expect(sold).not.toHaveProperty('askedPayment');
});
