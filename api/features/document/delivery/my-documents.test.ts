import { finishApplication } from '@contract/application/decision-calls';
import { getUserConsent, listMyDocuments, printMyDocument } from '@contract/document/my-document-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBorrower, aCreditLine, aTransaction } from '../../../test/builders';
import { pdfText } from '../../../test/pdf-text';
import { type ApplyWorld, startApplyWorld } from '../../application/testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

/** Somebody who was denied, and so was sent a notice, logged in to their account. */
async function denied() {
  const who = await world.applicant('0004');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  return { token: await world.sessionOf('borrower', row?.borrower_id ?? '') };
}

const notAccepted = ({ isAccepted }: { isAccepted: boolean }) => !isAccepted;

test('a person finds every paper of theirs and nobody else’s, and saves it as it was', async () => {
  const one = await denied();
  await denied();
  const documents = (await world.call(listMyDocuments, {}, one)).body.documents.filter(notAccepted);
  expect(documents).toMatchObject([
    { documentKey: 'adverse-action-notice', signedName: null, PracticeName: 'Bright Smile Dental' },
  ]);
  const documentId = documents[0]?._id ?? '';
  const path = printMyDocument.path.replace('{documentId}', documentId);
  const print = (token: string) => world.app.request(path, { headers: { authorization: token } });
  const own = await print(one.token);
  expect(own.headers.get('content-type')).toBe('application/pdf');
  expect(pdfText(Buffer.from(await own.arrayBuffer()))).toContain('Notice of action taken');
});

test('a list in Spanish names every paper in Spanish, and an English one still says what it said', async () => {
  const one = await denied();
  const { documents } = (await world.call(listMyDocuments, {}, { ...one, headers: { 'accept-language': 'es' } })).body;
  expect(documents.map(({ title }) => title).sort()).toEqual([
    'Aviso de la acción tomada y declaración de razones',
    'Avisos y términos de la solicitud',
    'Consentimiento para registros y firmas electrónicos',
    'Consentimiento y autorización',
    'Términos y condiciones',
    '¿Qué hace PatientFi con su información personal?',
  ]);
  expect((await world.call(listMyDocuments, {}, one)).body.documents.find(notAccepted)?.title).toBe(
    'Notice of action taken and statement of reasons',
  );
});

test('the texts of a transaction are filled in for it; a key that is none is named', async () => {
  const borrower = await aBorrower(world.deps);
  const line = await aCreditLine(world.deps, borrower);
  const transaction = await aTransaction(world.deps, line);
  const session = { token: await world.sessionOf('borrower', borrower.id) };
  const ask = (documentKeys?: string) =>
    world.call(
      getUserConsent,
      { query: { creditTransactionId: transaction.id, ...(documentKeys !== undefined && { documentKeys }) } },
      session,
    );
  const both = await ask('ach-authorization, consent-and-authorization');
  expect(both.body.documents.map(({ documentKey }) => documentKey)).toEqual([
    'ach-authorization',
    'consent-and-authorization',
  ]);
  expect((await ask()).body.documents).toHaveLength(1);
  expect(await ask('ach-authorization,passport')).toMatchObject({
    status: 422,
    body: { fields: [{ field: 'documentKeys' }] },
  });
});
