import { downloadBoardingDocuments, summarizeBoardingDocuments } from '@contract/boarding-document/calls';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { civilToday } from '../../civil-today';
import { insertApplication } from '../../generated/insert-application';
import { startTestApp, type TestApp } from '../../test/app';
import { aBorrower, aColleague, aCreditLine, aDocument, aTransaction } from '../../test/builders';
import { keepDocument, unsignedText } from '../document/index';

const PRACTICE = 'prac-bright-smile';

let world: TestApp;
let token: string;
beforeAll(async () => {
  world = await startTestApp();
  token = await world.staffSession('staff@bright-smile.test');
});
afterAll(() => world.discard());

/** A patient with two purchases on one limit; the first is approved, with its agreement. */
async function aPatient({ lineAt = PRACTICE } = {}) {
  const { deps } = world;
  const borrower = await aBorrower(deps, { practice_id: PRACTICE });
  const applicationId = await insertApplication(deps, borrower.id, { practiceId: lineAt });
  const line = await aCreditLine(deps, borrower, { application_id: applicationId });
  const approved = await aTransaction(deps, line, { status: 'ACCEPTED', accepted_at: deps.clock.now() });
  const waiting = await aTransaction(deps, line);
  const agreement = await aDocument(deps, approved);
  const content = unsignedText('credit-line-agreement', deps.config);
  const signed = { borrowerId: borrower.id, applicationId, signedName: 'Ana Reyes', evidence: {} };
  const limit = await deps.database.transaction((tx) => keepDocument(signed, deps, { tx, content }));
  return { borrower, approved, waiting, agreement, limit };
}

const summarize = (creditTransactionRefs: string[], more = {}) =>
  world.call(summarizeBoardingDocuments, { body: { creditTransactionRefs, ...more } }, { token });

async function take(documents: string[], more = {}) {
  const response = await world.app.request(downloadBoardingDocuments.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documents, ...more }),
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

test('the summary has what is kept and names what is missing, with the reason', async () => {
  const { approved, waiting, agreement, limit } = await aPatient();
  const bare = await aPatient();
  const unkept = await aTransaction(
    world.deps,
    { ...bare.approved, id: bare.approved.credit_profile_id },
    {
      accepted_at: world.deps.clock.now(),
    },
  );
  const { body } = await summarize([waiting.id, approved.id, unkept.id]);
  expect(body.summary).toEqual({ transactions: 3, documents: 4, missing: 2 });
  expect(body.documents.slice(0, 3).map((one) => [one.creditTransactionRef, one._id])).toEqual([
    [waiting.id, limit],
    [approved.id, agreement],
    [approved.id, limit],
  ]);
  expect(body.missingDocuments.map((one) => [one.number, one.documentKey, one.reason])).toEqual([
    [waiting.number, 'installment-loan-agreement', 'NOT_APPROVED'],
    [unkept.number, 'installment-loan-agreement', 'NOT_KEPT'],
  ]);
});

test('only the kinds that were asked for are looked for', async () => {
  const { approved } = await aPatient();
  const { body } = await summarize([approved.id], { documentKeys: ['credit-line-agreement'] });
  expect(body.documents.map((one) => one.documentKey)).toEqual(['credit-line-agreement']);
});

test('the agreement of a limit that was signed elsewhere is neither there nor missing, and is not given out', async () => {
  const { approved, limit } = await aPatient({ lineAt: 'prac-clearview-eye' });
  const { body } = await summarize([approved.id]);
  expect(body.summary).toEqual({ transactions: 1, documents: 1, missing: 0 });
  expect((await take([limit])).response.status).toBe(404);
});

test.each([
  ['TRANSACTION', (of: Paths) => [`transaction-${of.number}/installment-loan-agreement-${of.day}.pdf`]],
  ['DOCUMENT', (of: Paths) => [`installment-loan-agreement/transaction-${of.number}-${of.day}.pdf`]],
  ['PRACTICE', (of: Paths) => [`bright-smile/transaction-${of.number}/installment-loan-agreement-${of.day}.pdf`]],
])('the zip by %s opens into whole PDFs under names without anybody', async (documentGroupBy, expected) => {
  const { approved, agreement, limit } = await aPatient();
  const { response, bytes } = await take([agreement, limit, agreement], { documentGroupBy });
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="Transactions.zip"');
  const files = unzipSync(bytes);
  const day = civilToday(world.deps.clock, 'TX');
  expect(Object.keys(files)).toHaveLength(2);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(expected({ number: approved.number, day })));
  for (const file of Object.values(files)) expect(strFromU8(file, true)).toMatch(/^%PDF-1[\s\S]*%%EOF\s*$/);
});
type Paths = { number: number; day: string };

