import { getBorrower } from '@contract/borrower-file/calls';
import { listBorrowerLoans } from '@contract/servicing/loan-calls';
import { listLoanPayments, makeLoanPayment, quoteLoanPayoff } from '@contract/servicing/payment-calls';
import { giveGoodwillCredit, waiveLateFees } from '@contract/servicing/waiver-calls';
import { account } from '@domain/ledger/account';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
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

const staff = async (who = 'admin@demo.test') => ({ token: await world.staffSession(who) });
const REASON = 'Our statement went out late.';
const loanOnFile = async ({ params }: Made) => {
  const { body } = await world.call(listBorrowerLoans, { params: { id: params.id } }, await staff());
  return body.data[0];
};
const versionOf = async (loan: Made) => (await loanOnFile(loan))?.version ?? 0;
let key = 0;
const once = (token: string) => {
  key += 1;
  return { token, headers: { 'idempotency-key': `waiver-${key}` } };
};
type Of = Pick<Made, 'params'>;
const waive = async ({ params }: Of, version: number, who?: string) =>
  world.call(waiveLateFees, { params, body: { reason: REASON, version } }, once((await staff(who)).token));
const credit = async ({ params }: Of, amount: number, version: number) =>
  world.call(giveGoodwillCredit, { params, body: { amount, reason: REASON, version } }, once((await staff()).token));
const own = async ({ params }: Of) => ({ token: await world.sessionOf('borrower', params.id) });
const owed = async (loan: Made) =>
  (await world.call(listLoanPayments, { params: loan.params }, await own(loan))).body.owed;
const payoff = async (loan: Made) =>
  (await world.call(quoteLoanPayoff, { params: loan.params }, await own(loan))).body.total;
const mailsTo = async ({ borrower }: Made) => {
  await world.sendAll();
  return sandbox.mailbox(borrower.email);
};
const lastAct = async ({ params }: Made) =>
  (await world.call(getBorrower, { query: { user_id: params.id } }, await staff())).body.user.acts[0];
