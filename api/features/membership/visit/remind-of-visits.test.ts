import { activateMembership } from '@contract/membership/activation-calls';
import { changeAgreement, markAgreementDone, scheduleAgreements } from '@contract/membership/visit-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import {
  aMember,
  detailsOf,
  type Member,
  type MemberWorld,
  seen,
  sendPlan,
  startMemberWorld,
} from '../testing/member-world';
import { remindOfVisits } from './remind-of-visits';

let sandbox: SandboxHarness;
let world: MemberWorld;
let member: Member;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { withMails: false });
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const today = () => civilDate(world.deps.clock.now().slice(0, 10));
/** 10:30 pm at the practice in Miami, which is another day in UTC. */
const lateOn = (day: string) => `${addDays(civilDate(day), 1)}T02:30:00.000Z`;
const change = async (row: object) =>
  world.deps.database.transaction((tx) =>
    tx.execute(tx.builder.updateTable('borrower').set(row).where('id', '=', member.borrower.id)),
  );

beforeEach(async () => {
  member = await aMember(world);
  await change({ phone: '3055550188', phone_verified_at: world.deps.clock.now() });
  await sendPlan(world, member);
  const { disclosureHash, paymentDueToday } = await detailsOf(world, member);
  const body = { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday };
  expect((await world.call(activateMembership, { body }, { token: await member.session() })).status).toBe(200);
});

const visitId = async () => (await seen(world, member)).priviagreements[0]?._id ?? '';
async function book(scheduledDate: string): Promise<void> {
  const agreements = [{ agreementId: await visitId(), scheduledDate }];
  const body = { membershipId: member.membershipId, agreements };
  expect((await world.call(scheduleAgreements, { body }, { token: await world.staff() })).status).toBe(200);
}

/** How many reminders left during the work of some days, by kind. */
async function remindedOn(...days: string[]): Promise<string[]> {
  const before = (await world.rows('outbox')).length;
  for (const day of days) await remindOfVisits(world.deps, civilDate(day));
  const kinds = (await world.rows('outbox')).map(({ kind }) => kind);
  return kinds.slice(before).sort();
}

const BOTH = ['visit-ahead', 'visit-ahead-text'];

test('the day before a visit, by the practice’s clocks, a mail and a text message leave, once', async () => {
  const day = addDays(today(), 3);
  await book(lateOn(day));
  expect(await remindedOn(today(), addDays(day, -2))).toEqual([]);
  expect(await remindedOn(addDays(day, -1))).toEqual(BOTH);
  expect(await remindedOn(addDays(day, -1), day)).toEqual([]);
});

test('a visit that is moved is told of on its new day alone', async () => {
  const day = addDays(today(), 3);
  await book(lateOn(day));
  await book(lateOn(addDays(day, 4)));
  expect(await remindedOn(addDays(day, -1))).toEqual([]);
  expect(await remindedOn(addDays(day, 3))).toEqual(BOTH);
});

test('one that keeps its date while another is asked for is told of', async () => {
  const day = addDays(today(), 3);
  await book(lateOn(day));
  const params = { id: await visitId() };
  await world.call(
    changeAgreement,
    { params, body: { appointmentStatus: 'CONTACT_REQUESTED' } },
    { token: await member.session() },
  );
  expect(await remindedOn(addDays(day, -1))).toEqual(BOTH);
});

test('one that was given, of a membership that ended, or on hold, is not told of', async () => {
  const day = addDays(today(), 3);
  await book(lateOn(day));
  const setTo = (row: object) =>
    world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('membership').set(row).where('id', '=', member.membershipId)),
    );
  await setTo({ standing: 'BENEFITS_HELD' });
  expect(await remindedOn(addDays(day, -1))).toEqual([]);
  await setTo({ standing: 'GOOD', status: 'CANCELLED' });
  expect(await remindedOn(addDays(day, -1))).toEqual([]);
  await setTo({ status: 'ACTIVE' });
  const body = { membershipId: member.membershipId, agreementId: await visitId() };
  expect((await world.call(markAgreementDone, { body }, { token: await world.staff() })).status).toBe(200);
  expect(await remindedOn(addDays(day, -1))).toEqual([]);
});

test('a number that nobody has proven gets no text message', async () => {
  const day = addDays(today(), 3);
  await change({ phone_verified_at: null });
  await book(lateOn(day));
  expect(await remindedOn(addDays(day, -1))).toEqual(['visit-ahead']);
});
