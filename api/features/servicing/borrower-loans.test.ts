import { listBorrowerLoans } from '@contract/servicing/loan-calls';
import { listLoanPayments } from '@contract/servicing/payment-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { seenVersion } from '../../test/seen-version';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, startLoanWorld } from './testing/loan-world';

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
  await world.discard();
  await sandbox.reset();
});

const loansOf = async ({ params }: Made, who = 'admin@demo.test') => {
  const token = await world.staffSession(who);
  return world.call(listBorrowerLoans, { params: { id: params.id } }, { token });
};

test('a loan stands on the file of its borrower as it does on their own payments screen', async () => {
  const loan = await aLoanOf(world, { product: 'PROMO_12' });
  expect((await loansOf(loan)).body.data).toMatchObject([{ amount: 4200, balance: 4200, paidToPractice: null }]);
  await world.passTo('2026-05-20');
  const token = await world.sessionOf('borrower', loan.params.id);
  const { body: own } = await world.call(listLoanPayments, { params: loan.params }, { token });
  const [shown, ...more] = (await loansOf(loan)).body.data;
  expect(more).toEqual([]);
  expect(shown).toMatchObject({
    transactionId: loan.transactionId,
    balance: own.owed.principal,
    next: { dueOn: own.next?.dueOn, amount: own.next?.amount },
    pastDue: 0,
    daysLate: 0,
    promo: own.promo,
    isPaused: false,
  });
  expect(shown?.payments.filter((state) => state === 'paid')).toHaveLength(2);
  const [funding] = await world.rows('funding');
  expect(shown?.paidToPractice).toEqual({ amount: Number(funding?.net_cents) / 100, on: '2026-03-19' });
});

test('one that is late says by how much, and one that was refunded is none', async () => {
  const loan = await aLoanOf(world, { autopay: 'NONE' });
  await world.passTo('2026-04-26');
  const [late] = (await loansOf(loan)).body.data;
  expect([late?.daysLate, late?.pastDue, late?.payments[0]]).toEqual([10, late?.next?.amount, 'missed']);
  const token = await world.staffSession('manager@bright-smile.test');
  const body = { version: await seenVersion(world, loan.params.txId) };
  await world.call(refundPatientTransaction, { params: loan.params, body }, { token });
  expect((await loansOf(loan)).body.data).toEqual([]);
});
