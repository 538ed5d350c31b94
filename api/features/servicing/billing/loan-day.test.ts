import { getCreditProfile } from '@contract/borrower/calls';
import { getCreditTransaction } from '@contract/credit-transaction/calls';
import { getAutopay } from '@contract/payment-method/autopay-calls';
import { getDueDate } from '@contract/servicing/due-date-calls';
import { getHardshipPlan } from '@contract/servicing/hardship-plan-calls';
import { listBorrowerLoans } from '@contract/servicing/loan-calls';
import { listLoanPayments, makeLoanPayment, quoteLoanPayoff } from '@contract/servicing/payment-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { disputeTransaction } from '@contract/servicing/transaction-request-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
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

/** The day before, where the borrower lives; the day of the business has begun. */
const LATE_EVENING = 'T05:30:00.000Z';
const livesIn = (loan: Made, state: string) =>
  world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('borrower').set({ state_code: state }).where('id', '=', loan.params.id)),
  );

/** What every call that folds the loan says is owed. */
async function told({ params, params: { id } }: Made) {
  const token = await world.sessionOf('borrower', id);
  const { body: shown } = await world.call(listLoanPayments, { params }, { token });
  const { body: payoff } = await world.call(quoteLoanPayoff, { params }, { token });
  const staff = await world.staffSession('admin@demo.test');
  const { body: loans } = await world.call(listBorrowerLoans, { params: { id } }, { token: staff });
  const { body: summary } = await world.call(getCreditProfile, { params: { id } }, { token });
  const { body: one } = await world.call(getCreditTransaction, { params }, { token });
  const { body: autopay } = await world.call(getAutopay, { params }, { token });
  const { body: dueDate } = await world.call(getDueDate, { params, query: {} }, { token });
  const { body: hardship } = await world.call(getHardshipPlan, { params, query: {} }, { token });
  return {
    today: payoff.payOn,
    principal: [shown.owed.principal, payoff.principal, loans.data[0]?.balance],
    next: [shown.next?.dueOn, loans.data[0]?.next?.dueOn, summary.nextPayment?.dueDate, autopay.next?.on],
    payments: [shown.schedule.length > 0, one.payments !== null],
    refusals: [dueDate.refusal, hardship.refusal],
    isPaused: shown.isPaused,
  };
}

test('a refund and a dispute late in the evening of the west coast stand at once, on the borrower’s own day', async () => {
  const loan = await aLoanOf(world);
  await livesIn(loan, 'CA');
  await world.passTo('2026-03-24');
  world.deps.clock.setTo(`2026-03-25${LATE_EVENING}`);
  const refunded = await world.call(
    refundPatientTransaction,
    { params: loan.params, body: { amount: 1200, version: await seenVersion(world, loan.params.txId) } },
    {
      token: await world.staffSession('manager@bright-smile.test'),
      headers: { 'idempotency-key': 'refund-in-the-evening' },
    },
  );
  expect(refunded.status).toBe(200);
  expect(await told(loan)).toEqual({
    today: '2026-03-24',
    principal: [3000, 3000, 3000],
    next: Array(4).fill('2026-04-16'),
    payments: [true, true],
    refusals: [null, null],
    isPaused: false,
  });
  const token = await world.sessionOf('borrower', loan.params.id);
  const body = { reason: 'Not as agreed.', version: refunded.body.transaction.version };
  const disputed = await world.call(
    disputeTransaction,
    { params: loan.params, body },
    { token, headers: { 'idempotency-key': 'dispute-in-the-evening' } },
  );
  expect(disputed.status).toBe(200);
  expect(await told(loan)).toMatchObject({ refusals: ['PAUSED', 'PAUSED'], isPaused: true });
  const booked = (await world.rows('loan_event')).filter(({ kind }) => kind === 'PAUSE' || kind === 'MODIFIED');
  expect(booked.map(({ kind, effective_on }) => [kind, effective_on])).toContainEqual(['PAUSE', '2026-03-24']);
});

test('a payment late in the evening of its due date counts from that day and is not late, also after a refund of that evening', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await livesIn(loan, 'CA');
  await world.passTo('2026-04-16');
  world.deps.clock.setTo(`2026-04-17${LATE_EVENING}`);
  const refunded = await world.call(
    refundPatientTransaction,
    { params: loan.params, body: { amount: 1200, version: await seenVersion(world, loan.params.txId) } },
    {
      token: await world.staffSession('manager@bright-smile.test'),
      headers: { 'idempotency-key': 'refund-on-the-due-date' },
    },
  );
  expect(refunded.status).toBe(200);
  const token = await world.sessionOf('borrower', loan.params.id);
  const { body: shown } = await world.call(listLoanPayments, { params: loan.params }, { token });
  expect([shown.owed.daysLate, shown.next?.dueOn, shown.owed.pastDue]).toEqual([0, '2026-04-16', 0]);
  const body = { amount: shown.next?.amount ?? 0 };
  const paid = await world.call(makeLoanPayment, { params: loan.params, body }, { token });
  expect(paid.body.payment?.countsFrom).toBe('2026-04-16');
});

test('a loan that was approved at a practice whose day is ahead stands at once', async () => {
  world.deps.clock.setTo(`2026-03-17${LATE_EVENING}`);
  const loan = await aLoanOf(world);
  // At 05:30 UTC it is March 17 in Texas, where the practice is.
  await livesIn(loan, 'CA');
  expect(await told(loan)).toEqual({
    today: '2026-03-17',
    principal: [4200, 4200, 4200],
    next: Array(4).fill('2026-04-17'),
    payments: [true, true],
    refusals: [null, null],
    isPaused: false,
  });
});
