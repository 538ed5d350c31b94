import { getCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { reviewDocuments } from '@contract/credit-transaction/reviewed-document-calls';
import { getUserConsent } from '@contract/document/my-document-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

test('that the documents were read is kept once, with the plan they were filled in with, and not before one is chosen', async () => {
  const person = await aBorrower(world.deps);
  const { id: transactionId } = await aTransaction(world.deps, await aCreditLine(world.deps, person));
  const token = await world.sessionOf('borrower', person.id);
  const read = () => world.call(reviewDocuments, { body: { transactionId } }, { token });
  expect((await read()).body.code).toBe('MISSING_PLAN');
  const chosen = await world.call(selectPaymentPlan, { body: { transactionId, product: 'FIXED_12' } }, { token });
  const texts = await world.call(getUserConsent, { query: { creditTransactionId: transactionId } }, { token });
  expect(texts.body.documents[0]?.sections.length).toBeGreaterThan(3);
  for (let press = 0; press < 2; press += 1) expect((await read()).status).toBe(200);
  const params = { id: person.id, txId: transactionId };
  const { body } = await world.call(getCreditTransaction, { params }, { token });
  expect(body.statusHistory.map(({ action }) => action)).toEqual(['DOCUMENTS_REVIEWED']);
  const { read: db } = world.deps.database;
  const audit = await db.query(db.builder.selectFrom('audit').selectAll().where('object_id', '=', transactionId));
  const detail = audit.find(({ action }) => action === 'transaction.documents_reviewed')?.detail ?? '';
  expect(detail).toContain(chosen.body.selectedPaymentPlan?.disclosureHash);
});
