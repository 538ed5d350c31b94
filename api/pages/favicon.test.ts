import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ environment: { BRAND_FINANCING: '& Sons' } });
});
afterAll(() => world.discard());

test('the icon that browsers ask of every page is there, and the page of the calls may load it', async () => {
  const icon = await world.app.request('/favicon.ico');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(await icon.text()).toContain('>&#38;</text>');
  const docs = await world.app.request('/docs');
  expect(docs.headers.get('content-security-policy')).toContain("img-src 'self'");
});
