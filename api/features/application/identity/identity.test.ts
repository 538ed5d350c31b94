import { getPersonalInfo } from '@contract/application/calls';
import {
  finishApplication,
  openIdentityVerification,
  submitIdentityVerification,
} from '@contract/application/decision-calls';
import { getKbaQuestions, saveKbaAnswers, submitKbaExam } from '@contract/application/exam-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../testing/apply-world';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());

const finish = async (who: Applicant) =>
  (await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who)).body;

async function examinee() {
  const who = await world.applicant('0006');
  const exam = (await finish(who)).truvalidate.KBA;
  if (!exam) throw new Error('No questions were asked');
  const right = await world.sandbox.rightAnswers(exam.examId);
  return { who, exam, right };
}

type Answers = readonly { questionId: string; optionId: string }[];
const submit = (who: Applicant, examId: string, answers: Answers, headers = {}) =>
  world.call(
    submitKbaExam,
    { body: { applicationId: who.applicationId, payload: { examId, answers: [...answers] } } },
    { token: who.token, headers },
  );
const wrong = (answers: Answers) =>
  answers.map(({ questionId, optionId }) => ({ questionId, optionId: optionId === 'o1' ? 'o2' : 'o1' }));

describe('knowledge questions', () => {
  test('answered right decide on the same credit file, without another pull', async () => {
    const { who, exam, right } = await examinee();
    const before = await world.rows('application', ['id', who.applicationId]);
    const { status, body } = await submit(who, exam.examId, right);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'APPROVED', KBARequired: false, pagePath: 'congratulations' });
    const after = await world.rows('application', ['id', who.applicationId]);
    expect(after[0]?.bureau_vault_id).toBe(before[0]?.bureau_vault_id);
    expect(await world.rows('decision', ['application_id', who.applicationId])).toHaveLength(2);
  });

  test('answered wrong are a denial for want of a confirmed identity, without the score', async () => {
    const { who, exam, right } = await examinee();
    const { body } = await submit(who, exam.examId, wrong(right));
    expect(body).toMatchObject({ status: 'DENIED', deniedReasons: [{ code: 'IDENTITY_UNVERIFIED' }] });
    const [notice] = await world.papers<{ content: string }>(who.applicationId);
    expect(notice?.content).toContain('Unable to verify identity');
    expect(notice?.content).not.toContain('credit score:');
  });

  test('are answered once: a second try keeps the first verdict', async () => {
    const { who, exam, right } = await examinee();
    await submit(who, exam.examId, wrong(right), { 'idempotency-key': 'kba-first' });
    const again = await submit(who, exam.examId, right, { 'idempotency-key': 'kba-second' });
    expect(again).toMatchObject({ status: 200, body: { status: 'DENIED' } });
    expect(await world.rows('decision', ['application_id', who.applicationId])).toHaveLength(2);
  });

  test('of another exam are refused', async () => {
    const { who, right } = await examinee();
    expect((await submit(who, 'exm_other', right)).status).toBe(422);
  });

  test('stay open when the vendor does not answer', async () => {
    const { who, exam, right } = await examinee();
    await world.sandbox.fault({ vendor: 'kba', mode: 'error500', times: 3 });
    expect((await submit(who, exam.examId, right)).status).toBe(503);
    const state = await world.call(getPersonalInfo, { query: { applicationId: who.applicationId } }, who);
    expect(state.body).toMatchObject({ status: 'INCOMPLETE', outcome: { KBARequired: true } });
    await world.sandbox.reset();
  });

  test('answered in part go on at the same question after a reload, and only with answers that they offer', async () => {
    const { who, exam, right } = await examinee();
    const keep = async (examId: string, answers: Answers) =>
      (
        await world.call(
          saveKbaAnswers,
          { body: { applicationId: who.applicationId, payload: { examId, answers: [...answers] } } },
          who,
        )
      ).status;
    const given = async () =>
      (await world.call(getKbaQuestions, { query: { applicationId: who.applicationId } }, who)).body.KBA?.answers;
    const [one, two] = right;
    if (!one || !two) throw new Error('Two questions at least');
    expect(await keep(exam.examId, [one, two])).toBe(200);
    expect(await given()).toEqual([one, two]);
    expect(await keep(exam.examId, [one])).toBe(200);
    expect(await keep(exam.examId, [two])).toBe(422);
    expect(await keep('exm_other', [one])).toBe(409);
    expect(await given()).toEqual([one]);
    const state = await world.call(getPersonalInfo, { query: { applicationId: who.applicationId } }, who);
    expect(state.body.outcome?.truvalidate.KBA?.answers).toEqual([one]);
    expect(await world.rows('decision', ['application_id', who.applicationId])).toHaveLength(1);
  });

  test('read again after a reload are the same, and fresh ones when their time is over', async () => {
    const { who, exam } = await examinee();
    const read = async () =>
      (await world.call(getKbaQuestions, { query: { applicationId: who.applicationId } }, who)).body.KBA;
    expect(await read()).toEqual(exam);
    world.deps.clock.setTo('2030-01-01T00:00:00.000Z');
    const late = await world.arrive(who.email);
    const fresh = await world.call(getKbaQuestions, { query: { applicationId: late.applicationId } }, late);
    expect(fresh.body.KBA?.questions.length).toBeGreaterThan(3);
    expect(fresh.body.KBA?.examId).not.toBe(exam.examId);
    world.deps.clock.setTo('2026-03-16T15:00:00.000Z');
  });
});

