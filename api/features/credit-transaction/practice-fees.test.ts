import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { setFundingType } from '@contract/onboarding/calls';
import { changeProviderInformation } from '@contract/onboarding/provider-information-calls';
import { quoteRefund } from '@contract/servicing/refund-calls';
import { addPracticeTreatment } from '@contract/treatment/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { aLoanOf, type LoanWorld, ledgerViolations, ordersOf, startLoanWorld } from '../servicing/testing/loan-world';

let sandbox: SandboxHarness;
let world: LoanWorld;
beforeEach(async () => {
  sandbox = await startSandboxHarness();
  world = await startLoanWorld(sandbox);
});
afterEach(async () => {
  expect(await ledgerViolations(world)).toEqual([]);
  await world.discard();
  await sandbox.stop();
});

const practiceId = 'prac-bright-smile';
const admin = async () => ({ token: await world.staffSession('admin@demo.test') });

async function unlimited(fee: number | null) {
  const isUnlimited = fee !== null;
  const fundingType = {
    PatientFi: true,
    Genesis: false,
    PatientFiUnlimited: isUnlimited,
    PatientFiUnlimited_pctFee: fee,
  };
  const answer = await world.call(setFundingType, { body: { practiceId, fundingType } }, await admin());
  expect(answer.status).toBe(200);
}
async function informed(given: { isAllergan?: boolean; isSeparatedTransactions?: boolean }) {
  const answer = await world.call(changeProviderInformation, { body: { practiceId, ...given } }, await admin());
  expect(answer.status).toBe(200);
}
async function treatment(procedure: string, allerganTreatment: boolean) {
  const body = { procedure, total_price: 1200, allerganTreatment };
  const answer = await world.call(addPracticeTreatment, { params: { id: practiceId }, body }, await admin());
  expect(answer.status).toBe(200);
}
const fundingOf = async (transactionId: string) =>
  (await world.rows('funding'))
    .filter((row) => row.transaction_id === transactionId)
    .map((row) => [row.gross_cents, row.fee_cents, row.net_cents].map(Number));

describe('what a practice is charged for a purchase', () => {
  test('has each change on record, with the fee of before and the one of after', async () => {
    await unlimited(12.5);
    await unlimited(5.25);
    await informed({ isAllergan: true, isSeparatedTransactions: true });
    const acts = await world.rows('audit');
    const detailsOf = (action: string) =>
      acts.filter((row) => row.action === action).map(({ detail }) => JSON.parse(String(detail)));
    expect(detailsOf('practice.funding_changed')).toMatchObject([
      { feeBps: 1250, feeBpsBefore: null },
      { feeBps: 525, feeBpsBefore: 1250 },
    ]);
    expect(detailsOf('practice.information_changed')).toMatchObject([
      { isAllergan: true, isSeparatedTransactions: true },
    ]);
  });

  test('is the fee of PatientFi Unlimited while it is agreed, and what was bought before keeps its own', async () => {
    const before = await aLoanOf(world, { product: 'PROMO_12' });
    await unlimited(12.5);
    const during = await aLoanOf(world, { product: 'PROMO_12' });
    await unlimited(null);
    const after = await aLoanOf(world, { product: 'PROMO_12' });
    expect([await fundingOf(before.transactionId), await fundingOf(during.transactionId)]).toEqual([
      [[420_000, 28_980, 391_020]],
      [[420_000, 52_500, 367_500]],
    ]);
    expect(await fundingOf(after.transactionId)).toEqual([[420_000, 28_980, 391_020]]);
    // What is given back with a refund is of the fee that was paid.
    await world.passTo('2026-03-20');
    const { body } = await world.call(quoteRefund, { params: during.params, query: { amount: '1200' } }, await admin());
    expect(body.feeReturned).toBe(150);
  });

  test('is frozen with the plan that the patient chose', async () => {
    const borrower = await aBorrower(world.deps);
    const line = await aCreditLine(world.deps, borrower, { expires_on: '2099-12-31' });
    const { id: transactionId } = await aTransaction(world.deps, line);
    const token = await world.sessionOf('borrower', borrower.id);
    await unlimited(12.5);
    await world.call(selectPaymentPlan, { body: { transactionId, product: 'PROMO_12' } }, { token });
    await unlimited(1);

    const params = { id: borrower.id, txId: transactionId };
    expect((await world.call(approveCreditTransaction, { params, body: {} }, { token })).status).toBe(200);
    expect(await fundingOf(transactionId)).toEqual([[420_000, 52_500, 367_500]]);
  });

  test('is the manufacturer’s for treatments of its products alone, at a practice of its program', async () => {
    await treatment('Juvederm, lips', true);
    await treatment('Chin implant', false);
    const bought = async (treatments: readonly string[]) => {
      const { transactionId } = await aLoanOf(world, { product: 'PROMO_12', treatments });
      return (await fundingOf(transactionId))[0]?.[1];
    };
    expect(await bought(['Juvederm, lips'])).toBe(28_980);
    await informed({ isAllergan: true });
    expect(await bought(['juvederm,  LIPS'])).toBe(24_780);
    expect(await bought(['Juvederm, lips', 'Chin implant'])).toBe(28_980);
    expect(await bought(['Juvederm, lips', 'Something else'])).toBe(28_980);
    expect(await bought([])).toBe(28_980);
    await unlimited(12.5);
    expect(await bought(['Juvederm, lips'])).toBe(52_500);
  });
});

