import { dismissFraudAlerts } from '@contract/account-restriction/calls';
import { verifyApplicationWelcomeBack } from '@contract/application/code-calls';
import { finishApplication, openIdentityVerification } from '@contract/application/decision-calls';
import { decideApplicationReview } from '@contract/application/review-calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { viewDocument } from '@contract/document/calls';
import type { CallInput } from '@contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOfDayJobs } from '../../../end-of-day-jobs';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../testing/apply-world';
import { settleOverdueReviews } from './settle-reviews';

const DAY = 24 * 3600_000;
/** Files of the sandbox: a freeze, more information needed, a fraud alert for staff. */
const FREEZE = '0005';
const MORE_INFO = '0008';
const FRAUD_ALERT = '0012';

let world: ApplyWorld;
let admin: string;
beforeAll(async () => {
  world = await startApplyWorld();
  admin = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

async function inReview(lastFour: string): Promise<Applicant> {
  const who = await world.applicant(lastFour);
  const { body } = await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  expect(body.status).toBe('REVIEW');
  return who;
}

type Body = CallInput<typeof decideApplicationReview>['body'];
/** An approval under a fraud alert says how the person was reached. */
const REACHED = { identityStep: 'Called the number of the alert; she named her last two addresses.' };
const answer = (who: Applicant, body: Body, token = admin) =>
  world.call(decideApplicationReview, { params: { applicationId: who.applicationId }, body }, { token });
const rowOf = async (who: Applicant) => (await world.rows('application', ['id', who.applicationId]))[0];
const documentsOf = (who: Applicant) => world.papers<{ title: string }>(who.applicationId);
const mailsTo = async (kind: string) => (await world.rows('outbox', ['kind', kind])).length;
const auditOf = (who: Applicant, action: string) =>
  world
    .rows<{ action: string; actor_kind: string; actor_id: string | null }>('audit', ['object_id', who.applicationId])
    .then((rows) => rows.filter((row) => row.action === action));

describe('under a fraud alert', () => {
  test('nobody approves without a note of how the person was reached; with it the alert ends and the history says so', async () => {
    const who = await inReview(FRAUD_ALERT);
    const alone = await answer(who, { action: 'APPROVE' });
    expect([alone.status, alone.body.fields?.map(({ field }) => field)]).toEqual([422, ['identityStep']]);
    expect(await rowOf(who)).toMatchObject({ status: 'REVIEW', fraud_alert: 1 });
    const before = await world.call(getApplicationDetails, { params: who }, { token: admin });
    expect(before.body.review?.needsIdentityStep).toBe(true);
    expect((await answer(who, { action: 'APPROVE', ...REACHED })).body.status).toBe('APPROVED');
    expect(await rowOf(who)).toMatchObject({ status: 'APPROVED', fraud_alert: 0 });
    const { body } = await world.call(getApplicationDetails, { params: who }, { token: admin });
    expect(body.statusHistory).toContainEqual(
      expect.objectContaining({ action: 'ALERT_SETTLED', note: REACHED.identityStep, userName: 'Priya Raman' }),
    );
    expect(await auditOf(who, 'application.alert_settled')).toHaveLength(1);
  });

  test('one that was dismissed before stays dismissed by the approval', async () => {
    const who = await inReview(FRAUD_ALERT);
    const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
    const reached = { params: { id: row?.borrower_id ?? '' }, body: { reason: 'Reached at the number of the alert.' } };
    expect((await world.call(dismissFraudAlerts, reached, { token: admin })).status).toBe(200);
    expect((await answer(who, { action: 'APPROVE' })).body.status).toBe('APPROVED');
    expect(await rowOf(who)).toMatchObject({ fraud_alert: 0 });
  });
});

describe('somebody of the platform', () => {
  test('approves with the limit of the rules, and the line is open', async () => {
    const who = await inReview(FRAUD_ALERT);
    const mails = await mailsTo('application-approved');
    const { status, body } = await answer(who, { action: 'APPROVE', ...REACHED });
    expect([status, body.status]).toEqual([200, 'APPROVED']);
    expect(body.approvedAmount).toBeGreaterThan(0);
    const row = await rowOf(who);
    expect(row).toMatchObject({ status: 'APPROVED', approved_line_cents: (body.approvedAmount ?? 0) * 100 });
    const [line] = await world.rows('credit_profile', ['application_id', who.applicationId]);
    expect(line).toMatchObject({ approved_line_cents: (body.approvedAmount ?? 0) * 100 });
    expect(await mailsTo('application-approved')).toBe(mails + 1);
    expect(await auditOf(who, 'application.reviewed')).toMatchObject([
      { actor_kind: 'staff', actor_id: 'staff-admin-demo-test' },
    ]);
  });

  test('cannot approve where the rules give no line', async () => {
    const who = await inReview(FREEZE);
    const refused = await answer(who, { action: 'APPROVE', ...REACHED });
    expect([refused.status, refused.body.code]).toEqual([409, 'RULES_FORBID']);
    expect(await rowOf(who)).toMatchObject({ status: 'REVIEW' });
    expect(await documentsOf(who)).toEqual([]);
  });

  test('denies for reasons of the table, and the applicant gets notice and e-mail', async () => {
    const who = await inReview(MORE_INFO);
    const mails = await mailsTo('application-denied');
    const { body } = await answer(who, { action: 'DENY', reasons: ['INCOME_UNVERIFIED', 'ACCOUNT_AGE'] });
    expect(body).toMatchObject({ status: 'DENIED', approvedAmount: null });
    expect(await mailsTo('application-denied')).toBe(mails + 1);
    const query = { applicationId: who.applicationId };
    const params = { documentKey: 'adverse-action-notice' as const };
    const notice = (await world.call(viewDocument, { params, query }, { token: who.token })).body;
    const words = notice.sections.flatMap(({ paragraphs }) => paragraphs);
    expect(words).toContain('1. Unable to verify income.');
    expect(words.some((text) => text.startsWith('2. '))).toBe(true);
  });

  test('asks for what is missing, decides it later, and never twice', async () => {
    const who = await inReview(FRAUD_ALERT);
    const { body } = await answer(who, { action: 'ASK_MORE', needs: ['IDENTITY', 'ADDRESS'] });
    expect(body.status).toBe('INCOMPLETE');
    expect((await documentsOf(who)).map(({ title }) => title)).toEqual(['Notice of incomplete application']);
    // A page takes the photo of the document, and the notice leads there; the rest is sent.
    expect(JSON.stringify(await documentsOf(who))).toContain('/apply?pagePath=verify-identity');
    expect(JSON.stringify(await documentsOf(who))).toContain('Send the rest to');
    expect(await rowOf(who)).toMatchObject({ page_path: 'verify-identity', persona_required: 1 });
    const { applicationId } = who;
    expect((await world.call(openIdentityVerification, { query: { applicationId } }, who)).status).toBe(200);
    expect(await mailsTo('application-incomplete')).toBeGreaterThan(0);
    // Who was asked can still be helped.
    expect((await world.call(verifyApplicationWelcomeBack, { body: { data: who.email } })).status).toBe(200);
    expect((await answer(who, { action: 'APPROVE', ...REACHED })).body.status).toBe('APPROVED');
    expect((await answer(who, { action: 'DENY', reasons: ['INQUIRIES'] })).body.code).toBe('STALE');
    expect(await rowOf(who)).toMatchObject({ status: 'APPROVED', status_note: null });
  });

  test('reads what a colleague did meanwhile before overruling it', async () => {
    const who = await inReview(FRAUD_ALERT);
    const seen = async () =>
      (await world.call(getApplicationDetails, { params: { applicationId: who.applicationId } }, { token: admin })).body
        .review?.version ?? Number.NaN;
    const version = await seen();
    expect((await answer(who, { action: 'ASK_MORE', needs: ['IDENTITY'], version })).status).toBe(200);
    const late = await answer(who, { action: 'DENY', reasons: ['INCOME_UNVERIFIED'], version });
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    expect(await rowOf(who)).toMatchObject({ status: 'INCOMPLETE' });
    const { body } = await answer(who, { action: 'DENY', reasons: ['INCOME_UNVERIFIED'], version: await seen() });
    expect(body.status).toBe('DENIED');
  });

  test('cannot deny for what the file does not show, and is not offered it', async () => {
    // One inquiry in six months, no collection; the account of 94 months is younger than ten years.
    const who = await inReview(MORE_INFO);
    const refused = await answer(who, { action: 'DENY', reasons: ['ACCOUNT_AGE', 'INQUIRIES'] });
    expect([refused.status, refused.body.fields?.[0]]).toEqual([
      422,
      {
        field: 'reasons',
        message: "The credit file doesn't support this reason: Number of recent inquiries on credit bureau report.",
      },
    ]);
    expect(await rowOf(who)).toMatchObject({ status: 'REVIEW' });
    const { body } = await world.call(
      getApplicationDetails,
      { params: { applicationId: who.applicationId } },
      { token: admin },
    );
    const offered = body.review?.reasons.map(({ code }) => code);
    expect(offered).toEqual(expect.arrayContaining(['ACCOUNT_AGE', 'INCOME_UNVERIFIED']));
    for (const code of [
      'STATE_NOT_SERVED',
      'AGE_CAPACITY',
      'AMOUNT_ABOVE_FILE',
      'INQUIRIES',
      'COLLECTION',
      'BANKRUPTCY',
      'NO_FILE',
      'DELINQUENT_OTHERS',
    ])
      expect(offered).not.toContain(code);
  });

  test.each([
    [{ action: 'DENY' }, 'reasons'],
    [{ action: 'DENY', reasons: ['NO_SUCH_REASON'] }, 'reasons'],
    [{ action: 'DENY', reasons: ['INQUIRIES', 'NO_SUCH_REASON'] }, 'reasons'],
    [{ action: 'ASK_MORE' }, 'needs'],
  ] as const)('is refused %j', async (body, field) => {
    const who = await inReview(FRAUD_ALERT);
    const refused = await answer(who, body as unknown as Body);
    expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, field]);
    expect(await rowOf(who)).toMatchObject({ status: 'REVIEW' });
  });

  test('is told beforehand what an approval would give', async () => {
    const open = await inReview(FRAUD_ALERT);
    const frozen = await inReview(FREEZE);
    const review = async (who: Applicant) =>
      (await world.call(getApplicationDetails, { params: { applicationId: who.applicationId } }, { token: admin })).body
        .review;
    const offer = await review(open);
    expect(offer?.approvableAmount).toBe((await answer(open, { action: 'APPROVE', ...REACHED })).body.approvedAmount);
    expect((await review(frozen))?.approvableAmount).toBeNull();
    expect(await review(open)).toBeNull();
  });
});

