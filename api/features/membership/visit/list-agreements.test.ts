import { exportAgreements, listAgreements } from '@contract/membership/agreement-list';
import { changeAgreement, markAgreementDone, scheduleAgreements } from '@contract/membership/visit-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCsv } from '../../../generated/read-csv';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate } from '../testing/member-acts';
import { aMember, type Member, type MemberWorld, program, sendPlan, startMemberWorld } from '../testing/member-world';

const WHOLE = { dateRange: { start: '2020-01-01', end: '2035-01-01' } };
let sandbox: SandboxHarness;
let world: MemberWorld;
let [first, second]: [Member, Member] = [{} as Member, {} as Member];

beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { withMails: false });
  await program(world);
  [first, second] = [await aMember(world), await aMember(world)];
  for (const member of [first, second]) {
    await sendPlan(world, member);
    expect((await activate(world, member)).body.status).toBe('ACTIVE');
  }
}, 120_000);
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

type Body = Parameters<typeof world.call<typeof listAgreements>>[1]['body'];
const list = async (body: Body = {}, token?: string) =>
  (await world.call(listAgreements, { body: { ...WHOLE, ...body } }, { token: token ?? (await world.staff()) })).body;
const needing = (member: Member) =>
  list({ membershipId: member.membershipId, filters: { status: ['APPOINTMENT_NEEDED'] } });
const book = async (member: Member, agreementId: string, version: number, at = '2026-03-23T14:00:00.000Z') =>
  world.call(
    scheduleAgreements,
    { body: { membershipId: member.membershipId, agreements: [{ agreementId, scheduledDate: at, version }] } },
    { token: await world.staff(), headers: { 'idempotency-key': `book-${agreementId}-${version}` } },
  );

test('a row carries the member, how to reach them, the treatment, its status, the membership and the practice', async () => {
  const [row] = (await needing(first)).data;
  const { borrower } = first;
  expect(row).toMatchObject({
    name: `${borrower.first_name} ${borrower.last_name}`,
    memberId: borrower.id,
    phoneNumber: borrower.phone,
    email: borrower.email,
    status: 'APPOINTMENT_NEEDED',
    membership: first.membershipId,
    location: { PracticeName: 'Harbor Med Spa' },
  });
  expect(row?.treatment).toMatch(/\w/);
});

test('a single treatment that is scheduled leaves the list of those that need a date, and comes among those that have one', async () => {
  const before = await needing(first);
  const [row] = before.data;
  const agreementId = row?._id ?? '';
  expect((await book(first, agreementId, row?.version ?? 0)).status).toBe(200);
  const after = await needing(first);
  expect(after.data.map(({ _id }) => _id)).toEqual(before.data.slice(1).map(({ _id }) => _id));
  expect([after.counts.APPOINTMENT_NEEDED, after.counts.SCHEDULED]).toEqual([before.counts.APPOINTMENT_NEEDED - 1, 1]);
  const { data } = await list({ membershipId: first.membershipId, filters: { status: ['SCHEDULED'] } });
  expect(data.map(({ _id, scheduledDate }) => [_id, scheduledDate])).toEqual([
    [agreementId, '2026-03-23T14:00:00.000Z'],
  ]);
});

test('asked for another date, and given, it stands where it belongs', async () => {
  const [row] = (await needing(second)).data;
  const agreementId = row?._id ?? '';
  await book(second, agreementId, row?.version ?? 0, '2026-03-24T14:00:00.000Z');
  const statusOf = async () =>
    (await list({ membershipId: second.membershipId })).data.find(({ _id }) => _id === agreementId);
  await world.call(
    changeAgreement,
    { params: { id: agreementId }, body: { appointmentStatus: 'CONTACT_REQUESTED', note: 'After 5 pm' } },
    { token: await second.session(), headers: { 'idempotency-key': 'asks-for-another' } },
  );
  expect(await statusOf()).toMatchObject({ status: 'CONTACT_REQUESTED', note: 'After 5 pm' });
  await world.passTo('2026-03-25');
  const done = await world.call(
    markAgreementDone,
    { body: { membershipId: second.membershipId, agreementId } },
    { token: await world.staff(), headers: { 'idempotency-key': 'marked-as-done' } },
  );
  expect(done.status).toBe(200);
  expect((await statusOf())?.status).toBe('DONE');
});

test('what is not owed yet waits apart, and is owed from its day', async () => {
  const counts = async () => (await list({ membershipId: second.membershipId })).counts;
  const { NOT_DUE: later, APPOINTMENT_NEEDED: needs } = await counts();
  expect(later).toBeGreaterThan(0);
  await world.passTo('2027-02-20');
  const then = await counts();
  expect([then.NOT_DUE < later, then.APPOINTMENT_NEEDED > needs]).toEqual([true, true]);
});

test('it is found by the member’s address, goes out as a file, and is nothing to another practice', async () => {
  const found = await list({ search: String(first.borrower.email) });
  expect(new Set(found.data.map(({ membership }) => membership))).toEqual(new Set([first.membershipId]));
  const answer = await world.call(exportAgreements, { body: WHOLE }, { token: await world.staff() });
  const [head, ...lines] = readCsv(String(answer.body));
  expect([head?.slice(0, 3), lines.length]).toEqual([['Member', 'Practice', 'Treatment'], (await list()).total]);
  const token = await world.staffSession('manager@bright-smile.test');
  expect((await list({}, token)).data.filter(({ membership }) => membership === first.membershipId)).toEqual([]);
  const body = { membershipId: first.membershipId };
  expect((await world.call(listAgreements, { body }, { token })).status).toBe(404);
});
