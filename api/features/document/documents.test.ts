import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { createDocumentTicket, viewDocument } from '@contract/document/calls';
import { documentKeys } from '@contract/document/entity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { runSql } from '../../test/database';
import { ensureDocumentPdf } from './rendering/document-pdf';
import { TEXT_VERSION } from './templates/texts/text-facts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ environment: { BRAND_FINANCING: 'Willow Pay', BRAND_MEMBERSHIP: 'Willow Club' } });
});
afterAll(() => world.discard());

const view = (documentKey: (typeof documentKeys)[number], query: object = {}, token?: string) =>
  world.call(viewDocument, { params: { documentKey }, query }, { token });

async function print(documentKey: string, query: Record<string, string> = {}, token?: string) {
  const search = new URLSearchParams(query).toString();
  const response = await world.app.request(`/documents/${documentKey}/print?${search}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const wordsOf = (body: { sections: { heading: string | null; paragraphs: string[] }[] }) =>
  body.sections.flatMap(({ heading, paragraphs }) => [heading ?? '', ...paragraphs]).join('\n');

async function aPatient(practiceId = 'prac-bright-smile', signed = true) {
  const borrower = await aBorrower(world.deps, { practice_id: practiceId });
  const line = await aCreditLine(world.deps, borrower);
  const transaction = await aTransaction(world.deps, line);
  const token = await world.sessionOf('borrower', borrower.id);
  const choose = { body: { transactionId: transaction.id, product: 'FIXED_12' } };
  await world.call(selectPaymentPlan, choose, { token });
  if (signed) {
    const params = { id: borrower.id, txId: transaction.id };
    expect((await world.call(approveCreditTransaction, { params, body: {} }, { token })).status).toBe(200);
  }
  return { borrower, transaction, token, transactionId: transaction.id };
}

async function keptDocument(transactionId: string) {
  const { read } = world.deps.database;
  const [row] = await read.query(
    read.builder.selectFrom('document').selectAll().where('transaction_id', '=', transactionId),
  );
  if (!row) throw new Error('No document was kept');
  return row;
}

describe('legal texts', () => {
  test.each(documentKeys)('%s is a whole text under the configured brand', async (key) => {
    const { status, body } = await view(key);
    const words = wordsOf(body);
    expect(status).toBe(200);
    expect(body).toMatchObject({ documentKey: key, version: TEXT_VERSION, signedAt: null, box: null });
    expect(words).toContain(key === 'membership-agreement' ? 'Willow Club' : 'Willow Pay');
    expect(words.length).toBeGreaterThan(900);
    expect(words).not.toMatch(/PatientFi|PRIVI|TODO|lorem|undefined|null|\[|\{/);
  });

  test('an unknown document is refused', async () => {
    expect((await world.app.request('/documents/no-such-text/view')).status).toBe(422);
  });

  test('document 503 keeps the attorneys’ fees sentence, except for a provider in Wisconsin', async () => {
    const texas = await aPatient('prac-bright-smile', false);
    const wisconsin = await aPatient('prac-lakeview-derm', false);
    const anybody = await view('503');
    const ofTexas = await view('503', { transactionId: texas.transactionId }, texas.token);
    const ofWisconsin = await view('503', { transactionId: wisconsin.transactionId }, wisconsin.token);
    expect(wordsOf(anybody.body)).toContain('attorneys’ fees');
    expect(wordsOf(ofTexas.body)).toContain('attorneys’ fees');
    expect(wordsOf(ofWisconsin.body)).not.toContain('attorney');
    expect(wordsOf(ofWisconsin.body)).toContain('766.59');
  });
});

describe('a person’s own copy', () => {
  test('shows the chosen plan before approval and the signed text afterwards', async () => {
    const { transactionId, token } = await aPatient('prac-bright-smile', false);
    const preview = await view('installment-loan-agreement', { transactionId }, token);
    expect(preview.body).toMatchObject({ signedAt: null, box: { amountFinanced: 4200 } });
    expect(wordsOf(preview.body)).toContain('Ana Reyes');

    const signed = await aPatient();
    const row = await keptDocument(signed.transactionId);
    const answer = await view('503', { transactionId: signed.transactionId }, signed.token);
    expect(answer.body).toMatchObject({ sha256: row.sha256, signedAt: row.signed_at, title: row.title });
  });

  test('is not shown to somebody without a session', async () => {
    const { transactionId } = await aPatient();
    expect((await view('503', { transactionId })).body.signedAt).toBeNull();
  });

  test('an adverse action notice that was never sent is not made up', async () => {
    const { borrower } = await aPatient();
    const token = await world.sessionOf('applicant', borrower.id, 'application-without-notice');
    const answer = await view('adverse-action-notice', { applicationId: 'application-without-notice' }, token);
    expect(answer.status).toBe(404);
  });
});

describe('PDF files', () => {
  test('every text prints as a tagged PDF with title and language', async () => {
    for (const key of documentKeys) {
      const { status, headers, bytes } = await print(key);
      expect([key, status]).toEqual([key, 200]);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z0-9-]+\.pdf"$/);
      const text = bytes.toString('latin1');
      expect(text.startsWith('%PDF-1.7')).toBe(true);
      expect(text).toContain('/Marked true');
      expect(text).toContain('/Lang (en-US)');
      expect(text).toContain('/MediaBox [0 0 612 792]');
    }
  });

  test('a signed copy is made once, kept with its hash, and comes out the same byte by byte when made again', async () => {
    const { transactionId, token } = await aPatient();
    const row = await keptDocument(transactionId);
    const [first, second] = await Promise.all([
      ensureDocumentPdf(row.id, world.deps),
      ensureDocumentPdf(row.id, world.deps),
    ]);
    expect(second.equals(first)).toBe(true);
    const kept = await keptDocument(transactionId);
    expect(kept.pdf).toBe(first.toString('base64'));

    await runSql(world.deps.database, `update document set pdf = null, pdf_sha256 = null where id = '${row.id}'`);
    world.deps.clock.advance(300_000);
    const printed = await print('503', { transactionId }, token);
    expect(printed.bytes.equals(first)).toBe(true);
    expect((await keptDocument(transactionId)).pdf_sha256).toBe(kept.pdf_sha256);
  });

  test('a text that was changed after it was signed is not printed', async () => {
    const { transactionId, token } = await aPatient();
    const row = await keptDocument(transactionId);
    const changed = row.content.replace('4,200.00', '9,200.00').replaceAll("'", "''");
    await runSql(world.deps.database, `update document set content = '${changed}' where id = '${row.id}'`);
    expect((await print('503', { transactionId }, token)).status).toBe(500);
  });
});

describe('tickets', () => {
  const ask = async (documentKey: (typeof documentKeys)[number] = '503') => {
    const patient = await aPatient();
    const body = { documentKey, transactionId: patient.transactionId };
    const answer = await world.call(createDocumentTicket, { body }, { token: patient.token });
    return { ...patient, answer, ticket: answer.body.ticket };
  };

  test('open the signed copy once, without a session', async () => {
    const { answer, ticket, transactionId } = await ask();
    expect(answer.status).toBe(200);
    expect(Buffer.from(ticket, 'base64url')).toHaveLength(32);
    const signed = await keptDocument(transactionId);
    const seen = await view('503', { ticket });
    expect(seen.body).toMatchObject({ sha256: signed.sha256, signedAt: signed.signed_at });
    expect((await view('503', { ticket })).status).toBe(404);
  });

  test('open the text in the language of the page that asked, whatever the browser of the tab wants', async () => {
    const { transactionId, token } = await aPatient('prac-bright-smile', false);
    const body = { documentKey: '503' as const, transactionId };
    const titles = new Set<string>();
    for (const [page, tab, title] of [
      ['en', 'es-MX', 'en'],
      ['es', 'en-US', 'es'],
    ] as const) {
      const asked = await world.call(createDocumentTicket, { body }, { token, headers: { 'accept-language': page } });
      const of = { params: { documentKey: body.documentKey }, query: { ticket: asked.body.ticket } };
      const opened = await world.call(viewDocument, of, { headers: { 'accept-language': tab } });
      const plain = await world.call(
        viewDocument,
        { params: { documentKey: body.documentKey } },
        { headers: { 'accept-language': title } },
      );
      expect([opened.status, opened.body.title]).toEqual([200, plain.body.title]);
      titles.add(opened.body.title);
    }
    expect(titles.size).toBe(2);
  });

  test('of two tabs at once, one opens', async () => {
    const { ticket } = await ask();
    const tabs = await Promise.all([print('503', { ticket }), print('503', { ticket })]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('open no other document, and nothing after a minute', async () => {
    const other = await ask();
    expect((await view('terms-and-conditions', { ticket: other.ticket })).status).toBe(404);
    const late = await ask();
    world.deps.clock.advance(60_000);
    expect((await view('503', { ticket: late.ticket })).status).toBe(404);
  });

  test('open nothing once whoever asked for them has logged out, or their account is archived', async () => {
    const gone = await ask();
    await world.deps.database.transaction((tx) => world.deps.sessions.revoke(tx, gone.token));
    expect((await print('503', { ticket: gone.ticket })).status).toBe(404);

    const archived = await ask();
    const { borrower_id: id } = await keptDocument(archived.transactionId);
    const archive = (is_deleted: number) =>
      world.deps.database.transaction((tx) =>
        tx.execute(
          tx.builder
            .updateTable('borrower')
            .set({ is_deleted })
            .where('id', '=', id ?? ''),
        ),
      );
    await archive(1);
    expect((await view('503', { ticket: archived.ticket })).status).toBe(404);
    await archive(0);
  });

  test('are not stored, only their hash', async () => {
    const { ticket } = await ask();
    const { read } = world.deps.database;
    const rows = await read.query(read.builder.selectFrom('document_ticket').selectAll());
    expect(JSON.stringify(rows)).not.toContain(ticket);
    expect(rows.length).toBeGreaterThan(0);
  });
});
