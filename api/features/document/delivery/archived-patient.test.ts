import { archiveUser } from '@contract/account-restriction/calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { listBorrowers } from '@contract/borrower-file/list';
import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { createDocumentTicket, printDocument, viewDocument } from '@contract/document/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertApplication } from '../../../generated/insert-application';
import { startTestApp, type TestApp } from '../../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../../test/builders';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

const params = { documentKey: 'installment-loan-agreement' as const };

/** Somebody who signed a loan at Bright Smile and has paid it, as the platform may archive them. */
async function aPaidUpPatient() {
  const borrower = await aBorrower(world.deps, { practice_id: 'prac-bright-smile' });
  const { id: borrowerId } = borrower;
  const applicationId = await insertApplication(world.deps, borrowerId, { practiceId: 'prac-bright-smile' });
  const { id: transactionId } = await aTransaction(world.deps, await aCreditLine(world.deps, borrower));
  const token = await world.sessionOf('borrower', borrowerId);
  await world.call(selectPaymentPlan, { body: { transactionId, product: 'FIXED_12' } }, { token });
  const signed = { params: { id: borrowerId, txId: transactionId }, body: {} };
  expect((await world.call(approveCreditTransaction, signed, { token })).status).toBe(200);
  await world.deps.database.transaction(async (tx) => {
    const paid = tx.builder.updateTable('credit_transaction').set({ paid_off_on: '2026-03-01' });
    await tx.execute(paid.where('id', '=', transactionId));
    await tx.execute(tx.builder.deleteFrom('payment').where('borrower_id', '=', borrowerId));
  });
  return { borrowerId, applicationId, transactionId };
}
type Patient = Awaited<ReturnType<typeof aPaidUpPatient>>;

async function archive({ borrowerId }: Patient, email = 'admin@demo.test') {
  const { read } = world.deps.database;
  const asked = read.builder.selectFrom('borrower').select('version').where('id', '=', borrowerId);
  const [row] = await read.query(asked);
  const body = { borrowerId, reason: 'Moved abroad.', version: row?.version ?? 0 };
  return world.call(archiveUser, { body }, { token: await world.staffSession(email) });
}

/** What a member of staff reaches of a patient: the row of the list, the papers of the application, and each way to open one. */
async function reachedBy(email: string, { borrowerId, applicationId, transactionId }: Patient) {
  const token = await world.staffSession(email);
  const ever = { dateRange: { start: '2000-01-01', end: '2035-01-01' }, limit: 100 };
  const { body: list } = await world.call(listBorrowers, { body: ever }, { token });
  const file = await world.call(getApplicationDetails, { params: { applicationId } }, { token });
  const query = { transactionId };
  const viewed = await world.call(viewDocument, { params, query }, { token });
  const printed = await world.call(printDocument, { params, query }, { token });
  const body = { ...params, transactionId };
  const ticket = await world.call(createDocumentTicket, { body }, { token });
  return {
    rows: list.data.filter((row) => row.borrowerId === borrowerId).map(({ name, isDeleted }) => ({ name, isDeleted })),
    papers: [file.status, file.body.documents],
    opened: [viewed.status, viewed.body.sections, printed.status, ticket.status],
  };
}

test('a practice goes on to list an archived patient and to open what they signed there, and is not told', async () => {
  const patient = await aPaidUpPatient();
  const before = await reachedBy('staff@bright-smile.test', patient);
  expect(before).toMatchObject({
    rows: [{ isDeleted: null }],
    papers: [200, [{ transactionId: patient.transactionId }]],
    opened: [200, expect.any(Array), 200, 200],
  });
  expect((await archive(patient)).body).toMatchObject({ isDeleted: true });
  expect(await reachedBy('staff@bright-smile.test', patient)).toEqual(before);
});

test('a practice that lists them neither before nor after opens nothing', async () => {
  const patient = await aPaidUpPatient();
  const nothing = { rows: [], papers: [404, undefined], opened: [404, undefined, 404, 404] };
  expect(await reachedBy('staff@clearview-eye.test', patient)).toEqual(nothing);
  await archive(patient);
  expect(await reachedBy('staff@clearview-eye.test', patient)).toEqual(nothing);
});

test('a ticket of the practice opens the paper still where the patient was archived since; one of the patient does not', async () => {
  const patient = await aPaidUpPatient();
  const ticketOf = async (token: string) =>
    (await world.call(createDocumentTicket, { body: { ...params, transactionId: patient.transactionId } }, { token }))
      .body.ticket;
  const ofPractice = await ticketOf(await world.staffSession('staff@bright-smile.test'));
  const ofPatient = await ticketOf(await world.sessionOf('borrower', patient.borrowerId));
  expect((await archive(patient)).status).toBe(200);
  expect((await world.call(viewDocument, { params, query: { ticket: ofPractice } })).status).toBe(200);
  expect((await world.call(viewDocument, { params, query: { ticket: ofPatient } })).status).toBe(404);
});
