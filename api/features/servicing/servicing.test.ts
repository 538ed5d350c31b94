import { getCreditTransaction, listCreditTransactions } from '@contract/credit-transaction/calls';
import { setAutopay } from '@contract/servicing/autopay-calls';
import { listBorrowerLoans } from '@contract/servicing/loan-calls';
import { listLoanPayments } from '@contract/servicing/payment-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { longDates } from '@domain/calendar/us-date';
import { foldLoan } from '@domain/loan/fold-loan';
import { unpaidOf } from '@domain/loan/loan-state';
import { newDueDay } from '@domain/loan/new-due-date';
import { cents } from '@domain/money/cents';
import { formatUsdExact } from '@domain/money/usd';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platformOf } from '../../test/deps';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { countLedgerFaults } from '../ledger/index';
import { serviceLoans } from './billing/service-loan';
import { getLoan } from './loan';
import { aLoanOf, type LoanWorld, ledgerViolations, ordersOf, startLoanWorld } from './testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
type Made = Awaited<ReturnType<typeof aLoanOf>>;
const wishes = {
  regular: {},
  broke: { account: '01' },
  brokeOnce: { account: '91' },
  closed: { account: '02' },
  unknown: { account: '03' },
  disputed: { account: '10' },
  soft: { card: '9995' },
  hard: { card: '0002' },
  silent: { autopay: 'NONE' },
  promoChargedOff: { product: 'PROMO_12', autopay: 'NONE' },
  kept: { product: 'PROMO_6', autopay: 'SUGGESTED' },
  lost: { product: 'PROMO_6', autopay: 'MINIMUM' },
};
let loans: Record<keyof typeof wishes, Made>;

/** Everybody lives through the same half year; the first due date is April 16. */
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox);
  const made: Partial<typeof loans> = {};
  for (const name of Object.keys(wishes) as (keyof typeof wishes)[]) made[name] = await aLoanOf(world, wishes[name]);
  loans = made as typeof loans;
  await world.passTo('2026-10-05');
}, 180_000);
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const stateOf = async ({ transactionId }: Made, on?: string) =>
  foldLoan((await getLoan(world.deps.database.read, transactionId)).events, on ? { on: civilDate(on) } : {});
const paymentsOf = async ({ transactionId }: Made, dueOn = '2026-04-16') =>
  (await world.rows('payment'))
    .filter((row) => row.transaction_id === transactionId && row.due_on === dueOn)
    .sort((one, other) => one.attempt - other.attempt);
const noticesOf = async ({ transactionId: id }: Made) =>
  (await world.rows('servicing_notice')).filter((row) => row.subject_id === id).map(({ kind }) => kind);

test('the ledger holds after half a year of everything', async () => {
  expect(await ledgerViolations(world)).toEqual([]);
  expect(await countLedgerFaults(world.deps.database.read)).toBe(0);
});

