import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';
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
    mountHealth(app, { ...world.deps, config }, { stopping: false }, async () => '# TYPE figures counter');
    expect((await app.request('/metrics')).status).toBe(404);
  });
});

test('the process and its parts say how they are', async () => {
  world = await startTestApp();
  expect(await (await world.app.request('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await world.app.request('/readyz')).json()).toEqual({
    status: 'ready',
    checks: { accepting: true, database: true, migrations: true, keys: true },
  });
});
