import { chooseLanguage } from '@contract/borrower/calls';
import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { viewDocument } from '@contract/document/calls';
import { type DocumentKey, documentKeys } from '@contract/document/entity';
import { listMyDocuments, printMyDocument } from '@contract/document/my-document-calls';
import { saveManualBank } from '@contract/payment-method/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { pdfText } from '../../test/pdf-text';
import { contentOf } from './delivery/resolve-document';
import { englishOf, keepDocument } from './keep-document';
import { contentHash } from './rendering/content-hash';
import { ensureDocumentPdf } from './rendering/document-pdf';
import { renderPdf } from './rendering/render-pdf';
import { spanishTexts, unsignedText } from './templates/unsigned-text';
import { expectTranslation } from './testing/translation';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

const inSpanish = { 'accept-language': 'es' };
const BANK = { bankName: 'First Sample Bank', accountNumber: '000123456789', routingNumber: '110000000' };
const keys = Object.keys(spanishTexts) as DocumentKey[];
const textIn = (key: DocumentKey, language: 'en' | 'es') => unsignedText(key, world.deps.config, { language });
const show = async (query: object = {}) =>
  (await world.call(viewDocument, { params: { documentKey: 'ach-authorization' }, query }, { headers: inSpanish }))
    .body;

/** Whose readers read English. */
const ENGLISH: Readonly<Record<string, string>> = {
  'provider-master-agreement': 'Practices sign it, and what staff and practices read is English.',
};

test('every text is in Spanish, but for those that no patient reads', () => {
  const english = documentKeys.filter((key) => textIn(key, 'es').language !== 'es');
  expect(english).toEqual(Object.keys(ENGLISH));
});

describe.each(keys)('the text %s', (key) => {
  test('has the same sections in Spanish, with other words and the same values, and says how to get the English one', () => {
    const { name, supportEmail, supportPhone } = world.deps.config.brandFinancing;
    expectTranslation([textIn(key, 'en'), textIn(key, 'es')], { values: [name, supportEmail, supportPhone] });
  });

  test('is printed with its accents, in a file that says its language', async () => {
    const pdf = await renderPdf(textIn(key, 'es'), { name: 'Íñigo Peña', signedAt: '2026-11-21T15:00:00.000Z' });
    const text = pdfText(pdf);
    expect(text).toContain('Firmado electrónicamente por Íñigo Peña');
    expect(text).toContain('Página 1 de');
    expect(pdf.toString('latin1')).toContain('es-US');
  });
});

