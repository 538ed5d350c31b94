import { getBorrower } from '@contract/borrower-file/calls';
import { getCreditTransaction } from '@contract/credit-transaction/calls';
import { recordActiveDuty } from '@contract/servicing/active-duty-calls';
import { listBorrowerLoans } from '@contract/servicing/loan-calls';
import { listLoanPayments } from '@contract/servicing/payment-calls';
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

const REASON = 'Orders of May 20, seen.';
let key = 0;
async function record(
  { params }: Pick<Made, 'params'>,
  days: { from: string; until?: string },
  as = 'admin@demo.test',
) {
  const body = { ...days, reason: REASON };
  const token = await world.staffSession(as);
  key += 1;
  const headers = { 'idempotency-key': `duty-${key}` };
  return world.call(recordActiveDuty, { params: { id: params.id }, body }, { token, headers });
}
const own = async ({ params }: Made) => ({ token: await world.sessionOf('borrower', params.id) });
const seen = async (loan: Made) =>
  (await world.call(getCreditTransaction, { params: loan.params }, await own(loan))).body;
const scheduleOf = async (loan: Made) =>
  (await world.call(listLoanPayments, { params: loan.params }, await own(loan))).body.schedule;
const mailsTo = async ({ borrower }: Made) => {
  await world.sendAll();
  return sandbox.mailbox(borrower.email);
};

test('interest above 6 % is forgiven since the first day, payments are lower, and screens, statement and mail say so', async () => {
  const loan = await aLoanOf(world);
  await world.passTo('2026-07-20');
  const before = await scheduleOf(loan);
  const entries = (await world.rows('journal_entry')).length;
  const done = await record(loan, { from: '2026-06-01' });
  expect(done.body).toMatchObject({ from: '2026-06-01', until: null, loans: 1 });
  expect(done.body.forgiven).toBeGreaterThan(20);
  const booked = (await world.rows('journal_entry')).slice(entries);
  expect(booked.map(({ kind, effective_on }) => [kind, effective_on])).toEqual([['INTEREST_FORGIVEN', '2026-07-20']]);

  const shown = await seen(loan);
  expect([shown.rateInForce, shown.activeDuty]).toEqual([6, { from: '2026-06-01', until: null }]);
  const after = await scheduleOf(loan);
  const next = after.find(({ dueOn }) => dueOn === '2026-08-16');
  expect(next?.amount).toBeLessThan((before.find(({ dueOn }) => dueOn === '2026-08-16')?.amount ?? 0) - 10);
  expect(shown.monthlyPayment).toBe(next?.amount);
  const token = await world.staffSession('admin@demo.test');
  const { body } = await world.call(listBorrowerLoans, { params: { id: loan.params.id } }, { token });
  expect(body.data[0]?.activeDuty).toEqual({ from: '2026-06-01', until: null });
  const { body: file } = await world.call(getBorrower, { query: { user_id: loan.params.id } }, { token });
  expect(file.user.acts[0]).toMatchObject({ kind: 'ACTIVE_DUTY' });
  expect(JSON.stringify(file.user.acts[0])).toContain(REASON);

  const mail = (await mailsTo(loan)).find(({ subject }) => subject === 'Your rate is 6% or less while you serve');
  expect(mail?.text).toContain(
    "From June 1, 2026 for as long as you serve, your loan's rate is no more than 6% a year under the Servicemembers Civil Relief Act.",
  );
  expect(mail?.text).toContain(`$${next?.amount}`);
  await world.passTo('2026-08-17');
  expect((await ordersOf(sandbox, 'debit')).at(-1)?.amountCents).toBe(Math.round((next?.amount ?? 0) * 100));
  const papers = (await world.rows('document')).filter(({ document_key }) => document_key === 'account-statement');
  expect(papers.at(-1)?.content).toContain('Active-duty rate');
  expect(papers.at(-1)?.content).toContain('Interest forgiven so far:');
});

test('the agreed rate is back after the last day, once, and what was forgiven stays forgiven', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('borrower').set({ language: 'es' }).where('id', '=', loan.params.id)),
  );
  const agreed = (await seen(loan)).rateInForce;
  expect((await record(loan, { from: '2026-04-20' })).status).toBe(200);
  // Late payments of somebody who serves carry no fee.
  await world.passTo('2026-06-05');
  expect((await world.rows('loan_event')).filter(({ kind }) => kind === 'FEE')).toEqual([]);
  expect((await record(loan, { from: '2026-04-20', until: '2026-06-10' })).status).toBe(200);
  expect((await record(loan, { from: '2026-04-20', until: '2026-06-10' })).status).toBe(409);
  await world.passTo('2026-06-27');
  expect(await seen(loan)).toMatchObject({ rateInForce: agreed, activeDuty: null });
  const subjects = (await mailsTo(loan)).map(({ subject }) => subject);
  expect(
    subjects.filter((subject) => /^Su tasa vuelve a ser del [\d.]+% desde el \d+ de [a-z]+ de 2026$/.test(subject)),
  ).toHaveLength(1);
  expect(
    subjects.filter((subject) => subject === 'Su tasa es del 6% o menos mientras está en servicio activo'),
  ).toHaveLength(2);
  expect(await world.rows('active_duty')).toHaveLength(2);
});

test('late fees of the service are taken back', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-04-28');
  const fees = async () => (await world.rows('loan_event')).filter(({ kind }) => kind === 'FEE' || kind === 'WAIVER');
  expect((await fees()).map(({ kind }) => kind)).toEqual(['FEE']);
  expect((await record(loan, { from: '2026-03-20' })).status).toBe(200);
  expect((await fees()).map(({ kind }) => kind)).toEqual(['FEE', 'WAIVER']);
});

test('a loan that is made before a first day that is still to come is lowered by the work of the day', async () => {
  const loan = await aLoanOf(world);
  expect((await record(loan, { from: '2026-05-01' })).status).toBe(200);
  expect((await seen(loan)).activeDuty).toBeNull();
  await world.passTo('2026-05-02');
  expect((await seen(loan)).activeDuty).toEqual({ from: '2026-05-01', until: null });
});

test('what covers no loan, overlaps another service or ends before it begins is refused', async () => {
  const loan = await aLoanOf(world);
  expect((await record(loan, { from: '2026-03-01' })).status).toBe(409);
  const wrong = await record(loan, { from: '2026-05-01', until: '2026-04-01' });
  expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([422, 'until']);
  expect((await record(loan, { from: '2026-05-01', until: '2026-06-01' })).status).toBe(200);
  const shared = await record(loan, { from: '2026-05-20' });
  expect([shared.status, shared.body.fields?.[0]?.field]).toEqual([422, 'from']);
  expect((await world.rows('loan_event')).filter(({ kind }) => kind === 'ACTIVE_DUTY')).toHaveLength(1);
});
