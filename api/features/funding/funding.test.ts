import {
  changeProviderFund,
  getProviderFund,
  reprocessDeferredPayment,
  reprocessFailedPayment,
} from '@contract/funding/calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { isBusinessDay } from '@domain/calendar/business-day';
import { civilDate } from '@domain/calendar/civil-date';
import { account } from '@domain/ledger/account';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { faultyDatabase } from '../../test/durability/faulty-database';
import { seenVersion } from '../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, ordersOf, startLoanWorld } from '../servicing/testing/loan-world';
import { keepPracticeBank } from './index';
import { makeDeposits } from './make-deposits';

let sandbox: SandboxHarness;
let world: LoanWorld;
beforeEach(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox);
});
afterEach(async () => {
  await world.discard();
  await sandbox.stop();
});

// Loans begin on Monday, March 16.
const sentOn = '2026-03-17';
const settledOn = '2026-03-19';
const admin = () => world.staffSession('admin@demo.test');
const deposits = async () =>
  (await world.rows('deposit')).sort((one, other) => one.made_on.localeCompare(other.made_on));
const fundings = () => world.rows('funding');
const usd = (amount: number | bigint | undefined) => formatUsdExact(cents(Number(amount)));
const payouts = () => ordersOf(sandbox, 'credit');
const balance = async (path: string) =>
  Number((await world.rows('ledger_account')).find(({ id }) => id === path)?.balance ?? 0);
const bank = async (practiceId: string, ending: string) =>
  world.deps.database.transaction((tx) =>
    keepPracticeBank({ tx, deps: world.deps }, practiceId, {
      bankName: 'First Bank',
      routingNumber: '110000000',
      accountNumber: `5200000${ending}`,
    }),
  );
const suspend = async (practiceId: string, suspendSendingFunds: boolean) =>
  world.call(changeProviderFund, { body: { practiceId, suspendSendingFunds } }, { token: await admin() });
const practiceOf = async (transactionId: string) => {
  const row = (await world.rows('credit_transaction')).find(({ id }) => id === transactionId);
  if (!row) throw new Error('No transaction');
  return row.practice_id;
};
/** Fifty presses at once: one of them is heard, and the others learn that it was. */
async function pressedFifty(press: () => Promise<{ status: number; body: object }>) {
  const answers = await Promise.all(Array.from({ length: 50 }, press));
  const [done, ...more] = answers.filter(({ status }) => status === 200);
  expect([more, answers.filter(({ status }) => status !== 200 && status !== 409)]).toEqual([[], []]);
  return done?.body;
}
const refund = async ({ params }: Awaited<ReturnType<typeof aLoanOf>>) => {
  const token = await world.staffSession('manager@bright-smile.test');
  const body = { version: await seenVersion(world, params.txId) };
  return world.call(refundPatientTransaction, { params, body }, { token });
};

test('what a practice earned on a day is one deposit on the next, with a statement that adds up to it', async () => {
  const first = await aLoanOf(world, { amountCents: 500_000 });
  await aLoanOf(world, { amountCents: 120_000 });
  await world.passTo(sentOn);
  await world.sendAll();
  const [deposit, ...more] = await deposits();
  const lines = await fundings();
  const net = lines.reduce((sum, row) => sum + Number(row.net_cents), 0);
  expect(more).toEqual([]);
  expect(deposit).toMatchObject({ status: 'PENDING', made_on: sentOn, settles_on: settledOn, deferral: null });
  expect([Number(deposit?.amount_cents), Number(deposit?.offset_cents)]).toEqual([net, 0]);
  expect(lines.map(({ status, deposit_id }) => [status, deposit_id])).toEqual(lines.map(() => ['SENT', deposit?.id]));
  expect(await payouts()).toMatchObject([{ amountCents: net }]);
  expect(await ledgerViolations(world)).toEqual([]);

  const [mail] = await sandbox.mailbox('hello@bright-smile.test');
  const text = JSON.stringify(mail);
  expect(text).toContain(deposit?.ref);
  for (const row of await world.rows('credit_transaction')) expect(text).toContain(`Transaction ${row.number}: `);

  await world.passTo('2026-03-20');
  expect(await deposits()).toMatchObject([{ status: 'SETTLED', settled_on: settledOn }]);
  expect((await fundings()).map(({ status }) => status)).toEqual(['SETTLED', 'SETTLED']);
  const events = (await world.rows('loan_event')).filter((row) => row.transaction_id === first.transactionId);
  expect(events.map(({ kind, effective_on }) => [kind, effective_on])).toContainEqual(['FUNDED', settledOn]);
  expect(await balance(account.providerPayable(await practiceOf(first.transactionId)))).toBe(0);
  expect(await balance(account.clearing('ach_out'))).toBe(0);
  expect(await ledgerViolations(world)).toEqual([]);
});

