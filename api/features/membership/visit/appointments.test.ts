import { getAppointments, getFreeTimes } from '@contract/membership/appointment-calls';
import { changeAgreement, markAgreementDone, scheduleAgreements } from '@contract/membership/visit-calls';
import { addInjector } from '@contract/membership-settings/injector-calls';
import { localTime } from '@domain/calendar/local-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate } from '../testing/member-acts';
import {
  aMember,
  type Member,
  type MemberWorld,
  PRACTICE,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';

/** Tuesday, 10:00 am in Miami. */
const NOW = '2027-03-02T15:00:00.000Z';
const zone = 'America/New_York';
let sandbox: SandboxHarness;
let world: MemberWorld;
let [amy, lena]: [string, string] = ['', ''];
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { from: NOW });
  const add = async (name: string) => {
    const body = { practicemanagement: PRACTICE, name, color: '#2f6f5e' };
    const added = await world.call(addInjector, { body }, { token: await world.staffSession('enterprise@demo.test') });
    if (added.status !== 200) throw new Error(JSON.stringify(added.body));
    return added.body.injector._id;
  };
  [amy, lena] = [await add('Ida Gray'), await add('Kai Moss')];
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

async function joined(): Promise<Member> {
  const member = await aMember(world);
  await sendPlan(world, member);
  expect((await activate(world, member)).status).toBe(200);
  return member;
}
const openVisits = async (member: Member) =>
  (await seen(world, member)).priviagreements.filter(({ doneAt, scheduledDate }) => !doneAt && !scheduledDate);

type Wish = { at: string; injector?: string | null; minutes?: number; visit?: number };
let tries = 0;
async function book(member: Member, ...wishes: Wish[]) {
  const open = await openVisits(member);
  const agreements = wishes.map(({ at: scheduledDate, visit = 0, ...rest }) => ({
    agreementId: open[visit]?._id ?? '',
    scheduledDate,
    ...rest,
  }));
  tries += 1;
  return world.call(
    scheduleAgreements,
    { body: { membershipId: member.membershipId, agreements } },
    { token: await world.staff(), headers: { 'idempotency-key': `book-${tries}` } },
  );
}
const calendar = async (query: { from?: string; to?: string } = {}) =>
  world.call(getAppointments, { query: { practiceId: PRACTICE, ...query } }, { token: await world.staff() });

test('an injector has one member at a time: another is refused with the nearest free time, several treatments of one are not', async () => {
  const [ana, ben] = [await joined(), await joined()];
  // 12:45 pm for an hour.
  const lunch = '2027-03-04T17:45:00.000Z';
  const first = await book(ana, { at: lunch, injector: amy, minutes: 60 });
  expect(first.body.agreements?.[0]).toMatchObject({ minutes: 60, injector: { name: 'Ida Gray' } });
  const over = await book(ben, { at: '2027-03-04T18:30:00.000Z', injector: amy });
  expect([over.status, over.body.fields]).toEqual([
    422,
    [
      {
        field: 'agreements[0].scheduledDate',
        message: 'Ida Gray has another visit at 12:45 pm. Next open time: 1:45 pm.',
      },
    ],
  ]);
  expect((await book(ben, { at: '2027-03-04T18:45:00.000Z', injector: amy })).status).toBe(200);
  // Somebody else, nobody in particular, and the same member may come then.
  expect((await book(ben, { at: lunch, injector: lena })).status).toBe(200);
  expect((await book(ben, { at: lunch, injector: null })).status).toBe(200);
  expect((await book(ana, { at: lunch, injector: amy })).status).toBe(200);
  // All or none.
  const both = await book(
    ana,
    { at: '2027-03-05T15:00:00.000Z' },
    { at: '2027-03-04T18:45:00.000Z', injector: amy, visit: 1 },
  );
  expect(both.body.fields?.[0]?.field).toBe('agreements[1].scheduledDate');
  expect((await calendar({ from: '2027-03-05', to: '2027-03-05' })).body.appointments).toEqual([]);
});

