import { getCreditTransaction } from '@contract/credit-transaction/calls';
import { changeDueDate, getDueDate } from '@contract/servicing/due-date-calls';
import { listLoanPayments, makeLoanPayment } from '@contract/servicing/payment-calls';
import { addDays, civilDate, partsOf } from '@domain/calendar/civil-date';
import { formatLongDate } from '@domain/calendar/us-date';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
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
const look = async (loan: Made, dueOn?: string) =>
  (await world.call(getDueDate, { params: loan.params, query: { ...(dueOn && { dueOn }) } }, await loggedIn(loan)))
    .body;
const move = async (loan: Made, body: { dueOn: string; version: number }) =>
  world.call(changeDueDate, { params: loan.params, body }, await loggedIn(loan));
const schedule = async (loan: Made) =>
  (await world.call(listLoanPayments, { params: loan.params }, await loggedIn(loan))).body.schedule;

test('schedule, autopay and the calendar file follow a due date that was moved, once, and the patient is told', async () => {
  const loan = await aLoanOf(world, { autopay: 'MINIMUM' });
  const before = await schedule(loan);
  const open = await look(loan);
  expect(open).toMatchObject({ refusal: null, first: '2026-04-16', made: [], quote: null });
  const { quote, version } = await look(loan, '2026-04-25');
  expect(quote).toMatchObject({ from: '2026-04-16', to: '2026-04-25', paymentBefore: before[0]?.amount });
  expect(quote?.interest).toBeGreaterThan(0);
  expect(quote?.payment).toBeCloseTo((before[0]?.amount ?? 0) + (quote?.interest ?? 0), 2);

  const done = await move(loan, { dueOn: '2026-04-25', version });
  expect([done.status, done.body.refusal, done.body.made[0]?.to]).toEqual([200, 'CHANGED_LATELY', '2026-04-25']);
  const after = await schedule(loan);
  expect(after).toHaveLength(before.length);
  expect(after.every(({ dueOn }) => partsOf(civilDate(dueOn)).day === 25)).toBe(true);
  expect(after[0]?.amount).toBe(quote?.payment);
  expect(after.slice(1).map(({ amount }) => amount)).toEqual(before.slice(1).map(({ amount }) => amount));

  await world.sendAll();
  const mails = await sandbox.mailbox(loan.borrower.email);
  const moved = mails.filter(({ subject }) => subject === 'Your due date has moved to April 25, 2026');
  expect(moved.map(({ text }) => text)).toEqual([expect.stringContaining(', due on April 25, 2026.')]);
  const documents = (await world.rows('document')).filter(({ document_key }) => document_key === 'due-date-change');
  expect(documents).toHaveLength(1);
  expect(documents[0]?.content).toContain('April 16, 2026');
  const rows = (await world.rows('audit')).filter(({ action }) => action === 'loan.redated');
  expect(rows.map(({ shard }) => shard)).toEqual(['platform']);

  await world.passTo('2026-04-24');
  expect(await ordersOf(sandbox, 'debit')).toEqual([]);
  // The quotation knew the rate with autopay.
  const [asked] = await schedule(loan);
  expect(asked?.dueOn).toBe('2026-04-25');
  expect(asked?.amount).toBe(quote?.payment);
  // The 25th is a Saturday.
  await world.passTo('2026-04-28');
  expect((await ordersOf(sandbox, 'debit')).map(({ amountCents }) => amountCents)).toEqual([
    Math.round((asked?.amount ?? 0) * 100),
  ]);
  const again = await move(loan, { dueOn: addDays(civilDate('2026-05-25'), 2), version: (await look(loan)).version });
  expect([again.status, again.body.message]).toEqual([409, 'You can move your due date once every 12 months.']);
});

test('another state than the quotation saw, and another day than is on offer, are refused and change nothing', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const { version } = await look(loan);
  const far = await move(loan, { dueOn: '2026-05-10', version });
  expect([far.status, far.body.fields?.[0]?.field]).toEqual([422, 'dueOn']);
  await world.call(makeLoanPayment, { params: loan.params, body: { amount: 20 } }, await loggedIn(loan));
  expect((await move(loan, { dueOn: '2026-04-20', version })).body.code).toBe('STALE');
  const { refusal, version: newer, options } = await look(loan);
  expect([refusal, options]).toEqual(['IN_FLIGHT', []]);
  const early = await move(loan, { dueOn: '2026-04-20', version: newer });
  expect([early.status, early.body.code]).toEqual([409, 'STEP_ORDER']);
  expect((await world.rows('loan_event')).filter(({ kind }) => kind === 'REDATED')).toEqual([]);
});

