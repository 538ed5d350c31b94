import { overrideApplicationAmount } from '@contract/application/amount-override-calls';
import { finishApplication } from '@contract/application/decision-calls';
import { bypassTruvalidate } from '@contract/application/identity-override-calls';
import { decideApplicationReview } from '@contract/application/review-calls';
import { getReviewControl, setReviewControl } from '@contract/application/review-control-calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aColleague } from '../../../test/builders';
import { type ApplyWorld, startApplyWorld } from '../testing/apply-world';

const REACHED = { identityStep: 'Called the number of the alert.' };
let world: ApplyWorld;
let token: string;
beforeAll(async () => {
  world = await startApplyWorld();
  token = await world.staffSession('admin@demo.test');
});
afterAll(() => world.discard());

const set = async (needsDualControl: boolean, by?: string) =>
  world.call(
    setReviewControl,
    { body: { needsDualControl, reason: 'Requested by the auditors' } },
    { token: by === undefined ? token : await world.staffSession(by) },
  );
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
  expect((await world.call(getReviewControl, {}, { token })).body).toMatchObject({ needsDualControl: false });
  expect((await set(true)).body).toMatchObject({ needsDualControl: true, isFixed: false, setBy: 'Priya Raman' });
  expect(await subjectsTo('operations@demo.test')).toContain('Reviews now need a second person');

  const who = await inReview('0012');
  const params = { applicationId: who.applicationId };
  const proposed = await world.call(
    decideApplicationReview,
    { params, body: { action: 'APPROVE', ...REACHED } },
    { token },
  );
  expect(proposed.body).toMatchObject({ status: 'REVIEW', isProposed: true });
  expect((await subjectsTo('operations@demo.test')).some((one) => one?.endsWith('needs a second reviewer'))).toBe(true);
  expect((await subjectsTo('admin@demo.test')).some((one) => one?.endsWith('needs a second reviewer'))).toBe(false);

  const held = await inReview('0007');
  const alone = await world.call(bypassTruvalidate, { body: { userId: held.userId, reason: 'Seen' } }, { token });
  expect([alone.status, alone.body.code]).toEqual([409, 'RULES_FORBID']);
  expect(await statusOf(held)).toBe('REVIEW');

  await set(false);
  expect((await set(false, 'operations@demo.test')).body).toMatchObject({ needsDualControl: false });
  expect(await subjectsTo('admin@demo.test')).toContain('Reviews no longer need a second person');
  expect(
    (await world.call(bypassTruvalidate, { body: { userId: held.userId, reason: 'Seen' } }, { token })).status,
  ).toBe(200);
});

describe('switching it off', () => {
  const state = async (by = 'admin@demo.test') => {
    const { body } = await world.call(getReviewControl, {}, { token: await world.staffSession(by) });
    return { isOn: body.needsDualControl, offAskedBy: body.offAskedBy, isOwnAsk: body.isOwnAsk };
  };
  const on = { isOn: true, offAskedBy: null, isOwnAsk: false };

  test('takes two: one asks, however often, and nothing is decided alone meanwhile; another agrees', async () => {
    await set(true);
    for (let index = 0; index < 2; index += 1)
      expect((await set(false)).body).toMatchObject({
        needsDualControl: true,
        offAskedBy: 'Priya Raman',
        isOwnAsk: true,
      });
    expect(await state('operations@demo.test')).toEqual({ isOn: true, offAskedBy: 'Priya Raman', isOwnAsk: false });
    expect(await subjectsTo('operations@demo.test')).toContain(
      'Priya Raman wants to turn off dual control for reviews',
    );
    const held = await inReview('0007');
    const alone = await world.call(bypassTruvalidate, { body: { userId: held.userId, reason: 'Seen' } }, { token });
    expect(alone.body.code).toBe('RULES_FORBID');
    expect((await set(false, 'operations@demo.test')).body).toMatchObject({
      needsDualControl: false,
      offAskedBy: null,
    });
  });

  test('is taken back by whoever asked, and turned down by somebody else', async () => {
    await set(true);
    for (const by of ['admin@demo.test', 'operations@demo.test']) {
      await set(false);
      expect((await set(true, by)).body).toMatchObject({ needsDualControl: true, offAskedBy: null });
      expect(await state()).toEqual(on);
    }
    expect(await subjectsTo('admin@demo.test')).toContain('Reviews still need a second person');
    // What was asked for before is asked for no more.
    expect((await set(false, 'operations@demo.test')).body).toMatchObject({ needsDualControl: true });
    await set(true);
  });

  test('does not count whoever asked and may do so no more', async () => {
    await set(true);
    const { id } = await aColleague(world.deps, '', { role: 'Admin' });
    const asks = { token: await world.sessionOf('staff', id) };
    const body = { needsDualControl: false, reason: 'Too slow' };
    expect((await world.call(setReviewControl, { body }, asks)).body).toMatchObject({ isOwnAsk: true });
    await world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('staff').set({ is_active: 0 }).where('id', '=', id)),
    );
    expect(await state()).toEqual(on);
    expect((await set(false)).body).toMatchObject({ needsDualControl: true, isOwnAsk: true });
    await set(true);
  });

  test('is done by one where nobody else could agree', async () => {
    await set(true);
    const only = (isActive: 0 | 1) =>
      world.deps.database.transaction((tx) =>
        tx.execute(
          tx.builder.updateTable('staff').set({ is_active: isActive }).where('email', '=', 'operations@demo.test'),
        ),
      );
    await only(0);
    expect((await set(false)).body).toMatchObject({ needsDualControl: false, offAskedBy: null });
    await only(1);
  });
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
