import { getAppointments } from '@contract/membership/appointment-calls';
import { getMonthEnd } from '@contract/month-end/calls';
import { changeProviderInformation } from '@contract/onboarding/provider-information-calls';
import { calculatePayments } from '@contract/payment-calculator/calls';
import { changePracticeDetails, getPracticeDetails } from '@contract/practice-settings/calls';
import { getAuthUser } from '@contract/staff/calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { practiceTimeZones } from '../../db/migrations/450-practice-time-zones';
import { startTestApp, type TestApp } from '../../test/app';

const practiceId = 'prac-harbor-medspa';
const admin = 'admin@demo.test';

let world: TestApp;
beforeEach(async () => {
  world = await startTestApp();
});
afterEach(() => world.discard());

const tokenOf = async (email: string) => ({ token: await world.staffSession(email) });
const change = async (email: string, body: object) =>
  world.call(changePracticeDetails, { params: { id: practiceId }, body }, await tokenOf(email));
const row = async () => {
  const { read } = world.deps.database;
  const [found] = await read.query(read.builder.selectFrom('practice').selectAll().where('id', '=', practiceId));
  if (!found) throw new Error('No practice');
  return found;
};
const lastAudit = async (action: string) => {
  const { read } = world.deps.database;
  const rows = await read.query(read.builder.selectFrom('audit').selectAll().where('object_id', '=', practiceId));
  return JSON.parse(rows.filter((one) => one.action === action).at(-1)?.detail ?? '{}');
};

test("a practice's own administrator changes its time zone, and the history says from what to what", async () => {
  const manager = 'manager@harbor-medspa.test';
  const before = await world.call(getPracticeDetails, { query: { practiceId } }, await tokenOf(manager));
  expect(before.body.details?.timeZone).toBe('America/New_York');
  const { status, body } = await change(manager, { version: before.body.version, timeZone: 'America/Puerto_Rico' });
  expect([status, body.details?.timeZone]).toEqual([200, 'America/Puerto_Rico']);
  expect(await lastAudit('practice.details_changed')).toEqual({ timeZone: 'America/New_York → America/Puerto_Rico' });
  expect(await change(manager, { timeZone: 'Mars/Olympus' })).toMatchObject({ status: 422 });
});

test('every day of a practice is counted by its setting, whatever its state', async () => {
  // Half past seven in the morning of April 1 in Guam, still March 31 in New York.
  world.deps.clock.setTo('2026-03-31T21:30:00.000Z');
  const days = async () => {
    const calendar = await world.call(getAppointments, { query: { practiceId } }, await tokenOf(admin));
    const month = await world.call(getMonthEnd, { query: { providerId: practiceId } }, await tokenOf(admin));
    const plans = await world.call(calculatePayments, { body: { practiceId, amount: 2000 } }, await tokenOf(admin));
    const seen = await world.call(getAuthUser, {}, await tokenOf(admin));
    return {
      today: calendar.body.today,
      zone: calendar.body.timezone,
      month: month.body.monthEnd.month,
      plansFrom: plans.body.startDate,
      portal: seen.body.practices.find(({ _id }) => _id === practiceId)?.timeZone,
    };
  };
  expect(await days()).toMatchObject({
    today: '2026-03-31',
    zone: 'America/New_York',
    month: '2026-02',
    plansFrom: '2026-03-31',
  });
  await change(admin, { timeZone: 'Pacific/Guam' });
  expect(await days()).toMatchObject({
    today: '2026-04-01',
    zone: 'Pacific/Guam',
    month: '2026-03',
    plansFrom: '2026-04-01',
    portal: 'Pacific/Guam',
  });
});

test('a practice that moves to another state takes the clocks of its address, unless another zone is said', async () => {
  await change(admin, { stateCode: 'PR', zipCode: '00907', city: 'San Juan' });
  expect((await row()).time_zone).toBe('America/Puerto_Rico');
  expect(await lastAudit('practice.details_changed')).toMatchObject({
    timeZone: 'America/New_York → America/Puerto_Rico',
  });
  await change(admin, { stateCode: 'FL', zipCode: '32502', city: 'Pensacola', timeZone: 'America/Chicago' });
  expect((await row()).time_zone).toBe('America/Chicago');
  await change(admin, { city: 'Miami', zipCode: '33101' });
  expect((await row()).time_zone).toBe('America/Chicago');
});

test('management of practices changes it too, with its history', async () => {
  const asked = { practiceId, timeZone: 'America/Chicago' } as const;
  expect(await world.call(changeProviderInformation, { body: asked }, await tokenOf(admin))).toMatchObject({
    status: 200,
    body: { providerInformation: { timeZone: 'America/Chicago' } },
  });
  expect(await lastAudit('practice.information_changed')).toMatchObject({
    timeZone: 'America/New_York → America/Chicago',
  });
});

test.each([
  ['PR', '00907', 'America/Puerto_Rico'],
  ['VI', '00802', 'America/Puerto_Rico'],
  ['TX', '79901', 'America/Denver'],
  ['TX', '78701', 'America/Chicago'],
  ['FL', '32502', 'America/Chicago'],
  ['FL', '33101', 'America/New_York'],
  ['TN', '37902', 'America/New_York'],
  ['AZ', '85001', 'America/Phoenix'],
  ['DC', '20001', 'America/New_York'],
])('the migration gives an existing practice in %s %s the zone %s', async (state, zip, zone) => {
  const { database } = world.deps;
  const fill = practiceTimeZones.statements(database.dialect)[1];
  if (!fill) throw new Error('No statement fills the zones');
  const at = `update practice set state_code = '${state}', zip_code = '${zip}', time_zone = 'UTC' where id = '${practiceId}'`;
  await database.migrate([at, fill]);
  expect((await row()).time_zone).toBe(zone);
});
