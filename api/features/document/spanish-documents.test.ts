import { viewDocument } from '@contract/calls/document';
import { saveManualBank } from '@contract/calls/payment-method';
import type { DocumentKey } from '@contract/entities/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower } from '../../test/builders';
import { pdfText } from '../../test/pdf-text';
import { contentHash } from './content-hash';
import { renderPdf } from './render-pdf';
import { contentOf } from './resolve-document';
import { expectTwin } from './testing/twin';
import { spanishTexts, unsignedText } from './unsigned-text';

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

describe.each(keys)('the text %s', (key) => {
  test('has the same sections in Spanish, with other words and the same values, and says how to get the English one', () => {
    const { name, supportEmail, supportPhone } = world.deps.config.brandFinancing;
    expectTwin([textIn(key, 'en'), textIn(key, 'es')], { values: [name, supportEmail, supportPhone] });
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