describe('a document', () => {
  test('comes in the language of the request, and in English on request', async () => {
    expect((await show()).title).toBe('Autorización de débitos ACH');
    expect((await show({ lang: 'en' })).title).toBe('ACH authorization');
  });

  test.each([
    ['Spanish', {}, 'es', 'terminada en 6789'],
    ['English on a Spanish page', { lang: 'en' }, undefined, 'ending in 6789'],
  ])('that was shown in %s is kept as it was shown', async (_, query, language, account) => {
    const borrower = await aBorrower(world.deps);
    const token = await world.sessionOf('borrower', borrower.id);
    const { sha256 } = await show(query);
    const body = { ...BANK, authorizationHash: sha256 };
    const saved = await world.call(saveManualBank, { body }, { token, headers: inSpanish });
    expect(saved.status).toBe(200);
    const [row] = await keptOf(borrower.id);
    if (!row) throw new Error('No document was kept');
    const content = contentOf(row);
    expect(content.language).toBe(language);
    expect(JSON.stringify(content)).toContain(account);
    expect(row.sha256).toBe(contentHash(content));
    expect(JSON.parse(row.evidence)).toMatchObject({ disclosureHash: sha256 });
  });

  test('a loan that is approved on a Spanish page has a Spanish agreement, and keeps it byte for byte', async () => {
    const borrower = await aBorrower(world.deps, { language: 'es' });
    const transaction = await aTransaction(world.deps, await aCreditLine(world.deps, borrower));
    const token = await world.sessionOf('borrower', borrower.id);
    const options = { token, headers: inSpanish };
    const body = { transactionId: transaction.id, product: 'FIXED_12' };
    const chosen = await world.call(selectPaymentPlan, { body }, options);
    expect(JSON.stringify(chosen.body.selectedPaymentPlan?.box)).not.toMatch(/\b(?:the|your|penalty|provider)\b/);
    const params = { documentKey: 'installment-loan-agreement' } as const;
    const read = (lang?: 'en' | 'es', headers: object = inSpanish) =>
      world.call(
        viewDocument,
        { params, query: { transactionId: transaction.id, lang } },
        { token, headers: { ...headers } },
      );
    const before = await read();
    expect((await read('en')).body.title).toBe('Installment loan agreement');
    const ids = { id: borrower.id, txId: transaction.id };
    expect((await world.call(approveCreditTransaction, { params: ids, body: {} }, options)).status).toBe(200);
    const [row] = await keptOf(borrower.id);
    if (!row) throw new Error('No document was kept');
    const first = await ensureDocumentPdf(row.id, world.deps);
    await world.call(chooseLanguage, { body: { language: 'en' } }, { token });
    const { body: after } = await read(undefined, {});
    expect([after.sha256, after.title]).toEqual([before.body.sha256, 'Contrato de préstamo a plazos']);
    expect(after.box?.itemization[0]?.label).toBe('Monto de la transacción');
    expect((await ensureDocumentPdf(row.id, world.deps)).equals(first)).toBe(true);
    const { body: english } = await read('en');
    expect(english).toMatchObject({ title: 'Installment loan agreement', signedAt: null });
    const kept = englishOf(row) ?? expect.fail('no English copy');
    expect(english.sha256).toBe(contentHash(kept));
    expectTranslation([kept, contentOf(row)], {
      values: [borrower.first_name ?? '', world.deps.config.brandFinancing.name],
    });
    const listed = async (headers: Record<string, string>) =>
      (await world.call(listMyDocuments, {}, { token, headers })).body.documents[0];
    const paper = { _id: row.id, hasEnglishCopy: true };
    expect(await listed(inSpanish)).toMatchObject({ ...paper, title: 'Contrato de préstamo a plazos' });
    expect(await listed({})).toMatchObject({ ...paper, title: 'Installment loan agreement' });
    const print = (query: string) =>
      world.app.request(`${printMyDocument.path.replace('{documentId}', row.id)}${query}`, {
        headers: { authorization: token },
      });
    expect(pdfText(Buffer.from(await (await print('?lang=en')).arrayBuffer()))).toContain('ANNUAL PERCENTAGE RATE');
    expect(Buffer.from(await (await print('')).arrayBuffer()).equals(first)).toBe(true);
    const words = pdfText(first);
    for (const part of [
      'TASA DE PORCENTAJE ANUAL',
      'CARGO FINANCIERO',
      'Monto financiado',
      'Total de los pagos',
      'ANY HOLDER OF THIS CONSUMER CREDIT CONTRACT',
      'una copia en inglés',
    ])
      expect(words).toContain(part);
  });

  test('in Spanish is never kept without its English copy', async () => {
    const borrower = await aBorrower(world.deps);
    const content = textIn('503', 'es');
    for (const english of [undefined, content]) {
      const keep = world.deps.database.transaction((tx) =>
        keepDocument({ borrowerId: borrower.id, evidence: {} }, world.deps, { tx, content, english }),
      );
      await expect(keep).rejects.toThrow('English copy');
    }
    expect(await keptOf(borrower.id)).toEqual([]);
  });

  test('that was shown in no language is refused', async () => {
    const borrower = await aBorrower(world.deps);
    const token = await world.sessionOf('borrower', borrower.id);
    const body = { ...BANK, authorizationHash: 'b'.repeat(64) };
    expect((await world.call(saveManualBank, { body }, { token, headers: inSpanish })).body.code).toBe('STALE');
  });
});

async function keptOf(borrowerId: string) {
  const { read } = world.deps.database;
  return read.query(read.builder.selectFrom('document').selectAll().where('borrower_id', '=', borrowerId));
}
