import { endCalendarFeed, getCalendarFeed, makeCalendarFeed } from '@contract/membership/feed-calls';
import { scheduleAgreements } from '@contract/membership/visit-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../../vendors/sandbox-harness';
import { activate } from '../../testing/member-acts';
import {
  aMember,
  type Member,
  type MemberWorld,
  PRACTICE,
  program,
  seen,
  sendPlan,
  startMemberWorld,
} from '../../testing/member-world';

let sandbox: SandboxHarness;
let world: MemberWorld;
let member: Member;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  world = await startMemberWorld(sandbox, { withMails: false });
  await program(world);
  member = await aMember(world);
  await sendPlan(world, member);
  expect((await activate(world, member)).status).toBe(200);
}, 120_000);
afterAll(async () => {
  await world.discard();
  await sandbox.stop();
});

const make = async () => {
  const { body } = await world.call(
    makeCalendarFeed,
    { body: { practiceId: PRACTICE } },
    { token: await world.staff() },
  );
  return body.url;
};
/** As a calendar program does, by the address that was given out. */
const read = async (url: string) => {
  const answer = await world.app.request(url);
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
};
const state = async () =>
  (await world.call(getCalendarFeed, { query: { practiceId: PRACTICE } }, { token: await world.staff() })).body;

test('the address is told once, names nobody, and shows a visit that was moved at its new time', async () => {
  expect(await state()).toEqual({ madeAt: null, madeBy: null });
  const url = await make();
  expect(url.startsWith(`${world.deps.config.publicUrl}/`)).toBe(true);
  expect((await read(url)).type).toMatch(/^text\/calendar/);
  expect(await state()).toMatchObject({ madeAt: expect.any(String) });
  const visit = (await seen(world, member)).priviagreements.find(({ scheduledDate }) => scheduledDate === null);
  const book = async (scheduledDate: string) =>
    world.call(
      scheduleAgreements,
      {
        body: {
          membershipId: member.membershipId,
          agreements: [{ agreementId: visit?._id ?? '', scheduledDate, minutes: 60 }],
        },
      },
      { token: await world.staff(), headers: { 'idempotency-key': `book-${scheduledDate}` } },
    );
  expect((await book('2026-03-23T14:00:00.000Z')).status).toBe(200);
  const first = (await read(url)).body;
  expect(first).toContain('DTSTART:20260323T140000Z\r\nDTEND:20260323T150000Z');
  expect(first).toContain(`UID:visit-${visit?._id}@visits`);
  for (const told of [member.borrower.first_name, member.borrower.last_name, member.borrower.email])
    expect(first).not.toContain(String(told));
  await book('2026-03-24T15:00:00.000Z');
  const second = (await read(url)).body;
  expect(second).toContain('DTSTART:20260324T150000Z');
  expect(second).not.toContain('DTSTART:20260323T140000Z');
});

test('a new address ends the one before, and an ended one is nothing to whoever kept it', async () => {
  const [before, after] = [await make(), await make()];
  expect([(await read(before)).status, (await read(after)).status]).toEqual([404, 200]);
  const end = async () =>
    world.call(endCalendarFeed, { query: { practiceId: PRACTICE } }, { token: await world.staff() });
  expect((await end()).status).toBe(200);
  expect((await read(after)).status).toBe(404);
  expect((await end()).body.code).toBe('STEP_ORDER');
});

test('only a hash of the address is kept', async () => {
  const token = (await make()).split('/').at(-1) ?? '';
  expect(token).toHaveLength(43);
  const { read: db } = world.deps.database;
  const rows = await db.query(db.builder.selectFrom('calendar_feed').selectAll());
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});
