import { getCreditProfile } from '@contract/borrower/calls';
import {
  approveCreditTransaction,
  getCreditTransaction,
  listCreditTransactions,
  selectPaymentPlan,
} from '@contract/credit-transaction/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

const DAY_MS = 86_400_000;

/** A loan of $4,200 over 12 months, approved today. */
async function aLoanInForce() {
  const borrower = await aBorrower(world.deps);
  const line = await aCreditLine(world.deps, borrower);
  const token = await world.sessionOf('borrower', borrower.id);
  /** Asks for an amount and approves it; answers the plan's monthly payment. */
  const approve = async (amountCents?: number) => {
    const transaction = await aTransaction(
      world.deps,
      line,
      amountCents === undefined ? {} : { amount_cents: amountCents },
    );
    const params = { id: borrower.id, txId: transaction.id };
    await world.call(selectPaymentPlan, { body: { transactionId: transaction.id, product: 'FIXED_12' } }, { token });
    const approved = await world.call(approveCreditTransaction, { params, body: {} }, { token });
    expect(approved.status).toBe(200);
    return { transaction, params, monthly: approved.body.transaction.selectedPaymentPlan?.minimumPayment ?? 0 };
  };
  const { transaction, params } = await approve();
  const another = async () => (await approve(120_000)).monthly;
  const summary = async () => {
    const fresh = await world.sessionOf('borrower', borrower.id);
    return (await world.call(getCreditProfile, { params: { id: borrower.id } }, { token: fresh })).body.nextPayment;
  };
  const loans = async () => {
    const fresh = await world.sessionOf('borrower', borrower.id);
    return (await world.call(getCreditProfile, { params: { id: borrower.id } }, { token: fresh })).body.loans;
  };
  const detail = async () => {
    const fresh = await world.sessionOf('borrower', borrower.id);
    return (await world.call(getCreditTransaction, { params }, { token: fresh })).body;
  };
  return { borrower, transaction, another, summary, loans, detail };
}

async function book(transactionId: string, row: { seq: number; amount: number; on: string }) {
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder.insertInto('loan_event').values({
        id: `paid-${transactionId}-${row.seq}`,
        transaction_id: transactionId,
        seq: row.seq,
        kind: 'PAYMENT',
        amount_cents: row.amount,
        effective_on: row.on,
        detail: '{}',
        created_at: world.deps.clock.now(),
      }),
    ),
  );
}

describe('the next payment of a loan', () => {
  test('is the oldest that is not paid: a missed one is named with its days and its amount, and is not skipped', async () => {
    const loan = await aLoanInForce();
    const first = await loan.summary();
    expect(first).toMatchObject({ transactionId: loan.transaction.id, daysLate: 0, pastDue: 0 });
    expect(first?.totalDue).toBe(first?.amount);
    expect(new Set((await loan.detail()).payments)).toEqual(new Set(['next', 'to-come']));

    const dueInMs = Date.parse(`${first?.dueDate}T12:00:00Z`) - Date.parse(world.deps.clock.now());
    world.deps.clock.advance(dueInMs + 7 * DAY_MS);
    expect(await loan.summary()).toEqual({
      ...first,
      overdueSince: first?.dueDate,
      daysLate: 7,
      pastDue: first?.amount,
    });
    expect((await loan.detail()).payments?.[0]).toBe('missed');

    await book(loan.transaction.id, {
      seq: 2,
      amount: Math.round((first?.amount ?? 0) * 100),
      on: world.deps.clock.now().slice(0, 10),
    });
    const after = await loan.summary();
    expect(after).toMatchObject({ daysLate: 0, pastDue: 0 });
    expect(after?.dueDate.slice(0, 7)).not.toBe(first?.dueDate.slice(0, 7));
    expect((await loan.detail()).payments?.slice(0, 2)).toEqual(['paid', 'next']);
  });

  test('tells what is due in total on its day, of all loans, before the day and after it', async () => {
    const loan = await aLoanInForce();
    const first = await loan.summary();
    const second = await loan.another();
    const before = await loan.summary();
    expect(before).toMatchObject({ dueDate: first?.dueDate, daysLate: 0, pastDue: 0 });
    expect(before?.totalDue).toBeCloseTo((first?.amount ?? 0) + second, 2);

    world.deps.clock.advance(
      Date.parse(`${first?.dueDate}T12:00:00Z`) - Date.parse(world.deps.clock.now()) + 7 * DAY_MS,
    );
    const late = await loan.summary();
    expect(late?.totalDue).toBe(before?.totalDue);
    expect(late?.pastDue).toBe(before?.totalDue);
    // Each loan says its own.
    const each = await loan.loans();
    expect(each.map(({ amount, due, overdueSince }) => ({ amount, due, overdueSince }))).toEqual(
      [first?.amount ?? 0, second].map((amount) => ({ amount, due: amount, overdueSince: first?.dueDate })),
    );
  });

  test.each(['REFUNDED', 'REJECTED'] as const)('of a %s transaction is none', async (status) => {
    const loan = await aLoanInForce();
    await world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('credit_transaction').set({ status }).where('id', '=', loan.transaction.id)),
    );
    expect(await loan.summary()).toBeNull();
    expect((await loan.detail()).payments).toBeNull();
    const token = await world.sessionOf('borrower', loan.borrower.id);
    const { body } = await world.call(listCreditTransactions, { params: { id: loan.borrower.id } }, { token });
    const rows = Object.values(body).flat() as { monthlyPayment: number | null }[];
    expect(rows.map((row) => row.monthlyPayment)).toEqual([null]);
  });

  test('that was missed is said with what is due now, a month later with the one after it, on the loan as in the summary', async () => {
    const loan = await aLoanInForce();
    const first = await loan.summary();
    world.deps.clock.advance(
      Date.parse(`${first?.dueDate}T12:00:00Z`) - Date.parse(world.deps.clock.now()) + 33 * DAY_MS,
    );
    const { amount = 0, dueDate } = first ?? {};
    const asked = { amount, dueOn: dueDate, overdueSince: dueDate, due: Math.round(amount * 200) / 100 };
    expect(await loan.loans()).toEqual([{ transactionId: loan.transaction.id, ...asked }]);
    expect((await loan.detail()).asked).toEqual(asked);
  });
});
