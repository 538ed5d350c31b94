import { finishApplication } from '@contract/application/decision-calls';
import { decideApplicationReview } from '@contract/application/review-calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { listApplications } from '@contract/application-details/list';
import type { CallInput } from '@contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Applicant, type ApplyWorld, startApplyWorld } from '../testing/apply-world';

let world: ApplyWorld;
let first: string;
let second: string;
beforeAll(async () => {
  world = await startApplyWorld(undefined, { PF_REVIEW_DUAL_CONTROL: 'on' });
  first = await world.staffSession('admin@demo.test');
  second = await world.staffSession('operations@demo.test');
});
afterAll(() => world.discard());

async function inReview(): Promise<Applicant> {
  const who = await world.applicant('0012');
  const { body } = await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  expect(body.status).toBe('REVIEW');
  return who;
}
type Body = CallInput<typeof decideApplicationReview>['body'];
/** An approval under a fraud alert says how the person was reached. */
const REACHED = { identityStep: 'Called the number of the alert.' };
let presses = 0;
/** Each press is one of its own: a repeat is answered as the first was. */
function answer({ applicationId }: Applicant, body: Body, token: string) {
  presses += 1;
  const headers = { 'idempotency-key': `answer-${presses}` };
  return world.call(decideApplicationReview, { params: { applicationId }, body }, { token, headers });
}
const seen = async ({ applicationId }: Applicant, token: string) =>
  (await world.call(getApplicationDetails, { params: { applicationId } }, { token })).body;
const statusOf = async ({ applicationId }: Applicant) =>
  (await world.rows<{ status: string }>('application', ['id', applicationId]))[0]?.status;

test('who proposes cannot confirm it; somebody else does, and the history names both', async () => {
  const who = await inReview();
  const proposed = await answer(who, { action: 'APPROVE', ...REACHED }, first);
  expect(proposed.body).toEqual({ status: 'REVIEW', approvedAmount: null, isProposed: true });
  const own = (await seen(who, first)).review?.proposal;
  const theirs = (await seen(who, second)).review?.proposal;
  expect([own?.isOwn, theirs?.isOwn, theirs?.userName, theirs?.action]).toEqual([
    true,
    false,
    'Priya Raman',
    'APPROVE',
  ]);
  const confirms = theirs?._id ?? '';
  const alone = await answer(who, { action: 'APPROVE', confirms }, first);
  expect([alone.body.code, alone.body.message]).toEqual([
    'RULES_FORBID',
    expect.stringContaining('Someone else has to confirm it'),
  ]);
  expect(await statusOf(who)).toBe('REVIEW');
  const confirmed = await answer(who, { action: 'APPROVE', confirms }, second);
  expect(confirmed.body).toMatchObject({ status: 'APPROVED', isProposed: false });
  const told = (await seen(who, first)).statusHistory.map(({ action, userName }) => [action, userName]);
  expect(told).toContainEqual(['REVIEW_PROPOSED', 'Priya Raman']);
  expect(told).toContainEqual(['APPROVED', 'Owen Hale']);
});

test('another answer than the proposed one, and one that names no proposal, decide nothing', async () => {
  const who = await inReview();
  const { review } = await seen(who, first);
  const reasons = [review?.reasons[0]?.code ?? ''];
  await answer(who, { action: 'DENY', reasons }, first);
  const proposal = (await seen(who, second)).review?.proposal;
  expect(proposal).toMatchObject({ action: 'DENY', reasons });
  for (const body of [
    { action: 'APPROVE', ...REACHED, confirms: proposal?._id },
    { action: 'DENY', reasons },
  ] as Body[])
    expect((await answer(who, body, second)).body.code).toBe('RULES_FORBID');
  expect(await statusOf(who)).toBe('REVIEW');
  await answer(who, { action: 'DENY', reasons, confirms: proposal?._id }, second);
  expect(await statusOf(who)).toBe('DENIED');
});

test('a proposal is taken back by who made it or turned down by a colleague, and another may be made', async () => {
  const who = await inReview();
  await answer(who, { action: 'APPROVE', ...REACHED }, first);
  expect((await answer(who, { action: 'WITHDRAW' }, second)).body).toMatchObject({
    status: 'REVIEW',
    isProposed: false,
  });
  await answer(who, { action: 'APPROVE', ...REACHED }, second);
  await answer(who, { action: 'WITHDRAW' }, second);
  const told = (await seen(who, first)).statusHistory.map(({ action }) => action);
  expect(told).toEqual(expect.arrayContaining(['REVIEW_PROPOSAL_REFUSED', 'REVIEW_PROPOSAL_WITHDRAWN']));
  expect((await answer(who, { action: 'WITHDRAW' }, first)).body.code).toBe('STALE');
});

test('whoever confirms what was taken back meanwhile proposes nothing by it', async () => {
  const who = await inReview();
  await answer(who, { action: 'APPROVE', ...REACHED }, first);
  const confirms = (await seen(who, second)).review?.proposal?._id ?? '';
  await answer(who, { action: 'WITHDRAW' }, first);
  expect((await answer(who, { action: 'APPROVE', confirms }, second)).body.code).toBe('STALE');
  expect([await statusOf(who), (await seen(who, first)).review?.proposal]).toEqual(['REVIEW', null]);
});

test('a denial for what the file does not show is not even proposed', async () => {
  const who = await inReview();
  const { status } = await answer(who, { action: 'DENY', reasons: ['NO_SUCH_REASON'] }, first);
  expect([status, (await seen(who, first)).review?.proposal]).toEqual([422, null]);
});

test('colleagues who may decide find what is proposed in the list, and its proposer and everybody else do not', async () => {
  const who = await inReview();
  await answer(who, { action: 'APPROVE', ...REACHED }, first);
  const found = async (token: string) => {
    const body = { page: 0, limit: 20, filters: { awaitsSecond: true as const }, dateRange: { start: '2000-01-01' } };
    const { body: page } = await world.call(listApplications, { body }, { token });
    return page.data.map(({ _id }) => _id);
  };
  expect(await found(second)).toContain(who.applicationId);
  const others = ['manager@bright-smile.test', 'finance@demo.test'].map((email) => world.staffSession(email));
  for (const token of [first, ...(await Promise.all(others))]) expect(await found(token)).toEqual([]);
  await answer(who, { action: 'WITHDRAW' }, second);
  expect(await found(second)).not.toContain(who.applicationId);
});