test('a purchase is refunded once its money has arrived, and the next deposits keep it back', async () => {
  const loan = await aLoanOf(world, { amountCents: 300_000 });
  expect((await refund(loan)).status).toBe(409);
  await world.passTo('2026-03-20');
  expect((await refund(loan)).status).toBe(200);
  const [recovery] = await world.rows('recovery');
  const owed = Number(recovery?.net_cents);
  expect(owed).toBe(Number((await fundings())[0]?.net_cents));
  expect(await ledgerViolations(world)).toEqual([]);

  await aLoanOf(world, { amountCents: 100_000 });
  await world.passTo('2026-03-24');
  const [, small] = await deposits();
  // All of it is kept back: nothing is sent, and the purchase counts as paid.
  expect(small).toMatchObject({ status: 'SETTLED' });
  expect(Number(small?.amount_cents)).toBe(0);
  expect(await payouts()).toHaveLength(1);
  expect(await ledgerViolations(world)).toEqual([]);
  const funded = (await world.rows('loan_event')).filter(({ kind }) => kind === 'FUNDED');
  expect(funded.map(({ effective_on }) => effective_on).sort()).toEqual([settledOn, small?.made_on]);
  // The practice hears of no deposit, but of what was kept back and what still is.
  await world.sendAll();
  const mails = await sandbox.mailbox('hello@bright-smile.test');
  expect(mails.map(({ subject }) => subject).filter((subject) => /\$0\.00/.test(subject))).toEqual([]);
  const told = mails.find(({ subject }) => subject === `No deposit: ${usd(small?.purchases_cents)} went to refunds`);
  expect(told?.text).toContain(
    `We'll withhold another ${usd(owed - Number(small?.purchases_cents))} from your next deposits for refunds.`,
  );

  await aLoanOf(world, { amountCents: 400_000 });
  await world.passTo('2026-03-30');
  const [, , large] = await deposits();
  const left = owed - Number(small?.purchases_cents);
  expect(Number(large?.offset_cents)).toBe(left);
  expect(Number(large?.amount_cents)).toBe(Number(large?.purchases_cents) - left);
  expect((await world.rows('recovery')).map(({ left_cents }) => Number(left_cents))).toEqual([0]);
  expect(await ledgerViolations(world)).toEqual([]);
});

test('deposits are made, leave and arrive on days on which banks settle: over a holiday, and when staff send one on a weekend', async () => {
  world.deps.clock.setTo('2026-11-24T15:00:00.000Z');
  const practiceId = await practiceOf((await aLoanOf(world, {})).transactionId);
  await world.passTo('2026-11-25');
  await aLoanOf(world, {});
  await suspend(practiceId, true);
  await world.passTo('2026-11-28');
  const [, waiting] = await deposits();
  expect(waiting).toMatchObject({ status: 'DEFERRED', made_on: '2026-11-27' });
  await suspend(practiceId, false);
  const again = { body: { pmtRef: waiting?.ref ?? '' } };
  expect((await world.call(reprocessDeferredPayment, again, { token: await admin() })).status).toBe(200);
  await world.passTo('2026-12-03');
  const days = (await deposits()).map((row) => [row.made_on, row.submitted_on, row.settled_on]);
  expect(days).toEqual([
    ['2026-11-25', '2026-11-25', '2026-11-30'],
    ['2026-11-27', '2026-11-30', '2026-12-02'],
  ]);
  expect(days.flat().every((day) => isBusinessDay(civilDate(day ?? '')))).toBe(true);
});

