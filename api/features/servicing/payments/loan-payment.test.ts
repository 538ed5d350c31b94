import { listMyDocuments } from '@contract/document/my-document-calls';
import { getAutopay } from '@contract/payment-method/autopay-calls';
import { setAutopay } from '@contract/servicing/autopay-calls';
import {
  cancelLoanPayment,
  getPaymentReceipt,
  hearOfPayment,
  listLoanPayments,
  makeLoanPayment,
  quoteLoanPayoff,
  whatIfIPay,
} from '@contract/servicing/payment-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { faultsOfPaper } from '../../../test/paper-faults';
import { pdfText } from '../../../test/pdf-text';
import { seenVersion } from '../../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { ensureDocumentPdf } from '../../document/index';
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

/** Days pass, so everybody logs in anew. */
const loggedIn = async ({ params }: Made) => ({ token: await world.sessionOf('borrower', params.id) });
const pay = async (loan: Made, body: { amount: number; kind?: 'ONCE' | 'PAYOFF'; payOn?: string; version?: number }) =>
  world.call(makeLoanPayment, { params: loan.params, body }, await loggedIn(loan));
const view = async (loan: Made, language = 'en') => {
  const options = { ...(await loggedIn(loan)), headers: { 'accept-language': language } };
  return (await world.call(listLoanPayments, { params: loan.params }, options)).body;
};
const quote = async (loan: Made) =>
  (await world.call(quoteLoanPayoff, { params: loan.params }, await loggedIn(loan))).body;

const paidOffMails = async ({ borrower }: Made) =>
  (await sandbox.mailbox(borrower.email)).filter(({ subject }) => subject === 'Your loan of $4,200.00 is paid off')
    .length;

test('the schedule is the plan’s; a payment counts at once, lowers what is owed, and frees the line', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const before = await view(loan);
  expect(before.schedule).toHaveLength(24);
  expect(before.schedule[0]).toMatchObject({ number: 1, dueOn: '2026-04-16', state: 'next' });
  expect(before.next).toEqual({
    number: 1,
    dueOn: '2026-04-16',
    amount: before.schedule[0]?.amount,
    overdueSince: null,
    due: before.schedule[0]?.amount,
    opensOn: '2026-03-26',
  });
  const { status, body } = await pay(loan, { amount: 500 });
  expect([status, body.payment]).toMatchObject([200, { kind: 'ONCE', status: 'SUBMITTED', countsFrom: '2026-03-16' }]);
  const after = await view(loan);
  expect(after.owed.paidSoFar).toBe(500);
  expect(after.owed.principal).toBe(3700);
  expect(after.schedule.length).toBeLessThan(24);
  const [line] = await world.rows('credit_profile');
  expect(Number(line?.balance_cents)).toBe(370_000);
});

test('two tabs that show the same pay once: the second is told that the loan moved on', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-03-26');
  const { next, version } = await view(loan);
  const amount = next?.amount ?? 0;
  // Each tab sends a key of its own, as browsers do.
  const inTab = async (key: string) => {
    const options = { ...(await loggedIn(loan)), headers: { 'idempotency-key': key } };
    return world.call(makeLoanPayment, { params: loan.params, body: { amount, version } }, options);
  };
  expect((await inTab('first-tab')).status).toBe(200);
  expect((await inTab('second-tab')).body.code).toBe('STALE');
  expect(await world.rows('payment')).toHaveLength(1);
  // Whoever looks again may pay again.
  expect((await pay(loan, { amount, version: (await view(loan)).version })).status).toBe(200);
  expect(await world.rows('payment')).toHaveLength(2);
});

test('money pays the next installment from the day that is said; before, it lowers what is owed and the installment is still asked for', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const first = (await view(loan)).next;
  await pay(loan, { amount: first?.amount ?? 0 });
  expect((await view(loan)).next).toMatchObject({ number: 1, amount: first?.amount, opensOn: '2026-03-26' });
  await world.passTo('2026-03-26');
  expect((await view(loan)).next).toMatchObject({ number: 1, opensOn: null });
  await pay(loan, { amount: first?.amount ?? 0 });
  expect((await view(loan)).next).toMatchObject({ number: 2, opensOn: '2026-04-25' });
});