test('whoever takes documents is on record in the chain of the practice', async () => {
  const { agreement } = await aPatient();
  await take([agreement]);
  const { read } = world.deps.database;
  const rows = await read.query(
    read.builder.selectFrom('audit').select(['shard', 'detail']).where('action', '=', 'document.downloaded_many'),
  );
  expect(rows.filter(({ detail }) => detail.includes(agreement)).map(({ shard }) => shard)).toEqual([PRACTICE]);
});

describe('a zip that is read slowly', () => {
  const DOCUMENTS = 12;
  /** Somebody of their own, who asked for a zip and has read its first part. */
  async function begun() {
    const documents: string[] = [];
    for (let count = 0; count < DOCUMENTS; count += 1) documents.push((await aPatient()).agreement);
    const { id } = await aColleague(world.deps, PRACTICE);
    const own = await world.sessionOf('staff', id);
    const response = await world.app.request(downloadBoardingDocuments.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${own}`, 'content-type': 'application/json' },
      body: JSON.stringify({ documents }),
    });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    return { id, own, documents, reader };
  }
  type Begun = Awaited<ReturnType<typeof begun>>;
  /** Reads on to the end, or to where it is cut. */
  async function rest({ reader }: Begun): Promise<'whole' | 'cut'> {
    try {
      while (!(await reader.read()).done);
      return 'whole';
    } catch {
      return 'cut';
    }
  }
  async function onRecord({ documents }: Begun): Promise<number> {
    const { read } = world.deps.database;
    const rows = await read.query(
      read.builder.selectFrom('audit').select('detail').where('action', '=', 'document.downloaded_many'),
    );
    return documents.filter((one) => rows.some(({ detail }) => detail.includes(one))).length;
  }

  test('is whole while its reader may see it, with each document on record', async () => {
    const zip = await begun();
    expect(await rest(zip)).toBe('whole');
    expect(await onRecord(zip)).toBe(DOCUMENTS);
  });

  test.each([
    ['logs out', ({ own }: Begun) => world.deps.database.transaction((tx) => world.deps.sessions.revoke(tx, own))],
    [
      'may see no documents any more',
      ({ id }: Begun) =>
        world.deps.database.transaction((tx) =>
          tx.execute(tx.builder.updateTable('staff').set({ permissions: '["calculator.use"]' }).where('id', '=', id)),
        ),
    ],
  ])('ends for somebody who %s, and the trail names what left and no more', async (_, lose) => {
    const zip = await begun();
    await lose(zip);
    expect(await rest(zip)).toBe('cut');
    const left = await onRecord(zip);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(3);
  });
});

test('a document of another practice, one that is none and one that no file holds are refused alike', async () => {
  const { borrower, approved, agreement } = await aPatient();
  const { deps } = world;
  const content = unsignedText('ach-authorization', deps.config);
  const signed = { borrowerId: borrower.id, transactionId: approved.id, evidence: {} };
  const bank = await deps.database.transaction((tx) => keepDocument(signed, deps, { tx, content }));
  const away = await aBorrower(deps, { practice_id: 'prac-clearview-eye' });
  const foreign = await aDocument(deps, await aTransaction(deps, await aCreditLine(deps, away)));
  for (const id of [foreign, 'no-such-document', bank])
    expect((await take([agreement, id])).response.status, id).toBe(404);
});

test('ten thousand transactions are refused with a sentence, not tried', async () => {
  const { status, body } = await summarize(Array.from({ length: 10_000 }, (_, place) => `tx-${place}`));
  expect([status, body.fields]).toEqual([422, [{ field: 'creditTransactionRefs', message: 'Choose at most 200.' }]]);
});
