import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApplication } from '@contract/application/calls';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app';
import { createRequestLimits } from '../http/request-limits';
import { createDatabaseRateLimiter, createMemoryRateLimiter } from '../security/rate-limit';
import { addressOf, startTestApp, type TestApp } from '../test/app';
import { callsUnderTest, mountAgain } from '../test/calls-under-test';
import { type Fixtures, fixturesOf } from './principals';
import { sampleInput } from './samples';

/** What every answer carries; where it is opened for other websites, what it may be instead. Source: reliability O12. */
const GUARDS = {
  'strict-transport-security': /^max-age=(?:6307[2-9]\d{3}|3153[6-9]\d{3})\b/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(?:no-referrer|strict-origin|strict-origin-when-cross-origin)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(?:same-origin|cross-origin)$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\)/,
} as const;
const PUBLIC_URL = 'https://app.example.test';

let world: TestApp;
let fixtures: Fixtures;
let app: Hono;
let dist: string;
beforeAll(async () => {
  world = await startTestApp({ environment: { PUBLIC_URL, PF_RATE_LIMITS: 'on' } });
  fixtures = await fixturesOf(world);
  dist = mkdtempSync(join(tmpdir(), 'guard-headers-'));
  mkdirSync(join(dist, 'portals', 'assets'), { recursive: true });
  mkdirSync(join(dist, 'sdk', 'v1'), { recursive: true });
  writeFileSync(join(dist, 'portals', 'index.html'), '<!doctype html>');
  writeFileSync(join(dist, 'portals', 'manifest.json'), JSON.stringify({ firstScreens: [] }));
  writeFileSync(join(dist, 'portals', 'assets', 'a-12345678.js'), 'export {}');
  writeFileSync(join(dist, 'sdk', 'v1', 'embed.js'), 'export {}');
  writeFileSync(join(dist, 'sdk', 'v1', 'part-12345678.js'), 'export {}');
  const { deps } = world;
  const limits = createRequestLimits(
    deps.config.rateLimits,
    createMemoryRateLimiter(deps.clock),
    createDatabaseRateLimiter(deps),
  );
  app = createApp(deps, {
    limits,
    validateAnswers: true,
    metrics: deps.metrics,
    lifecycle: { stopping: false },
    distFolder: dist,
  });
  mountAgain(app, deps, limits);
});
afterAll(async () => {
  await world.discard();
  rmSync(dist, { recursive: true, force: true });
});

function expectGuarded(response: Response, what: string): void {
  for (const [name, value] of Object.entries(GUARDS))
    expect(response.headers.get(name) ?? 'missing', `${name} of ${what} (${response.status})`).toMatch(value);
}

async function guarded(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await app.request(path, init);
  expectGuarded(response, `${init.method ?? 'GET'} ${path}`);
  return response;
}

describe.each(callsUnderTest.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  test('carries them whoever asks, and by whichever method', async () => {
    // Room under the limits, which count by this clock.
    world.deps.clock.advance(10_000);
    for (const { own, token } of fixtures.principals) {
      const input = sampleInput(endpoint, own);
      await guarded(addressOf(endpoint, input), {
        method: endpoint.method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      });
    }
    const address = addressOf(endpoint, sampleInput(endpoint, fixtures.principals[0]?.own ?? ({} as never)));
    for (const method of ['HEAD', 'OPTIONS', 'TRACE-X']) await guarded(address, { method });
  });
});

test.each([
  ['/', 302],
  ['/v2', 308],
  ['/adminlogin?a=b', 302],
  ['/borrowerlogin', 302],
  ['/payment-calculator?practice=bright-smile', 302],
  ['/admin/practice/settings', 302],
  ['/bright-smile', 302],
  ['/v2/', 200],
  ['/v2/bright-smile/apply?embed=1', 200],
  ['/v2/no-such-practice/apply?embed=1', 200],
  ['/v2/assets/a-12345678.js', 200],
  ['/v2/assets/none.js', 404],
  ['/sdk/v1/embed.js', 200],
  ['/sdk/v1/part-12345678.js', 200],
  ['/sdk/v1/generic.json', 200],
  ['/sdk/v1/practice/bright-smile.json', 200],
  ['/sdk/v1/practice/none.json', 404],
  ['/sdk/v1/preview', 200],
  ['/favicon.ico', 200],
  ['/docs', 200],
  ['/openapi.json', 200],
  ['/healthz', 200],
  ['/readyz', 200],
  ['/metrics', 200],
  ['/nowhere', 404],
])('%s answers %i with them', async (path, status) => {
  expect((await guarded(path)).status).toBe(status);
});

test('a path that is nowhere sends a browser on with them', async () => {
  const response = await guarded('/nowhere/at/all', { headers: { accept: 'text/html' } });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/v2/not-found']);
});

test.each(['/v2/assets/a-12345678.js', '/sdk/v1/embed.js', '/docs', '/openapi.json'])(
  '%s answers 304 with them',
  async (path) => {
    const etag = (await guarded(path)).headers.get('etag') ?? '';
    expect((await guarded(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  },
);

test('a question of a browser whether it may ask is answered with them', async () => {
  const ask = (origin: string) =>
    guarded('/practice/payment-calculator/send-by-email', { method: 'OPTIONS', headers: { origin } });
  expect((await ask('https://stranger.example')).status).toBe(403);
  expect((await ask(new URL(world.deps.config.demoSiteUrl).origin)).status).toBe(204);
});

test('who asks too often, or sends what nobody reads, is refused with them', async () => {
  world.deps.clock.advance(3_600_000);
  const send = (body: string, type = 'application/json') =>
    guarded(startApplication.path, { method: 'POST', headers: { 'content-type': type }, body });
  expect((await send('{')).status).toBe(400);
  expect((await send('<a/>', 'text/xml')).status).toBe(415);
  expect((await send(JSON.stringify({ a: 'x'.repeat(300_000) }))).status).toBe(413);
  const statuses: number[] = [];
  for (let count = 0; count < 400 && !statuses.includes(429); count += 1)
    statuses.push((await send(JSON.stringify({ email: 'a@b.test', practice: 'bright-smile' }))).status);
  expect(statuses).toContain(429);
});
