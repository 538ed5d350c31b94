import { getCreditTransaction } from '@contract/credit-transaction/calls';
import { authorizePaymentMethod } from '@contract/payment-method/calls';
import { makeLoanPayment } from '@contract/servicing/payment-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { civilDate } from '@domain/calendar/civil-date';
import { account } from '@domain/ledger/account';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { agreedDebits } from '../../test/agreed-debits';
import { seenVersion } from '../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { keepPaymentMethod } from '../payment-method/index';
import { applyOutcome } from '../servicing/payments/settle-payment';
import { aLoanOf, type LoanWorld, ledgerViolations, ordersOf, startLoanWorld } from '../servicing/testing/loan-world';
import { payCredits } from './pay-credits';

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

async function pay(loan: Made, amount: number) {
  const token = await world.sessionOf('borrower', loan.params.id);
  expect((await world.call(makeLoanPayment, { params: loan.params, body: { amount } }, { token })).status).toBe(200);
}
async function refund(loan: Made) {
  const token = await world.staffSession('manager@bright-smile.test');
  const body = { version: await seenVersion(world, loan.params.txId) };
  expect((await world.call(refundPatientTransaction, { params: loan.params, body }, { token })).status).toBe(200);
}
const payouts = async () =>
  (await world.rows('credit_payout')).map(({ status, amount_cents, method_last_four }) => [
    status,
    Number(amount_cents),
    method_last_four,
  ]);
const owed = async () => (await world.rows('borrower_credit')).map(({ owed_cents }) => Number(owed_cents));
const credits = async () =>
  (await ordersOf(sandbox, 'credit')).filter(({ paymentId }) => !paymentId.startsWith('deposit'));
const notices = async () =>
  (await world.rows('servicing_notice')).map(({ kind }) => kind).filter((kind) => kind.startsWith('CREDIT'));
const bookedFor = async ({ params }: Made) =>
  (await world.rows('ledger_account')).find(({ id }) => id === account.creditBalance(params.id));

const shown = async (loan: Made) => {
  const token = await world.sessionOf('borrower', loan.params.id);
  return (await world.call(getCreditTransaction, { params: loan.params }, { token })).body.credit;
};

async function addBank(loan: Made, ending: string) {
  const { deps } = world;
  await deps.database.transaction((tx) =>
    keepPaymentMethod({ tx, deps }, loan.params.id, {
      secret: { kind: 'BANK', routingNumber: '110000000', accountNumber: `99887766${ending}` },
      shown: {
        source: 'MANUAL',
        name: 'Second Bank',
        holder_name: null,
        account_type: 'checking',
        last_four: `66${ending}`,
        expires_on: null,
        authorization_document_id: 'authorization-of-test',
      },
    }),
  );
}

test('what was paid of a refunded purchase goes back in full, once it has arrived, to the account it came from', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-03-20');
  await pay(loan, 500);
  await refund(loan);
  expect(await owed()).toEqual([50_000]);
  expect(await shown(loan)).toEqual({ owed: 500, owedBack: 0, sent: [] });
  // The debit is still on its way: sent back now, a debit that returns would be paid twice.
  await world.passTo('2026-03-21');
  expect(await payouts()).toEqual([]);
  await world.passTo('2026-03-25');
  expect(await payouts()).toMatchObject([['PENDING', 50_000, loan.method.last_four]]);
  expect(await owed()).toEqual([0]);
  await world.passTo('2026-04-01');
  expect(await payouts()).toMatchObject([['SETTLED', 50_000, loan.method.last_four]]);
  expect((await credits()).map(({ amountCents }) => amountCents)).toEqual([50_000]);
  expect(Number((await bookedFor(loan))?.balance)).toBe(0);
  expect(await notices()).toEqual(['CREDIT_SENT']);
  expect(await shown(loan)).toMatchObject({
    owed: 0,
    sent: [{ amount: 500, state: 'arrived', lastFour: loan.method.last_four }],
  });
});

test('a loan that never owed its borrower anything says nothing of it', async () => {
  expect(await shown(await aLoanOf(world))).toBeNull();
});

test('it leaves once, however many processes do the day’s work', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-03-20');
  await pay(loan, 500);
  await world.passTo('2026-03-25');
  await refund(loan);
  const day = civilDate('2026-03-25');
  await Promise.all(Array.from({ length: 20 }, () => payCredits(world.deps, day)));
  await world.sendAll();
  expect(await payouts()).toHaveLength(1);
  expect(await credits()).toHaveLength(1);
});

