import { activateProvider, deactivateProvider, getOnboarding } from '@contract/onboarding/calls';
import { changeProviderInformation } from '@contract/onboarding/provider-information-calls';
import {
  enrollInPatientfiPlusPromotion,
  getPatientfiPlusPromotion,
  setPatientfiPlusPromo,
} from '@contract/plus-promotion/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { payloadContext } from '../../jobs/outbox';
import { startTestApp, type TestApp } from '../../test/app';

const PRACTICE = 'prac-clearview-eye';
const MAY = { promoStartDate: '05/01/2034', promoEndDate: '05/31/2034' };

let world: TestApp;
let platform: string;
let manager: string;
beforeEach(async () => {
  world = await startTestApp();
  platform = await world.staffSession('admin@demo.test');
  manager = await world.staffSession('manager@clearview-eye.test');
});
afterEach(() => world.discard());

const put = (body: object = MAY, practiceId = PRACTICE) =>
  world.call(setPatientfiPlusPromo, { body: { practiceId, active: true, ...body } }, { token: platform });
const takePart = (optIn: boolean, more: object = {}, token = manager) =>
  world.call(enrollInPatientfiPlusPromotion, { body: { practiceId: PRACTICE, optIn, ...more } }, { token });
const read = (token = manager) => world.call(getPatientfiPlusPromotion, { query: { practiceId: PRACTICE } }, { token });
const promotion = async (token = manager) => (await read(token)).body.promotion;
const rows = (table: string) =>
  world.deps.database.read.query(world.deps.database.read.builder.selectFrom(table as 'outbox').selectAll());
const mails = async (kind: string) => (await rows('outbox')).filter((row) => row.kind === kind);

describe('the platform', () => {
  test('offers a promotion for its days, which its practice and its onboarding show', async () => {
    expect(await promotion()).toMatchObject({
      state: 'NONE',
      active: false,
      optIn: false,
      promoStartDate: '',
      version: 1,
    });
    const { status, body } = await put();
    expect([status, body.promotion]).toMatchObject([200, { ...MAY, active: true, optIn: false, state: 'ANNOUNCED' }]);
    expect(body.onboarding.steps.find(({ step }) => step === 'promotion')).toMatchObject({
      isDone: true,
      isNeeded: false,
    });
    const { canTakePart, events } = await promotion();
    expect([canTakePart, events.map(({ act, by }) => [act, by])]).toEqual([true, [['OFFERED', 'Priya Raman']]]);
    const details = await world.call(getOnboarding, { query: { practiceId: PRACTICE } }, { token: platform });
    expect(details.body.providerInformation?.patientFiPlusPromotion).toEqual({ active: true, optIn: false, ...MAY });
  });

  test.each([
    [{ promoStartDate: '02/30/2034', promoEndDate: '03/31/2034' }, 'promoStartDate', 'Enter a date like 08/20/2026.'],
    [
      { promoStartDate: '05/02/2034', promoEndDate: '05/01/2034' },
      'promoEndDate',
      "The last day can't be before the first day.",
    ],
    [
      { promoStartDate: '05/01/2020', promoEndDate: '05/31/2020' },
      'promoEndDate',
      "This day has already passed in the practice's time zone.",
    ],
    [{ promoEndDate: '05/31/2034' }, 'promoStartDate', 'Enter the first day.'],
    [{ promoStartDate: '05/31/2034' }, 'promoEndDate', 'Enter the last day.'],
  ])('is refused %j at its field', async (days, field, message) => {
    const { status, body } = await put(days);
    expect([status, body.fields]).toEqual([422, [{ field, message }]]);
    expect(await promotion()).toMatchObject({ state: 'NONE', events: [] });
  });

  test('offers days until they are over where the practice is', async () => {
    const { deps } = world;
    const until = (instant: string) => deps.clock.advance(Date.parse(instant) - deps.clock.nowMs());
    // Ten minutes before midnight of Chicago, when it is June already in New York.
    until('2034-06-01T04:50:00Z');
    platform = await world.staffSession('admin@demo.test');
    expect((await put()).status).toBe(200);
    until('2034-06-01T05:00:00Z');
    const { status, body } = await put({ ...MAY, promoStartDate: '05/02/2034' });
    expect([status, body.fields?.map(({ field }) => field)]).toEqual([422, ['promoEndDate']]);
  });

  test('is refused at a practice without financing', async () => {
    await world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('practice').set({ enrollments: '["MEMBERSHIPS"]' }).where('id', '=', PRACTICE)),
    );
    const { status, body } = await put();
    expect([status, body.message]).toEqual([409, "This practice doesn't offer financing."]);
  });

  test('withdraws it, keeps its days, and both are told; what stays as it was is not told again', async () => {
    await put();
    await put();
    await takePart(true);
    const { body } = await put({ active: false });
    expect(body.promotion).toMatchObject({ active: false, optIn: false, state: 'NONE', ...MAY });
    expect((await promotion()).events.map(({ act }) => act)).toEqual(['WITHDRAWN', 'JOINED', 'OFFERED']);
    expect([await mails('promotion-offered'), await mails('promotion-withdrawn')]).toMatchObject([
      { length: 1 },
      { length: 1 },
    ]);
    const [withdrawn] = (await mails('promotion-withdrawn')) as unknown as { id: string; payload: string }[];
    const told = world.deps.vault.openText(withdrawn?.payload ?? '', payloadContext(withdrawn?.id ?? ''));
    // It was to begin in 2034: nobody was offered anything that could end.
    expect(JSON.parse(told)).toMatchObject({ hadBegun: false });
    const acts = (await rows('audit')).map((row) => (row as unknown as { action: string }).action);
    expect(acts.filter((act) => act.startsWith('practice.promotion'))).toEqual([
      'practice.promotion_offered',
      'practice.promotion_joined',
      'practice.promotion_withdrawn',
    ]);
  });

  test('tells a closed practice of it once it is activated', async () => {
    await world.call(deactivateProvider, { body: { practiceId: PRACTICE, reason: 'It moves.' } }, { token: platform });
    await put();
    expect(await mails('promotion-offered')).toEqual([]);
    expect((await world.call(activateProvider, { body: { practiceId: PRACTICE } }, { token: platform })).status).toBe(
      200,
    );
    expect(await mails('promotion-offered')).toHaveLength(1);
  });
});