describe('the identity inquiry', () => {
  async function inquirer() {
    const who = await world.applicant('0007');
    expect((await finish(who)).personaRequired).toBe(true);
    return who;
  }
  const open = (who: Applicant) =>
    world.call(openIdentityVerification, { query: { applicationId: who.applicationId } }, who);
  const submitInquiry = (who: Applicant) =>
    world.call(submitIdentityVerification, { body: { applicationId: who.applicationId } }, who);

  async function decideAt(url: string, verdict: 'pass' | 'fail') {
    const page = new URL(url);
    const form = new URLSearchParams(page.searchParams);
    form.set('verdict', verdict);
    return fetch(`${page.origin}${page.pathname}`, { method: 'POST', body: form, redirect: 'manual' });
  }

  test('passed is approved on the same file, and comes back to its step', async () => {
    const who = await inquirer();
    const { body } = await open(who);
    const returned = await decideAt(body.url, 'pass');
    expect(returned.headers.get('location')).toContain('/v2/bright-smile/apply?pagePath=verify-identity');
    const result = await submitInquiry(who);
    expect(result.body).toMatchObject({ status: 'APPROVED', isIdentityVerified: true, personaRequired: false });
  });

  test('is asked of a thin file above $5,000 (0003) before any decision, and passed ends in the approval', async () => {
    const who = await world.applicant('0003', { requestedAmount: 9000 });
    expect(await finish(who)).toMatchObject({ status: 'REVIEW', personaRequired: true, approvedCreditLine: null });
    await decideAt((await open(who)).body.url, 'pass');
    const { body } = await submitInquiry(who);
    expect(body).toMatchObject({ status: 'APPROVED', personaRequired: false, counterOffer: true });
    expect(body.creditProfile?.availableCredit).toBe(body.approvedCreditLine);
    expect(body.deniedReasons.map(({ code }) => code)).toContain('LIMITED_HISTORY');
    const told = await world.call(getPersonalInfo, { query: { applicationId: who.applicationId } }, who);
    expect(told.body.outcome).toMatchObject({ status: 'APPROVED', requestedAmount: 9000 });
  });

  test('after questions that failed is offered, and passed decides again on the same file', async () => {
    const { who, exam, right } = await examinee();
    expect((await submit(who, exam.examId, wrong(right))).body).toMatchObject({
      status: 'DENIED',
      mayVerifyIdentity: true,
    });
    await decideAt((await open(who)).body.url, 'pass');
    expect((await submitInquiry(who)).body).toMatchObject({
      status: 'APPROVED',
      pagePath: 'congratulations',
      isIdentityVerified: true,
      mayVerifyIdentity: false,
    });
    expect(await world.rows('decision', ['application_id', who.applicationId])).toHaveLength(3);
  });

  test('after questions that failed, passed days later and denied for something else, moves no day of the denial', async () => {
    const { who, exam, right } = await examinee();
    const first = (await submit(who, exam.examId, wrong(right))).body;
    await world.deps.database.migrate([
      `update application set annual_income_cents = 100000 where id = '${who.applicationId}'`,
    ]);
    world.deps.clock.setTo('2026-03-26T15:00:00.000Z');
    const late = { ...(await world.arrive(who.email)), email: who.email };
    await decideAt((await open(late)).body.url, 'pass');
    const { body } = await submitInquiry(late);
    world.deps.clock.setTo('2026-03-16T15:00:00.000Z');
    expect(body).toMatchObject({ status: 'DENIED', isIdentityVerified: true, tryAgainFrom: first.tryAgainFrom });
    expect(body.deniedReasons.map(({ code }) => code)).not.toContain('IDENTITY_UNVERIFIED');
  });

  test('after questions that failed gives no credit while somebody looks at the account', async () => {
    const { who, exam, right } = await examinee();
    await submit(who, exam.examId, wrong(right));
    const opened = await open(who);
    await decideAt(opened.body.url, 'pass');
    const of = `(select borrower_id from application where id = '${who.applicationId}')`;
    await world.deps.database.migrate([`update borrower set on_hold = 1 where id = ${of}`]);
    expect((await submitInquiry(who)).body.code).toBe('ACCOUNT_BLOCKED');
    expect(await world.rows('decision', ['application_id', who.applicationId])).toHaveLength(2);
    await world.deps.database.migrate([`update borrower set on_hold = 0 where id = ${of}`]);
    expect((await submitInquiry(who)).body).toMatchObject({ status: 'APPROVED' });
  });

  test('after questions that failed, not passed either, leaves the denial as it was told and is not offered again', async () => {
    const { who, exam, right } = await examinee();
    await submit(who, exam.examId, wrong(right));
    const papers = () => world.papers(who.applicationId);
    const before = await papers();
    await decideAt((await open(who)).body.url, 'fail');
    const { body } = await submitInquiry(who);
    expect(body).toMatchObject({ status: 'DENIED', pagePath: 'application-denied', mayVerifyIdentity: false });
    expect(await papers()).toHaveLength(before.length);
    expect((await open(who)).body.code).toBe('STEP_ORDER');
  });

  test('is not offered after any other denial', async () => {
    const who = await world.applicant('0004');
    expect(await finish(who)).toMatchObject({ status: 'DENIED', mayVerifyIdentity: false });
    expect((await open(who)).body.code).toBe('STEP_ORDER');
  });

  test('is resumed while it is open and cannot be submitted', async () => {
    const who = await inquirer();
    const first = await open(who);
    const second = await open(who);
    expect(second.body.inquiryId).toBe(first.body.inquiryId);
    const early = await submitInquiry(who);
    expect(early).toMatchObject({
      status: 409,
      body: { code: 'STEP_ORDER', message: 'Finish the identity check first.' },
    });
  });

  test('passed days later tells the score of the day on which the file was read', async () => {
    const who = await inquirer();
    world.deps.clock.setTo('2026-03-19T15:00:00.000Z');
    const late = { ...(await world.arrive(who.email)), email: who.email };
    await decideAt((await open(late)).body.url, 'pass');
    expect((await submitInquiry(late)).body.status).toBe('APPROVED');
    world.deps.clock.setTo('2026-03-16T15:00:00.000Z');
    const papers = await world.papers<{ content: string }>(who.applicationId);
    const disclosure = papers.find(({ content }) => content.includes('Your credit score ranks'))?.content;
    expect(disclosure).toContain('Date: March 19, 2026');
    expect(disclosure).toMatch(/Source: [^"]* Date: March 16, 2026\./);
  });

  test('that is finished answers 409, and is submitted', async () => {
    const who = await inquirer();
    await decideAt((await open(who)).body.url, 'pass');
    expect(await open(who)).toMatchObject({ status: 409, body: { code: 'INQUIRY_EXISTS' } });
    expect((await submitInquiry(who)).body.status).toBe('APPROVED');
  });

  test('failed goes to a person and is never a denial by itself', async () => {
    const who = await inquirer();
    await decideAt((await open(who)).body.url, 'fail');
    const { body } = await submitInquiry(who);
    expect(body).toMatchObject({ status: 'REVIEW', personaRequired: false, needMoreInfo: true });
    expect(body.pagePath).toBe('post-personal-info-confirmation');
  });

  test('is not opened for an application that needs none', async () => {
    const who = await world.applicant('0001');
    expect((await open(who)).status).toBe(409);
    expect((await submitInquiry(who)).status).toBe(409);
  });
});
