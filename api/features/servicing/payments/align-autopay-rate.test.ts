import { getCreditProfile } from '@contract/borrower/calls';
import { getCreditTransaction, listCreditTransactions } from '@contract/credit-transaction/calls';
import { listLoans } from '@contract/credit-transaction/loan-list';
import { getAutopay } from '@contract/payment-method/autopay-calls';
import { setAutopay } from '@contract/servicing/autopay-calls';
import { listLoanPayments } from '@contract/servicing/payment-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { agreedAutopay } from '../../../test/agreed-autopay';
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
const look = async (loan: Made) => (await world.call(getAutopay, { params: loan.params }, await loggedIn(loan))).body;
const choose = async (loan: Made, type: 'MINIMUM' | 'NONE' | 'FIRST_ONLY') =>
  world.call(
    setAutopay,
    await agreedAutopay(world, { params: loan.params, body: { type } }, await loggedIn(loan)),
    await loggedIn(loan),
  );
const schedule = async (loan: Made) =>
  (await world.call(listLoanPayments, { params: loan.params }, await loggedIn(loan))).body.schedule;
/** The next payment and the payment a month of the list, as the first screen shows them. */
const home = async (loan: Made) => {
  const of = { params: { id: loan.params.id } };
  const [credit, list] = [
    await world.call(getCreditProfile, of, await loggedIn(loan)),
    await world.call(listCreditTransactions, of, await loggedIn(loan)),
  ];
  return { next: credit.body.nextPayment?.amount, listed: list.body.accepted[0]?.monthlyPayment };
};
const transaction = async (loan: Made) =>
  (await world.call(getCreditTransaction, { params: loan.params }, await loggedIn(loan))).body;
const subjectsOf = async ({ borrower }: Made) => {
  await world.sendAll();
  return (await sandbox.mailbox(borrower.email)).map(({ subject }) => subject);
};

test('autopay lowers the rate before the first statement by what it said, and the debit is the lower payment', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE', isListed: true });
  const before = await schedule(loan);
  const { selectedPaymentPlan: plan } = await transaction(loan);
  const { discount } = (await choose(loan, 'MINIMUM')).body;
  expect(discount).toMatchObject({ agreedRate: plan?.interestRate, from: '2026-04-16' });
  expect(discount).toMatchObject({ rate: (plan?.interestRate ?? 0) - 0.25, payment: plan?.autopay?.minimumPayment });
  expect(discount?.saving).toBe(plan?.autopay?.saving);

  // From the first moment on every screen shows the same.
  const { payment } = discount ?? {};
  expect(await look(loan)).toMatchObject({ amount: payment, next: { on: '2026-04-16', amount: payment } });
  expect(await transaction(loan)).toMatchObject({ rateInForce: discount?.rate, monthlyPayment: payment });
  expect((await schedule(loan))[0]?.amount).toBe(payment);
  expect(await home(loan)).toMatchObject({ next: payment, listed: payment });
  const platform = { token: await world.staffSession('admin@demo.test') };
  const dateRange = { start: '2020-01-01', end: '2035-01-01' };
  expect((await world.call(listLoans, { body: { dateRange } }, platform)).body.data).toMatchObject([
    { monthlyPayment: plan?.minimumPayment, askedPayment: payment },
  ]);
  // The day on which the statement of the first payment goes out.
  await world.passTo('2026-03-26');
  const after = await schedule(loan);
  expect(after).toHaveLength(before.length);
  expect(after[0]?.amount).toBe(discount?.payment);
  const total = (rows: typeof after) => Math.round(rows.reduce((sum, { amount }) => sum + amount * 100, 0));
  expect(total(before) - total(after)).toBe(Math.round((discount?.saving ?? 0) * 100));
  expect((await transaction(loan)).rateInForce).toBe(discount?.rate);
  expect(await look(loan)).toMatchObject({ minimum: discount?.payment, amount: discount?.payment });
  expect(await subjectsOf(loan)).toContain(`Autopay lowered your rate to ${discount?.rate}%`);

  await world.passTo('2026-04-20');
  expect((await ordersOf(sandbox, 'debit')).map(({ amountCents }) => amountCents)).toEqual([
    Math.round((discount?.payment ?? 0) * 100),
  ]);
  const events = (await world.rows('loan_event')).filter(({ kind }) => kind === 'REPRICED');
  expect(events).toHaveLength(1);
});

