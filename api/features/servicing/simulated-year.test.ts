import { foldLoan } from '@domain/loan/fold-loan';
import { outstandingFees } from '@domain/loan/loan-state';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { getLoan } from './loan';
import { type LoanWorld, ordersOf, startLoanWorld } from './testing/loan-world';
import { type SimulatedDay, simulate } from './testing/simulated-year';

const LOANS = 20;
const DAYS = 400;
const YEAR_MS = 240_000;

let sandbox: SandboxHarness;
let world: LoanWorld;
const days: SimulatedDay[] = [];
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox, { withMails: false });
  await simulate(world, { borrowers: LOANS, days: DAYS }, (day) => days.push(day));
}, YEAR_MS);
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

test('on each of four hundred days the books hold: every loan, line and open item of the processor', () => {
  expect(days).toHaveLength(DAYS);
  expect(days.flatMap(({ day, violations }) => violations.map((one) => ({ day, ...one })))).toEqual([]);
  expect(days.at(-1)?.loans).toBe(LOANS);
});

test('a payment was missed, a purchase refunded, a promotion kept and another lost, a loan paid off and one charged off', async () => {
  const told = new Set((await world.rows('servicing_notice')).map(({ kind }) => kind));
  for (const kind of [
    'PAYMENT_MISSED',
    'LATE_FEE',
    'PROMO_KEPT',
    'PROMO_LOST',
    'PROMO_SHORT',
    'LOAN_PAID',
    'PAYMENT_RETURNED',
  ])
    expect([...told]).toContain(kind);
  const events = new Set((await world.rows('loan_event')).map(({ kind }) => kind));
  for (const kind of ['REFUNDED', 'REVERSED', 'FEE', 'CHARGED_OFF', 'INTEREST', 'PAYMENT'])
    expect([...events]).toContain(kind);
});

test('who paid as they were told to kept what they were promised', async () => {
  const ids = (await world.rows('credit_transaction')).map(({ id }) => id);
  const loans = await Promise.all(ids.map((id) => getLoan(world.deps.database.read, id).catch(() => null)));
  const states = loans.flatMap((loan) => (loan ? [foldLoan(loan.events)] : []));
  // By hand, on each due date of the promotion, weekends too.
  expect(states.filter(({ terms, promoWaivedOn }) => terms?.promo?.termMonths === 12 && promoWaivedOn).length).toBe(2);
  // A pay-off that came back, paid again a month later.
  const reversed = loans.filter((loan) => loan?.events.some(({ type }) => type === 'REVERSED'));
  expect(reversed.length).toBeGreaterThan(2);
  // Fees that were paid with what was late, none of them left open.
  const charged = states.filter(({ charges }) => charges.length > 1);
  expect(charged.some((state) => outstandingFees(state) === 0)).toBe(true);
});

test('the processor took money once for every payment that was submitted', async () => {
  const submitted = (await world.rows('payment')).filter(({ submitted_on }) => submitted_on !== null);
  const taken = await ordersOf(sandbox, 'debit');
  expect(taken.map(({ paymentId }) => paymentId).sort()).toEqual(submitted.map(({ id }) => id).sort());
  // And practices were paid once for every deposit that left, and borrowers once for what they were owed.
  const left = (await world.rows('deposit')).filter((row) => Number(row.amount_cents) > 0);
  const payouts = await world.rows('credit_payout');
  expect(await ordersOf(sandbox, 'credit')).toHaveLength(left.length + payouts.length);
  expect(payouts.length).toBeGreaterThan(0);
  expect(left.length).toBeGreaterThan(10);
});
