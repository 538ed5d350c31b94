import { finishApplication } from '@contract/application/decision-calls';
import { submitKbaExam } from '@contract/application/exam-calls';
import { bypassTruvalidate } from '@contract/application/identity-override-calls';
import { getApplicationDetails } from '@contract/application-details/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApplyWorld, startApplyWorld } from '../testing/apply-world';

let world: ApplyWorld;
let token: string;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

const REASON = 'Seen in the practice with a driver’s license.';

/** Somebody whose application was run once; the last four digits choose the credit file. */
async function run(lastFour: string, answers = {}) {
  const who = await world.applicant(lastFour, answers);
  const { body } = await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  return { ...who, userId: row?.borrower_id ?? '', outcome: body };
}
type Who = Awaited<ReturnType<typeof run>>;
let presses = 0;
/** Each press is one of its own: a repeat is answered as the first was. */
function bypass({ userId }: Who, as = token) {
  presses += 1;
  const headers = { 'idempotency-key': `bypass-${presses}` };
  return world.call(bypassTruvalidate, { body: { userId, reason: REASON } }, { token: as, headers });
}
const seen = async ({ applicationId }: Who) =>
  (await world.call(getApplicationDetails, { params: { applicationId } }, { token })).body;

test.each([
  ['0006', 'QUESTIONS'],
  ['0007', 'PHOTO'],
  ['0008', 'MORE_INFO'],
] as const)('%s: the rules decide without what %s asked for', async (lastFour, step) => {
  const who = await run(lastFour);
  expect((await seen(who)).identityStep).toBe(step);
  const { body } = await bypass(who);
  expect(body).toEqual({ status: 'APPROVED', applicationId: who.applicationId, error: null });
  const after = await seen(who);
  expect([after.status, after.identityStep, after.review]).toEqual(['APPROVED', null, null]);
  expect(after.statusHistory.find(({ action }) => action === 'IDENTITY_BYPASSED')).toMatchObject({
    userName: 'Priya Raman',
    note: REASON,
  });
  // Nobody proved anything to a vendor, and the file does not say so.
  expect(await world.rows('borrower', ['id', who.userId])).toMatchObject([{ identity_verified_at: null }]);
  const subjects = (await world.mailsTo(who.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /approved/.test(subject))).toHaveLength(1);
});

test('questions that failed are taken back with their denial', async () => {
  const who = await run('0006');
  const exam = who.outcome.truvalidate.KBA;
  const answers = (exam?.questions ?? []).map(({ id, options }) => ({
    questionId: id,
    optionId: options.at(-1)?.id ?? '',
  }));
  const payload = { examId: exam?.examId ?? '', answers };
  await world.call(submitKbaExam, { body: { applicationId: who.applicationId, payload } }, who);
  const denied = await seen(who);
  expect([denied.status, denied.identityStep]).toEqual(['DENIED', 'FAILED']);
  expect((await bypass(who)).body.status).toBe('APPROVED');
});

test('a credit that the rules deny is denied with its reasons in words', async () => {
  const { body } = await bypass(await run('0007', { annualIncome: 1000 }));
  expect(body).toMatchObject({ status: 'DENIED', error: expect.stringMatching(/\w+ \w+/) });
});

describe('is refused', () => {
  test('where no identity check holds the application up, and a second time', async () => {
    const approved = await run('0001');
    expect((await bypass(approved)).body.code).toBe('STEP_ORDER');
    const who = await run('0007');
    await bypass(who);
    expect((await bypass(who)).body.message).toContain("isn't waiting on an identity check");
  });
  test('for a frozen file, which is no question of who it is', async () => {
    expect((await bypass(await run('0005'))).body.code).toBe('STEP_ORDER');
  });
  test('under a fraud alert, until it is dismissed', async () => {
    const who = await run('0007');
    const { database } = world.deps;
    await database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('application').set({ fraud_alert: 1 }).where('id', '=', who.applicationId)),
    );
    const { body } = await bypass(who);
    expect([body.code, body.message]).toEqual(['RULES_FORBID', expect.stringContaining('fraud alert')]);
  });
});