test('autopay takes each installment on its day, once, announces it before, and keeps a receipt', async () => {
  const { borrower, transactionId } = loans.regular;
  const [payment, ...more] = await paymentsOf(loans.regular);
  expect(more).toEqual([]);
  expect(payment).toMatchObject({ kind: 'AUTOPAY', status: 'SETTLED', submitted_on: '2026-04-16', attempt: 1 });
  const all = (await world.rows('payment')).filter((row) => row.transaction_id === transactionId);
  expect(all.map(({ due_on }) => due_on).sort()).toEqual(
    ['04', '05', '06', '07', '08', '09'].map((month) => `2026-${month}-16`),
  );
  expect((await stateOf(loans.regular)).billed.map((row) => unpaidOf(row))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(new Set(await noticesOf(loans.regular))).toEqual(
    new Set(['AUTOPAY_RATE', 'STATEMENT', 'AUTOPAY_AHEAD', 'PAYMENT_RECEIVED']),
  );
  const subjects = (await sandbox.mailbox(borrower.email)).map(({ subject }) => subject);
  const amount = formatUsdExact(cents(Number(payment?.amount_cents)));
  expect(subjects).toContain(`${amount} autopay payment on April 16, 2026`);
  expect(subjects).toContain(`We received your ${amount} payment`);
  expect((await world.rows('document')).some(({ id }) => id === payment?.receipt_id)).toBe(true);
});

test('a debit on a day without banks is made on the next one, and counts from the due date', async () => {
  // May 16 was a Saturday.
  const [payment] = await paymentsOf(loans.regular, '2026-05-16');
  expect(payment).toMatchObject({ scheduled_on: '2026-05-18', submitted_on: '2026-05-16' });
  expect((await stateOf(loans.regular)).charges).toEqual([]);
});

test('a payment that comes back counts as never made, is tried again twice, and then no more', async () => {
  const tries = await paymentsOf(loans.broke);
  expect(tries.map((row) => [row.attempt, row.scheduled_on, row.status, row.return_code])).toEqual([
    [1, '2026-04-16', 'RETURNED', 'R01'],
    [2, '2026-04-23', 'RETURNED', 'R01'],
    [3, '2026-05-01', 'RETURNED', 'R01'],
  ]);
  const state = await stateOf(loans.broke);
  expect(state.paidCents).toBe(0);
  // Due anew three weeks after the last of them came back, with ten days of grace.
  const [returnedOn] = tries.map((row) => row.returned_on).reverse();
  const dueOn = newDueDay(civilDate(returnedOn ?? ''));
  expect(state.billed[0]?.newDueOn).toBe(dueOn);
  const fees = (await world.rows('loan_event'))
    .filter(({ transaction_id, kind }) => transaction_id === loans.broke.transactionId && kind === 'FEE')
    .map(({ effective_on: on, detail }) => [on, detail]);
  expect(fees).toContainEqual([addDays(dueOn, 11), JSON.stringify({ fee: 'LATE', number: 1 })]);
  // Autopay stopped by itself with the third of them, so the next installment is late by its own day.
  expect(fees).toContainEqual(['2026-05-27', JSON.stringify({ fee: 'LATE', number: 2 })]);
  expect(await noticesOf(loans.broke)).toEqual(
    expect.arrayContaining(['PAYMENT_RETURNED', 'PAYMENT_MISSED', 'LATE_FEE']),
  );
});

test('one that comes back once is paid at the second try, before the late fee', async () => {
  expect((await paymentsOf(loans.brokeOnce)).map(({ status }) => status)).toEqual(['RETURNED', 'SETTLED']);
  expect((await stateOf(loans.brokeOnce)).charges).toEqual([]);
});

test.each(['closed', 'unknown'] as const)('an account that is %s is debited once and never again', async (name) => {
  const all = (await world.rows('payment')).filter((row) => row.transaction_id === loans[name].transactionId);
  expect(all.map(({ status }) => status)).toEqual(['RETURNED']);
  expect(await noticesOf(loans[name])).toEqual(expect.arrayContaining(['METHOD_ENDED', 'AUTOPAY_STOPPED']));
});

test('a settled debit that its owner disputes is taken back weeks later, and everything since is counted anew', async () => {
  const [payment] = await paymentsOf(loans.disputed);
  expect(payment).toMatchObject({ status: 'RETURNED', return_code: 'R10', settled_on: '2026-04-20' });
  expect((await stateOf(loans.disputed)).paidCents).toBe(0);
});

test('a card that says no for now is charged at the third try; one that says no for good is not charged again', async () => {
  const soft = await paymentsOf(loans.soft);
  expect(soft.map(({ status, scheduled_on }) => [status, scheduled_on])).toEqual([
    ['DECLINED', '2026-04-16'],
    ['DECLINED', '2026-04-17'],
    ['SETTLED', '2026-04-19'],
  ]);
  const hard = (await world.rows('payment')).filter((row) => row.transaction_id === loans.hard.transactionId);
  expect(hard.map(({ status }) => status)).toEqual(['DECLINED']);
});

test('a loan without autopay is asked for, warned, charged one late fee an installment, and charged off at 120 days', async () => {
  const kinds = await noticesOf(loans.silent);
  for (const kind of ['STATEMENT', 'PAYMENT_AHEAD', 'PAYMENT_DUE', 'PAYMENT_MISSED', 'LATE_FEE_AHEAD', 'LATE_FEE'])
    expect(kinds).toContain(kind);
  const state = await stateOf(loans.silent);
  expect(state.status).toBe('CHARGED_OFF');
  expect(state.charges.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  const line = (await world.rows('credit_profile')).find(({ id }) => id === loans.silent.line.id);
  // What is owed of it goes on to take from the limit.
  expect(Number(line?.balance_cents)).toBe(state.chargedOffCents);
  // Its borrower still owes it, and may pay it.
  const { params } = loans.silent;
  const token = await world.sessionOf('borrower', params.id);
  const { owed } = (await world.call(listLoanPayments, { params }, { token })).body;
  expect(Math.round(owed.chargedOff * 100)).toBe(state.chargedOffCents);
  expect(owed.chargedOff).toBeGreaterThan(4200);
});

test('each mail about a loan names its practice, its amount and its number', async () => {
  const { borrower, transactionId } = loans.silent;
  const row = (await world.rows('credit_transaction')).find(({ id }) => id === transactionId);
  const which = `your loan of $4,200.00 at Bright Smile Dental, transaction ${row?.number}.`;
  const about = (await sandbox.mailbox(borrower.email)).filter(({ text }) => text.replace(/\s+/g, ' ').includes(which));
  const subjects = [
    /^Your \$[\d,.]+ payment is due today$/,
    /^We added a late fee of \$[\d,.]+$/,
    /^Your loan is 120 days late: you owe \$[\d,.]+$/,
  ].map((shape) => expect.stringMatching(shape));
  expect(about.map(({ subject }) => subject)).toEqual(expect.arrayContaining(subjects));
});

test('a loan that was charged off is told once with what is owed, asks for nothing each month and takes nothing by itself', async () => {
  for (const loan of [loans.silent, loans.broke]) {
    expect((await noticesOf(loan)).filter((kind) => kind === 'LOAN_GIVEN_UP')).toHaveLength(1);
    const { params, borrower } = loan;
    const token = await world.sessionOf('borrower', params.id);
    const { chargedOffCents } = await stateOf(loan);
    const [mail, ...more] = (await sandbox.mailbox(borrower.email)).filter(({ subject }) =>
      subject.startsWith('Your loan is 120 days late: you owe $'),
    );
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`You still owe ${formatUsdExact(cents(chargedOffCents))}.`);
    const shown = (await world.call(getCreditTransaction, { params }, { token })).body;
    expect(shown).toMatchObject({
      chargedOff: { owed: chargedOffCents / 100, promo: null },
      monthlyPayment: null,
      autopayType: 'NONE',
    });
    const [row] = (await world.call(listCreditTransactions, { params: { id: params.id } }, { token })).body.accepted;
    const chargedOffOwed = chargedOffCents / 100;
    expect(row).toMatchObject({ isChargedOff: true, isPaidOff: false, monthlyPayment: null, chargedOffOwed });
    const refused = await world.call(setAutopay, { params, body: { type: 'MINIMUM' } }, { token });
    expect([refused.body.code, refused.body.message]).toEqual(['STEP_ORDER', expect.stringMatching(/charged off/)]);
  }
});

test('a loan that was charged off says on its pages and in its mail until when and with which amount its promotion is kept', async () => {
  const { params, borrower, transactionId } = loans.promoChargedOff;
  const state = await stateOf(loans.promoChargedOff, '2026-10-05');
  const promo = { left: 4200, payBy: state.terms?.promo?.lastPaymentOn, interest: state.interestBilledCents / 100 };
  const chargedOff = { owed: state.chargedOffCents / 100, paid: 0, promo };
  const token = await world.sessionOf('borrower', params.id);
  expect((await world.call(getCreditTransaction, { params }, { token })).body).toMatchObject({ chargedOff });
  expect((await world.call(listLoanPayments, { params }, { token })).body).toMatchObject({ chargedOff });
  const staff = { token: await world.staffSession('admin@demo.test') };
  const file = (await world.call(listBorrowerLoans, { params: { id: params.id } }, staff)).body.data;
  expect(file).toMatchObject([{ transactionId, chargedOff }]);
  const fees = formatUsdExact(cents(state.chargedOffCents - 420_000 - state.interestBilledCents));
  const mail = (await sandbox.mailbox(borrower.email)).find(({ subject }) =>
    subject.startsWith('Your loan is 120 days late: you owe $'),
  );
  expect(mail?.text).toContain("You've paid $0.00 so far.");
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(
    `pay $4,200.00 by ${longDates.en(civilDate(promo.payBy ?? ''))}, and we'll cancel its ${formatUsdExact(cents(state.interestBilledCents))} in interest. You'd then owe only ${fees} in late fees.`,
  );
});

test('a promotion that is paid in time cancels its interest; one that is not leaves it, and both are told', async () => {
  const kept = await noticesOf(loans.kept);
  expect(kept).toEqual(expect.arrayContaining(['PROMO_KEPT', 'LOAN_PAID']));
  expect(kept).not.toContain('PROMO_SHORT');
  expect(await stateOf(loans.kept)).toMatchObject({ status: 'PAID', paidCents: 420_000, interestBilledCents: 0 });
  expect(await noticesOf(loans.lost)).toEqual(expect.arrayContaining(['PROMO_SHORT', 'PROMO_LOST']));
  expect((await stateOf(loans.lost)).interestBilledCents).toBeGreaterThan(0);
});

test.each(['down', 'error500', 'lost-response'])(
  'through a processor that fails with %s money is taken once',
  async (mode) => {
    const own = await startLoanWorld(sandbox);
    await sandbox.reset();
    const { transactionId } = await aLoanOf(own);
    await own.passTo('2026-04-15');
    await sandbox.fault({ vendor: 'payments', mode, times: 3 });
    await own.passTo('2026-04-25');
    const made = (await own.rows('payment')).filter((row) => row.transaction_id === transactionId);
    expect(made.map(({ status }) => status)).toEqual(['SETTLED']);
    expect(await ordersOf(sandbox, 'debit')).toHaveLength(1);
    expect(await ledgerViolations(own)).toEqual([]);
    await own.discard();
  },
);

test('a day that is done twice, or by two processes at once, does nothing twice', async () => {
  const own = await startLoanWorld(sandbox);
  const { database, clock, config } = own.deps;
  const { transactionId } = await aLoanOf(own);
  await own.passTo('2026-04-15');
  clock.setTo('2026-04-16T13:00:00.000Z');
  const other = { ...own.deps, ...platformOf({ config, database, clock }) };
  const day = civilDate('2026-04-16');
  const again = () => Promise.all([own.deps, other].map((deps) => serviceLoans(deps, day)));
  await again();
  await again();
  const events = (await own.rows('loan_event')).filter((row) => row.transaction_id === transactionId);
  events.sort((one, other) => one.seq - other.seq);
  expect(events.map(({ kind }) => kind)).toEqual(['ACCEPTED', 'REPRICED', 'FUNDED', 'INTEREST', 'PAYMENT']);
  expect(await ledgerViolations(own)).toEqual([]);
  other.metrics.stop();
  await own.discard();
});
