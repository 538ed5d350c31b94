import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { expect, test } from 'vitest';
import { closeServer } from './close-server';

test('a server that closes ends under clients that keep asking, and gives every answer it began', async () => {
  let begun = 0;
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: async () => {
      begun += 1;
      // Not in step, so that there is always somebody who waits for an answer.
      await wait(20 + (begun % 8) * 5);
      return new Response('done');
    },
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  /** What an answer says of its connection; undefined without an answer. */
  const ask = () =>
    new Promise<string | undefined>((resolve) => {
      const request = get({ host: '127.0.0.1', port, agent }, (response) => {
        response.resume().once('end', () => resolve(response.headers.connection));
      });
      request.once('error', () => resolve(undefined));
    });
  const answers: string[] = [];
  const clients = Array.from({ length: 8 }, async () => {
    for (let answer = await ask(); answer !== undefined; answer = await ask()) answers.push(answer);
  });
  await expect.poll(() => answers.length).toBeGreaterThan(20);
  expect(answers).not.toContain('close');
  await expect.poll(() => begun - answers.length, { interval: 1 }).toBe(clients.length);
  await closeServer(server);
  await Promise.all(clients);
  agent.destroy();
  expect(answers).toHaveLength(begun);
  expect(answers).toContain('close');
});