test('ten who book the same time of an injector at once get it once', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => joined()));
  const answers = await Promise.all(
    members.map((member) => book(member, { at: '2027-03-10T15:00:00.000Z', injector: lena })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(422)]);
});

test('a calendar has the visits of its days by the clocks of the practice, also over a change of clocks, and who waits', async () => {
  const cleo = await joined();
  // The clocks go forward on Sunday, March 14, 2027: 11:30 pm that day is in Monday by UTC.
  await book(cleo, { at: '2027-03-15T03:30:00.000Z', minutes: 30 });
  const sunday = (await calendar({ from: '2027-03-14', to: '2027-03-14' })).body;
  expect(sunday.appointments).toMatchObject([
    { membershipId: cleo.membershipId, memberName: 'Ana Reyes', minutes: 30 },
  ]);
  expect((await calendar({ from: '2027-03-15', to: '2027-03-15' })).body.appointments).toEqual([]);
  expect(sunday).toMatchObject({ today: '2027-03-02', timezone: zone });
  expect(sunday.injectors.map(({ name }) => name)).toContain('Ida Gray');

  const [visit] = sunday.appointments;
  const own = await cleo.session();
  const asked = {
    params: { id: visit?._id ?? '' },
    body: { appointmentStatus: 'CONTACT_REQUESTED' as const, note: 'A Friday' },
  };
  expect((await world.call(changeAgreement, asked, { token: own })).status).toBe(200);
  const week = (await calendar()).body;
  expect([week.from, week.to]).toEqual(['2027-03-01', '2027-03-07']);
  expect(week.asksForDate).toMatchObject([{ _id: visit?._id, note: 'A Friday' }]);
  expect(week.asksForDateCount).toBe(1);
  // What is owed only later does not need a date yet.
  expect(week.needsDate.every(({ dueOn, scheduledDate }) => dueOn <= week.today && scheduledDate === null)).toBe(true);
  expect(week.needsDateCount).toBe(week.needsDate.length);
  const open = (await openVisits(cleo)).filter(({ dueOn }) => dueOn <= week.today);
  expect(week.needsDate.filter(({ membershipId }) => membershipId === cleo.membershipId)).toHaveLength(open.length);
});

test('what was given stays in the calendar, and takes nobody’s time anymore', async () => {
  const dana = await joined();
  const at = '2027-03-17T14:00:00.000Z';
  const booked = await book(dana, { at, injector: lena });
  const agreementId = booked.body.agreements?.[0]?._id ?? '';
  const body = { membershipId: dana.membershipId, agreementId };
  expect((await world.call(markAgreementDone, { body }, { token: await world.staff() })).status).toBe(200);
  expect((await calendar({ from: '2027-03-17', to: '2027-03-17' })).body.appointments).toMatchObject([
    { _id: agreementId, doneAt: expect.any(String) },
  ]);
  expect((await book(await joined(), { at, injector: lena })).status).toBe(200);
});

test('free times are proposed around what is taken, and days are asked for within six weeks', async () => {
  const free = async (query: object) =>
    (await world.call(getFreeTimes, { query: { practiceId: PRACTICE, ...query } }, { token: await world.staff() }))
      .body;
  const clocks = ({ times }: { times: readonly string[] }) => times.map((at) => localTime(at, zone));
  expect(clocks(await free({ injector: lena, minutes: '60' }))).toEqual([
    '2027-03-02T10:00',
    '2027-03-02T12:00',
    '2027-03-03T09:00',
  ]);
  await book(await joined(), { at: '2027-03-02T15:15:00.000Z', injector: lena, minutes: 45 });
  expect(clocks(await free({ injector: lena }))[0]).toBe('2027-03-02T11:00');
  const { body } = await calendar({ from: '2027-03-01', to: '2027-05-01' });
  expect(body.fields).toEqual([{ field: 'to', message: 'Choose 1 to 42 days.' }]);
  const foreign = await world.call(
    getFreeTimes,
    { query: { practiceId: PRACTICE, injector: 'unknown' } },
    { token: await world.staff() },
  );
  expect(foreign.status).toBe(404);
});
