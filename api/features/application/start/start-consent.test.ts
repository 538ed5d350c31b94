import { startApplication } from '@contract/application/calls';
import { finishApplication } from '@contract/application/decision-calls';
import { viewDocument } from '@contract/document/calls';
import { listMyDocuments, printMyDocument } from '@contract/document/my-document-calls';
import { startSignup } from '@contract/signup/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfText } from '../../../test/pdf-text';
import { contentHash, unsignedText } from '../../document/index';
import { type SignupWorld, startSignupWorld } from '../../signup/testing/signup-world';

type Kept = { document_key: string; sha256: string; accepted_at: string | null; evidence: string; borrower_id: string };

let world: SignupWorld;
beforeAll(async () => {
  world = await startSignupWorld();
});
afterAll(() => world.discard());

const keptOf = async (applicationId: string) =>
  (await world.rows<Kept>('document', ['application_id', applicationId])).filter((row) => row.accepted_at !== null);
const keysOf = (rows: readonly Kept[]) => rows.map((row) => row.document_key).sort();

async function borrowerOf(applicationId: string): Promise<string> {
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', applicationId]);
  return row?.borrower_id ?? '';
}

describe('what is accepted by continuing on the first screen (15 USC 7001(c), decision 74)', () => {
  test('stays with the start of somebody who goes no further: text, hash, language, address, device and time', async () => {
    const { body } = await world.call(
      startApplication,
      { body: { email: 'nofurther@example.test', practice: 'bright-smile' } },
      { headers: { 'accept-language': 'es', 'user-agent': 'Phone of Ana' } },
    );
    const rows = await world.rows('start_consent', ['start_id', body.applicationId]);
    const text = unsignedText('electronic-records-signature', world.deps.config, { language: 'es' });
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual(
      expect.objectContaining({
        document_key: 'electronic-records-signature',
        text_sha256: contentHash(text),
        language: 'es',
        user_agent: 'Phone of Ana',
        ip_hash: expect.stringMatching(/.+/),
        given_at: expect.stringMatching(/^\d{4}-/),
      }),
    );
    const [kept] = await world.rows<{ content: string }>('legal_text', ['sha256', contentHash(text)]);
    expect(JSON.parse(kept?.content ?? '{}')).toMatchObject({ title: text.title });
  });

  test('is a paper of whoever is later denied, who reads and saves it as it stood', async () => {
    const who = await world.applicant('0004');
    await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
    const session = { token: await world.sessionOf('borrower', await borrowerOf(who.applicationId)) };
    const { documents } = (await world.call(listMyDocuments, {}, session)).body;
    const accepted = documents.filter(({ isAccepted }) => isAccepted);
    expect(accepted.map(({ documentKey }) => documentKey).sort()).toEqual([
      'application-notices-and-terms',
      'consent-and-authorization',
      'electronic-records-signature',
      'financial-privacy-policy',
      'terms-and-conditions',
    ]);
    const records = accepted.find(({ documentKey }) => documentKey === 'electronic-records-signature');
    expect(records).toMatchObject({ signedName: null, title: 'Electronic records and signature consent' });
    const file = await world.app.request(printMyDocument.path.replace('{documentId}', records?._id ?? ''), {
      headers: { authorization: session.token },
    });
    expect(file.status).toBe(200);
    expect(pdfText(Buffer.from(await file.arrayBuffer()))).toContain('How to withdraw your consent');
    const shown = await world.call(
      viewDocument,
      { params: { documentKey: 'electronic-records-signature' }, query: { applicationId: who.applicationId } },
      session,
    );
    expect(shown.status).toBe(200);
  });

  test('is kept once for an application, however often its owner comes back', async () => {
    const first = await world.arrive('twice@example.test');
    const again = await world.arrive('twice@example.test');
    expect(again.applicationId).toBe(first.applicationId);
    expect(keysOf(await keptOf(first.applicationId))).toEqual([
      'electronic-records-signature',
      'financial-privacy-policy',
    ]);
  });

  test('is kept for a sign-up too, with the privacy policy of memberships', async () => {
    const { body } = await world.call(startSignup, {
      body: { data: 'memberlater@example.test', practiceId: 'harbor-medspa' },
    });
    expect(await world.rows('start_consent', ['start_id', body.user])).toHaveLength(2);
    const who = await world.enter('member-records@example.test');
    const rows = await keptOf(who.applicationId);
    expect(keysOf(rows)).toEqual(['electronic-records-signature', 'membership-privacy-policy']);
    expect(JSON.parse(rows[0]?.evidence ?? '{}')).toMatchObject({
      language: 'en',
      addressHash: expect.any(String),
      userAgent: expect.any(String),
    });
  });
});
