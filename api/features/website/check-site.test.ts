import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkEmbedSite, replaceEmbedSites } from '@contract/website/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app';
import { giveFactor } from '../../test/builders';

const practiceId = 'prac-bright-smile';
const manager = 'manager@bright-smile.test';

let world: TestApp;
let server: Server;
let site: string;
let page: { status?: number; headers?: Record<string, string>; html: string };
let visits: string[];

beforeEach(async () => {
  visits = [];
  page = { html: '<!doctype html><title>Home</title>' };
  server = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.writeHead(page.status ?? 200, { 'content-type': 'text/html', ...page.headers }).end(page.html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
  world = await startTestApp({ environment: { DEMO_SITE_URL: site } });
  await allow([site]);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await world.discard();
});

async function allow(sites: string[], version = 1): Promise<void> {
  const body = { version, sites };
  const answer = await world.call(
    replaceEmbedSites,
    { params: { practiceId }, body },
    { token: await world.staffSession(manager) },
  );
  expect(answer.status).toBe(200);
}

async function check(url?: string, email = manager) {
  const body = url === undefined ? {} : { url };
  return world.call(checkEmbedSite, { params: { practiceId }, body }, { token: await world.staffSession(email) });
}

const snippet = (attributes = 'data-practice="bright-smile"') =>
  `<script async src="${world.deps.config.publicUrl}/sdk/v1/embed.js" ${attributes}></script>`;

describe('a look at a page', () => {
  test('with the snippet finds nothing wrong', async () => {
    page.html = `<body>${snippet('data-practice="bright-smile" data-button="button2"')}</body>`;
    const { status, body } = await check(`${site}/about?x=1#part`);
    expect(status).toBe(200);
    expect(body.url).toBe(`${site}/about?x=1`);
    expect(body.checkedAt).toBe(world.deps.clock.now());
    expect(body.findings.map(({ code, level }) => [code, level])).toEqual([
      ['script-found', 'ok'],
      ['channel', 'ok'],
      ['floating', 'ok'],
      ['practice-right', 'ok'],
      ['attributes-right', 'ok'],
      ['policy-right', 'ok'],
      ['site-listed', 'ok'],
    ]);
    expect(visits).toEqual(['/about?x=1']);
  });

  test('without it says so first, with what to do', async () => {
    const { body } = await check(site);
    expect(body.findings[0]).toEqual({
      code: 'script-missing',
      level: 'problem',
      title: "The snippet isn't on this page.",
      advice: 'Paste the snippet below just before </body>, then publish the page.',
      topic: 'install',
    });
  });

  test('without an address goes to the main website', async () => {
    const { database } = world.deps;
    const registered = (website: string) =>
      database.transaction((tx) =>
        tx.execute(tx.builder.updateTable('practice').set({ website }).where('id', '=', practiceId)),
      );
    await registered('https://elsewhere.example/');
    expect((await check()).body.fields).toEqual([
      { field: 'url', message: 'Add this website to the list first. We only check websites on it.' },
    ]);
    await registered(`${site}/welcome`);
    expect((await check()).body.url).toBe(`${site}/welcome`);
  });

  test('is for every member of the practice and for nobody else', async () => {
    expect((await check(site, 'staff@bright-smile.test')).status).toBe(200);
    expect((await check(site, 'doctor@bright-smile.test')).status).toBe(200);
    expect((await check(site, 'enterprise@demo.test')).status).toBe(404);
    expect((await check(site, 'finance@demo.test')).status).toBe(404);
    expect(visits).toHaveLength(2);
  });
});

describe('it visits only what is on the list', () => {
  test.each([
    'https://not-listed.example/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:1/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'not an address',
    'http://[',
  ])('%s is refused', async (url) => {
    const { status, body } = await check(url);
    expect([status, body.code, body.fields?.[0]?.field]).toEqual([422, 'INVALID_FIELDS', 'url']);
    expect(visits).toEqual([]);
  });

  test('a name in a list with a user name in front is not visited', async () => {
    const { body } = await check(site.replace('//', '//user:secret@'));
    expect(body.findings.map(({ code }) => code)).toEqual(['page-not-listed']);
    expect(visits).toEqual([]);
  });

  test('a redirect that leaves the list is a finding', async () => {
    page = { status: 302, headers: { location: 'http://127.0.0.1:9/admin?token=secret' }, html: '' };
    const { body } = await check(site);
    expect(body.findings).toEqual([
      expect.objectContaining({ code: 'page-redirected-away', level: 'problem', topic: 'sites' }),
    ]);
    expect(body.findings[0]?.title).toContain('“http://127.0.0.1:9”');
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  test('in production nothing on this machine is visited, even when an old list names it', async () => {
    Object.assign(world.deps.config, { production: true });
    await giveFactor(world.deps, manager);
    const { body } = await check(site);
    expect(body.findings.map(({ code }) => code)).toEqual(['page-private-address']);
    expect(visits).toEqual([]);
  });

  test.each([
    ['an error page', { status: 503 }, 'status'],
    ['a page behind a password', { status: 401 }, 'status'],
    ['a file', { headers: { 'content-type': 'application/pdf' } }, 'page-not-html'],
    ['too much', { html: 'x'.repeat(1_100_000) }, 'page-too-large'],
  ])('%s is a finding', async (_, answer, code) => {
    page = { html: '', ...answer };
    expect((await check(site)).body.findings.map((finding) => finding.code)).toEqual([code]);
  });
});

test('a practice may have its site checked six times a minute, whoever asks; the seventh is refused', async () => {
  await world.discard();
  world = await startTestApp({ environment: { PF_RATE_LIMITS: 'on', DEMO_SITE_URL: site } });
  await allow([site]);
  for (let count = 0; count < 6; count += 1) expect((await check(site)).status).toBe(200);
  const { status, body } = await check(site, 'staff@bright-smile.test');
  expect([status, body.code, body.retryAfterSeconds]).toEqual([429, 'RATE_LIMITED', 10]);
  expect(visits).toHaveLength(6);
  world.deps.clock.advance(10_000);
  expect((await check(site)).status).toBe(200);
});

describe('an address of this machine', () => {
  test('is not visited unless it is the demo website that was named, whatever stands on the list', async () => {
    const other = `http://127.0.0.1:${new URL(site).port}`;
    await allow([site, other], 2);
    const { body } = await check(`${other}/about`);
    expect(body.findings.map(({ code, level }) => [code, level])).toEqual([['page-private-address', 'problem']]);
    expect(body.findings[0]?.title).toContain("which we can't check");
    expect(visits).toEqual([]);
  });

  test('is not visited where no demo website was named', async () => {
    const plain = await startTestApp();
    try {
      const token = await plain.staffSession(manager);
      await plain.call(replaceEmbedSites, { params: { practiceId }, body: { version: 1, sites: [site] } }, { token });
      const { status, body } = await plain.call(
        checkEmbedSite,
        { params: { practiceId }, body: { url: site } },
        { token },
      );
      expect([status, body.findings.map(({ code }) => code)]).toEqual([200, ['page-private-address']]);
      expect(visits).toEqual([]);
    } finally {
      await plain.discard();
    }
  });
});
