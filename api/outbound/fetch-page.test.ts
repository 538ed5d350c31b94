import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchPage, PAGE_BYTES_MAX, type PageRequest } from './fetch-page';
import { PageFault } from './page-fault';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** A site on this machine, and what was asked of it. */
async function aSite(answer: RequestListener): Promise<{ origin: string; port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, port, asked };
}

const html = { 'content-type': 'text/html; charset=utf-8' };
const read = (url: string, change: Partial<PageRequest> = {}) =>
  fetchPage({
    url,
    mayVisit: () => true,
    localOrigin: new URL(url).origin,
    userAgent: 'test',
    timeoutMs: 1_000,
    ...change,
  });
const reasonFor = (url: string, change: Partial<PageRequest> = {}) =>
  read(url, change).then(
    () => 'read',
    (cause) => (cause instanceof PageFault ? cause.reason : String(cause)),
  );

describe('a page', () => {
  test('is read as a stranger reads it', async () => {
    let headers: unknown;
    const site = await aSite((request, response) => {
      headers = request.headers;
      response.writeHead(200, { ...html, 'set-cookie': 'a=b' }).end('<p>é</p>');
    });
    const page = await read(`${site.origin}/x?y=1`, { userAgent: 'Checker/1' });
    expect(page).toMatchObject({ status: 200, html: '<p>é</p>', url: `${site.origin}/x?y=1` });
    expect(headers).toMatchObject({ 'user-agent': 'Checker/1', host: `localhost:${site.port}`, connection: 'close' });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('referer');
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('packed with %s is unpacked', async (encoding, pack) => {
    const site = await aSite((_, response) => {
      response.writeHead(200, { ...html, 'content-encoding': encoding }).end(pack(Buffer.from('<p>hello</p>')));
    });
    expect((await read(site.origin)).html).toBe('<p>hello</p>');
  });

  test.each([
    ['text/html; charset=iso-8859-1', Buffer.from([0xe9]), 'é'],
    ['text/html; charset=no-such-set', Buffer.from('é'), 'é'],
  ])('of type %s is decoded', async (type, bytes, text) => {
    const site = await aSite((_, response) => response.writeHead(200, { 'content-type': type }).end(bytes));
    expect((await read(site.origin)).html).toBe(text);
  });

  test('may be an error page, which is handed over with its status', async () => {
    const site = await aSite((_, response) => response.writeHead(503, html).end('busy'));
    expect(await read(site.origin)).toMatchObject({ status: 503 });
  });
});

describe('where it may go', () => {
  test.each([
    ['private', '10.0.0.1'],
    ['mapped', '::ffff:127.0.0.1'],
    ['metadata', '169.254.169.254'],
    ['carrier', '100.64.0.7'],
    ['multicast', '224.0.0.1'],
    ['loopback', '127.0.0.1'],
    ['loopback', '::1'],
  ])('a public name with a %s address (%s) is refused before any connection', async (_, address) => {
    expect(await reasonFor('https://example.com', { resolve: async () => [address] })).toBe('private-address');
  });

  test('one private address among public ones is enough', async () => {
    const resolve = async () => ['93.184.216.34', '127.0.0.1'];
    expect(await reasonFor('https://example.com', { resolve })).toBe('private-address');
  });

  test.each([
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'https://localhost./',
    'https://any.localhost/',
    'http://localhost:5432/',
    'http://127.0.0.1:4000/',
    'http://[::1]:4000/',
  ])('%s is refused in production', async (url) => {
    const resolve = async () => ['127.0.0.1'];
    expect(await reasonFor(url, { localOrigin: undefined, resolve })).toBe('private-address');
  });

  test('this machine may not hide behind localhost with another address', async () => {
    const resolve = async () => ['10.0.0.1'];
    expect(await reasonFor('http://localhost:1', { resolve })).toBe('private-address');
  });

  test.each(['http://example.com/', 'ftp://example.com/', 'file:///etc/passwd', 'https://user:secret@example.com/'])(
    '%s is not visited',
    async (url) => {
      expect(await reasonFor(url, { resolve: async () => ['93.184.216.34'] })).toBe('not-listed');
    },
  );

  test('an address that is not on the list is not even looked up', async () => {
    const looked: string[] = [];
    const resolve = async (name: string) => {
      looked.push(name);
      return ['93.184.216.34'];
    };
    expect(await reasonFor('https://example.com', { mayVisit: () => false, resolve })).toBe('not-listed');
    expect(looked).toEqual([]);
  });

  test('a name is asked for once, so that a second answer cannot lead inside', async () => {
    const site = await aSite((_, response) => response.writeHead(200, html).end('inside'));
    const answers = [['203.0.113.1'], ['127.0.0.1']];
    let lookups = 0;
    const resolve = async () => answers[lookups++] ?? ['127.0.0.1'];
    expect(await reasonFor(`https://rebinding.example:${site.port}`, { resolve })).toBe('private-address');
    lookups = 0;
    const open = [['93.184.216.34'], ['127.0.0.1']];
    const publicFirst = async () => open[lookups++] ?? ['127.0.0.1'];
    const change = { resolve: publicFirst, timeoutMs: 300 };
    expect(['timeout', 'unreachable']).toContain(await reasonFor(`https://rebinding.example:${site.port}`, change));
    expect(lookups).toBe(1);
    expect(site.asked).toEqual([]);
  });

  test('a name without an address is said to be unknown', async () => {
    const resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    expect(await reasonFor('https://example.com', { resolve })).toBe('unknown-name');
  });
});

describe('redirects', () => {
  test.each(['localhost', '127.0.0.1'])(
    'to another port of this machine (%s) are not followed, listed or not',
    async (name) => {
      const secret = await aSite((_, response) => response.writeHead(200, html).end('secret'));
      const site = await aSite((_, response) =>
        response.writeHead(302, { location: `http://${name}:${secret.port}/` }).end(),
      );
      expect(await reasonFor(site.origin)).toBe('redirected-away');
      expect(secret.asked).toEqual([]);
    },
  );

  const chain = (length: number) =>
    aSite((request, response) => {
      const step = Number(request.url?.slice(1) ?? 0);
      if (step >= length) response.writeHead(200, html).end('end');
      else response.writeHead(302, { location: `/${step + 1}` }).end();
    });

  test('two are followed, a third is not', async () => {
    const short = await chain(2);
    expect((await read(`${short.origin}/0`)).html).toBe('end');
    const long = await chain(3);
    expect(await reasonFor(`${long.origin}/0`)).toBe('too-many-redirects');
    expect(long.asked).toEqual(['/0', '/1', '/2']);
  });

  test('one that leaves the list is not followed', async () => {
    const secret = await aSite((_, response) => response.writeHead(200, html).end('secret'));
    const site = await aSite((_, response) => response.writeHead(302, { location: `${secret.origin}/admin` }).end());
    const mayVisit = (url: URL) => url.origin === site.origin;
    const fault = await read(site.origin, { mayVisit }).catch((cause: unknown) => cause);
    expect(fault).toMatchObject({ reason: 'redirected-away', url: `${secret.origin}/admin` });
    expect(secret.asked).toEqual([]);
  });

  test.each(['http://169.254.169.254/', 'file:///etc/passwd', 'gopher://localhost:1/', 'http://example.com/'])(
    'one to %s is not followed, listed or not',
    async (location) => {
      const site = await aSite((_, response) => response.writeHead(301, { location }).end());
      expect(await reasonFor(site.origin)).toBe('redirected-away');
    },
  );

  test('one to nowhere is unreadable', async () => {
    const site = await aSite((_, response) => response.writeHead(302, { location: 'http://[' }).end());
    expect(await reasonFor(site.origin)).toBe('unreadable');
  });
});

describe('what it takes', () => {
  test.each([
    ['a picture', { 'content-type': 'image/png' }],
    ['JSON', { 'content-type': 'application/json' }],
    ['something like HTML', { 'content-type': 'text/htmlx' }],
    ['something unnamed', {}],
  ])('%s is not a page', async (_, headers) => {
    const site = await aSite((_request, response) => response.writeHead(200, headers).end('x'));
    expect(await reasonFor(site.origin)).toBe('not-html');
  });

  test('a megabyte is a page, one byte more is not', async () => {
    const body = Buffer.alloc(PAGE_BYTES_MAX + 1, 'a');
    const site = await aSite((request, response) =>
      response.writeHead(200, html).end(request.url === '/fits' ? body.subarray(1) : body),
    );
    expect((await read(`${site.origin}/fits`)).html).toHaveLength(PAGE_BYTES_MAX);
    expect(await reasonFor(`${site.origin}/large`)).toBe('too-large');
  });

  test('a small file that unpacks to a large one is given up', async () => {
    const bomb = gzipSync(Buffer.alloc(64 * PAGE_BYTES_MAX));
    expect(bomb.length).toBeLessThan(PAGE_BYTES_MAX);
    const site = await aSite((_, response) =>
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb),
    );
    expect(await reasonFor(site.origin)).toBe('too-large');
  });

  test('an endless body is given up at the limit', async () => {
    const site = await aSite((_, response) => {
      response.writeHead(200, html);
      const chunk = Buffer.alloc(64 * 1024, 'a');
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    });
    expect(await reasonFor(site.origin)).toBe('too-large');
  });

  test.each([
    ['no answer', (): void => undefined],
    [
      'a body that stops',
      (_: unknown, response: Parameters<RequestListener>[1]): void => void response.writeHead(200, html).write('<p>'),
    ],
  ])('%s is a time-out', async (_, answer) => {
    const site = await aSite(answer);
    expect(await reasonFor(site.origin, { timeoutMs: 150 })).toBe('timeout');
  });

  test('a name server that does not answer is a time-out', async () => {
    const resolve = () => new Promise<string[]>(() => undefined);
    expect(await reasonFor('https://example.com', { resolve, timeoutMs: 50 })).toBe('timeout');
  });

  test.each([
    ['an unknown packing', { 'content-encoding': 'zstd-of-tomorrow' }, 'x'],
    ['a packing that is none', { 'content-encoding': 'gzip' }, 'not packed'],
  ])('%s is unreadable', async (_, headers, body) => {
    const site = await aSite((_request, response) => response.writeHead(200, { ...html, ...headers }).end(body));
    expect(await reasonFor(site.origin)).toBe('unreadable');
  });

  test('a port where nobody listens is unreachable, and one without a certificate is named', async () => {
    const site = await aSite((_, response) => response.end());
    expect(await reasonFor(`https://localhost:${site.port}`)).toBe('certificate');
    expect(await reasonFor('http://localhost:9')).toBe('unreachable');
  });
});
