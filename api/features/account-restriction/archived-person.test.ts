import { archiveUser } from '@contract/account-restriction/calls';
import { startApplication } from '@contract/application/calls';
import {
  sendApplicationTextCode,
  verifyApplicationCode,
  verifyApplicationWelcomeBack,
} from '@contract/application/code-calls';
import { finishApplication } from '@contract/application/decision-calls';
import { checkReapply } from '@contract/application/reapply-calls';
import { renewDuplicatedApplicant } from '@contract/application/renew-calls';
import { verifyLoginCode, verifyWelcomeBack } from '@contract/borrower/calls';
import { listMemberDocuments, listMyDocuments, printMyDocument } from '@contract/document/my-document-calls';
import { getPrivacyConsent } from '@contract/document/privacy-calls';
import { getMembershipSummary } from '@contract/membership/summary-calls';
import { renewDuplicatedUser, saveSignupName, startSignup, verifySignupCode } from '@contract/signup/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Tables } from '../../db/tables/index';
import { aBorrower, aMembership } from '../../test/builders';
import { NAME, type SignupWorld, startSignupWorld } from '../signup/testing/signup-world';

let world: SignupWorld;
let token: string;
beforeAll(async () => {
  world = await startSignupWorld();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

const CLOSED = (phone: string) => `This account is closed. To reopen it, call us at ${phone}.`;
const financing = () => CLOSED(world.deps.config.brandFinancing.supportPhone);
const membership = () => CLOSED(world.deps.config.brandMembership.supportPhone);

let made = 0;
/** Somebody with a proven address and phone whom staff have archived. */
async function anArchived() {
  made += 1;
  const phone = `512555${2000 + made}`;
  const row = await aBorrower(world.deps, { phone, phone_verified_at: world.deps.clock.now() });
  await world.arrive(row.email);
  await archive(row.id, row.version);
  return { ...row, phone };
}
async function archive(borrowerId: string, version: number) {
  const body = { borrowerId, reason: 'Asked to be forgotten.', version };
  expect((await world.call(archiveUser, { body }, { token })).status).toBe(200);
}
const people = async () =>
  (await world.rows<Tables['borrower']>('borrower')).sort((one, other) => (one.id < other.id ? -1 : 1));
const begin = async (email: string) =>
  (await world.call(startApplication, { body: { email, practice: 'bright-smile' } })).body.applicationId;
async function applyByPhone(phone: string, email: string, headers = {}) {
  const applicationId = await begin(email);
  await world.call(sendApplicationTextCode, { body: { email, phone, applicationId } });
  const otp = await world.codeFor(`+1${phone}`);
  return world.call(verifyApplicationCode, { body: { otp, applicationId, phone, email, channel: 'sms' } }, { headers });
}

describe('an archived person', () => {
  test('opens no account beside theirs by the same phone with another address, and is told whom to call', async () => {
    const { phone } = await anArchived();
    const before = await people();
    const refused = await applyByPhone(phone, 'fresh-start@example.test');
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([403, 'ACCOUNT_BLOCKED', financing()]);
    const spanish = await applyByPhone(phone, 'otro@example.test', { 'accept-language': 'es' });
    expect(spanish.body.message).toBe(
      `Esta cuenta está cerrada. Para volver a abrirla, llámenos al ${world.deps.config.brandFinancing.supportPhone}.`,
    );
    expect(await people()).toEqual(before);
  });

  test('opens none in the member sign-up either, by address or phone', async () => {
    const { phone, email } = await anArchived();
    const before = await people();
    for (const contact of [phone, email]) {
      const { body } = await world.call(startSignup, { body: { data: contact, practiceId: 'harbor-medspa' } });
      const otp = await world.codeFor(contact === phone ? `+1${phone}` : email);
      const refused = await world.call(verifySignupCode, { body: { user: body.user, otp } });
      expect([refused.status, refused.body.message]).toEqual([403, membership()]);
    }
    expect(await people()).toEqual(before);
  });

  const logIn = async (data: string, to: string, asMember = false) => {
    const brand = asMember ? { memberLoginRequest: true, brand: 'privi' } : {};
    const { body } = await world.call(verifyWelcomeBack, { body: { data, ...brand } });
    const otp = await world.codeFor(to);
    return world.call(verifyLoginCode, { body: { user: body.user, otp, ...(asMember && { brand: 'privi' }) } });
  };

  test('logs in by address or phone to read and save their papers, and can do nothing else', async () => {
    const { id, phone, email } = await anArchived();
    for (const data of [email, phone]) {
      const { status, body } = await logIn(data, data === phone ? `+1${phone}` : email);
      expect([status, body.user?.isDeleted, body.redirectLocation]).toEqual([200, true, null]);
      const own = { token: body.token ?? '' };
      const { documents } = (await world.call(listMyDocuments, {}, own)).body;
      expect(documents.map(({ documentKey }) => documentKey)).toContain('electronic-records-signature');
      const path = printMyDocument.path.replace('{documentId}', documents[0]?._id ?? '');
      expect((await world.app.request(path, { headers: { authorization: own.token } })).status).toBe(200);
      const refused = await world.call(checkReapply, {}, own);
      expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_BLOCKED']);
      expect(refused.body.message).toContain('You can still see and save your documents');
      expect((await world.rows('borrower', ['id', id]))[0]).toMatchObject({ is_deleted: 1 });
    }
  });

  test('does not log in anymore seven years later, and a right code says why', async () => {
    const { email } = await anArchived();
    const now = world.deps.clock.now();
    world.deps.clock.setTo('2033-03-16T15:00:00.000Z');
    const refused = await logIn(email, email);
    world.deps.clock.setTo(now);
    expect([refused.status, refused.body.message]).toEqual([403, financing()]);
  });

  test('who is a member keeps the papers of the membership by the log-in of members', async () => {
    const row = await aBorrower(world.deps, {});
    await aMembership(world.deps, row);
    await archive(row.id, row.version);
    const { status, body } = await logIn(row.email, row.email, true);
    expect([status, body.redirectLocation]).toEqual([200, null]);
    const own = { token: body.token ?? '' };
    expect((await world.call(listMemberDocuments, {}, own)).status).toBe(200);
    expect((await world.call(getMembershipSummary, {}, own)).body.isClosed).toBe(true);
    expect((await world.call(getPrivacyConsent, {}, own)).body.code).toBe('ACCOUNT_BLOCKED');
  });

  test('does not come back to an application by address or phone', async () => {
    const { phone, email } = await anArchived();
    const byMail = (await world.call(verifyApplicationWelcomeBack, { body: { data: email } })).body.applicationId;
    const entry = { otp: await world.codeFor(email), applicationId: byMail, email, channel: 'email' as const };
    expect((await world.call(verifyApplicationCode, { body: entry })).body.message).toBe(financing());
    const { body } = await world.call(verifyApplicationWelcomeBack, { body: { data: phone } });
    const texted = { otp: await world.codeFor(`+1${phone}`), applicationId: body.applicationId, phone };
    const refused = await world.call(verifyApplicationCode, { body: { ...texted, channel: 'sms' } });
    expect(refused.body.message).toBe(financing());
  });

  test('gets no second limit by the same Social Security number under another address', async () => {
    const first = await world.applicant('0001', { ssn: '512-44-0001', birthDate: '1970-01-01', lastName: 'First' });
    const ask = (who: typeof first) =>
      world.call(finishApplication, { body: { applicationId: who.applicationId } }, { token: who.token });
    expect((await ask(first)).body.status).toBe('APPROVED');
    const [owner] = await world.rows<Tables['borrower']>('borrower', ['email', first.email]);
    await archive(owner?.id ?? '', owner?.version ?? 0);
    const second = await world.applicant('0001', { ssn: '512-44-0001', birthDate: '1971-01-01', lastName: 'Second' });
    expect((await ask(second)).body).toMatchObject({ status: 'DENIED', ssnUsed: true });
    // Whether the other account is open is told to its owner alone, whom the code reaches.
    const asked = await world.call(
      renewDuplicatedApplicant,
      { body: { applicationId: second.applicationId } },
      { token: second.token },
    );
    expect([asked.status, asked.body.codeSent]).toEqual([200, true]);
    const body = { applicationId: second.applicationId, otp: await world.codeFor(first.email) };
    const refused = await world.call(renewDuplicatedApplicant, { body }, { token: second.token });
    expect([refused.status, refused.body.message]).toEqual([403, financing()]);
  });

  test('is not told to whoever only types their phone', async () => {
    const { phone, email } = await anArchived();
    const open = await aBorrower(world.deps, { phone: '5125559001', phone_verified_at: world.deps.clock.now() });
    const answers = [];
    for (const typed of [phone, open.phone ?? '']) {
      const who = await world.enter(`curious-${typed}@example.test`);
      const saved = await world.call(saveSignupName, { body: { ...NAME, phoneNumber: typed } }, who);
      const asked = await world.call(renewDuplicatedUser, { body: {} }, who);
      answers.push([saved.status, saved.body.code, asked.status, asked.body.codeSent]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual([409, 'DUPLICATED_DATA', 200, true]);
    expect(await world.codeFor(email)).toMatch(/^\d{6}$/);
  });

  test('does not keep out whoever shares the phone and has an account', async () => {
    const { phone } = await anArchived();
    const spouse = await aBorrower(world.deps, { phone, phone_verified_at: world.deps.clock.now() });
    const entered = await applyByPhone(phone, spouse.email);
    expect([entered.status, entered.body.user?.id]).toEqual([200, spouse.id]);
    const { body } = await world.call(verifyWelcomeBack, { body: { data: phone } });
    const otp = await world.codeFor(`+1${phone}`);
    const { body: inside } = await world.call(verifyLoginCode, { body: { user: body.user, otp } });
    expect(inside.user?.id).toBe(spouse.id);
  });

  test('comes back by an undo, with the same account', async () => {
    const archived = await anArchived();
    const [row] = await world.rows<Tables['borrower']>('borrower', ['id', archived.id]);
    const body = { borrowerId: archived.id, reason: 'Called.', version: row?.version ?? 0, undo: true };
    expect((await world.call(archiveUser, { body }, { token })).status).toBe(200);
    const entered = await applyByPhone(archived.phone, archived.email);
    expect(entered.body.user?.id).toBe(archived.id);
  });
});