const dollars = (amount: number) => `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const speakSpanish = ({ params }: Made) =>
  world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('borrower').set({ language: 'es' }).where('id', '=', params.id)),
  );

test('a late fee is waived: file, ledger and mail say it, and it is not charged again', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-04-28');
  const fees = (await owed(loan)).fees;
  expect(fees).toBeGreaterThan(0);
  expect((await loanOnFile(loan))?.lateFees).toBe(fees);
  const done = await waive(loan, await versionOf(loan));
  expect([done.status, done.body.waived]).toEqual([200, fees]);
  expect((await owed(loan)).fees).toBe(0);
  expect((await loanOnFile(loan))?.lateFees).toBe(0);
  const booked = (await world.rows('journal_entry')).at(-1);
  expect([booked?.kind, booked?.effective_on]).toEqual(['FEE_WAIVED', '2026-04-28']);
  expect(booked?.actor).toMatch(/^staff:/);
  expect(await lastAct(loan)).toMatchObject({
    kind: 'FEES_WAIVED',
    changes: [{ field: 'transaction' }, { field: 'amount', to: dollars(fees) }, { field: 'reason', to: REASON }],
  });
  expect((await world.rows('audit')).map(({ action }) => action)).toContain('borrower.fees_waived');
  const mail = (await mailsTo(loan)).find(({ subject }) => subject === `We removed ${dollars(fees)} in late fees`);
  const { pastDue } = await owed(loan);
  expect(mail?.text).toContain(
    `You now owe ${dollars(await payoff(loan))} if you pay the loan off today. Of that, ${dollars(pastDue)} is due now.`,
  );
  expect((await waive(loan, await versionOf(loan))).status).toBe(409);
  await world.passTo('2026-05-10');
  expect((await world.rows('loan_event')).filter(({ kind }) => kind === 'FEE')).toHaveLength(1);
});

test('what was paid of a waived fee goes back, and a Spanish borrower reads it in Spanish', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await speakSpanish(loan);
  await world.passTo('2026-04-28');
  const { pastDue } = await owed(loan);
  const body = { amount: pastDue + 3 };
  expect((await world.call(makeLoanPayment, { params: loan.params, body }, await own(loan))).status).toBe(200);
  const fees = (await loanOnFile(loan))?.lateFees ?? 0;
  const done = await waive(loan, await versionOf(loan));
  expect(done.body.waived).toBe(fees);
  const [owing] = await world.rows('borrower_credit');
  const mail = (await mailsTo(loan)).find(
    ({ subject }) => subject === `Quitamos ${dollars(fees)} de cargos por atraso`,
  );
  expect(Number(owing?.owed_cents)).toBe(300);
  expect(mail?.text).toContain('Usted ya había pagado $3.00 de eso, así que se lo devolveremos.');
});

test('a goodwill credit counts like a payment, at our expense, and no more than $250 in a year', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-04-18');
  const before = await payoff(loan);
  expect((await loanOnFile(loan))?.goodwillMax).toBe(250);
  const done = await credit(loan, 200, await versionOf(loan));
  expect([done.status, done.body.credited]).toEqual([200, 200]);
  const after = await payoff(loan);
  expect(Math.round((before - after) * 100)).toBe(20_000);
  const expense = account.expense('goodwill');
  const posted = (await world.rows('posting')).filter(({ account_id }) => account_id === expense);
  expect(posted.map(({ amount }) => Number(amount))).toEqual([20_000]);
  expect(await lastAct(loan)).toMatchObject({ kind: 'GOODWILL_GIVEN' });
  expect((await world.rows('audit')).map(({ action }) => action)).toContain('borrower.goodwill_given');
  const mail = (await mailsTo(loan)).find(({ subject }) => subject === 'We credited $200.00 to your loan');
  expect(mail?.text).toContain(`You now owe ${dollars(after)} if you pay the loan off today.`);
  expect((await loanOnFile(loan))?.goodwillMax).toBe(50);
  const more = await credit(loan, 60, await versionOf(loan));
  expect([more.status, more.body.fields?.[0]]).toEqual([422, { field: 'amount', message: 'Enter $50.00 or less.' }]);
});

test('a goodwill credit that closes the loan takes back what was planned, and says that nothing is owed', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE', amountCents: 100_000 });
  await world.passTo('2026-04-10');
  const left = Math.round(((await payoff(loan)) - 40) * 100) / 100;
  expect(
    (await world.call(makeLoanPayment, { params: loan.params, body: { amount: left } }, await own(loan))).status,
  ).toBe(200);
  const planned = { amount: 5, payOn: '2026-04-20' };
  expect((await world.call(makeLoanPayment, { params: loan.params, body: planned }, await own(loan))).status).toBe(200);
  expect((await credit(loan, await payoff(loan), await versionOf(loan))).status).toBe(200);
  await world.passTo('2026-04-22');
  const statuses = (await world.rows('payment')).map(({ status }) => status).sort();
  expect(statuses).toEqual(['CANCELLED', 'SETTLED']);
  const mails = await mailsTo(loan);
  expect(mails.find(({ subject }) => subject === 'We credited $40.00 to your loan')?.text).toContain(
    'You now owe nothing on it.',
  );
  expect(mails.filter(({ subject }) => subject === 'Your loan of $1,000.00 is paid off')).toHaveLength(1);
});

test('a debit that was told is told anew, and nothing is asked for while the account is on hold', async () => {
  const loan = await aLoanOf(world);
  await world.passTo('2026-04-14');
  const told = async () => (await mailsTo(loan)).map(({ subject }) => subject);
  expect((await told()).some((subject) => subject.includes('April 16'))).toBe(true);
  const before = (await told()).length;
  expect((await credit(loan, 50, await versionOf(loan))).status).toBe(200);
  expect((await told()).slice(before)).toHaveLength(2);
  await world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('borrower').set({ on_hold: 1 }).where('id', '=', loan.params.id)),
  );
  await world.passTo('2026-05-20');
  expect((await credit(loan, 60, await versionOf(loan))).status).toBe(200);
  const mail = (await mailsTo(loan)).find(({ subject }) => subject === 'We credited $60.00 to your loan');
  expect(mail?.text).not.toContain('is due now');
});

test('another person’s loan, a version that is gone, and staff without the right are refused', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const other = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-04-28');
  const version = await versionOf(loan);
  expect((await waive({ params: { ...loan.params, id: other.params.id } }, version)).status).toBe(404);
  expect((await waive(loan, version - 1)).body.code).toBe('STALE');
  expect((await waive(loan, version, 'manager@bright-smile.test')).status).toBe(403);
  expect((await world.rows('loan_event')).filter(({ kind }) => kind === 'WAIVER')).toEqual([]);
});

test('thirty presses at once waive the fee once and credit once', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-04-28');
  const { params } = loan;
  const { token } = await staff();
  const presses = async (press: (version: number) => Promise<{ status: number }>) => {
    const version = await versionOf(loan);
    const statuses = (await Promise.all(Array.from({ length: 30 }, () => press(version)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
  };
  await presses((version) => world.call(waiveLateFees, { params, body: { reason: REASON, version } }, once(token)));
  await presses((version) =>
    world.call(giveGoodwillCredit, { params, body: { amount: 10, reason: REASON, version } }, once(token)),
  );
  const kinds = (await world.rows('loan_event')).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'WAIVER' || kind === 'GOODWILL').sort()).toEqual(['GOODWILL', 'WAIVER']);
  expect(await world.rows('borrower_file_act')).toHaveLength(2);
});
