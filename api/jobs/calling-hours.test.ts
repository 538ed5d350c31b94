import { sendApplicationLink } from '@contract/account/application-link-calls';
import { verifyWelcomeBack } from '@contract/borrower/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ApplyWorld, startApplyWorld } from '../features/application/testing/apply-world';
import { aBorrower } from '../test/builders';

let world: ApplyWorld;
beforeAll(async () => {
  world = await startApplyWorld();
});
afterAll(() => world.discard());
beforeEach(() => world.deps.clock.setTo('2026-03-17T02:30:00.000Z'));

const NIGHT = 'half past nine in the evening in Texas';
const number = (last: string) => `(512) 555-0${last}`;
const share = async (last: string) =>
  world.call(
    sendApplicationLink,
    { body: { practiceId: 'prac-bright-smile', borrowerName: 'Robin', borrowerContact: number(last) } },
    { token: await world.staffSession('staff@bright-smile.test') },
  );

test(`a text that its reader did not just request waits at ${NIGHT} until 8 am, however often it is looked at`, async () => {
  expect((await share('187')).status).toBe(200);
  for (let hour = 0; hour < 11; hour += 1) {
    expect(await world.mailsTo('+15125550187')).toEqual([]);
    world.deps.clock.advance(3600_000);
  }
  // 8:30 am in Austin is 7:30 in El Paso.
  expect(await world.mailsTo('+15125550187')).toEqual([]);
  world.deps.clock.setTo('2026-03-17T14:00:00.000Z');
  expect(await world.mailsTo('+15125550187')).toHaveLength(1);
  const [row] = await world.rows<{ attempts: number }>('outbox', ['kind', 'app-link-shared-sms']);
  expect(Number(row?.attempts)).toBe(1);
});

test('it counts by the clocks of the state in which whoever has verified the number lives', async () => {
  const { deps } = world;
  deps.clock.setTo('2026-03-17T14:00:00.000Z');
  await aBorrower(deps, { phone: '5125550188', phone_verified_at: deps.clock.now(), state_code: 'CA' });
  await share('188');
  expect(await world.mailsTo('+15125550188')).toEqual([]);
  deps.clock.setTo('2026-03-17T15:00:00.000Z');
  expect(await world.mailsTo('+15125550188')).toHaveLength(1);
});

test.each([
  ['sms', '5125550189'],
  ['landline', '5125550190'],
] as const)(
  'a code by %s comes at night to whoever requests it, and the notice of a locked log-in in the morning',
  async (channel, phone) => {
    const { deps } = world;
    await aBorrower(deps, { phone, phone_verified_at: deps.clock.now() });
    await world.call(verifyWelcomeBack, { body: { data: phone, channel } });
    expect(await world.codeFor(`+1${phone}`)).toMatch(/^\d{6}$/);
    const locked = { template: 'codes-locked' as const, to: `+1${phone}` };
    const kind = channel === 'sms' ? 'deliver-sms' : 'deliver-voice';
    await deps.database.transaction((tx) => deps.outbox.add(tx, { kind, payload: locked }));
    expect(await world.mailsTo(`+1${phone}`)).toHaveLength(1);
    deps.clock.setTo('2026-03-17T14:00:00.000Z');
    const [newest, ...more] = await world.mailsTo(`+1${phone}`);
    expect(newest?.text).toContain('24 hours');
    expect(more).toHaveLength(1);
  },
);
