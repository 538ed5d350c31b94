import { civilDate } from '@domain/calendar/civil-date';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SandboxHarness, startSandboxHarness } from '../../../vendors/sandbox-harness';
import { activate } from '../testing/member-acts';
import { aMember, type MemberWorld, PRACTICE, program, sendPlan, startMemberWorld } from '../testing/member-world';
import { serveMemberships } from './serve-membership';

let sandbox: SandboxHarness;
let world: MemberWorld;
beforeAll(async () => {
  sandbox = await startSandboxHarness();
  return () => sandbox.stop();
});
beforeEach(async () => {
  world = await startMemberWorld(sandbox, { withMails: false });
  await program(world);
  await world.deps.database.migrate([
    `delete from loyalty_program where practice_id = '${PRACTICE}'`,
    `insert into loyalty_program (id, practice_id, tier, name, total_amount_cents, credit_contribution_cents, points_per_dollar, perks,
      points, is_loyalty_plan, is_active, is_deleted, created_at, version)
      values ('of-birthdays', '${PRACTICE}', 1, 'Member', 0, 500, 1, '[]',
        '[{"event":"BIRTHDAY","enabled":true,"points":50}]', 1, 1, 0, '2026-01-01T00:00:00.000Z', 1)`,
  ]);
});
afterEach(async () => {
  await world.discard();
  await sandbox.reset();
});

async function bornOn(birthDate: string): Promise<void> {
  const member = await aMember(world, { birthDate });
  await sendPlan(world, member);
  expect((await activate(world, member)).body.status).toBe('ACTIVE');
}
const today = () => world.deps.clock.now().slice(0, 10);
const birthdays = async () =>
  (await world.rows('points_entry')).filter(({ kind }) => kind === 'BIRTHDAY').map(({ earned_on: on }) => on);

test('a birthday on the day on which a plan begins has its points', async () => {
  await bornOn(`1990-${today().slice(5)}`);
  await serveMemberships(world.deps, civilDate(today()));
  await serveMemberships(world.deps, civilDate(today()));
  expect(await birthdays()).toHaveLength(1);
});

test('days that were not worked on while a bank was waited for are made up for', async () => {
  await bornOn('1990-04-15');
  await serveMemberships(world.deps, civilDate('2026-03-17'));
  await serveMemberships(world.deps, civilDate('2026-04-18'));
  await serveMemberships(world.deps, civilDate('2026-04-19'));
  expect(await birthdays()).toHaveLength(1);
  const granted = (await world.rows('credit_lot')).filter(({ kind }) => kind === 'GRANTED');
  expect(granted.map(({ natural_key: key }) => key.slice(-10))).toEqual(['2026-04-16']);
});
