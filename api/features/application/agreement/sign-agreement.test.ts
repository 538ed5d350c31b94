import { saveApplicationForLater, sendAccountSuccess } from '@contract/application/calls';
import { finishApplication, signCreditLineAgreement } from '@contract/application/decision-calls';
import { viewDocument } from '@contract/document/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../testing/apply-world';
import { isSameName } from './sign-agreement';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

async function approved() {
  const who = await world.applicant('0001', { lastName: 'van der Berg', birthDate: nextBirthDate() });
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const shown = await world.call(
    viewDocument,
    { params: { documentKey: 'credit-line-agreement' }, query: { applicationId: who.applicationId } },
    who,
  );
  return { who, hash: shown.body.sha256 };
}
const agreementsOf = async (who: Applicant) =>
  (await world.papers<{ document_key: string }>(who.applicationId)).filter(
    (row) => row.document_key === 'credit-line-agreement',
  );
let born = 0;
const nextBirthDate = () => `198${born++ % 10}-0${1 + Math.floor(born / 10)}-01`;

const KEY = 'credit-line-agreement';
const CONSENTS = ['credit-line-agreement', 'electronic-records-signature'];
const sign = (who: Applicant, changes: object, headers: Record<string, string> = {}) =>
  world.call(
    signCreditLineAgreement,
    {
      body: {
        applicationId: who.applicationId,
        typedName: 'Robin van der Berg',
        disclosureHash: '0'.repeat(64),
        consents: CONSENTS,
        ...changes,
      },
    },
    { token: who.token, headers },
  );

describe('signing the agreement', () => {
  test('keeps the exact text that was shown, with the evidence and the consents', async () => {
    const { who, hash } = await approved();
    const { status, body } = await sign(who, { disclosureHash: hash, typedName: '  robin   VAN DER berg ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'APPROVED', pagePath: 'congratulations', documents: [{ sha256: hash }] });
    expect(body.contractNumber).toMatch(/^CL-\d+$/);
    const [document] = await agreementsOf(who);
    expect(document).toMatchObject({ document_key: 'credit-line-agreement', sha256: hash, signed_at: body.signedAt });
    const consents = await world.rows('consent', ['application_id', who.applicationId]);
    expect([...new Set(consents.map((row) => row.consent_key))].sort()).toEqual([
      'application-notices-and-terms',
      'consent-and-authorization',
      'credit-line-agreement',
      'electronic-records-signature',
      'financial-privacy-policy',
      'terms-and-conditions',
    ]);
    const back = await world.arrive(who.email);
    expect(back.applicationId).toBe(who.applicationId);
  });

  test('keeps the language in which it was shown, whatever the page speaks', async () => {
    for (const [shownIn, pageIn, title] of [
      ['es', 'en', 'Contrato del límite de gasto'],
      ['en', 'es', 'Spending limit agreement'],
    ] as const) {
      const { who } = await approved();
      const query = { applicationId: who.applicationId, lang: shownIn };
      const { body: shown } = await world.call(viewDocument, { params: { documentKey: KEY }, query }, who);
      expect(shown.title).toBe(title);
      const signed = await sign(who, { disclosureHash: shown.sha256 }, { 'accept-language': pageIn });
      expect(signed.body.documents).toMatchObject([{ sha256: shown.sha256 }]);
      expect(await agreementsOf(who)).toMatchObject([{ title, sha256: shown.sha256 }]);
    }
  });

  test('another text than the one shown is refused', async () => {
    const { who } = await approved();
    expect((await sign(who, {})).body.code).toBe('STALE');
  });

  test.each([
    ["ANA  D'Ångström-O'Neil", 'Ana D’Ångström-O’Neil', true],
    ['Ana D’Ångström–O‘Neil', "Ana D'Ångström-O'Neil", true],
    ['Ana DÅngström ONeil', "Ana D'Ångström-O'Neil", false],
  ])('a name is the same whichever apostrophe and hyphen a keyboard writes: %s', (typed, name, isSame) => {
    expect(isSameName(typed, name)).toBe(isSame);
  });

  test('another name is refused', async () => {
    const { who, hash } = await approved();
    const { status, body } = await sign(who, { disclosureHash: hash, typedName: 'Robin Berg' });
    expect(status).toBe(422);
    expect(body.fields).toMatchObject([{ field: 'typedName' }]);
  });

  test('every consent is needed', async () => {
    const { who, hash } = await approved();
    const { body } = await sign(who, { disclosureHash: hash, consents: ['credit-line-agreement'] });
    expect(body.fields).toMatchObject([{ field: 'consents' }]);
  });

  test('twice under one key signs once and answers the same; under another it is signed already', async () => {
    const { who, hash } = await approved();
    const key = { 'idempotency-key': 'sign-1' };
    const first = await sign(who, { disclosureHash: hash }, key);
    const second = await sign(who, { disclosureHash: hash }, key);
    expect(second.body).toEqual(first.body);
    const other = await sign(who, { disclosureHash: hash }, { 'idempotency-key': 'sign-2' });
    expect(other.body.code).toBe('ALREADY_SIGNED');
    expect(await agreementsOf(who)).toHaveLength(1);
  });

  test('needs an approval', async () => {
    const who = await world.applicant('0004');
    expect((await sign(who, {})).body.code).toBe('STEP_ORDER');
  });
});

test('the summary of the account is sent once, and only for an approval', async () => {
  const { who } = await approved();
  const send = (key: string) =>
    world.call(
      sendAccountSuccess,
      { body: { applicationId: who.applicationId } },
      { token: who.token, headers: { 'idempotency-key': key } },
    );
  expect((await send('s-1')).status).toBe(200);
  expect((await send('s-2')).status).toBe(200);
  const queued = await world.rows('outbox', ['kind', 'account-summary']);
  expect(queued).toHaveLength(1);
  const unfinished = await world.applicant('0001');
  const early = await world.call(sendAccountSuccess, { body: { applicationId: unfinished.applicationId } }, unfinished);
  expect(early.body.code).toBe('STEP_ORDER');
});

test('saving for later queues the link and keeps the application', async () => {
  const who = await world.applicant('0001');
  const { status } = await world.call(saveApplicationForLater, { body: { applicationId: who.applicationId } }, who);
  expect(status).toBe(200);
  expect(await world.rows('outbox', ['kind', 'application-saved'])).toHaveLength(1);
  const [row] = await world.rows('application', ['id', who.applicationId]);
  expect(row).toMatchObject({ saved_for_later: 1, status: 'INCOMPLETE' });
});
