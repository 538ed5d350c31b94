import { askForTransaction } from '@contract/account/transaction-request-calls';
import {
  approveCreditTransaction,
  createPatientTransaction,
  selectPaymentPlan,
} from '@contract/credit-transaction/calls';
import { afterAll, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { startTestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';

const world = await startTestApp();
afterAll(() => world.discard());

const PRACTICE = 'prac-bright-smile';

/** Whose application is approved and not signed, with the limit that it gave. */
async function anApproved() {
  const { deps } = world;
  const borrower = await aBorrower(deps);
  const application_id = await insertApplication(deps, borrower.id, { practiceId: PRACTICE });
  const set = (change: object) =>
    deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('application').set(change).where('id', '=', application_id)),
    );
  await set({ status: 'APPROVED' });
  const line = await aCreditLine(deps, borrower, { application_id });
  const sign = () => set({ agreement_signed_at: deps.clock.now() });
  return { borrower, line, sign, token: await world.sessionOf('borrower', borrower.id) };
}

test('nobody borrows on a limit whose agreement is not signed: neither staff nor the patient asks for it', async () => {
  const { borrower, sign, token } = await anApproved();
  const staff = { token: await world.staffSession('staff@bright-smile.test') };
  const wish = { txAmount: 4200, practiceManagementId: PRACTICE };
  const create = () => world.call(createPatientTransaction, { params: { id: borrower.id }, body: wish }, staff);
  const ask = () => world.call(askForTransaction, { params: { id: borrower.id }, body: wish }, { token });
  const byStaff = await create();
  expect([byStaff.status, byStaff.body.code, byStaff.body.message]).toEqual([
    409,
    'STEP_ORDER',
    "The patient hasn't signed their spending limit agreement yet.",
  ]);
  const byPatient = await ask();
  expect([byPatient.status, byPatient.body.message]).toEqual([
    409,
    'Read and sign your spending limit agreement first.',
  ]);
  await sign();
  expect((await create()).status).toBe(200);
  expect((await ask()).status).toBe(200);
});

test('a request that was made is approved once the agreement is signed, and a raise that is not signed closes nothing', async () => {
  const { borrower, line, sign, token } = await anApproved();
  const transaction = await aTransaction(world.deps, line);
  const body = { transactionId: transaction.id, product: 'FIXED_12' };
  expect((await world.call(selectPaymentPlan, { body }, { token })).status).toBe(200);
  const params = { id: borrower.id, txId: transaction.id };
  const approve = () => world.call(approveCreditTransaction, { params, body: {} }, { token });
  const early = await approve();
  expect([early.status, early.body.code]).toEqual([409, 'STEP_ORDER']);
  await sign();
  const raised = await insertApplication(world.deps, borrower.id, { practiceId: PRACTICE });
  await world.deps.database.transaction(async (tx) => {
    await tx.execute(tx.builder.updateTable('application').set({ status: 'APPROVED' }).where('id', '=', raised));
    await tx.execute(
      tx.builder.updateTable('credit_profile').set({ application_id: raised }).where('id', '=', line.id),
    );
  });
  expect((await approve()).status).toBe(200);
});
