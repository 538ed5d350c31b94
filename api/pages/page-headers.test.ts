import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.discard());

test.each(['/healthz', '/readyz', '/metrics', '/docs', '/openapi.json', '/common/states', '/nowhere'])(
  '%s says who may frame, keep and guess at it',
  async (path) => {
    const { headers } = await world.app.request(path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toMatch(path === '/openapi.json' ? /max-age=300/ : /no-store/);
  },
);
