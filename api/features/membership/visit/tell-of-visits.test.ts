import { getVisitFile, removeAgreementDates, scheduleAgreements } from '@contract/membership/visit-calls';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate, cancel, quoteOf } from '../testing/member-acts';
import {
  aMember,
  type Member,
  type MemberWorld,
  program,
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
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox);
  await program(world);
  member = await aMember(world);
  await sendPlan(world, member);
  expect((await activate(world, member)).body.status).toBe('ACTIVE');
  await world.deps.database.transaction((tx) =>
    tx.execute(
      tx.builder
        .updateTable('borrower')
        .set({ phone: '3055550188', phone_verified_at: world.deps.clock.now() })
        .where('id', '=', member.borrower.id),
    ),
  );
});
afterEach(async () => {
  await world.discard();
  await sandbox.reset();
});

const inDays = (days: number) => addDays(civilDate(world.deps.clock.now().slice(0, 10)), days);
/** 10:30 am and pm at the practice in Miami, in its summer. */
const at = (day: string) => `${day}T14:30:00.000Z`;
const sayIn = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

async function book(scheduledDate: string, count = 1): Promise<void> {
  const { priviagreements } = await seen(world, member);
  const agreements = priviagreements.slice(0, count).map(({ _id: agreementId }) => ({ agreementId, scheduledDate }));
  const body = { membershipId: member.membershipId, agreements };
  expect((await world.call(scheduleAgreements, { body }, { token: await world.staff() })).status).toBe(200);
}

const visitMails = async () => {
  await world.sendAll();
  return (await sandbox.mailbox(member.borrower.email))
    .filter(({ subject }) => subject.startsWith('Your visit'))
    .sort((one, other) => (one.subject < other.subject ? -1 : 1));
};
const texts = async () =>
  (await world.rows('outbox'))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('visit-') && kind.endsWith('-text'));

test('a visit that is booked and moved is told of, and its calendar file moves the same event', async () => {
  const [first, second] = [inDays(7), inDays(9)];
  await book(at(first));
  const [booked] = await visitMails();
  expect(booked?.subject).toBe(`Your visit on ${sayIn(first)} at 10:30 am is booked`);
  await book(at(second));
  const mails = await visitMails();
  const moved = mails.find(({ subject }) => subject.includes('moved'));
  expect(moved?.subject).toBe(`Your visit moved to ${sayIn(second)} at 10:30 am`);
  expect(moved?.text).toContain(`It was on ${sayIn(first)} at 10:30 am.`);
  expect(booked?.attachments?.map(({ filename }) => filename)).toEqual(['visit.ics']);
  expect(moved?.attachments?.map(({ filename }) => filename)).toEqual(['visit.ics']);
  expect(await texts()).toEqual(['visit-booked-text', 'visit-moved-text']);
});

test('treatments of one time are one message, and the same time again is none', async () => {
  await book(at(inDays(7)), 2);
  await book(at(inDays(7)), 2);
  const mails = await visitMails();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(' and ');
  expect(await texts()).toEqual(['visit-booked-text']);
});

test('a reminder that has not left when its visit is moved does not leave', async () => {
  const day = inDays(3);
  await book(at(day));
  await world.sendAll();
  await remindOfVisits(world.deps, addDays(day, -1));
  await book(at(addDays(day, 2)));
  const subjects = (await visitMails()).map(({ subject }) => subject);
  expect(subjects.filter((one) => one === 'Your visit is tomorrow')).toEqual([]);
  expect(subjects).toContain(`Your visit moved to ${sayIn(addDays(day, 2))} at 10:30 am`);
});

test('a visit that falls away with its membership is told of', async () => {
  await book(at(inDays(7)));
  const { quoteId } = await quoteOf(world, member);
  expect((await cancel(world, member, { quoteId })).status).toBe(200);
  const subjects = (await visitMails()).map(({ subject }) => subject);
  expect(subjects).toContain(`Your visit on ${sayIn(inDays(7))} at 10:30 am is canceled`);
  expect(await texts()).toContain('visit-cancelled-text');
});

/** Takes the dates of the first treatments away. */
async function unschedule(count = 1, token?: string) {
  const { priviagreements } = await seen(world, member);
  const agreements = priviagreements.slice(0, count).map(({ _id: agreementId, version }) => ({ agreementId, version }));
  const body = { membershipId: member.membershipId, agreements };
  return world.call(removeAgreementDates, { body }, { token: token ?? (await world.staff()) });
}

test('a visit that the practice cancels is told of once, with a file that takes it out of the calendar', async () => {
  const day = inDays(7);
  await book(at(day), 2);
  await world.sendAll();
  const answer = await unschedule(2);
  expect(
    answer.body.agreements.map(({ appointmentStatus, scheduledDate }) => [appointmentStatus, scheduledDate]),
  ).toEqual([
    ['APPOINTMENT_NEEDED', null],
    ['APPOINTMENT_NEEDED', null],
  ]);
  const told = (await visitMails()).filter(
    ({ subject }) => subject === `Your visit on ${sayIn(day)} at 10:30 am is canceled`,
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('needs another date');
  expect(told[0]?.attachments?.map(({ filename }) => filename)).toEqual(['visit.ics', 'visit-2.ics']);
  expect(await texts()).toEqual(['visit-booked-text', 'visit-unscheduled-text']);
  const history = (await world.rows('membership_history')).map(({ action }) => action);
  expect(history.filter((action) => action === 'VISIT_DATE_REMOVED')).toHaveLength(2);
  const id = answer.body.agreements[0]?._id ?? '';
  const file = await world.call(getVisitFile, { params: { id } }, { token: await member.session() });
  expect(file.body.code).toBe('STEP_ORDER');
});

test('a reminder and a booking that have not left when the visit is canceled do not leave', async () => {
  const day = inDays(3);
  await book(at(day));
  await remindOfVisits(world.deps, addDays(day, -1));
  expect((await unschedule()).status).toBe(200);
  const subjects = (await visitMails()).map(({ subject }) => subject);
  expect(subjects).toEqual([`Your visit on ${sayIn(day)} at 10:30 am is canceled`]);
});

test('a date that is over goes without a word, and a treatment without one has none to take', async () => {
  await book(at(inDays(1)));
  await world.sendAll();
  world.deps.clock.advance(3 * 86_400_000);
  expect((await unschedule()).status).toBe(200);
  expect((await visitMails()).filter(({ subject }) => subject.endsWith('is canceled'))).toEqual([]);
  const again = await unschedule();
  expect([again.status, again.body.code]).toEqual([409, 'STEP_ORDER']);
});

test('of many at once one takes the date away, and neither a member nor another practice does', async () => {
  await book(at(inDays(7)));
  expect((await unschedule(1, await member.session())).status).toBe(403);
  expect((await unschedule(1, await world.staffSession('manager@bright-smile.test'))).status).toBe(404);
  const [visit] = (await seen(world, member)).priviagreements;
  const body = {
    membershipId: member.membershipId,
    agreements: [{ agreementId: visit?._id ?? '', version: visit?.version ?? 0 }],
  };
  const token = await world.staff();
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      world.call(removeAgreementDates, { body }, { token, headers: { 'idempotency-key': `remove-${index}` } }),
    ),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body: refused } of all) if (status !== 200) expect(refused.code).toBe('STALE');
});
