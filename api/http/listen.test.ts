import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type Listening, listen } from './listen';
import { AHEAD_MAX } from './one-at-a-time';

const BIG = new Uint8Array(4_000_000).fill(97);
const open: { server?: Server; sockets: Socket[] } = { sockets: [] };
afterEach(async () => {
  for (const socket of open.sockets.splice(0)) socket.destroy();
  const { server } = open;
  if (!server) return;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

type Seen = { begun: string[]; under: number; most: number };

/** A server that writes down which requests began, and how many were under way at once. */
async function serving(options: Partial<Listening> = {}, body: Uint8Array<ArrayBuffer> | string = 'ok') {
  const seen: Seen = { begun: [], under: 0, most: 0 };
  const server = listen(
    async (request) => {
      const { pathname } = new URL(request.url);
      seen.begun.push(pathname);
      seen.under += 1;
      seen.most = Math.max(seen.most, seen.under);
      const text = request.method === 'POST' ? await request.text() : '';
      await new Promise((resolve) => setImmediate(resolve));
      seen.under -= 1;
      return new Response(text === '' ? body : text, { headers: { 'x-path': pathname } });
    },
    { port: 0, hostname: '127.0.0.1', ...options },
  );
  open.server = server;
  if (!server.listening) await once(server, 'listening');
  return { seen, server, port: (server.address() as AddressInfo).port };
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  open.sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** Everything that arrives until the server ends the connection. */
async function textUntilEnd(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
  });
  await once(socket, 'close');
  return text;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const pathsOf = (text: string) => [...text.matchAll(/x-path: (\S+)/g)].map((match) => match[1]);

test('a request that names two hosts is refused, whatever they are', async () => {
  const { seen, port } = await serving();
  const socket = await connected(port);
  const answer = textUntilEnd(socket);
  socket.write(get('/', 'Host: evil.test\r\n'));
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen.begun).toEqual([]);
});

describe('requests that one connection sends ahead', () => {
  test('are handled one after the other, and answered in their order', async () => {
    const { seen, port } = await serving();
    const socket = await connected(port);
    const paths = Array.from({ length: 12 }, (_, index) => `/${index}`);
    const answers = textUntilEnd(socket);
    socket.write(paths.map((path, index) => get(path, index === 11 ? 'Connection: close\r\n' : '')).join(''));
    expect(pathsOf(await answers)).toEqual(paths);
    expect(seen.most).toBe(1);
  });

  test('with bodies are read whole, also when the last one comes in parts', async () => {
    const { port } = await serving();
    const socket = await connected(port);
    const post = (text: string, more = '') =>
      `POST /p HTTP/1.1\r\nHost: x\r\nContent-Length: ${text.length}\r\n${more}\r\n${text}`;
    const answers = textUntilEnd(socket);
    const last = post('z'.repeat(300_000), 'Connection: close\r\n');
    socket.write(post('first') + post('second') + last.slice(0, 1000));
    socket.write(last.slice(1000));
    const text = await answers;
    expect(text).toContain('first');
    expect(text).toContain('second');
    expect(text).toContain('z'.repeat(300_000));
  });

  test('are given up beyond a number: those before are answered, then the connection ends', async () => {
    const { seen, port } = await serving();
    const socket = await connected(port);
    const answers = textUntilEnd(socket);
    socket.write(Array.from({ length: 5000 }, (_, index) => get(`/${index}`)).join(''));
    const paths = pathsOf(await answers);
    expect(paths).toEqual(Array.from({ length: AHEAD_MAX + 1 }, (_, index) => `/${index}`));
    expect(seen.begun).toHaveLength(AHEAD_MAX + 1);
  });

  test('wait while the client does not take the answers, and others are answered meanwhile', async () => {
    const { seen, port } = await serving({}, BIG);
    const silent = await connected(port);
    silent.pause();
    silent.write(Array.from({ length: 5000 }, () => get('/silent')).join(''));
    const other = await connected(port);
    const answers = textUntilEnd(other);
    other.write(
      Array.from({ length: AHEAD_MAX - 1 }, () => get('/other')).join('') + get('/other', 'Connection: close\r\n'),
    );
    expect(pathsOf(await answers)).toHaveLength(AHEAD_MAX);
    // What the buffers of the system hold, and no more.
    const taken = seen.begun.filter((path) => path === '/silent').length;
    expect(taken).toBeLessThan(AHEAD_MAX + 1);
  });
});

test('a connection whose client does not take its answer is closed', async () => {
  const { server, port } = await serving({ silentMs: 300 }, new Uint8Array(20_000_000));
  const silent = await connected(port);
  silent.pause();
  const gone = new Promise((resolve) => server.once('connection', resolve));
  const watched = await connected(port);
  await gone;
  silent.write(get('/silent'));
  watched.destroy();
  const count = () => new Promise<number>((resolve) => server.getConnections((_, total) => resolve(total)));
  await expect.poll(count, { timeout: 10_000, interval: 50 }).toBe(0);
});

test('connections beyond the limit are closed at once, and those that stand are served', async () => {
  const { port } = await serving({ connectionsMax: 2 });
  const standing = [await connected(port), await connected(port)];
  const third = connect(port, '127.0.0.1');
  open.sockets.push(third);
  third.on('error', () => undefined);
  await once(third, 'close');
  const answers = textUntilEnd(standing[0] as Socket);
  standing[0]?.write(get('/still', 'Connection: close\r\n'));
  expect(pathsOf(await answers)).toEqual(['/still']);
});