test('the quoted pay-off closes the loan on its day; a day later another figure holds and the old one is refused', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-03-26');
  const quoted = await quote(loan);
  expect(quoted).toMatchObject({ payOn: '2026-03-26', principal: 4200, fees: 0, cancelsInterest: false });
  expect(quoted.perDiem).toBeGreaterThan(0);
  await world.passTo('2026-03-27');
  const next = await quote(loan);
  expect(Math.round((next.total - quoted.total) * 100)).toBe(Math.round(quoted.perDiem * 100));
  expect((await pay(loan, { amount: quoted.total, kind: 'PAYOFF' })).body.code).toBe('STALE');
  expect((await pay(loan, { amount: next.total, kind: 'PAYOFF' })).status).toBe(200);
  const paid = await view(loan);
  expect(paid).toMatchObject({ next: null, owed: { principal: 0 } });
  expect((await pay(loan, { amount: 10 })).body.code).toBe('STEP_ORDER');
  const autopay = { params: loan.params, body: { type: 'MINIMUM' as const } };
  expect((await world.call(setAutopay, autopay, await loggedIn(loan))).body).toMatchObject({
    code: 'STEP_ORDER',
    message: 'This loan has nothing left to pay.',
  });
  expect((await world.call(getAutopay, { params: loan.params }, await loggedIn(loan))).body.isPaidOff).toBe(true);
  // Until the bank has answered, the money may come back.
  await world.passTo('2026-03-30');
  expect(await paidOffMails(loan)).toBe(0);
  await world.passTo('2026-04-20');
  expect((await world.rows('payment')).map(({ status }) => status)).toEqual(['SETTLED']);
  expect(await paidOffMails(loan)).toBe(1);
});

test('a payoff letter says what closes the loan today and on its last day, each day between, and how to pay; staff make it too', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-03-26');
  const quoted = await quote(loan);
  const at = `/borrower/${loan.params.id}/credittransactions/${loan.params.txId}/payoff-letter`;
  const get = async (token: string, query = '') =>
    world.app.request(`${at}${query}`, { headers: { authorization: `Bearer ${token}` } });
  const own = (await loggedIn(loan)).token;
  const letter = await get(own, '?goodThrough=2026-03-31');
  expect(letter.headers.get('content-type')).toBe('application/pdf');
  const usd = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  const printed = Buffer.from(await letter.arrayBuffer());
  expect(await faultsOfPaper(printed)).toEqual([]);
  const text = pdfText(printed).replace(/\s+/g, ' ');
  expect(text).toContain(`On March 26, 2026, ${usd(quoted.total)} pays off this loan.`);
  expect(text).toContain(`Each day after that adds ${usd(quoted.perDiem)} in interest (per diem).`);
  await world.passTo('2026-03-31');
  expect(text).toContain(`Good through March 31, 2026: on that day, ${usd((await quote(loan)).total)} pays off`);
  expect(text).toContain('How to pay');
  expect((await get((await loggedIn(loan)).token, '?goodThrough=2026-05-31')).status).toBe(422);
  expect((await get(await world.staffSession('admin@demo.test'))).status).toBe(200);
  expect((await get(await world.staffSession('manager@bright-smile.test'))).status).toBe(403);
});

test('a loan that is paid leaves a letter that says so, once, when the money has arrived', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-03-26');
  const { total } = await quote(loan);
  await pay(loan, { amount: total, kind: 'PAYOFF' });
  const letters = async () => (await world.rows('document')).filter((row) => row.document_key === 'paid-in-full');
  expect(await letters()).toEqual([]);
  await world.passTo('2026-06-01');
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter?.content).toContain('is paid in full as of');
  expect(letter?.content).toContain('You owe nothing more on it.');
  expect(await faultsOfPaper(await ensureDocumentPdf(letter?.id ?? '', world.deps))).toEqual([]);
  const { body } = await world.call(listMyDocuments, {}, await loggedIn(loan));
  expect(body.documents.map(({ title }) => title)).toContain('Paid in full');
});

