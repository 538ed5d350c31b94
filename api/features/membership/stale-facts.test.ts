import { withdrawPlan } from '@contract/membership/plan-calls';
import { changeAgreement, removeAgreementDates, scheduleAgreements } from '@contract/membership/visit-calls';
import { changePracticeDetails, changePracticeProduct } from '@contract/practice-settings/calls';
import { replaceEmbedSites } from '@contract/website/calls';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../vendors/sandbox-harness';
import { activate } from './testing/member-acts';
import { aMember, type MemberWorld, PRACTICE, program, seen, sendPlan, startMemberWorld } from './testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox);
  await program(world);
});
afterEach(async () => {
  await world.discard();
  await sandbox.reset();
});

type Told = { code: string; state?: string; at?: string; by?: string | null; version?: number };
const told = ({ body }: { body: unknown }) => {
  const { code, state, at, by } = body as Told;
  return { code, state, at, by };
};
const asOwen = async () => ({ token: await world.staffSession('operations@demo.test') });
const asPriya = async () => ({ token: await world.staffSession('admin@demo.test') });
const details = async (version: number, email: string, who = asOwen) =>
  world.call(changePracticeDetails, { params: { id: PRACTICE }, body: { version, email } }, await who());

test('a conflict names who of the staff changed what and when, and keeps the version', async () => {
  const first = await details(1, 'first@harbor.test', asPriya);
  expect(first.status).toBe(200);
  const at = world.deps.clock.now();
  world.deps.clock.advance(3_600_000);
  const late = await details(1, 'second@harbor.test');
  expect(told(late)).toEqual({ code: 'STALE', state: 'practice.details_changed', at, by: 'Priya Raman' });
  expect((late.body as unknown as Told).version).toBe(first.body.version);
});

test('a conflict of one part of a practice is not told by what was done to another', async () => {
  await details(1, 'first@harbor.test', asPriya);
  const sites = (version: number) => ({ params: { practiceId: PRACTICE }, body: { version, sites: [] } });
  const seenSites = await world.call(replaceEmbedSites, sites(1), await asOwen());
  expect(seenSites.status).toBe(200);
  const late = await world.call(
    replaceEmbedSites,
    { ...sites(1), body: { version: 1, sites: ['https://a.example'] } },
    await asPriya(),
  );
  expect(told(late)).toMatchObject({ code: 'STALE', state: 'practice.embed_sites_replaced', by: 'Owen Hale' });
  const body = { practiceId: PRACTICE, productGroupId: 'group-dental', version: 99 };
  const offer = await world.call(changePracticeProduct, { body }, await asOwen());
  // Nobody has changed what it offers: nothing is told that is not so.
  expect(told(offer)).toEqual({ code: 'STALE', state: undefined, at: undefined, by: undefined });
});

test('looking at something changes nothing, and a visit tells by its own acts', async () => {
  const member = await aMember(world);
  const { membershipId } = member;
  await sendPlan(world, member);
  await activate(world, member);
  const [visit] = (await seen(world, member)).priviagreements;
  const at = new Date(world.deps.clock.nowMs() + 86_400_000).toISOString();
  const booked = { agreementId: visit?._id ?? '', scheduledDate: at, version: visit?.version ?? 0 };
  const book = async (who: typeof asOwen) =>
    world.call(scheduleAgreements, { body: { membershipId, agreements: [booked] } }, await who());
  expect((await book(asPriya)).status).toBe(200);
  expect(told(await book(asOwen))).toMatchObject({
    code: 'STALE',
    state: 'membership.visit_scheduled',
    by: 'Priya Raman',
  });
  const agreements = [{ agreementId: visit?._id ?? '', version: visit?.version ?? 0 }];
  const removed = await world.call(removeAgreementDates, { body: { membershipId, agreements } }, await asOwen());
  expect(told(removed)).toMatchObject({ state: 'membership.visit_scheduled', by: 'Priya Raman' });
  await world.deps.database.transaction((tx) =>
    world.deps.audit.append(tx, {
      shard: PRACTICE,
      actorKind: 'staff',
      actorId: null,
      action: 'person.protected_fields_viewed',
      objectType: 'person',
      objectId: membershipId,
      requestId: null,
      detail: {},
    }),
  );
  // A plan that was sent from an older state is not overtaken by the visit.
  const withdrawn = await world.call(
    withdrawPlan,
    { body: { practiceId: PRACTICE, membershipId, version: 999 } },
    await asOwen(),
  );
  expect(told(withdrawn).code).toBe('STALE');
  expect(told(withdrawn).state).not.toMatch(/visit|viewed/);
  // Of a visit that is named alone, too.
  const cleared = await world.call(
    changeAgreement,
    { params: { id: visit?._id ?? '' }, body: { appointmentStatus: 'SCHEDULED', version: visit?.version ?? 0 } },
    await asOwen(),
  );
  expect(told(cleared)).toMatchObject({ code: 'STALE', by: 'Priya Raman' });
});

test('a conflict of a membership is not told by what was done to its practice', async () => {
  const { membershipId } = await aMember(world);
  await details(1, 'first@harbor.test', asPriya);
  const body = { practiceId: PRACTICE, membershipId, version: 999 };
  const withdrawn = await world.call(withdrawPlan, { body }, await asOwen());
  expect(told(withdrawn)).toEqual({ code: 'STALE', state: undefined, at: undefined, by: undefined });
});

test('a patient is told nothing of who of the house did what', async () => {
  const member = await aMember(world);
  await sendPlan(world, member);
  await activate(world, member);
  const [visit] = (await seen(world, member)).priviagreements;
  const asked = await world.call(
    changeAgreement,
    { params: { id: visit?._id ?? '' }, body: { appointmentStatus: 'CONTACT_REQUESTED', version: 999 } },
    { token: await member.session() },
  );
  expect(told(asked)).toEqual({ code: 'STALE', state: undefined, at: undefined, by: undefined });
});

test('somebody of another practice learns nothing: the thing is not there', async () => {
  await details(1, 'first@harbor.test', asPriya);
  const stranger = async () => ({ token: await world.staffSession('manager@bright-smile.test') });
  const refused = await details(1, 'second@harbor.test', stranger);
  expect([refused.status, told(refused)]).toEqual([
    404,
    { code: 'NOT_FOUND', state: undefined, at: undefined, by: undefined },
  ]);
});
