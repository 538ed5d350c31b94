import { overrideApplicationAmount } from '@contract/calls/amount-override';
import { decideApplicationReview } from '@contract/calls/application-review';
import { finishApplication } from '@contract/calls/decision';
import { bypassTruvalidate } from '@contract/calls/identity-override';
import { getReviewControl, setReviewControl } from '@contract/calls/review-control';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApplyWorld, startApplyWorld } from '../testing/apply-world';

const REACHED = { identityStep: 'Called the number of the alert.' };
let world: ApplyWorld;
let token: string;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

const set = (needsSecondPerson: boolean) =>
  world.call(setReviewControl, { body: { needsSecondPerson, reason: 'Asked for by the auditors' } }, { token });
async function inReview(lastFour: string) {
  const who = await world.applicant(lastFour);
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const [row] = await world.rows<{ borrower_id: string }>('application', ['id', who.applicationId]);
  return { ...who, userId: row?.borrower_id ?? '' };
}
const statusOf = async ({ applicationId }: { applicationId: string }) =>
  (await world.rows<{ status: string }>('application', ['id', applicationId]))[0]?.status;
const subjectsTo = async (to: string) => (await world.mailsTo(to)).map(({ subject }) => subject);

test('switched on in the product, one person proposes, everybody else who may confirm it is told, and no road leads round it', async () => {
  expect((await world.call(getReviewControl, {}, { token })).body).toMatchObject({ needsSecondPerson: false });
  expect((await set(true)).body).toMatchObject({ needsSecondPerson: true, isFixed: false, setBy: 'Priya Raman' });
  expect(await subjectsTo('operations@demo.test')).toContain('Reviews ask for a second person');

  const who = await inReview('0012');
  const params = { applicationId: who.applicationId };
  const proposed = await world.call(
    decideApplicationReview,
    { params, body: { action: 'APPROVE', ...REACHED } },
    { token },
  );
  expect(proposed.body).toMatchObject({ status: 'REVIEW', isProposed: true });
  expect((await subjectsTo('operations@demo.test')).some((one) => one?.endsWith('waits for a second person'))).toBe(
    true,
  );
  expect((await subjectsTo('admin@demo.test')).some((one) => one?.endsWith('waits for a second person'))).toBe(false);

  const held = await inReview('0007');
  const alone = await world.call(bypassTruvalidate, { body: { userId: held.userId, reason: 'Seen' } }, { token });
  expect([alone.status, alone.body.code]).toEqual([409, 'RULES_FORBID']);
  expect(await statusOf(held)).toBe('REVIEW');

  expect((await set(false)).body).toMatchObject({ needsSecondPerson: false });
  expect(await subjectsTo('operations@demo.test')).toContain('Reviews ask for no second person anymore');
  expect(
    (await world.call(bypassTruvalidate, { body: { userId: held.userId, reason: 'Seen' } }, { token })).status,
  ).toBe(200);
});

test('a finance partner approves nothing alone by an amount', async () => {
  await set(true);
  const at = {
    street: '9000 Sunset Boulevard',
    city: 'Los Angeles',
    state: 'CA',
    zipCode: '90069',
  } as const;
  const who = await world.applicant('0008', at, 'sunset-plastics');
  await world.call(finishApplication, { body: { applicationId: who.applicationId } }, who);
  const body = { applicationId: who.applicationId, approvedAmount: 40_000, reason: 'Known for years.' };
  const partner = await world.staffSession('finance@demo.test');
  expect((await world.call(overrideApplicationAmount, { body }, { token: partner })).body.code).toBe('RULES_FORBID');
  expect(await statusOf(who)).toBe('REVIEW');
});
