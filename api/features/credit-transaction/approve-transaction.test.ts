import { approveCreditTransaction, getCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

async function aBorrowerWithTransaction(amountCents = 420_000, lineCents = 1_200_000) {
  const borrower = await aBorrower(world.deps);
  const line = await aCreditLine(world.deps, borrower, { approved_line_cents: lineCents });
  const transaction = await aTransaction(world.deps, line, { amount_cents: amountCents });
  const token = await world.sessionOf('borrower', borrower.id);
  return { borrower, line, transaction, token, params: { id: borrower.id, txId: transaction.id } };
}

async function choosePlan(of: { transaction: { id: string }; token: string }, product = 'PROMO_12') {
  const answer = await world.call(
    selectPaymentPlan,
    { body: { transactionId: of.transaction.id, product } },
    { token: of.token },
  );
  expect(answer.status).toBe(200);
  return answer.body;
}

const rows = <T extends Record<string, unknown>>(table: string, where: [string, string]) =>
  world.deps.database.read.query(
    world.deps.database.read.builder
      .selectFrom(table as 'funding')
      .selectAll()
      .where(where[0] as 'id', '=', where[1]),
  ) as unknown as Promise<T[]>;

describe('a borrower approves a credit transaction', () => {
  test('the loan stands with its plan, ledger entry, funding, document, history and audit row', async () => {
    const of = await aBorrowerWithTransaction();
    const chosen = await choosePlan(of);
    expect(chosen.selectedPaymentPlan).toMatchObject({
      product: 'PROMO_12',
      interestRate: 19.99,
      minimumPayment: 156.07,
    });

    const answer = await world.call(approveCreditTransaction, { params: of.params, body: {} }, { token: of.token });

    expect(answer.status).toBe(200);
    expect(answer.body.transaction).toMatchObject({ status: 'ACCEPTED', approved: true, paymentPlans: [] });
    expect(answer.body.transaction.statusHistory).toMatchObject([{ action: 'APPROVED', userName: 'Ana Reyes' }]);
    const postings = await rows<{ amount: number; account_id: string }>('posting', [
      'account_id',
      `asset:loan:${of.transaction.id}:principal`,
    ]);
    expect(postings).toMatchObject([{ amount: 420_000 }]);
    expect(await rows('funding', ['transaction_id', of.transaction.id])).toMatchObject([
      { gross_cents: 420_000, fee_cents: 28_980, net_cents: 391_020, status: 'QUEUED' },
    ]);
    expect(await rows('document', ['transaction_id', of.transaction.id])).toMatchObject([
      { document_key: 'installment-loan-agreement', signed_name: 'Ana Reyes' },
    ]);
    expect(await rows('loan_event', ['transaction_id', of.transaction.id])).toMatchObject([
      { seq: 1, kind: 'ACCEPTED' },
    ]);
    expect(await rows('credit_profile', ['borrower_id', of.borrower.id])).toMatchObject([{ balance_cents: 420_000 }]);
    const audit = await rows<{ action: string }>('audit', ['object_id', of.transaction.id]);
    expect(audit.map(({ action }) => action).sort()).toEqual(['transaction.approved', 'transaction.plan_selected']);
  });

  test('a transaction without a plan is refused with MISSING_PLAN and nothing changes', async () => {
    const of = await aBorrowerWithTransaction();
    const answer = await world.call(approveCreditTransaction, { params: of.params, body: {} }, { token: of.token });
    expect(answer).toMatchObject({ status: 400, body: { code: 'MISSING_PLAN' } });
    const after = await world.call(getCreditTransaction, { params: of.params }, { token: of.token });
    expect(after.body).toMatchObject({ status: 'PENDING', version: 1 });
  });

  test('the same request within ten seconds has one effect and the same answer', async () => {
    const of = await aBorrowerWithTransaction();
    await choosePlan(of);
    const approve = () => world.call(approveCreditTransaction, { params: of.params, body: {} }, { token: of.token });
    const [first, second] = await Promise.all([approve(), approve()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotent-replayed')).toBe('true');
    expect(await rows('funding', ['transaction_id', of.transaction.id])).toHaveLength(1);
  });

  test('a second approval later is refused as no longer pending', async () => {
    const of = await aBorrowerWithTransaction();
    await choosePlan(of);
    await world.call(approveCreditTransaction, { params: of.params, body: {} }, { token: of.token });
    world.deps.clock.advance(60_000);
    const again = await world.call(approveCreditTransaction, { params: of.params, body: {} }, { token: of.token });
    expect(again).toMatchObject({ status: 409, body: { code: 'NOT_PENDING' } });
  });

  test('parallel approvals never overdraw the credit line', async () => {
    const borrower = await aBorrower(world.deps);
    const line = await aCreditLine(world.deps, borrower, { approved_line_cents: 1_000_000 });
    const token = await world.sessionOf('borrower', borrower.id);
    const transactions = [];
    for (let index = 0; index < 20; index += 1) {
      const transaction = await aTransaction(world.deps, line, { amount_cents: 300_000 });
      await choosePlan({ transaction, token }, 'FIXED_12');
      transactions.push(transaction);
    }
    const answers = await Promise.all(
      transactions.map((transaction) =>
        world.call(
          approveCreditTransaction,
          { params: { id: borrower.id, txId: transaction.id }, body: {} },
          { token },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'OVER_LIMIT')).toHaveLength(17);
    expect(await rows('credit_profile', ['borrower_id', borrower.id])).toMatchObject([{ balance_cents: 900_000 }]);
  });

  test('a plan chosen on an earlier day must be confirmed again, because its dates have moved', async () => {
    const of = await aBorrowerWithTransaction();
    await choosePlan(of);
    world.deps.clock.advance(24 * 3_600_000);
    const token = await world.sessionOf('borrower', of.borrower.id);
    const answer = await world.call(approveCreditTransaction, { params: of.params, body: {} }, { token });
    expect(answer).toMatchObject({ status: 409, body: { code: 'STALE' } });
    world.deps.clock.advance(-24 * 3_600_000);
  });

  test('an account on hold cannot approve', async () => {
    const borrower = await aBorrower(world.deps, { on_hold: 1 });
    const line = await aCreditLine(world.deps, borrower);
    const transaction = await aTransaction(world.deps, line);
    const token = await world.sessionOf('borrower', borrower.id);
    const answer = await world.call(
      approveCreditTransaction,
      { params: { id: borrower.id, txId: transaction.id }, body: {} },
      { token },
    );
    expect(answer).toMatchObject({ status: 403, body: { code: 'ACCOUNT_BLOCKED' } });
  });
});
