import { finishApplication } from '@contract/application/decision-calls';
import {
  askDocumentReview,
  requestIdVerification,
  sendContactCode,
  sendCreditRefreshLimit,
  verifyContactCode,
} from '@contract/borrower-file/ask-calls';
import { changePatientInfo } from '@contract/borrower-file/info-calls';
import { openPersonaInquiry, submitBorrowerIdentity } from '@contract/identity/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertApplication } from '../../generated/insert-application';
import { createCodeLimits } from '../../security/code-limits';
import { startTestApp } from '../../test/app';
import { aBorrower, aCreditLine, aTransaction } from '../../test/builders';
import { type ApplyWorld, startApplyWorld } from '../application/testing/apply-world';

const DAY_MS = 86_400_000;

let world: ApplyWorld;
let token: string;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

async function aPatient(given: Parameters<typeof aBorrower>[1] = {}) {
  const row = await aBorrower(world.deps, given);
  await insertApplication(world.deps, row.id, { practiceId: 'prac-bright-smile' });
  return { row, params: { id: row.id } };
}

describe('a code that is read out', () => {
  test('proves a number, says for whom it is, and names who entered it', async () => {
    const { row, params } = await aPatient({ phone: '5125550311' });
    const sent = await world.call(sendContactCode, { params, body: { channel: 'phone' } }, { token });
    expect([sent.status, sent.body.sentTo]).toEqual([200, expect.stringContaining('11')]);
    expect(sent.body.sentTo).not.toContain('555031');
    const otp = await world.codeFor('+15125550311');
    const [text] = await world.mailsTo('+15125550311');
    expect(text?.text).toContain("to the person you're speaking with");
    expect(text?.text).not.toContain('never ask');
    const wrong = { channel: 'phone', otp: otp === '000000' ? '111111' : '000000' } as const;
    expect((await world.call(verifyContactCode, { params, body: wrong }, { token })).body).toMatchObject({
      code: 'WRONG_CODE',
      triesLeft: expect.any(Number),
    });
    const { body } = await world.call(verifyContactCode, { params, body: { channel: 'phone', otp } }, { token });
    expect(body.user).toMatchObject({
      isPhoneVerified: true,
      acts: [{ kind: 'PHONE_VERIFIED', userName: 'Priya Raman' }],
    });
    const again = await world.call(sendContactCode, { params, body: { channel: 'phone' } }, { token });
    expect([again.status, again.body.message]).toEqual([
      409,
      "This contact is already verified, and its log-ins aren't paused.",
    ]);
    expect(row.phone_verified_at).toBeNull();
  });

  test('proves an address, and not the number beside it', async () => {
    const given = { email: 'linden@example.test', email_verified_at: null, phone: '5125550312' };
    const { params } = await aPatient(given);
    await world.call(sendContactCode, { params, body: { channel: 'email' } }, { token });
    const otp = await world.codeFor(given.email);
    const { body } = await world.call(verifyContactCode, { params, body: { channel: 'email', otp } }, { token });
    expect(body.user).toMatchObject({ isEmailVerified: true, isPhoneVerified: false });
  });

  test('is worth nothing once the address is another one', async () => {
    const { row, params } = await aPatient({ email: 'rowan-old@example.test', email_verified_at: null });
    await world.call(sendContactCode, { params, body: { channel: 'email' } }, { token });
    const otp = await world.codeFor('rowan-old@example.test');
    const change = { email: 'rowan-new@example.test', version: row.version };
    expect((await world.call(changePatientInfo, { params, body: change }, { token })).status).toBe(200);
    const late = await world.call(verifyContactCode, { params, body: { channel: 'email', otp } }, { token });
    expect(late.status).toBe(422);
    expect((await world.rows('borrower', ['id', row.id]))[0]).toMatchObject({ email_verified_at: null });
  });

  test('ends a pause of log-ins that strangers began, and the trail says who heard it', async () => {
    const email = 'paused@example.test';
    const { row, params } = await aPatient({ email, email_verified_at: '2026-01-01T00:00:00.000Z' });
    const codes = createCodeLimits({ ...world.deps, limits: world.deps.config.rateLimits });
    const destinationHash = world.deps.vault.blindIndex('code-destination', email);
    const isPaused = () => world.deps.database.transaction((tx) => world.deps.codes.isPaused(tx, email));
    for (let tries = 0; tries < 50; tries += 1)
      await world.deps.database.transaction((tx) =>
        codes.countFailure(tx, { destinationHash, addressHash: 'stranger' }),
      );
    expect(await isPaused()).toBe(true);
    expect((await world.call(sendContactCode, { params, body: { channel: 'email' } }, { token })).status).toBe(200);
    const body = { channel: 'email', otp: await world.codeFor(email) } as const;
    expect((await world.call(verifyContactCode, { params, body }, { token })).status).toBe(200);
    expect(await isPaused()).toBe(false);
    const trail = await world.deps.database.read.query(
      world.deps.database.read.builder.selectFrom('audit').select('action').where('object_id', '=', row.id),
    );
    expect(trail.map(({ action }) => action)).toContain('borrower.log_ins_resumed');
  });

  test('needs an address', async () => {
    const { params } = await aPatient();
    const asked = await world.call(sendContactCode, { params, body: { channel: 'phone' } }, { token });
    expect([asked.status, asked.body.code]).toEqual([406, 'NOT_REACHABLE']);
  });
});

