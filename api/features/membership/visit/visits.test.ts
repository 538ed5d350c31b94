import { activateMembership } from '@contract/membership/activation-calls';
import { changeAgreement, getVisitFile, markAgreementDone, scheduleAgreements } from '@contract/membership/visit-calls';
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

let sandbox: SandboxHarness;
let world: MemberWorld;
let member: Member;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox);
});
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});
beforeEach(async () => {
  member = await aMember(world);
  await sendPlan(world, member);
  const { disclosureHash, paymentDueToday } = await detailsOf(world, member);
  const body = { membershipId: member.membershipId, typedName: 'Ana Reyes', disclosureHash, paymentDueToday };
  expect((await world.call(activateMembership, { body }, { token: await member.session() })).status).toBe(200);
});

const visit = async () => {
  const [first] = (await seen(world, member)).priviagreements;
  if (!first) throw new Error('The plan promises no visit');
  return first;
};
const later = (hours: number) => new Date(world.deps.clock.nowMs() + hours * 3_600_000).toISOString();
const book = async (given: object = {}) => {
  const { _id: agreementId } = await visit();
  return world.call(
    scheduleAgreements,
    { body: { membershipId: member.membershipId, agreements: [{ agreementId, scheduledDate: later(24), ...given }] } },
    { token: await world.staff() },
  );
};
const setTo = async (appointmentStatus: 'CONTACT_REQUESTED' | 'SCHEDULED', token: string, note?: string) =>
  world.call(
    changeAgreement,
    { params: { id: (await visit())._id }, body: { appointmentStatus, ...(note !== undefined && { note }) } },
    { token },
  );
const markDone = async (agreementId: string) =>
  world.call(
    markAgreementDone,
    { body: { membershipId: member.membershipId, agreementId } },
    { token: await world.staff() },
  );

test('a treatment gets its date, is asked for another, cleared, and marked as done', async () => {
  expect(await visit()).toMatchObject({ appointmentStatus: 'APPOINTMENT_NEEDED', scheduledDate: null, doneAt: null });
  const booked = await book();
  expect(booked.body.agreements?.[0]).toMatchObject({ appointmentStatus: 'SCHEDULED', scheduledDate: later(24) });
  const own = await member.session();
  const asked = await setTo('CONTACT_REQUESTED', own, 'Rather a Friday');
  expect(asked.body.agreement).toMatchObject({
    appointmentStatus: 'CONTACT_REQUESTED',
    isAcknowledged: false,
    note: 'Rather a Friday',
  });
  expect((await seen(world, member)).memberStatus).toBe('contact_requested');
  const refused = await setTo('SCHEDULED', own);
  expect([refused.status, refused.body.code]).toEqual([409, 'STEP_ORDER']);
  const cleared = await setTo('SCHEDULED', await world.staff());
  expect(cleared.body.agreement).toMatchObject({ appointmentStatus: 'SCHEDULED', isAcknowledged: true, note: null });
  const { _id, threadId } = await visit();
  const done = await markDone(_id);
  expect(done.body.agreement?.doneAt).not.toBeNull();
  const given = done.body.membership?.activePlan?.treatments.find((one) => one.threadId === threadId);
  expect(given).toMatchObject({ delivered: 1 });
  expect((await markDone(_id)).status).toBe(200);
});

test('one without a date is not marked as done; a date that has passed, or an injector of nobody, is refused', async () => {
  const early = await markDone((await visit())._id);
  expect([early.status, early.body.code]).toEqual([409, 'STEP_ORDER']);
  const past = await book({ scheduledDate: '2026-01-01T15:00:00.000Z' });
  expect(past.body.fields?.map(({ field }) => field)).toEqual(['agreements[0].scheduledDate']);
  const nobody = await book({ injector: 'injector-of-nobody' });
  expect(nobody.body.fields?.map(({ field }) => field)).toEqual(['agreements[0].injector']);
  expect(await visit()).toMatchObject({ appointmentStatus: 'APPOINTMENT_NEEDED' });
});

test('a visit of another membership is not there, and all dates are made or none', async () => {
  const mine = await visit();
  const other = await aMember(world);
  const answer = await world.call(
    scheduleAgreements,
    { body: { membershipId: other.membershipId, agreements: [{ agreementId: mine._id, scheduledDate: later(5) }] } },
    { token: await world.staff() },
  );
  expect(answer.status).toBe(404);
  const half = await world.call(
    scheduleAgreements,
    {
      body: {
        membershipId: member.membershipId,
        agreements: [
          { agreementId: mine._id, scheduledDate: later(5) },
          { agreementId: 'visit-of-nobody', scheduledDate: later(6) },
        ],
      },
    },
    { token: await world.staff() },
  );
  expect(half.status).toBe(404);
  expect(await visit()).toMatchObject({ appointmentStatus: 'APPOINTMENT_NEEDED' });
});

test('a visit with a date is a calendar file for its member alone', async () => {
  const fileFor = async (of: Member) => {
    const path = getVisitFile.path.replace('{id}', (await visit())._id);
    return world.app.request(path, { headers: { authorization: await of.session() } });
  };
  expect((await fileFor(member)).status).toBe(409);
  await book();
  const file = await fileFor(member);
  expect(file.headers.get('content-type')).toContain('text/calendar');
  const text = await file.text();
  expect(text).toContain(`DTSTART:${later(24).slice(0, 19).replace(/[-:]/g, '')}Z`);
  expect(text).toContain('LOCATION:12 Harbor Drive');
  expect(text).not.toContain((await visit()).treatment);
  expect((await fileFor(await aMember(world))).status).toBe(404);
});

test('while treatments are on hold its member asks for no first date, moves what has one, and staff still make dates', async () => {
  const hold = (standing: 'GOOD' | 'BENEFITS_HELD') =>
    world.deps.database.transaction((tx) =>
      tx.execute(tx.builder.updateTable('membership').set({ standing }).where('id', '=', member.membershipId)),
    );
  await hold('BENEFITS_HELD');
  const own = await member.session();
  const refused = await setTo('CONTACT_REQUESTED', own);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'STEP_ORDER',
    'Treatments are on hold until the past-due payment is made.',
  ]);
  expect(await visit()).toMatchObject({ appointmentStatus: 'APPOINTMENT_NEEDED' });
  expect((await book()).status).toBe(200);
  expect((await setTo('CONTACT_REQUESTED', own)).body.agreement).toMatchObject({
    appointmentStatus: 'CONTACT_REQUESTED',
  });
});
