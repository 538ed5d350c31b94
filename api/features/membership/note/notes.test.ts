import { addMembershipNote, deleteMembershipNote } from '@contract/membership/note-calls';
import { getMembership } from '@contract/membership/plan-calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { aMember, type Member, type MemberWorld, seen, sendPlan, startMemberWorld } from '../testing/member-world';

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
});

let presses = 0;
const add = async (body: object = {}) => {
  presses += 1;
  const content = { membershipId: member.membershipId, title: 'Mark as called', note: 'First line\n\nSecond line' };
  const options = { token: await world.staff(), headers: { 'idempotency-key': `note-${presses}` } };
  return world.call(addMembershipNote, { body: { ...content, ...body } }, options);
};
const remove = async (body: { membershipId: string; noteId: string }) =>
  world.call(deleteMembershipNote, { body }, { token: await world.staff() });
const notes = async () => (await seen(world, member)).providerNotes;

test('a practice notes something about a membership and about a treatment, and deletes it', async () => {
  const [treatment] = (await seen(world, member)).requestedPlan?.treatments ?? [];
  expect((await add()).status).toBe(200);
  world.deps.clock.advance(60_000);
  const about = await add({ title: 'Left side', treatmentId: treatment?._id });
  expect(about.body.membership.providerNotes).toEqual([
    expect.objectContaining({ title: 'Left side', treatmentId: treatment?._id, treatment: treatment?.name }),
    expect.objectContaining({
      title: 'Mark as called',
      note: 'First line\n\nSecond line',
      treatmentId: null,
      treatment: null,
    }),
  ]);
  const [newest, oldest] = await notes();
  const gone = await remove({ membershipId: member.membershipId, noteId: newest?._id ?? '' });
  expect(gone.body.membership.providerNotes).toEqual([oldest]);
  expect((await remove({ membershipId: member.membershipId, noteId: newest?._id ?? '' })).status).toBe(404);
  const history = (await world.rows('membership_history')).filter((row) => row.membership_id === member.membershipId);
  expect(history.map(({ action }) => action).slice(-3)).toEqual(['NOTE_ADDED', 'NOTE_ADDED', 'NOTE_DELETED']);
});

test('its member never reads them', async () => {
  await add();
  const params = { id: member.membershipId };
  const own = await world.call(getMembership, { params }, { token: await member.session() });
  expect(own.body.membership.providerNotes).toEqual([]);
  expect(await notes()).toHaveLength(1);
});

test('a note is of one membership: neither its treatment nor its place can be another’s', async () => {
  const other = await aMember(world);
  await sendPlan(world, other);
  const [foreign] = (await seen(world, other)).requestedPlan?.treatments ?? [];
  expect((await add({ treatmentId: foreign?._id })).status).toBe(404);
  await add();
  const [note] = await notes();
  expect((await remove({ membershipId: other.membershipId, noteId: note?._id ?? '' })).status).toBe(404);
  expect(await notes()).toHaveLength(1);
});

test.each([
  ['title', { title: ' ' }],
  ['note', { note: '' }],
  ['note', { note: 'x'.repeat(4001) }],
] as const)('without a %s, or with too long a one, nothing is kept', async (field, body) => {
  const refused = await add(body);
  expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([422, field]);
  expect(await notes()).toEqual([]);
});