test('money of a suspended practice waits in one deposit, the practice is told, and it leaves when the reason ends', async () => {
  const loan = await aLoanOf(world, {});
  const practiceId = await practiceOf(loan.transactionId);
  expect((await suspend(practiceId, true)).body).toEqual({ practice: { _id: practiceId, suspendSendingFunds: true } });
  await world.passTo(sentOn);
  await aLoanOf(world, {});
  await world.passTo('2026-03-20');
  const [waiting, ...more] = await deposits();
  expect(more).toEqual([]);
  expect(waiting).toMatchObject({ status: 'DEFERRED', deferral: 'SUSPENDED', made_on: sentOn });
  const net = (await fundings()).reduce((sum, row) => sum + Number(row.net_cents), 0);
  expect(Number(waiting?.amount_cents)).toBe(net);
  expect(await payouts()).toEqual([]);
  const subjects = (await sandbox.mailbox('hello@bright-smile.test')).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === `Deposit ${waiting?.ref} is on hold`)).toHaveLength(1);
  const told = await sandbox.mailbox('hello@bright-smile.test');
  expect(told.find(({ subject }) => subject.endsWith('is on hold'))?.text).toContain('New purchases are added to it.');
  expect(await ledgerViolations(world)).toEqual([]);

  const token = await admin();
  const again = { body: { pmtRef: waiting?.ref ?? '' } };
  expect((await world.call(reprocessDeferredPayment, again, { token })).status).toBe(409);
  await suspend(practiceId, false);
  expect(await pressedFifty(() => world.call(reprocessDeferredPayment, again, { token }))).toMatchObject({
    pmtRef: waiting?.ref,
    status: 'SUBMITTED',
    reprocessedFailed: false,
  });
  expect((await world.call(reprocessDeferredPayment, again, { token })).status).toBe(409);
  await world.passTo('2026-03-25');
  expect(await deposits()).toMatchObject([{ status: 'SETTLED' }]);
  expect(await payouts()).toMatchObject([{ amountCents: net }]);
  expect(await ledgerViolations(world)).toEqual([]);
});

test('the practice and the administrators of its enterprise hear once that deposits are on hold, and that they are not', async () => {
  await world.deps.database.migrate([
    "update practice set enterprise_id = 'ent-harborline' where email = 'hello@bright-smile.test'",
  ]);
  const loan = await aLoanOf(world, {});
  const practiceId = await practiceOf(loan.transactionId);
  for (const isSuspended of [true, true, false, false]) await suspend(practiceId, isSuspended);
  await world.sendAll();
  for (const to of ['hello@bright-smile.test', 'enterprise@demo.test']) {
    const subjects = (await sandbox.mailbox(to)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('on hold')).sort()).toEqual([
      'Deposits to Bright Smile Dental are no longer on hold',
      'Deposits to Bright Smile Dental are on hold',
    ]);
  }
});

test('before funds are suspended or let go it is said what is with the bank, what waits and what is due', async () => {
  const loan = await aLoanOf(world, {});
  const practiceId = await practiceOf(loan.transactionId);
  const fund = async () => {
    const { body } = await world.call(getProviderFund, { query: { practiceId } }, { token: await admin() });
    const { underway, waiting, due, suspendSendingFunds } = body.fund;
    return [suspendSendingFunds, underway, waiting, due];
  };
  const [first] = await fundings();
  const none = { count: 0, amount: 0 };
  const one = { count: 1, amount: Number(first?.net_cents) / 100 };
  expect(await fund()).toEqual([false, none, none, one]);
  await world.passTo(sentOn);
  expect(await fund()).toEqual([false, one, none, none]);
  await suspend(practiceId, true);
  const second = await aLoanOf(world, { amountCents: 120_000 });
  expect(await practiceOf(second.transactionId)).toBe(practiceId);
  const of = (await fundings()).find(({ transaction_id: id }) => id === second.transactionId);
  const two = { count: 1, amount: Number(of?.net_cents) / 100 };
  expect(await fund()).toEqual([true, one, none, two]);
  await world.passTo('2026-03-20');
  // What was with the bank arrived.
  expect(await fund()).toEqual([true, none, two, none]);
  expect((await deposits()).map(({ status }) => status)).toEqual(['SETTLED', 'DEFERRED']);
});

test('what waited leaves by itself on the next day after the reason ended', async () => {
  const loan = await aLoanOf(world, {});
  const practiceId = await practiceOf(loan.transactionId);
  await suspend(practiceId, true);
  await world.passTo('2026-03-18');
  await suspend(practiceId, false);
  await world.passTo('2026-03-19');
  expect(await deposits()).toMatchObject([{ status: 'PENDING', submitted_on: '2026-03-19' }]);
});

