import {
  approveCreditTransaction,
  createPatientTransaction,
  rejectCreditTransaction,
  selectPaymentPlan,
  unrejectCreditTransaction,
} from '@contract/credit-transaction/calls';
import type { Tables } from '../../db/tables/index';
import type { TestApp } from '../app';
import { aBorrower, aCreditLine, aTransaction } from '../builders';
import type { Story } from './story';

const PRACTICE = 'prac-bright-smile';
const LINE_CENTS = 750_000;
/** Five of these fill the line. */
const AMOUNT_CENTS = 150_000;
const FITTING = 5;

async function aPatient(world: TestApp) {
  const borrower = await aBorrower(world.deps, { practice_id: PRACTICE });
  const line = await aCreditLine(world.deps, borrower, { approved_line_cents: LINE_CENTS, expires_on: '2099-12-31' });
  // Staff see a person who had something at their practice.
  await aTransaction(world.deps, line, { amount_cents: 100, status: 'REJECTED' });
  const token = await world.sessionOf('borrower', borrower.id);
  const staff = await world.staffSession('manager@bright-smile.test');
  return { borrower, line, token, staff };
}

/** Fifty transactions of one person, of which the line holds five. */
function manyTransactions(
  world: TestApp,
  line: Tables['credit_profile'],
  { given, count }: { given: Partial<Tables['credit_transaction']>; count: number },
) {
  return Promise.all(
    Array.from({ length: count }, () => aTransaction(world.deps, line, { amount_cents: AMOUNT_CENTS, ...given })),
  );
}

const create: Story = async (world) => {
  const { borrower, staff } = await aPatient(world);
  return {
    send: (index) =>
      world.call(
        createPatientTransaction,
        { params: { id: borrower.id }, body: { practiceManagementId: PRACTICE, txAmount: AMOUNT_CENTS / 100 } },
        { token: staff, headers: { 'idempotency-key': `create-${borrower.id}-${index}` } },
      ),
    succeed: FITTING,
  };
};

const select: Story = async (world) => {
  const { line, token } = await aPatient(world);
  const transaction = await aTransaction(world.deps, line);
  return {
    send: (index) =>
      world.call(
        selectPaymentPlan,
        { body: { transactionId: transaction.id, product: index % 2 ? 'PROMO_12' : 'FIXED_24' } },
        { token, headers: { 'idempotency-key': `select-${transaction.id}-${index}` } },
      ),
    succeed: [1, 50],
  };
};

const approve: Story = async (world) => {
  const { borrower, line, token } = await aPatient(world);
  const transactions = await manyTransactions(world, line, { given: {}, count: FITTING });
  for (const { id } of transactions)
    await world.call(selectPaymentPlan, { body: { transactionId: id, product: 'PROMO_12' } }, { token });
  return {
    send: (index) =>
      world.call(
        approveCreditTransaction,
        { params: { id: borrower.id, txId: transactions[index % FITTING]?.id ?? '' }, body: {} },
        { token, headers: { 'idempotency-key': `approve-${borrower.id}-${index}` } },
      ),
    succeed: FITTING,
  };
};

const reject: Story = async (world) => {
  const { borrower, line, token } = await aPatient(world);
  const transaction = await aTransaction(world.deps, line);
  return {
    send: (index) =>
      world.call(
        rejectCreditTransaction,
        { params: { id: borrower.id, txId: transaction.id }, body: {} },
        { token, headers: { 'idempotency-key': `reject-${transaction.id}-${index}` } },
      ),
    succeed: 1,
  };
};

const unreject: Story = async (world) => {
  const { borrower, line, token } = await aPatient(world);
  const transactions = await manyTransactions(world, line, { given: { status: 'REJECTED' }, count: 50 });
  return {
    send: (index) =>
      world.call(
        unrejectCreditTransaction,
        { params: { id: borrower.id, txId: transactions[index]?.id ?? '' }, body: {} },
        { token, headers: { 'idempotency-key': `unreject-${borrower.id}-${index}` } },
      ),
    succeed: FITTING,
  };
};

/** Everything at once on one line: new ones, approvals, and rejections that are taken back. */
export const mixed: Story = async (world) => {
  const { borrower, line, token, staff } = await aPatient(world);
  const open = await manyTransactions(world, line, { given: {}, count: 2 });
  const rejected = await manyTransactions(world, line, { given: { status: 'REJECTED' }, count: 20 });
  for (const { id } of open)
    await world.call(selectPaymentPlan, { body: { transactionId: id, product: 'PROMO_12' } }, { token });
  return {
    send: (index) => {
      const headers = { 'idempotency-key': `mixed-${borrower.id}-${index}` };
      const of = (id = '') => ({ params: { id: borrower.id, txId: id }, body: {} });
      if (index % 3 === 0) return world.call(approveCreditTransaction, of(open[index % 2]?.id), { token, headers });
      if (index % 3 === 1)
        return world.call(unrejectCreditTransaction, of(rejected[index % 20]?.id), { token, headers });
      return world.call(
        createPatientTransaction,
        { params: { id: borrower.id }, body: { practiceManagementId: PRACTICE, txAmount: AMOUNT_CENTS / 100 } },
        { token: staff, headers },
      );
    },
    // Two approvals, and three others of whichever kind.
    succeed: FITTING,
  };
};

export const transactionStories: Record<string, Story> = {
  [createPatientTransaction.id]: create,
  [selectPaymentPlan.id]: select,
  [approveCreditTransaction.id]: approve,
  [rejectCreditTransaction.id]: reject,
  [unrejectCreditTransaction.id]: unreject,
};
