import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';
import { mountPortalPages } from './portal-pages';

let world: TestApp;
let pages: Hono;
let root: string;
beforeEach(async () => {
  world = await startTestApp();
  root = mkdtempSync(join(tmpdir(), 'page-language-'));
  for (const [folder, language] of [
    ['portals', 'en'],
    ['portals-es', 'es'],
  ] as const) {
    mkdirSync(join(root, folder, 'assets'), { recursive: true });
    const described = '<meta name="description" content="__BRAND_DESCRIPTION__">';
    writeFileSync(join(root, folder, 'index.html'), `<html lang="${language}">${described}__SCRIPT_PRELOADS__`);
    writeFileSync(join(root, folder, 'assets', `${language}-aaaaaaaa.js`), `/* ${language} */`);
    const screen = { pattern: '/borrower/login', files: [`assets/${language}-aaaaaaaa.js`], framedFiles: [] };
    writeFileSync(join(root, folder, 'manifest.json'), JSON.stringify({ firstScreens: [screen] }));
  }
  pages = new Hono();
  mountPortalPages(pages, world.deps, join(root, 'portals'));
});
afterEach(async () => {
  await world.discard();
  rmSync(root, { recursive: true });
});

type Visitor = { browser?: string; cookie?: string };

function open(address: string, { browser, cookie }: Visitor = {}): Promise<Response> {
  const headers = { ...(browser && { 'accept-language': browser }), ...(cookie && { cookie }) };
  return Promise.resolve(pages.request(address, { headers }));
}

async function languageOf(address: string, visitor?: Visitor): Promise<string | undefined> {
  const response = await open(address, visitor);
  const [, language] = /<html lang="(\w+)">/.exec(await response.text()) ?? [];
  expect(response.headers.get('content-language')).toBe(language);
  return language;
}

const LOGIN = '/v2/borrower/login';
const FRAME = '/v2/bright-smile/apply?embed=1&v=1';

describe('a page speaks', () => {
  test('the language that its address names, whatever was chosen before and the browser wants', async () => {
    const visitor = { browser: 'en-US', cookie: 'lang=en' };
    expect(await languageOf(`${LOGIN}?lang=es`, visitor)).toBe('es');
    expect(await languageOf(`${LOGIN}?lang=es-MX`, visitor)).toBe('es');
    expect(await languageOf(`${LOGIN}?lang=en`, { browser: 'es', cookie: 'lang=es' })).toBe('en');
  });

  test('the language that was chosen before, when the address names none that we speak', async () => {
    expect(await languageOf(LOGIN, { browser: 'en-US', cookie: 'a=b; lang=es' })).toBe('es');
    expect(await languageOf(`${LOGIN}?lang=fr`, { browser: 'en-US', cookie: 'lang=es' })).toBe('es');
    expect(await languageOf(LOGIN, { browser: 'es', cookie: 'slang=en' })).toBe('es');
  });

  test('the browser’s language, else English', async () => {
    expect(await languageOf(LOGIN, { browser: 'fr;q=0.9, es-US;q=0.8, en;q=0.2' })).toBe('es');
    expect(await languageOf(LOGIN, { browser: 'fr' })).toBe('en');
    expect(await languageOf(LOGIN)).toBe('en');
  });

  test('in a frame no cookie’s', async () => {
    expect(await languageOf(FRAME, { browser: 'en', cookie: 'lang=es' })).toBe('en');
    expect(await languageOf(`${FRAME}&lang=es`, { browser: 'en' })).toBe('es');
  });

  test.each(['/v2/admin/login', '/v2/admin', '/v2/privi/admin/login', '/v2/embed'])(
    '%s: English, whoever looks',
    async (address) => {
      expect(await languageOf(`${address}?lang=es`, { browser: 'es', cookie: 'lang=es' })).toBe('en');
    },
  );

  test('also where a frame’s practice is not known', async () => {
    const response = await open('/v2/no-such-practice/apply?embed=1&v=1&lang=es');
    expect(response.headers.get('content-language')).toBe('es');
    const html = await response.text();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('No encontramos ese consultorio');
    expect(html).not.toContain('We can’t');
  });
});

describe('a language that the address names', () => {
  test('is remembered on a page of our own', async () => {
    const cookie = (await open(`${LOGIN}?lang=es`)).headers.get('set-cookie');
    expect(cookie).toMatch(/^lang=es; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly/);
  });

  test.each([LOGIN, `${LOGIN}?lang=fr`, `${FRAME}&lang=es`, '/v2/admin/login?lang=es'])('%s: not', async (address) => {
    expect((await open(address, { browser: 'es' })).headers.get('set-cookie')).toBeNull();
  });
});

test('caches are told what the language depends on', async () => {
  const { headers } = await open(LOGIN);
  expect(headers.get('vary')).toBe('accept-language, cookie');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('each language preloads its own files, and both are served', async () => {
  for (const language of ['en', 'es']) {
    const html = await (await open(`${LOGIN}?lang=${language}`)).text();
    expect(html).toContain(`href="/v2/assets/${language}-aaaaaaaa.js"`);
    const file = await open(`/v2/assets/${language}-aaaaaaaa.js`);
    expect([file.status, await file.text()]).toEqual([200, `/* ${language} */`]);
  }
  expect((await open('/v2/assets/fr-aaaaaaaa.js')).status).toBe(404);
});

test('a page is described in its language', async () => {
  expect(await (await open(`${LOGIN}?lang=es`)).text()).toContain('content="Solicite un límite de gasto');
  expect(await (await open(`${LOGIN}?lang=en`)).text()).toContain('content="Apply for a spending limit');
});
