import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSite } from './site';

const server = createServer(createSite({ appUrl: 'http://localhost:1' }));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test('pages without an icon of their own find one', async () => {
  const icon = await fetch(`${origin}/favicon.ico`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect((await fetch(`${origin}/nothing.ico`)).status).toBe(404);
});