describe('the purchases of a day', () => {
  const sent = async () =>
    (await world.rows('deposit'))
      .map((row) => [row.status, Number(row.amount_cents), Number(row.is_separate)])
      .sort(([, one], [, other]) => Number(one) - Number(other));

  test('are one transfer each where the practice asks for it, and one sum again after it does not', async () => {
    await informed({ isSeparatedTransactions: true });
    for (const amountCents of [123_457, 200_000, 300_001]) await aLoanOf(world, { product: 'PROMO_12', amountCents });
    await world.passTo('2026-03-20');
    const nets = [114_938, 186_200, 279_301];
    expect(await sent()).toEqual(nets.map((net) => ['SETTLED', net, 1]));
    expect((await ordersOf(sandbox, 'credit')).map(({ amountCents }) => amountCents).sort()).toEqual(nets);
    await informed({ isSeparatedTransactions: false });
    for (const amountCents of [200_000, 300_001]) await aLoanOf(world, { product: 'PROMO_12', amountCents });
    await world.passTo('2026-03-27');
    expect((await sent()).at(-1)).toEqual(['SETTLED', 186_200 + 279_301, 0]);
  });

  test('wait each by itself while payment is suspended, and the practice hears of the first', async () => {
    await informed({ isSeparatedTransactions: true });
    const suspend = (on: 0 | 1) =>
      world.deps.database.transaction((tx) =>
        tx.execute(tx.builder.updateTable('practice').set({ suspend_funds: on }).where('id', '=', practiceId)),
      );
    await suspend(1);
    for (const amountCents of [200_000, 300_001]) await aLoanOf(world, { product: 'PROMO_12', amountCents });
    await world.passTo('2026-03-18');
    expect((await sent()).map(([status]) => status)).toEqual(['DEFERRED', 'DEFERRED']);
    const told = (await world.rows('outbox')).filter(({ kind }) => kind === 'deposit-deferred');
    // To the practice and to the administrator of its enterprise.
    expect(told).toHaveLength(2);
    const mails = await sandbox.mailbox('hello@bright-smile.test');
    const [mail] = mails.filter(({ subject }) => subject.endsWith('is on hold'));
    expect(mail?.text).toContain('Each new purchase goes into its own deposit, without another email.');
    await suspend(0);
    await world.passTo('2026-03-25');
    expect(await sent()).toEqual([
      ['SETTLED', 186_200, 1],
      ['SETTLED', 279_301, 1],
    ]);
  });
});