test('while a payment is late nothing moves', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-04-18');
  expect(await look(loan)).toMatchObject({ refusal: 'PAST_DUE', first: null, options: [] });
});

test('a late fee that autopay takes with the payment of the new day is named in the quotation, the paper and the mail', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const { params } = loan;
  await world.passTo('2026-04-28');
  const [missed] = await schedule(loan);
  const pay = { params, body: { amount: missed?.missing ?? 0 } };
  expect((await world.call(makeLoanPayment, pay, await loggedIn(loan))).status).toBe(200);
  await world.passTo('2026-05-03');
  const owed = async () => (await world.call(listLoanPayments, { params }, await loggedIn(loan))).body.owed;
  const { fees } = await owed();
  expect(fees).toBeGreaterThan(0);
  // Nobody takes it with the payment of a person who pays by hand.
  expect((await look(loan, '2026-06-25')).quote?.fees).toBe(0);
  const on = { autopay_type: 'MINIMUM', autopay_set_at: world.deps.clock.now() };
  await world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('credit_transaction').set(on).where('id', '=', params.txId)),
  );
  const { quote, version } = await look(loan, '2026-06-25');
  expect(quote?.fees).toBe(fees);
  expect((await move(loan, { dueOn: '2026-06-25', version })).status).toBe(200);
  await world.sendAll();
  const named = `$${fees.toFixed(2)}`;
  const mails = await sandbox.mailbox(loan.borrower.email);
  expect(mails.find(({ subject }) => subject === 'Your due date has moved to June 25, 2026')?.text).toContain(named);
  const paper = (await world.rows('document')).find(({ document_key }) => document_key === 'due-date-change');
  expect(paper?.content).toContain(`Autopay will also pay your ${named} late fee with that payment.`);
  await world.passTo('2026-06-24');
  const asked = (await schedule(loan)).find(({ dueOn }) => dueOn === '2026-06-25');

  await world.passTo('2026-06-26');
  expect((await ordersOf(sandbox, 'debit')).at(-1)?.amountCents).toBe(Math.round(((asked?.amount ?? 0) + fees) * 100));
  expect((await owed()).fees).toBe(0);
});

test('whoever reads Spanish gets the confirmation in Spanish', async () => {
  const loan = await aLoanOf(world);
  await world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('borrower').set({ language: 'es' }).where('id', '=', loan.params.id)),
  );
  const { version } = await look(loan);
  expect((await move(loan, { dueOn: '2026-04-25', version })).status).toBe(200);
  const [paper] = (await world.rows('document')).filter(({ document_key }) => document_key === 'due-date-change');
  expect(paper?.title).toBe('Sus nuevas fechas de pago');
  expect(paper?.content).toContain('25 de abril de 2026');
});

test('the end of a promotion moves along, so that as many payments keep it', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_12', autopay: 'NONE' });
  const promo = async () =>
    (await world.call(listLoanPayments, { params: loan.params }, await loggedIn(loan))).body.promo;
  const before = await promo();
  const { version } = await look(loan);
  expect((await move(loan, { dueOn: '2026-04-26', version })).status).toBe(200);
  const after = await promo();
  expect([after?.needed, after?.paymentsLeft]).toEqual([before?.needed, before?.paymentsLeft]);
  expect(after?.endsOn).toBe(addDays(civilDate(before?.endsOn ?? ''), 10));
  // The paper names what keeps it now, and until when.
  const [paper] = (await world.rows('document')).filter(({ document_key }) => document_key === 'due-date-change');
  const day = formatLongDate(civilDate(after?.endsOn ?? ''));
  expect(paper?.content).toContain(`Pay $4,200.00 by ${day} and you'll owe no interest.`);
  // The transaction says the same; the plan stays as it was signed.
  const { body } = await world.call(getCreditTransaction, { params: loan.params }, await loggedIn(loan));
  expect(body.loanDates).toEqual({ firstPaymentDate: '2026-04-26', promoEndDate: after?.endsOn });
  expect(body.selectedPaymentPlan?.promoEndDate).toBe(before?.endsOn);
});
