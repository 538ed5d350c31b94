import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import { createClockWatch } from '../clock-watch';
import { startTestApp, type TestApp } from '../test/app';
import { openTestDatabase } from '../test/database';
import { faultyDatabase } from '../test/durability/faulty-database';
import { mountHealth } from './health';

const TOKEN = 'figures-for-the-scraper-only';

let world: TestApp;
afterEach(() => world.discard());

const metrics = (authorization?: string) =>
  world.app.request('/metrics', authorization === undefined ? {} : { headers: { authorization } });

describe('who may read the figures', () => {
  test('everybody, while no token is set', async () => {
    world = await startTestApp();
    const response = await metrics();
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('# TYPE');
  });

  test('with a token set, only who shows it', async () => {
    world = await startTestApp({ environment: { PF_METRICS_TOKEN: TOKEN } });
    for (const given of [undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN]) {
      const response = await metrics(given);
      expect([given, response.status]).toEqual([given, 401]);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(await response.text()).not.toContain('# TYPE');
    }
    expect((await metrics(`Bearer ${TOKEN}`)).status).toBe(200);
  });

  test('in production without a token, nobody', async () => {
    world = await startTestApp();
    const app = new Hono();
    const config = { ...world.deps.config, production: true };
    mountHealth(
      app,
      { ...world.deps, config },
      { lifecycle: { stopping: false }, metricsText: async () => '# TYPE figures counter' },
    );
    expect((await app.request('/metrics')).status).toBe(404);
  });
});

test('the process and its parts say how they are', async () => {
  world = await startTestApp();
  expect(await (await world.app.request('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await world.app.request('/readyz')).json()).toEqual({
    status: 'ready',
    checks: { accepting: true, database: true, migrations: true, keys: true, disk: true, pages: true, clock: true },
  });
});

test('a clock that is not the database’s is not ready, and the log says so', async () => {
  world = await startTestApp();
  const { clock, log } = world.deps;
  const clockWatch = createClockWatch({ wallClock: clock, databaseNowMs: async () => clock.nowMs() - 61_000, log });
  const app = new Hono();
  mountHealth(app, { ...world.deps, clockWatch }, { lifecycle: { stopping: false }, metricsText: async () => '' });
  const response = await app.request('/readyz');
  expect([response.status, (await response.json()).checks.clock]).toEqual([503, false]);
  expect(world.deps.logLines.join('')).toContain('clock_wrong');
});

test('a database that only reads is not ready, the log says why, and it is ready again when it writes', async () => {
  const faults = faultyDatabase(await openTestDatabase());
  world = await startTestApp({ database: faults.database });
  const ready = async () => {
    const response = await new Hono().route('/', freshHealth(world)).request('/readyz');
    return [response.status, ((await response.json()) as { checks: object }).checks];
  };
  faults.failAt(1);
  expect(await ready()).toMatchObject([503, { database: false, migrations: true, keys: true }]);
  expect(world.deps.logLines.filter((line) => line.includes('not_ready'))).toEqual([
    expect.stringContaining('"kind":"database","fault":"Error"'),
  ]);
  faults.failAt(undefined);
  expect(await ready()).toMatchObject([200, { database: true }]);
});

test('however many ask, it costs one write a second', async () => {
  world = await startTestApp();
  await world.app.request('/readyz');
  const { read } = world.deps.database;
  const beatAt = () => read.query(read.builder.selectFrom('meta').select('value').where('name', '=', 'heartbeat'));
  const before = await beatAt();
  expect(before).toHaveLength(1);
  world.deps.clock.advance(60_000);
  await Promise.all(Array.from({ length: 50 }, () => world.app.request('/readyz')));
  expect(await beatAt()).toEqual(before);
});

/** The health pages of a process that has not looked yet. */
function freshHealth({ deps }: TestApp): Hono {
  const app = new Hono();
  mountHealth(app, deps, { lifecycle: { stopping: false }, metricsText: async () => '' });
  return app;
}