test('what is let go before a weekend leaves on the first day on which banks settle', async () => {
  const loan = await aLoanOf(world, {});
  const practiceId = await practiceOf(loan.transactionId);
  await suspend(practiceId, true);
  await world.passTo('2026-03-20');
  await suspend(practiceId, false);
  await world.passTo('2026-03-22');
  expect(await deposits()).toMatchObject([{ status: 'DEFERRED', submitted_on: null }]);
  await world.passTo('2026-03-23');
  expect(await deposits()).toMatchObject([{ status: 'PENDING', submitted_on: '2026-03-23' }]);
});

test('a deposit that the bank gives back is owed again, and sent again to the bank that the practice has then', async () => {
  const loan = await aLoanOf(world, {});
  const practiceId = await practiceOf(loan.transactionId);
  await bank(practiceId, '03');
  await world.passTo('2026-03-20');
  const [returned] = await deposits();
  expect(returned).toMatchObject({ status: 'RETURNED', return_code: 'R03', returned_on: settledOn });
  expect((await fundings())[0]?.status).toBe('RETURNED');
  expect(await ledgerViolations(world)).toEqual([]);
  const subjects = (await sandbox.mailbox('hello@bright-smile.test')).map(({ subject }) => subject);
  expect(subjects).toContain(`Your bank returned deposit ${returned?.ref}`);
  // Not tried again by itself: the account is wrong.
  await world.passTo('2026-03-24');
  expect(await payouts()).toHaveLength(1);

  await bank(practiceId, '77');
  const token = await admin();
  const again = { body: { pmtRef: returned?.ref ?? '' } };
  expect(await pressedFifty(() => world.call(reprocessFailedPayment, again, { token }))).toMatchObject({
    reprocessedFailed: true,
  });
  expect((await world.call(reprocessFailedPayment, again, { token })).status).toBe(409);
  await world.passTo('2026-03-27');
  expect(await deposits()).toMatchObject([{ status: 'SETTLED', attempt: 2, return_code: null }]);
  expect(await payouts()).toHaveLength(2);
  expect(await ledgerViolations(world)).toEqual([]);
});

test.each(['lost-response', 'error500', 'down'])(
  'the processor fails (%s): the practice is paid once',
  async (mode) => {
    await aLoanOf(world, {});
    await world.passTo('2026-03-16');
    await sandbox.fault({ vendor: 'payments', mode, times: 3 });
    await world.passTo('2026-03-21');
    expect(await payouts()).toHaveLength(1);
    expect(await deposits()).toMatchObject([{ status: 'SETTLED' }]);
    expect(await ledgerViolations(world)).toEqual([]);
  },
);

test('twenty processes at once make one deposit of it', async () => {
  await aLoanOf(world, {});
  await aLoanOf(world, {});
  world.deps.clock.setTo(`${sentOn}T13:00:00.000Z`);
  await Promise.all(Array.from({ length: 20 }, () => makeDeposits(world.deps, civilDate(sentOn))));
  expect(await deposits()).toHaveLength(1);
  await world.sendAll();
  expect(await payouts()).toHaveLength(1);
  expect(await ledgerViolations(world)).toEqual([]);
});

test('a process that is killed at whichever statement leaves whole steps, and the next one pays once', async () => {
  const faults = faultyDatabase(await openTestDatabase());
  const own = await startLoanWorld(sandbox, { database: faults.database, withMails: false });
  await aLoanOf(own, {});
  await aLoanOf(own, {});
  own.deps.clock.setTo(`${sentOn}T13:00:00.000Z`);
  let statement = 0;
  do {
    statement += 1;
    faults.failAt(statement);
    await makeDeposits(own.deps, civilDate(sentOn)).catch(() => undefined);
    expect(await ledgerViolations(own), `statement ${statement}`).toEqual([]);
  } while (faults.hasFailed() && statement < 200);
  faults.failAt(undefined);
  expect(statement).toBeGreaterThan(10);
  await own.passTo('2026-03-20');
  expect(await own.rows('deposit')).toMatchObject([{ status: 'SETTLED' }]);
  expect(await payouts()).toHaveLength(1);
  expect(await ledgerViolations(own)).toEqual([]);
  await own.discard();
});

test('nothing leaves on a day without banks, and a reference that is not there is not found', async () => {
  world.deps.clock.setTo('2026-03-20T15:00:00.000Z');
  await aLoanOf(world, {});
  await world.passTo('2026-03-22');
  expect(await deposits()).toEqual([]);
  await world.passTo('2026-03-23');
  expect(await deposits()).toMatchObject([{ made_on: '2026-03-23' }]);
});