describe('the practice', () => {
  test('takes part and stops while it is announced, and the history says so', async () => {
    await put();
    expect((await takePart(true)).body.promotion).toMatchObject({ optIn: true });
    // Twice is once.
    expect((await takePart(true)).body.promotion.events).toHaveLength(2);
    expect((await takePart(false)).body.promotion).toMatchObject({ optIn: false });
    expect((await promotion()).events.map(({ act }) => act)).toEqual(['LEFT', 'JOINED', 'OFFERED']);
  });

  test('is refused where none is offered, and where it is over', async () => {
    expect((await takePart(true)).body.message).toBe('This practice has no current or upcoming promotion.');
    await put();
    world.deps.clock.advance(Date.parse('2034-06-01T05:00:00Z') - world.deps.clock.nowMs());
    manager = await world.staffSession('manager@clearview-eye.test');
    expect((await takePart(true)).status).toBe(409);
    expect((await promotion()).state).toBe('ENDED');
  });

  test('is asked again for days more, and not for fewer', async () => {
    await put();
    await takePart(true);
    expect((await put({ promoEndDate: '05/20/2034' })).body.promotion.optIn).toBe(true);
    expect((await put({ promoEndDate: '05/21/2034' })).body.promotion.optIn).toBe(false);
  });

  test('does not agree to days that it has not seen', async () => {
    await put();
    const { version } = await promotion();
    await put({ promoEndDate: '06/30/2034' });
    expect(await takePart(true, { version })).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect((await takePart(true, { version: version + 1 })).status).toBe(200);
  });

  test('keeps its choice when somebody changes what is told of it', async () => {
    await put();
    await takePart(true);
    const body = { practiceId: PRACTICE, manufacturer: 'Galderma' };
    await world.call(changeProviderInformation, { body }, { token: platform });
    expect(await promotion()).toMatchObject({ optIn: true, ...MAY });
  });

  test('of fifty who press at once, one changes it', async () => {
    await put();
    const answers = await Promise.all(Array.from({ length: 50 }, () => takePart(true)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await promotion()).events.filter(({ act }) => act === 'JOINED')).toHaveLength(1);
  });

  test('is its administrators’ to decide: others of it read', async () => {
    await put();
    const staff = await world.staffSession('staff@clearview-eye.test');
    expect((await promotion(staff)).canTakePart).toBe(false);
    expect((await takePart(true, {}, staff)).status).toBe(403);
    const elsewhere = await world.staffSession('manager@bright-smile.test');
    expect([(await read(elsewhere)).status, (await takePart(true, {}, elsewhere)).status]).toEqual([404, 404]);
  });
});

test('nobody of the membership brand reaches it', async () => {
  await put();
  const privi = await world.staffSession('privi-admin@demo.test');
  const set = await world.call(
    setPatientfiPlusPromo,
    { body: { practiceId: PRACTICE, active: false } },
    { token: privi },
  );
  expect([(await read(privi)).status, (await takePart(true, {}, privi)).status, set.status]).toEqual([403, 403, 403]);
  expect(await promotion()).toMatchObject({ active: true, optIn: false });
});