test('an ID check that is asked for again is a check of its own: the earlier verdict is not taken for it', async () => {
  const { row, params } = await aPatient();
  const who = { token: await world.sessionOf('borrower', row.id) };
  let tries = 0;
  // Each press is one of its own: a repeat is answered as the first was.
  const submit = () => {
    tries += 1;
    const headers = { 'idempotency-key': `submit-${row.id}-${tries}` };
    return world.call(submitBorrowerIdentity, { body: {} }, { ...who, headers });
  };
  const pass = async () => {
    const { body } = await world.call(openPersonaInquiry, {}, who);
    const page = new URL(body.url);
    const form = new URLSearchParams(page.searchParams);
    form.set('verdict', 'pass');
    await fetch(`${page.origin}${page.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
  };
  await pass();
  expect((await submit()).body.isIdentityVerified).toBe(true);
  const { body } = await world.call(requestIdVerification, { params }, { token });
  expect(body.user).toMatchObject({ isIdentityVerified: false, acts: [{ kind: 'ID_CHECK_ASKED' }] });
  const [mail] = await world.mailsTo(row.email);
  expect([mail?.subject, mail?.text]).toEqual([
    'Please verify your identity',
    expect.stringContaining('/v2/borrower/verify-identity'),
  ]);
  expect((await submit()).body.code).toBe('STEP_ORDER');
  await pass();
  expect((await submit()).body.isIdentityVerified).toBe(true);
});

describe('a document review', () => {
  const asked = async (status: 'PENDING' | 'ACCEPTED', given = {}) => {
    const { row } = await aPatient(given);
    const { id: transactionId } = await aTransaction(world.deps, await aCreditLine(world.deps, row), { status });
    return { row, ...(await world.call(askDocumentReview, { body: { transactionId } }, { token })) };
  };
  test('is asked for while the transaction waits', async () => {
    const { row, status } = await asked('PENDING');
    expect(status).toBe(200);
    expect((await world.mailsTo(row.email))[0]?.subject).toBe('Please review your transaction documents');
    const acts = await world.rows<{ kind: string }>('borrower_file_act', ['borrower_id', row.id]);
    expect(acts.map(({ kind }) => kind)).toEqual(['DOCUMENT_REVIEW_ASKED']);
  });
  test('is refused after the answer, and where nobody reads the email', async () => {
    expect((await asked('ACCEPTED')).body.code).toBe('NOT_PENDING');
    expect((await asked('PENDING', { email_verified_at: null })).body.code).toBe('NOT_REACHABLE');
  });
});

// Last, because days pass.
test('the refresh is offered by email while it is open, and refused before', async () => {
  const who = await world.applicant('0001');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  const body = { borrowerId: row?.borrower_id ?? '' };
  const early = await world.call(sendCreditRefreshLimit, { body }, { token });
  expect([early.status, early.body.code]).toEqual([409, 'REAPPLY_NOT_OPEN']);
  world.deps.clock.advance(400 * DAY_MS);
  const later = { token: await world.staffSession('admin@demo.test') };
  const sent = await world.call(sendCreditRefreshLimit, { body }, later);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  const subjects = (await world.mailsTo(who.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Refresh your PatientFi spending limit');
});

test('nobody’s mailbox is filled by what staff ask: three times the same at once, then as often over a day', async () => {
  const limited = await startTestApp({ environment: { PF_RATE_LIMITS: 'on' } });
  try {
    const borrower = await aBorrower(limited.deps);
    const other = await aBorrower(limited.deps);
    for (const { id } of [borrower, other])
      await insertApplication(limited.deps, id, { practiceId: 'prac-bright-smile' });
    const by = await limited.staffSession('admin@demo.test');
    const ask = async ({ id }: { id: string }) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      return (await limited.call(requestIdVerification, { params: { id } }, { token: by, headers })).status;
    };
    expect([await ask(borrower), await ask(borrower), await ask(borrower), await ask(borrower)]).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await ask(other)).toBe(200);
  } finally {
    await limited.discard();
  }
});

test('whoever asks for too many codes that are read out is promised no link', async () => {
  const limited = await startTestApp({ environment: { PF_RATE_LIMITS: 'on' } });
  try {
    const { id } = await aBorrower(limited.deps, { phone: '5125550312', phone_verified_at: null });
    await insertApplication(limited.deps, id, { practiceId: 'prac-bright-smile' });
    const by = await limited.staffSession('admin@demo.test');
    const send = () => limited.call(sendContactCode, { params: { id }, body: { channel: 'phone' } }, { token: by });
    let answer = await send();
    for (let index = 0; index < 12 && answer.status === 200; index += 1) answer = await send();
    expect([answer.status, answer.body.message]).toEqual([
      429,
      'You requested too many codes. Wait a while, then try again.',
    ]);
  } finally {
    await limited.discard();
  }
});
