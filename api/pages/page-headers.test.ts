import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
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
    expect(headers.get('cache-control')).toMatch(
      path === '/openapi.json' || path === '/docs' ? /max-age=300/ : /no-store/,
    );
  },
);

test.each(['/docs', '/openapi.json'])(
  '%s is made once: the same bytes for everybody, and none for who has them',
  async (path) => {
    const first = await world.app.request(path);
    const text = await first.text();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{20}"$/);
    const again = await world.app.request(path);
    expect(await again.text()).toBe(text);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    const known = await world.app.request(path, { headers: { 'if-none-match': etag } });
    expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
    const packed = await world.app.request(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text);
  },
);

test('the page of the calls runs its own style and script and no other', async () => {
  const response = await world.app.request('/docs');
  const html = await response.text();
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const element of ['style', 'script']) {
    const [, inline = ''] = new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(html) ?? [];
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(policy).toContain(`${element}-src 'sha256-${hash}'`);
  }
});
