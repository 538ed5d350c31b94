import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isPortFree } from './ports.mjs';
import { portsFromEnvironment } from './world.mjs';

const taken: ReturnType<typeof createServer>[] = [];
afterEach(() => Promise.all(taken.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

/** Whoever holds the port already, it is taken now. */
async function take(port: number): Promise<void> {
  const server = createServer();
  server.listen(port);
  const isOurs = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isOurs) taken.push(server);
}

test('a second platform needs three other ports and finds the fourth itself', async () => {
  await take(4025);
  const ports = await portsFromEnvironment({ PORT: '4100', DEMO_SITE_PORT: '4101', SANDBOX_PORT: '4102' });
  expect(ports).toMatchObject({ app: 4100, demoSite: 4101, sandbox: 4102 });
  expect(ports.smtp).not.toBe(4025);
  expect(await isPortFree(ports.smtp)).toBe(true);
});

test('a wish for the fourth holds, and what is no port is refused', async () => {
  expect(await portsFromEnvironment({ SANDBOX_SMTP_PORT: '4999' })).toMatchObject({ app: 4000, smtp: 4999 });
  await expect(portsFromEnvironment({ SANDBOX_PORT: 'many' })).rejects.toThrow('SANDBOX_PORT is not a port number');
});
