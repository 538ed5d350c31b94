import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ANSWER_BYTES_MAX, nodeTransport, TransportFault } from './http-transport';

const servers: { close: () => unknown }[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push({
    close: () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    },
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const get = async (listener: RequestListener, limits: { connectTimeoutMs?: number; timeoutMs?: number } = {}) =>
  send(`http://127.0.0.1:${await listen(createServer(listener))}/`, limits);

const send = (url: string, limits: { connectTimeoutMs?: number; timeoutMs?: number } = {}) =>
  nodeTransport({ method: 'GET', url, headers: {}, connectTimeoutMs: 1000, timeoutMs: 2000, ...limits });

test('gives status, headers and text', async () => {
  const answer = await get((_request, response) => response.writeHead(418, { 'retry-after': '7' }).end('Grüße'));
  expect(answer).toMatchObject({ status: 418, text: 'Grüße' });
  expect(answer.headers['retry-after']).toBe('7');
});

test('an answer that starts but never ends is a timeout', async () => {
  const sending = get((_request, response) => response.writeHead(200).write('half'), { timeoutMs: 60 });
  await expect(sending).rejects.toEqual(new TransportFault('timeout', false));
});

test('an answer above the limit is cut off', async () => {
  const sending = get((_request, response) => response.end(Buffer.alloc(ANSWER_BYTES_MAX + 1)));
  await expect(sending).rejects.toMatchObject({ reason: 'too_large' });
});

test('a connection broken in the middle of the answer is broken, and the request had left', async () => {
  const sending = get((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    setImmediate(() => response.destroy());
  });
  await expect(sending).rejects.toMatchObject({ reason: 'broken', unsent: false });
});

test('a TLS handshake that never ends stops at the limit of the connection, with nothing sent', {
  timeout: 5000,
}, async () => {
  const silent = await listen(createTcpServer(() => undefined));
  const sending = send(`https://127.0.0.1:${silent}/`, { connectTimeoutMs: 60, timeoutMs: 60_000 });
  await expect(sending).rejects.toMatchObject({ reason: 'timeout', unsent: true });
});

test('a refused connection sent nothing', async () => {
  await expect(send('http://127.0.0.1:9/')).rejects.toMatchObject({ reason: 'broken', unsent: true });
});