test('a pay-off that the bank gives back is never called paid', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE', account: '01' });
  const { total } = await quote(loan);
  expect((await pay(loan, { amount: total, kind: 'PAYOFF' })).status).toBe(200);
  await world.passTo('2026-03-25');
  expect((await world.rows('payment')).map(({ status }) => status)).toEqual(['RETURNED']);
  expect((await view(loan)).owed.principal).toBe(4200);
  expect(await paidOffMails(loan)).toBe(0);
});

test('more than is owed is refused, and nothing is taken', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  expect((await pay(loan, { amount: 4200.01 })).body.code).toBe('OVER_PAYOFF');
  expect(await world.rows('payment')).toEqual([]);
});

test('what is left is paid whatever it is, also below a dollar; any other amount begins at a dollar', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  expect((await pay(loan, { amount: 4199.6 })).status).toBe(200);
  expect((await quote(loan)).total).toBe(0.4);
  expect((await pay(loan, { amount: 0.3 })).body).toMatchObject({
    code: 'INVALID_FIELDS',
    fields: [{ field: 'amount', message: 'Enter 1 or more.' }],
  });
  expect((await pay(loan, { amount: 0.4, kind: 'PAYOFF' })).status).toBe(200);
  expect(await view(loan)).toMatchObject({ next: null, owed: { principal: 0, paidSoFar: 4200 } });
});

test('a payment for a later day waits for it, and can be taken back until then', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const kept = await pay(loan, { amount: 200, payOn: '2026-03-20' });
  const taken = await pay(loan, { amount: 300, payOn: '2026-03-20' });
  expect(kept.body.payment).toMatchObject({ status: 'SCHEDULED', canCancel: true, countsFrom: null });
  const cancel = async (made: typeof kept) =>
    world.call(
      cancelLoanPayment,
      { params: { ...loan.params, paymentId: made.body.payment._id } },
      await loggedIn(loan),
    );
  expect((await cancel(taken)).body.payment.status).toBe('CANCELLED');
  await world.passTo('2026-03-20');
  expect((await cancel(kept)).body.code).toBe('NOT_CANCELLABLE');
  await world.passTo('2026-03-25');
  const { payments } = await view(loan);
  expect(payments.map(({ status, amount }: { status: string; amount: number }) => [status, amount])).toEqual(
    expect.arrayContaining([
      ['SETTLED', 200],
      ['CANCELLED', 300],
    ]),
  );
  expect((await pay(loan, { amount: 5, payOn: '2027-01-01' })).body.code).toBe('INVALID_FIELDS');
});

test('a payment that has arrived has a receipt with its amount; one on its way has none', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const { body } = await pay(loan, { amount: 123.45 });
  const at = `/borrower/${loan.params.id}/credittransactions/${loan.params.txId}/payments/${body.payment._id}/receipt`;
  const get = async () =>
    world.app.request(at, { headers: { authorization: `Bearer ${(await loggedIn(loan)).token}` } });
  expect((await get()).status).toBe(404);
  await world.passTo('2026-03-20');
  const receipt = await get();
  expect(receipt.headers.get('content-type')).toBe(getPaymentReceipt.download.media);
  const text = pdfText(Buffer.from(await receipt.arrayBuffer()));
  expect(text).toContain('$123.45');
  expect(text).toContain('March 16, 2026');
  const { body: mine } = await world.call(listMyDocuments, {}, await loggedIn(loan));
  const { PracticeName: practice } = mine.documents.find(({ documentKey }) => documentKey === 'payment-receipt') ?? {};
  const [bought] = await world.rows('credit_transaction');
  expect(practice).toBe((await world.rows('practice')).find(({ id }) => id === bought?.practice_id)?.name);
});

test('a webhook that comes twice, for nobody’s payment, or before its time changes nothing but when we ask', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE', account: '10' });
  const { body } = await pay(loan, { amount: 100 });
  const paymentId = body.payment._id;
  const hear = (id: string) => world.call(hearOfPayment, { body: { paymentId: id } });
  expect((await hear('nobody-knows')).status).toBe(200);
  for (let times = 0; times < 3; times += 1) await hear(paymentId);
  await world.passTo('2026-03-17');
  expect((await view(loan)).payments[0]?.status).toBe('PENDING');
  await world.passTo('2026-04-07');
  expect((await view(loan)).payments[0]?.status).toBe('SETTLED');
  // The bank gives it back on April 7; we would ask by ourselves on April 12.
  await hear(paymentId);
  await world.passTo('2026-04-08');
  expect((await view(loan)).payments[0]).toMatchObject({ status: 'RETURNED', countsFrom: null });
  expect((await view(loan)).payments[0]?.returnReason).toContain("wasn't authorized");
  expect((await view(loan, 'es')).payments[0]?.returnReason).toContain('no estaba autorizado');
});

