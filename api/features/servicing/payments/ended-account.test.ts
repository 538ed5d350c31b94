import { viewDocument } from '@contract/document/calls';
import {
  authorizePaymentMethod,
  listPaymentMethods,
  saveManualBank,
  selectPaymentOption,
} from '@contract/payment-method/calls';
import { setAutopay } from '@contract/servicing/autopay-calls';
import { makeLoanPayment } from '@contract/servicing/payment-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agreedDebits } from '../../../test/agreed-debits';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, ordersOf, startLoanWorld } from '../testing/loan-world';
import { applyOutcome } from './settle-payment';

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

const today = () => civilDate(world.deps.clock.now().slice(0, 10));
const tokenOf = ({ borrower }: Made) => world.sessionOf('borrower', borrower.id);
async function pay(loan: Made, body: { amount: number; payOn?: string; paymentMethodId?: string }) {
  const answer = await world.call(makeLoanPayment, { params: loan.params, body }, { token: await tokenOf(loan) });
  return { status: answer.status, code: answer.body.code, id: answer.body.payment?._id ?? '' };
}
const methods = async (loan: Made) =>
  (await world.call(listPaymentMethods, {}, { token: await tokenOf(loan) })).body.data.map(
    ({ isDefault, isAuthorized, isEnded }) => ({ isDefault, isAuthorized, isEnded }),
  );
const payments = async (loan: Made) =>
  (await world.rows('payment'))
    .filter(({ transaction_id }) => transaction_id === loan.transactionId)
    .map(({ status, return_code }) => [status, return_code]);
const noticesOf = async (loan: Made, kind: string) =>
  (await world.rows('servicing_notice')).filter((row) => row.subject_id === loan.transactionId && row.kind === kind);
const ENDED = { isDefault: false, isAuthorized: false, isEnded: true };

/** A payment by hand that its bank gives back, and another one that waited for its day. */
async function anEndedAccount(ending = '02') {
  const loan = await aLoanOf(world, { account: ending, autopay: 'NONE' });
  expect((await pay(loan, { amount: 50 })).status).toBe(200);
  expect((await pay(loan, { amount: 60, payOn: addDays(today(), 20) })).status).toBe(200);
  await world.passTo(addDays(today(), 7));
  return loan;
}

describe('an account whose bank ended it', () => {
  test('is not debited again: what waited is cancelled and told, and nothing is taken by hand or by autopay', async () => {
    const loan = await anEndedAccount();
    expect(await payments(loan)).toEqual([
      ['RETURNED', 'R02'],
      ['CANCELLED', null],
    ]);
    expect(await noticesOf(loan, 'DEBIT_CANCELLED')).toHaveLength(1);
    const mails = await sandbox.mailbox(loan.borrower.email);
    const told = mails.find(({ subject }) => subject.startsWith('We canceled your $60.00 payment for '));
    expect(told?.text).toContain('We canceled your $60.00 payment scheduled for');
    expect(told?.text).toContain('First Bank ending in');

    expect(await pay(loan, { amount: 10 })).toMatchObject({ status: 409, code: 'STEP_ORDER' });
    const named = { amount: 10, paymentMethodId: loan.method.id };
    expect(await pay(loan, named)).toMatchObject({ status: 409, code: 'STEP_ORDER' });
    expect(await pay(loan, { ...named, payOn: addDays(today(), 3) })).toMatchObject({ status: 409 });
    const token = await tokenOf(loan);
    const on = await world.call(setAutopay, { params: loan.params, body: { type: 'MINIMUM' } }, { token });
    expect([on.status, on.body.code]).toEqual([409, 'STEP_ORDER']);
    const body = { paymentMethodId: loan.method.id };
    expect((await world.call(selectPaymentOption, { body }, { token })).status).toBe(409);
    expect(await methods(loan)).toEqual([ENDED]);
    await world.passTo(addDays(today(), 30));
    expect(await ordersOf(sandbox, 'debit')).toHaveLength(1);
  });

  test('for a payment of April that its owner did not permit is not debited in June', async () => {
    const loan = await aLoanOf(world, { account: '10' });
    await world.passTo('2026-06-10');
    expect((await payments(loan))[0]).toEqual(['RETURNED', 'R10']);
    expect(await pay(loan, { amount: 60, payOn: '2026-06-20' })).toMatchObject({ status: 409 });
    const taken = (await ordersOf(sandbox, 'debit')).length;
    await world.passTo('2026-07-20');
    expect(await ordersOf(sandbox, 'debit')).toHaveLength(taken);
    expect(await noticesOf(loan, 'AUTOPAY_STOPPED')).not.toEqual([]);
  });

  test('stays ended when an earlier payment comes back for want of money afterwards', async () => {
    const loan = await aLoanOf(world, { account: '77', autopay: 'NONE' });
    const [first, second] = [await pay(loan, { amount: 50 }), await pay(loan, { amount: 51 })];
    await applyOutcome(world.deps, first.id, { status: 'returned', code: 'R02', on: today() });
    await applyOutcome(world.deps, second.id, { status: 'returned', code: 'R01', on: addDays(today(), 2) });
    expect(await methods(loan)).toEqual([ENDED]);
    expect(await pay(loan, { amount: 10 })).toMatchObject({ status: 409 });
  });

  test('ends what was promised to the processor and has not left yet', async () => {
    const loan = await aLoanOf(world, { account: '77', autopay: 'NONE' });
    const [first] = [await pay(loan, { amount: 50 }), await pay(loan, { amount: 51 })];
    await applyOutcome(world.deps, first.id, { status: 'returned', code: 'R02', on: today() });
    await world.sendAll();
    expect(await payments(loan)).toEqual([
      ['RETURNED', 'R02'],
      ['RETURNED', 'R02'],
    ]);
    expect(await ordersOf(sandbox, 'debit')).toEqual([]);
  });

  test('is debited again after a new authorization, given on its card or by entering it anew', async () => {
    const loan = await anEndedAccount();
    const token = await tokenOf(loan);
    const shown = await world.call(viewDocument, { params: { documentKey: 'ach-authorization' } }, { token });
    const request = {
      params: { paymentMethodId: loan.method.id },
      body: { authorizationHash: shown.body.sha256 },
    };
    expect((await world.call(authorizePaymentMethod, request, { token })).status).toBe(200);
    expect(await methods(loan)).toEqual([{ isDefault: true, isAuthorized: true, isEnded: false }]);
    expect((await pay(loan, { amount: 10 })).status).toBe(200);
    await world.passTo(addDays(today(), 7));
    expect(await methods(loan)).toEqual([ENDED]);
    const accountNumber = `${String(loan.method.last_four).slice(0, 2)}02`;
    const other = { ...agreedDebits(world.deps), accountNumber: `5000${accountNumber}`, routingNumber: '110000000' };
    expect((await world.call(saveManualBank, { body: other }, { token: await tokenOf(loan) })).status).toBe(200);
    expect(await methods(loan)).toContainEqual({ isDefault: true, isAuthorized: true, isEnded: false });
  });

  test('loses what waits of it although it was removed meanwhile', async () => {
    const loan = await aLoanOf(world, { account: '77', autopay: 'NONE' });
    const [first] = [await pay(loan, { amount: 50 }), await pay(loan, { amount: 51, payOn: addDays(today(), 9) })];
    await world.deps.database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('payment_method')
          .set({ status: 'REMOVED', is_default: 0 })
          .where('id', '=', loan.method.id),
      ),
    );
    await applyOutcome(world.deps, first.id, { status: 'returned', code: 'R04', on: today() });
    expect((await payments(loan))[1]).toEqual(['CANCELLED', null]);
  });
});
