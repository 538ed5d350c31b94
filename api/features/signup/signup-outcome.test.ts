import { viewDocument } from '@contract/document/calls';
import {
  correctSignupMismatches,
  finishSignup,
  getSignupInfo,
  getSignupInquiry,
  submitSignupIdentity,
  submitSignupKbaExam,
} from '@contract/signup/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aBorrower } from '../../test/builders';
import { runSql } from '../../test/database';
import { consumerIndexOf } from '../application/index';
import { type Signup, type SignupWorld, startSignupWorld } from './testing/signup-world';

let world: SignupWorld;
beforeAll(async () => {
  world = await startSignupWorld();
  await aBorrower(world.deps, {
    email: 'casey@patient.test',
    consumer_index: consumerIndexOf(world.deps.vault, 'consumer-casey'),
  });
});
afterAll(() => world.discard());

const finish = async (who: Signup, body = {}) => (await world.call(finishSignup, { body }, who)).body;
const info = async (who: Signup) => (await world.call(getSignupInfo, {}, who)).body;

describe('the decision of a sign-up', () => {
  test.each(['0001', '0002', '0003', '0013'])('%s is registered, without a credit line', async (lastFour) => {
    const who = await world.ready(lastFour);
    expect(await finish(who)).toMatchObject({
      status: 'APPROVED',
      pagePath: 'completed-registration',
      creditProfile: null,
      KBA: null,
    });
    const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
    const [borrower] = await world.rows('borrower', ['id', row?.borrower_id ?? '']);
    expect(borrower).toMatchObject({ account_number: null });
    const [membership] = await world.rows('membership', ['borrower_id', row?.borrower_id ?? '']);
    expect(membership).toMatchObject({ status: 'REGISTER', approved_application_id: who.applicationId });
    const [decision] = await world.rows('decision', ['application_id', who.applicationId]);
    expect(decision).toMatchObject({ risk_profile_id: 'risk-membership' });
  });

  test('a hold of financing is nothing that a sign-up tells', async () => {
    const who = await world.ready('0001');
    const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
    await runSql(world.deps.database, `update borrower set on_hold = 1 where id = '${row?.borrower_id}'`);
    expect(await finish(who)).toMatchObject({ status: 'APPROVED', pagePath: 'completed-registration' });
  });

  test('a registered member without treatments waits when they come back', async () => {
    const who = await world.ready('0001');
    await finish(who);
    expect(await info(who)).toMatchObject({ status: 'REGISTER', pagePath: 'waiting-confirmation' });
    expect((await world.enter(who.email)).pagePath).toBe('waiting-confirmation');
  });

  test('0004 is denied, with a notice in the name of the membership brand', async () => {
    const who = await world.ready('0004');
    expect(await finish(who)).toMatchObject({ status: 'DENIED', pagePath: 'denied' });
    const [notice] = await world.papers<{ content: string }>(who.applicationId);
    expect(notice?.content).toContain('PRIVI');
  });

  test.each(['0005', '0008', '0012'])('%s waits for a person', async (lastFour) => {
    expect(await finish(await world.ready(lastFour))).toMatchObject({
      status: 'REVIEW',
      pagePath: 'waiting-confirmation',
    });
  });

  test('0006 answers questions', async () => {
    const who = await world.ready('0006');
    const asked = await finish(who);
    expect(asked).toMatchObject({ KBARequired: true, pagePath: 'verification-questions' });
    expect(asked.KBA?.Questions.length).toBeGreaterThan(3);
    const examId = (await info(who)).KBA?.examId ?? '';
    const answers = await world.sandbox.rightAnswers(examId);
    const { body } = await world.call(submitSignupKbaExam, { body: { payload: { examId, answers } } }, who);
    expect(body).toMatchObject({ status: 'APPROVED', pagePath: 'completed-registration' });
  });

  test('0007 verifies the identity, signs again and is registered', async () => {
    const who = await world.ready('0007');
    expect(await finish(who)).toMatchObject({ personaRequired: true, pagePath: 'identity-verification-step' });
    const { body: inquiry } = await world.call(getSignupInquiry, {}, who);
    const page = new URL(inquiry.url);
    const form = new URLSearchParams(page.searchParams);
    form.set('verdict', 'pass');
    const returned = await fetch(`${page.origin}${page.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
    expect(returned.headers.get('location')).toContain(
      '/v2/privi/harbor-medspa/signup?pagePath=identity-verification-step',
    );
    expect((await world.call(getSignupInquiry, {}, who)).body.code).toBe('INQUIRY_EXISTS');
    const { body } = await world.call(submitSignupIdentity, { body: {} }, who);
    expect(body).toMatchObject({ isIdentityVerified: true, fraudAlerts: false, pagePath: 'agreement-step' });
    const again = await world.call(
      finishSignup,
      { body: {} },
      { token: who.token, headers: { 'idempotency-key': '2' } },
    );
    expect(again.body).toMatchObject({ status: 'APPROVED', pagePath: 'completed-registration' });
  });

  test('a verified identity clears a fraud alert of the sign-up, for staff too', async () => {
    const who = await world.ready('0007');
    expect(await finish(who)).toMatchObject({ personaRequired: true });
    await runSql(world.deps.database, `update application set fraud_alert = 1 where id = '${who.applicationId}'`);
    expect((await info(who)).application?.fraudAlerts).toBe(true);
    const { body: inquiry } = await world.call(getSignupInquiry, {}, who);
    const page = new URL(inquiry.url);
    const form = new URLSearchParams(page.searchParams);
    form.set('verdict', 'pass');
    await fetch(`${page.origin}${page.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
    const { body } = await world.call(submitSignupIdentity, { body: {} }, who);
    expect(body).toMatchObject({ isIdentityVerified: true, fraudAlerts: false, pagePath: 'agreement-step' });
    const [row] = await world.rows('application', ['id', who.applicationId]);
    expect(row).toMatchObject({ fraud_alert: 0 });
  });

  test('0009 corrects the address', async () => {
    const who = await world.ready('0009');
    expect(await finish(who)).toMatchObject({ status: 'DENIED', mismatches: [{ field: 'address' }] });
    const address = { street: '100 Main Street', city: 'Austin', state: 'TX', zipCode: '78701' } as const;
    const { body } = await world.call(correctSignupMismatches, { body: { address } }, who);
    // The corrected address is in another state than the practice, which a person looks at.
    expect(body).toMatchObject({
      mismatches: [],
      status: 'REVIEW',
      pendOutOfState: true,
      pagePath: 'waiting-confirmation',
    });
  });

  test('0010 with a resolved number completes the registration', async () => {
    const who = await world.ready('0010');
    expect(await finish(who)).toMatchObject({ status: 'DENIED', mismatches: [{ field: 'ssn' }], pagePath: 'denied' });
    const { body } = await world.call(correctSignupMismatches, { body: { ssnNumber: '900-55-0010' } }, who);
    expect(body).toMatchObject({ status: 'APPROVED', pagePath: 'completed-registration' });
  });

  test('0011 belongs to somebody else', async () => {
    expect(await finish(await world.ready('0011'))).toMatchObject({
      ssnUsed: true,
      duplicatedSsnOwnerEmail: 'c•••@p•••.test',
    });
  });

  test('needs every step first', async () => {
    const who = await world.enter('early@example.test');
    expect((await finish(who)).code).toBe('STEP_ORDER');
  });

  test('a bureau that does not answer leaves the sign-up at its agreement', async () => {
    const who = await world.ready('0001');
    await world.sandbox.fault({ vendor: 'bureau', mode: 'error500', times: 3 });
    expect((await world.call(finishSignup, { body: {} }, who)).status).toBe(503);
    expect(await info(who)).toMatchObject({ pagePath: 'agreement-step', application: null });
    expect(await finish(who)).toMatchObject({ status: 'APPROVED' });
  });
});

describe('the signature', () => {
  test('keeps the text that was shown, with the decision', async () => {
    const who = await world.ready('0001');
    const shown = await world.call(
      viewDocument,
      { params: { documentKey: 'membership-agreement' }, query: { applicationId: who.applicationId } },
      who,
    );
    const { user } = await info(who);
    const typedName = `${user.firstname} ${user.lastname}`;
    expect((await finish(who, { typedName, disclosureHash: '0'.repeat(64) })).code).toBe('STALE');
    expect((await finish(who, { typedName: 'Somebody Else' })).code).toBe('INVALID_FIELDS');
    expect(await finish(who, { typedName, disclosureHash: shown.body.sha256 })).toMatchObject({ status: 'APPROVED' });
    const [document] = await world.papers(who.applicationId);
    expect(document).toMatchObject({ document_key: 'membership-agreement', sha256: shown.body.sha256 });
  });

  test('keeps the Spanish text where that was shown, as document and as consent', async () => {
    const who = await world.ready('0001');
    const params = { documentKey: 'membership-agreement' } as const;
    const query = { applicationId: who.applicationId, lang: 'es' } as const;
    const { body: shown } = await world.call(viewDocument, { params, query }, who);
    expect(shown.title).toBe('Contrato de membresía');
    const { user } = await info(who);
    const signature = { typedName: `${user.firstname} ${user.lastname}`, disclosureHash: shown.sha256 };
    expect(await finish(who, signature)).toMatchObject({ status: 'APPROVED' });
    const [document] = await world.papers(who.applicationId);
    expect(document).toMatchObject({ sha256: shown.sha256, title: 'Contrato de membresía' });
    const consents = await world.rows<{ text_sha256: string }>('consent', ['application_id', who.applicationId]);
    expect(consents.map((consent) => consent.text_sha256)).toContain(shown.sha256);
  });

  test('keeps each document that was accepted beside the agreement, and refuses one that there is not', async () => {
    const who = await world.ready('0001');
    const { user } = await info(who);
    const typedName = `${user.firstname} ${user.lastname}`;
    const accepted = ['membership-agreement', 'electronic-records-signature', 'consent-and-authorization'];
    expect((await finish(who, { typedName, consents: [...accepted, 'a-text-of-nobody'] })).code).toBe('INVALID_FIELDS');
    expect(await finish(who, { typedName, consents: accepted })).toMatchObject({ status: 'APPROVED' });
    const kept = await world.rows<{ consent_key: string }>('consent', ['application_id', who.applicationId]);
    const keys = kept.map(({ consent_key }) => consent_key).filter((key) => accepted.includes(key));
    expect([...new Set(keys)].sort()).toEqual([...accepted].sort());
    const [document] = await world.papers<{ evidence: string }>(who.applicationId);
    expect(JSON.parse(document?.evidence ?? '{}')).toMatchObject({ consents: accepted });
  });
});
