import {
  approveCreditTransaction,
  rejectCreditTransaction,
  selectPaymentPlan,
  unrejectCreditTransaction,
} from '@contract/credit-transaction/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

test('the practice reads what its patient did: a rejection, that it was taken back, and the approval', async () => {
  const borrower = await aBorrower(world.deps);
  const transaction = await aTransaction(world.deps, await aCreditLine(world.deps, borrower));
  const token = await world.sessionOf('borrower', borrower.id);
  const params = { id: borrower.id, txId: transaction.id };
  const { read } = world.deps.database;
  const practice = await read.query(
    read.builder.selectFrom('practice').select('email').where('id', '=', transaction.practice_id),
  );
  const mails = async () =>
    (await world.mailsTo(String(practice[0]?.email))).filter(({ text }) => text.includes(String(transaction.number)));

  expect((await world.call(rejectCreditTransaction, { params, body: {} }, { token })).status).toBe(200);
  const [rejected] = await mails();
  expect(rejected?.subject).toBe('A patient rejected a transaction');
  expect(rejected?.text).toContain(`The patient rejected transaction ${transaction.number}.`);

  expect((await world.call(unrejectCreditTransaction, { params, body: {} }, { token })).status).toBe(200);
  const [back, ...older] = await mails();
  expect(older).toHaveLength(1);
  expect(back?.subject).toBe('A patient undid a rejection');
  expect(back?.text).toContain(
    `The patient undid their rejection of transaction ${transaction.number}. It's pending their approval again.`,
  );

  const plan = { transactionId: transaction.id, product: 'PROMO_12' };
  expect((await world.call(selectPaymentPlan, { body: plan }, { token })).status).toBe(200);
  expect((await world.call(approveCreditTransaction, { params, body: {} }, { token })).status).toBe(200);
  const [approved] = await mails();
  expect(approved?.subject).toBe('A patient approved a transaction');
  expect(approved?.text).toContain(`The patient approved transaction ${transaction.number}.`);
});