describe('the clock', () => {
  test('warns on day 20, sends the notice before day 30, each once', async () => {
    await settleAll();
    const frozen = await inReview(FREEZE);
    const alert = await inReview(FRAUD_ALERT);
    world.deps.clock.advance(19 * DAY);
    expect(await settleOverdueReviews(world.deps)).toEqual({ warned: 0, settled: 0 });
    world.deps.clock.advance(1 * DAY);
    const warnings = await mailsTo('review-due');
    expect(await settleOverdueReviews(world.deps)).toEqual({ warned: 2, settled: 0 });
    expect(await settleOverdueReviews(world.deps)).toEqual({ warned: 0, settled: 0 });
    expect(await mailsTo('review-due')).toBe(warnings + 2);
    world.deps.clock.advance(7 * DAY);
    expect(await settleOverdueReviews(world.deps)).toEqual({ warned: 0, settled: 2 });
    expect(await settleOverdueReviews(world.deps)).toEqual({ warned: 0, settled: 0 });
    for (const who of [frozen, alert]) {
      expect(await rowOf(who)).toMatchObject({ status: 'INCOMPLETE' });
      expect((await documentsOf(who)).map(({ title }) => title)).toEqual(['Notice of incomplete application']);
    }
  });

  test('denies for the reason of the rule that sent it to a person', async () => {
    const who = await world.applicant('0001', { annualIncome: 15_500 });
    const { body } = await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
    expect(body.status).toBe('REVIEW');
    world.deps.clock.advance(27 * DAY);
    await settleOverdueReviews(world.deps);
    expect(await rowOf(who)).toMatchObject({ status: 'DENIED' });
    expect((await documentsOf(who)).map(({ title }) => title)).toEqual([
      'Notice of action taken and statement of reasons',
    ]);
  });

  test('runs every day', () => {
    expect(endOfDayJobs.map(({ name }) => name)).toContain('settle-reviews');
  });
});

/** Leaves nothing of the tests before to be found. */
async function settleAll(): Promise<void> {
  world.deps.clock.advance(40 * DAY);
  await settleOverdueReviews(world.deps);
}