test('turned off, the agreed rate is back for the months that begin later, and its borrower is told', async () => {
  const loan = await aLoanOf(world, { autopay: 'MINIMUM' });
  await world.passTo('2026-04-20');
  const { rateInForce } = await transaction(loan);
  const lower = (await schedule(loan)).at(1)?.amount;
  await choose(loan, 'NONE');
  await world.passTo('2026-04-27');
  const after = await transaction(loan);
  expect(after.rateInForce).toBeCloseTo((rateInForce ?? 0) + 0.25, 4);
  const [, second, third] = await schedule(loan);
  // The month to 16 May began with autopay.
  expect(second?.amount).toBe(lower);
  expect(third?.amount).toBeGreaterThan(lower ?? 0);
  expect(await subjectsOf(loan)).toContain(`Your rate is ${after.rateInForce}% without autopay`);
  const audit = (await world.rows('audit')).filter(({ action }) => action === 'loan.repriced');
  expect(audit.map(({ shard }) => shard)).toEqual(['platform', 'platform']);
});

test.each(['NONE', 'FIRST_ONLY'])('%s lowers no rate', async (autopay) => {
  const loan = await aLoanOf(world, { autopay });
  await world.passTo('2026-03-27');
  const { rateInForce, selectedPaymentPlan } = await transaction(loan);
  expect(rateInForce).toBe(selectedPaymentPlan?.interestRate);
});

test('a promotion has no discount, and the page says none', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_12', autopay: 'MINIMUM' });
  expect((await look(loan)).discount).toBeNull();
  await world.passTo('2026-03-27');
  expect((await world.rows('loan_event')).some(({ kind }) => kind === 'REPRICED')).toBe(false);
});

test('a plan that is chosen with a pace takes nothing by itself before autopay is turned on', async () => {
  const loan = await aLoanOf(world, { autopay: 'MINIMUM' });
  const { builder } = world.deps.database.read;
  await world.deps.database.transaction((tx) =>
    tx.execute(builder.updateTable('credit_transaction').set({ autopay_set_at: null })),
  );
  expect((await look(loan)).type).toBe('NONE');
  await world.passTo('2026-04-20');
  expect(await ordersOf(sandbox, 'debit')).toEqual([]);
});

test('turned on and off within a day, the loan is as it was agreed; on the day of a statement that is out, it begins later', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  const agreed = await schedule(loan);
  await choose(loan, 'MINIMUM');
  expect((await schedule(loan))[0]?.amount).toBeLessThan(agreed[0]?.amount ?? 0);
  await choose(loan, 'NONE');
  expect(await schedule(loan)).toEqual(agreed);
  await world.passTo('2026-03-26');
  const { discount } = (await choose(loan, 'MINIMUM')).body;
  const [first, second] = await schedule(loan);
  expect(first?.amount).toBe(agreed[0]?.amount);
  expect(discount).toMatchObject({ from: second?.dueOn, payment: second?.amount });
  expect(second?.amount).toBeLessThan(agreed[1]?.amount ?? 0);
});

test('the first payment alone can be chosen until it is taken', async () => {
  const loan = await aLoanOf(world, { autopay: 'MINIMUM' });
  expect((await look(loan)).hasFirst).toBe(true);
  await world.passTo('2026-04-20');
  expect((await look(loan)).hasFirst).toBe(false);
  const body = { type: 'FIRST_ONLY' as const, version: (await look(loan)).version };
  const refused = await world.call(setAutopay, { params: loan.params, body }, await loggedIn(loan));
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    [{ field: 'type', message: 'The first payment is already paid. Choose another amount.' }],
  ]);
});
