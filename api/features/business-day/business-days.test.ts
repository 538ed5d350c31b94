import { advanceBusinessClock, getBusinessClock } from '@contract/business-day/calls';
import { addDays, type CivilDate, civilDate } from '@domain/calendar/civil-date';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../app';
import { assembleDeps } from '../../assemble-deps';
import { createAheadClock } from '../../clock';
import { startTestApp, type TestApp } from '../../test/app';
import { createTestClock } from '../../test/clock';
import { type EndOfDayJob, runBusinessDays } from './index';

let world: TestApp;
let worked: string[];
beforeEach(async () => {
  world = await startTestApp();
  worked = [];
});
afterEach(() => world.discard());

const job = (name: string): EndOfDayJob => ({
  name,
  run: async (deps, day) => {
    worked.push(`${day} ${name} at ${deps.clock.now()}`);
  },
});
const jobs = [job('first'), job('second')];

/** A process of its own on the world's database. How far its clock is ahead, it learns from there alone. */
function processOf({ deps: { config, database, log } }: TestApp) {
  const wallClock = createTestClock();
  const aheadClock = createAheadClock(wallClock);
  return assembleDeps({ config, database, clock: aheadClock, wallClock, aheadClock, random: () => 0.5, log });
}

const admin = () => world.staffSession('admin@demo.test');
const advance = async (days: number) => world.call(advanceBusinessClock, { body: { days } }, { token: await admin() });

test('the jobs of every day between run in order, each on the morning of its day', async () => {
  await runBusinessDays(world.deps, jobs);
  expect(worked).toEqual([
    '2026-03-16 first at 2026-03-16T15:00:00.000Z',
    '2026-03-16 second at 2026-03-16T15:00:00.000Z',
  ]);
  worked = [];
  expect((await advance(3)).body).toMatchObject({ doneThrough: '2026-03-16', movingTo: '2026-03-19' });
  const days = await runBusinessDays(world.deps, jobs);
  expect(days).toEqual(['2026-03-17', '2026-03-18', '2026-03-19']);
  expect(worked).toEqual(
    days.flatMap((day) => [`${day} first at ${day}T13:00:00.000Z`, `${day} second at ${day}T13:00:00.000Z`]),
  );
  const { body } = await world.call(getBusinessClock, {}, { token: await admin() });
  expect(body).toEqual({ now: '2026-03-19T13:00:00.000Z', doneThrough: '2026-03-19', movingTo: null });
});

test('a day that is done is never done again, and one that has not come waits', async () => {
  await runBusinessDays(world.deps, jobs);
  worked = [];
  await runBusinessDays(world.deps, jobs);
  world.deps.clock.setTo('2026-03-17T12:59:59.000Z');
  await runBusinessDays(world.deps, jobs);
  expect(worked).toEqual([]);
  world.deps.clock.setTo('2026-03-17T13:00:00.000Z');
  expect(await runBusinessDays(world.deps, jobs)).toEqual(['2026-03-17']);
});

test('a day that broke off goes on at the job that failed, and no later day is begun before', async () => {
  await advance(2);
  let isBroken = true;
  const breaking: EndOfDayJob = {
    name: 'second',
    run: async (deps, day) => {
      if (isBroken) throw new Error('killed');
      await job('second').run(deps, day);
    },
  };
  await expect(runBusinessDays(world.deps, [job('first'), breaking])).rejects.toThrow('killed');
  isBroken = false;
  await runBusinessDays(world.deps, [job('first'), breaking]);
  expect(worked.map((line) => line.slice(0, -28))).toEqual([
    '2026-03-16 first',
    '2026-03-16 second',
    '2026-03-17 first',
    '2026-03-17 second',
    '2026-03-18 first',
    '2026-03-18 second',
  ]);
});

test('two processes at once pass the same days', async () => {
  await advance(20);
  const one = processOf(world);
  const other = processOf(world);
  const [here, there] = await Promise.all([runBusinessDays(one, jobs), runBusinessDays(other, jobs)]);
  const days = [...new Set([...here, ...there])].sort();
  const last: CivilDate = civilDate('2026-04-05');
  expect(days.at(-1)).toBe(last);
  expect(days).toEqual(Array.from({ length: 21 }, (_, index) => addDays(civilDate('2026-03-16'), index)));
  const { body } = await world.call(getBusinessClock, {}, { token: await admin() });
  expect(body).toMatchObject({ doneThrough: last, movingTo: null });
});

test('a process that comes to days half passed moves its clock no further than they are', async () => {
  await advance(20);
  const one = processOf(world);
  const other = processOf(world);
  await runBusinessDays(one, jobs, { budgetMs: 0 });
  await runBusinessDays(one, jobs, { budgetMs: 0 });
  expect((await runBusinessDays(other, jobs)).at(0)).toBe('2026-03-18');
  expect(other.clock.now()).toBe('2026-04-05T13:00:00.000Z');
  expect(await runBusinessDays(one, jobs)).toEqual([]);
  expect(one.clock.now()).toBe('2026-04-05T13:00:00.000Z');
});

test('whoever is logged in stays so while days pass', async () => {
  const deps = processOf(world);
  const token = await world.deps.database.transaction((tx) =>
    deps.sessions.issue(tx, { kind: 'staff', subjectId: 'staff-admin-demo-test' }),
  );
  await advance(30);
  expect(await runBusinessDays(deps, jobs)).toHaveLength(31);
  expect(deps.clock.now()).toBe('2026-04-15T13:00:00.000Z');
  expect(await deps.sessions.find(token)).toMatchObject({ subjectId: 'staff-admin-demo-test' });
});

test('in production the calls that move the clock do not exist', async () => {
  const config = { ...world.deps.config, production: true };
  const app = createApp(
    { ...world.deps, config },
    {
      limits: { take: () => 0 },
      validateAnswers: true,
      metrics: world.deps.metrics,
      lifecycle: { stopping: false },
      distFolder: undefined,
    },
  );
  const headers = { authorization: `Bearer ${await admin()}`, 'content-type': 'application/json' };
  const asked = { method: 'POST', headers, body: '{"days":1}' };
  expect((await app.request('/practice/business-clock/advance', asked)).status).not.toBe(200);
  expect((await world.app.request('/practice/business-clock/advance', asked)).status).toBe(200);
});