test('what if: more each month saves months and interest, and once enough keeps a promotion', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_12', autopay: 'NONE' });
  const ask = async (body: { monthly?: number; once?: number }) =>
    (await world.call(whatIfIPay, { params: loan.params, body }, await loggedIn(loan))).body;
  const nothing = await ask({});
  expect(nothing).toMatchObject({ interestSaved: 0, monthsSaved: 0, usual: { keepsPromo: false } });
  expect(await ask({ monthly: 350 })).toMatchObject({ chosen: { keepsPromo: true, interest: 0, paymentsLeft: 12 } });
  expect(await ask({ once: 4200 })).toMatchObject({
    chosen: { paidOffOn: '2026-03-16', paymentsLeft: 0, interest: 0 },
  });
  expect((await view(loan)).promo).toMatchObject({ payoff: 4200, status: 'OPEN', pace: 'SHORT', needed: 350 });
});

test('the due dates that are left are a calendar file, which a payment shortens', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const file = async () => {
    const { token } = await loggedIn(loan);
    const path = `/borrower/${loan.params.id}/credittransactions/${loan.params.txId}/due-dates`;
    const answer = await world.app.request(path, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    return answer.text();
  };
  const dates = (text: string) => [...text.matchAll(/DTSTART;VALUE=DATE:(\d+)/g)].map(([, day]) => day);
  const { schedule } = await view(loan);
  expect(dates(await file())).toEqual(schedule.map(({ dueOn }) => dueOn.replaceAll('-', '')));
  await pay(loan, { amount: 2000 });
  expect(dates(await file()).length).toBeLessThan(schedule.length);
});

test('how a loan is repaid stands in no practice’s audit trail', async () => {
  await aLoanOf(world);
  await world.passTo('2026-04-20');
  const told = (await world.rows('audit')).filter(({ action }) => action.startsWith('payment.'));
  expect(told.length).toBeGreaterThan(0);
  expect(new Set(told.map(({ shard }) => shard))).toEqual(new Set(['platform']));
});

test('a purchase is refunded once it is settled: the loan ends, and what was on its way still arrives', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const refund = async (key = 'first') =>
    world.call(
      refundPatientTransaction,
      { params: loan.params, body: { version: await seenVersion(world, loan.params.txId) } },
      { token: await world.staffSession('manager@bright-smile.test'), headers: { 'idempotency-key': key } },
    );
  expect((await refund('too-early')).body.message).toBe(
    'The original loan purchase was not settled, so it cannot be refunded',
  );
  await pay(loan, { amount: 100 });
  await pay(loan, { amount: 50, payOn: '2026-03-26' });
  // The practice is paid by its deposit.
  await world.passTo('2026-03-20');
  expect((await refund()).body).toMatchObject({ transaction: { status: 'REFUNDED' } });
  expect((await refund('second')).body.code).toBe('NOT_PENDING');
  await world.passTo('2026-03-30');
  const payments = await world.rows('payment');
  expect(payments.map(({ status, amount_cents }) => [Number(amount_cents), status]).sort()).toEqual([
    [10_000, 'SETTLED'],
    [5000, 'CANCELLED'],
  ]);
  // What had been paid went back to where it came from.
  expect((await world.rows('credit_payout')).map(({ amount_cents }) => Number(amount_cents))).toEqual([10_000]);
  expect((await world.call(quoteLoanPayoff, { params: loan.params }, await loggedIn(loan))).body.code).toBe(
    'STEP_ORDER',
  );
  const subjects = (await sandbox.mailbox(loan.borrower.email)).map(({ subject }) => subject);
  expect(subjects.some((subject) => subject.includes('purchase was refunded'))).toBe(true);
});