test.each(['down', 'error500', 'hang', 'lost-response'])(
  'a processor that is %s when it leaves is asked until it answers, and sends it once',
  async (mode) => {
    const loan = await aLoanOf(world, { autopay: 'NONE' });
    await world.passTo('2026-03-20');
    await pay(loan, 500);
    await world.passTo('2026-03-25');
    await refund(loan);
    await payCredits(world.deps, civilDate('2026-03-25'));
    // The order to the processor fails, with all its tries.
    await sandbox.fault({ vendor: 'payments', mode, times: 3 });
    await world.sendAll();
    expect((await payouts()).map(([status]) => status)).toEqual(['UNKNOWN']);
    await world.passTo('2026-04-02');
    expect((await payouts()).map(([status]) => status)).toEqual(['SETTLED']);
    expect((await credits()).map(({ amountCents }) => amountCents)).toEqual([50_000]);
  },
);

test('one that comes back is owed again, is told, and leaves for another account once there is one', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE', account: '77' });
  await world.passTo('2026-03-20');
  await pay(loan, 500);
  await world.passTo('2026-03-25');
  // The account that the processor gives everything back from.
  await addBank(loan, '02');
  await refund(loan);
  await world.deps.database.migrate([`update payment_method set status = 'REMOVED' where id = '${loan.method.id}'`]);
  await world.passTo('2026-03-31');
  expect(await payouts()).toMatchObject([['RETURNED', 50_000, '6602']]);
  expect(await owed()).toEqual([50_000]);
  expect(await notices()).toEqual(expect.arrayContaining(['CREDIT_SENT', 'CREDIT_RETURNED', 'CREDIT_WAITS']));
  await addBank(loan, '88');
  await world.passTo('2026-04-07');
  expect((await payouts()).map(([status]) => status).sort()).toEqual(['RETURNED', 'SETTLED']);
  expect(await owed()).toEqual([0]);
});

test('nothing is sent to an account that its bank ended, until its owner authorizes it anew', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-03-20');
  await pay(loan, 500);
  await world.passTo('2026-03-25');
  const [payment] = await world.rows('payment');
  await pay(loan, 200);
  const [other] = (await world.rows('payment')).filter(({ id }) => id !== payment?.id);
  await applyOutcome(world.deps, other?.id ?? '', { status: 'returned', code: 'R02', on: civilDate('2026-03-25') });
  await refund(loan);
  await world.passTo('2026-03-30');
  expect(await payouts()).toEqual([]);
  expect(await owed()).toEqual([50_000]);
  expect(await notices()).toEqual(['CREDIT_WAITS']);

  const token = await world.sessionOf('borrower', loan.params.id);
  const params = { paymentMethodId: loan.method.id };
  expect((await world.call(authorizePaymentMethod, { params, body: agreedDebits(world.deps) }, { token })).status).toBe(
    200,
  );
  await world.passTo('2026-03-31');
  expect(await payouts()).toMatchObject([['PENDING', 50_000, loan.method.last_four]]);
});

test('a credit that comes back ends the account: nothing is taken from it either', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE', account: '77' });
  await world.passTo('2026-03-20');
  await pay(loan, 500);
  await world.passTo('2026-03-25');
  await addBank(loan, '02');
  await refund(loan);
  await world.deps.database.migrate([`update payment_method set status = 'REMOVED' where id = '${loan.method.id}'`]);
  await world.passTo('2026-03-31');
  expect((await world.rows('payment_method')).filter(({ ended_code }) => ended_code === 'R02')).toMatchObject([
    { last_four: '6602', is_default: 0 },
  ]);
});

test('nothing leaves while somebody looks at the account', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-03-20');
  await pay(loan, 500);
  await world.passTo('2026-03-25');
  await world.deps.database.migrate([`update borrower set on_hold = 1 where id = '${loan.params.id}'`]);
  await refund(loan);
  await world.passTo('2026-03-30');
  expect(await payouts()).toEqual([]);
  await world.deps.database.migrate([`update borrower set on_hold = 0 where id = '${loan.params.id}'`]);
  await world.passTo('2026-03-31');
  expect(await payouts()).toHaveLength(1);
});

test('a debit that its bank takes back after the money went out is owed to us, and nothing more leaves', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE', account: '10' });
  await world.passTo('2026-03-20');
  await pay(loan, 500);
  await world.passTo('2026-03-25');
  await refund(loan);
  await world.passTo('2026-05-20');
  expect((await world.rows('payment')).map(({ status }) => status)).toEqual(['RETURNED']);
  const [row] = await payouts();
  expect(row?.[1]).toBe(50_000);
  expect(await payouts()).toHaveLength(1);
});
