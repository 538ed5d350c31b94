import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceEmbedSites } from '@contract/website/calls';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../test/app';
import { mountPortalPages } from './portal-pages';

let world: TestApp;
let pages: Hono;
let folder: string;
beforeEach(async () => {
  world = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'portal-pages-'));
  const preloads = '__CALL_PRELOAD__ __WITH_WORDS__ __SCRIPT_PRELOADS__ __/WITH_WORDS__';
  const marks = `<script nonce="__CSP_NONCE__"></script>${preloads}__FIRST_WORDS__<script id="site">__PUBLIC_CONFIG__</script>`;
  const described = '<meta name="description" content="__BRAND_DESCRIPTION__">';
  writeFileSync(join(folder, 'index.html'), `<!doctype html>${described}${marks}`);
  const apply = {
    pattern: '/:practiceUrlSlug/apply',
    files: ['assets/apply.js'],
    framedFiles: ['assets/bridge.js'],
    call: '/apply/provider/{slug}',
    words: '<p>{practice} asks</p>',
  };
  const login = { pattern: '/borrower/login', files: ['assets/login.js'], framedFiles: [] };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ firstScreens: [apply, login] }));
  pages = new Hono();
  mountPortalPages(pages, world.deps, folder);
});
afterEach(async () => {
  await world.discard();
  rmSync(folder, { recursive: true });
});

async function allow(sites: string[]): Promise<void> {
  const token = await world.staffSession('manager@bright-smile.test');
  const input = { params: { practiceId: 'prac-bright-smile' }, body: { version: 1, sites } };
  expect((await world.call(replaceEmbedSites, input, { token })).status).toBe(200);
}

/** What a page says about who may frame it. */
async function framers(address: string): Promise<string | undefined> {
  const response = await pages.request(address);
  return /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
}

const flow = '/v2/bright-smile/apply?embed=1&v=1';
const asking = (origin: string) => `${flow}&o=${encodeURIComponent(origin)}`;

describe('who may frame a page', () => {
  test('a flow: the sites of its practice, as soon as they are on the list', async () => {
    expect(await framers(flow)).toBe('http://localhost:4001 http://127.0.0.1:4001');
    await allow(['https://www.bright-smile.example']);
    expect(await framers(flow)).toBe('https://www.bright-smile.example');
    expect(await framers('/v2/privi/bright-smile/signup?embed=1')).toBe('https://www.bright-smile.example');
    expect(await framers('/v2/clearview-eye/apply?embed=1')).not.toContain('bright-smile.example');
  });

  test('a wildcard covers one label of the site that asks, and is never told to the browser', async () => {
    await allow(['https://*.bright-smile.example']);
    expect(await framers(asking('https://preview-7.bright-smile.example'))).toBe(
      'https://preview-7.bright-smile.example',
    );
    expect(await framers(flow)).toBe("'none'");
    expect(await framers(asking('https://a.b.bright-smile.example'))).toBe("'none'");
    expect(await framers(asking('https://evil.test'))).toBe("'none'");
    expect(await framers(asking("https://x.bright-smile.example 'unsafe-inline'"))).toBe("'none'");
    expect(await framers(asking('https://x; script-src *.bright-smile.example'))).toBe("'none'");
  });

  test('a practice by its id, as links may name it: the same sites', async () => {
    await allow(['https://www.bright-smile.example']);
    expect(await framers('/v2/prac-bright-smile/apply?embed=1')).toBe('https://www.bright-smile.example');
    expect(await framers('/v2/privi/prac-bright-smile/signup?embed=1')).toBe('https://www.bright-smile.example');
  });

  test.each([
    '/v2/no-such-practice/apply?embed=1&v=1',
    '/v2/privi/no-such-practice/signup?embed=1&v=1',
    '/v2/admin/apply?embed=1',
    '/v2/privi/admin/signup?embed=1',
    '/v2/borrower/apply?embed=1',
  ])('%s: everybody may frame words without a portal, a link or a field', async (address) => {
    expect(await framers(address)).toBe('*');
    const html = await (await pages.request(address)).text();
    expect(html).toContain('We can’t find that practice');
    expect(html).not.toMatch(/<a |<button|<input|<form|id="root"|_PRELOAD|\/v2\/assets/);
  });

  test('our own preview, when it is the one that asks', async () => {
    await allow([]);
    expect(await framers(asking(new URL(world.deps.config.publicUrl).origin))).toBe("'self'");
    expect(await framers(flow)).toBe("'none'");
  });

  test('the enrollment of a practice: the sites of the enterprise that it joins, else the platform’s own', async () => {
    await allow(['https://www.bright-smile.example']);
    const { database, config } = world.deps;
    const [one] = await database.read.query(
      database.read.builder
        .selectFrom('enterprise')
        .innerJoin('practice', 'practice.enterprise_id', 'enterprise.id')
        .select(['url_slug', 'practice.id'])
        .limit(1),
    );
    const sites = JSON.stringify(['https://smiles.example']);
    await database.transaction((tx) =>
      tx.execute(
        tx.builder
          .updateTable('practice')
          .set({ embed_origins: sites })
          .where('id', '=', one?.id ?? ''),
      ),
    );
    const enrollment = (slug: string) => `/v2/provider-enrollment/${slug}?embed=1`;
    expect(await framers(enrollment(one?.url_slug ?? ''))).toContain('https://smiles.example');
    expect(await framers(enrollment(one?.url_slug ?? ''))).not.toContain('bright-smile');
    expect(await framers(enrollment('patientfi'))).toBe(new URL(config.mainAppUrl, config.publicUrl).origin);
    expect(await framers(`${enrollment('privi')}&o=${config.publicUrl}`)).toContain("'self'");
    expect(await framers('/v2/provider-enrollment/patientfi')).toBe("'none'");
    expect(await (await pages.request('/v2/provider-enrollment/patientfi')).text()).toContain('Enroll your practice');
    expect(await framers(enrollment('no-such-place'))).toBe('*');
  });

  test.each([
    '/v2/admin/login?embed=1',
    '/v2/bright-smile/apply',
    '/v2/borrower/login?embed=1&o=http%3A%2F%2Flocalhost%3A4000',
    '/v2/no-such-practice/apply',
  ])('%s: nobody', async (address) => {
    expect(await framers(address)).toBe("'none'");
  });
});

describe('scripts of other companies', () => {
  /** Which of them a page names, and from where its policy lets scripts come beside its own. */
  async function scriptsOf(address: string): Promise<[named: string[], allowed: string[]]> {
    const response = await pages.request(address);
    const [, site = '{}'] = /<script id="site">(.*?)<\/script>/.exec(await response.text()) ?? [];
    const [, from = ''] = /script-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    return [JSON.parse(site).outsideScripts, from.split(' ').filter((one) => !one.startsWith("'"))];
  }
  const chats = ['https://chat.example/financing.js', 'https://talk.example/members.js?key=1'] as const;
  const analytics = 'https://count.example/visits.js';
  const configure = () => {
    world.deps.config.brandFinancing.supportChatUrl = chats[0];
    world.deps.config.brandMembership.supportChatUrl = chats[1];
    world.deps.config.analyticsUrl = analytics;
  };

  test('none where none is configured', async () => {
    expect(await scriptsOf('/v2/borrower/login')).toEqual([[], []]);
    expect(await scriptsOf('/v2/privi/member/login')).toEqual([[], []]);
  });

  test('a page loads the chat of its brand, another one on membership paths, and what measures visits', async () => {
    configure();
    const counted = 'https://count.example';
    const ofFinancing = [
      [chats[0], analytics],
      ['https://chat.example', counted],
    ];
    expect(await scriptsOf('/v2/borrower/login')).toEqual(ofFinancing);
    expect(await scriptsOf('/v2/bright-smile/apply')).toEqual(ofFinancing);
    expect(await scriptsOf('/v2/privi/bright-smile/signup')).toEqual([
      [chats[1], analytics],
      ['https://talk.example', counted],
    ]);
  });

  test('an embedded page loads neither, and its policy allows neither', async () => {
    configure();
    expect(await scriptsOf(flow)).toEqual([[], []]);
    expect(await scriptsOf('/v2/privi/bright-smile/signup?embed=1')).toEqual([[], []]);
  });
});

/** What a page preloads, in its order. */
async function preloaded(address: string): Promise<string[]> {
  const html = await (await pages.request(address)).text();
  expect(html).not.toContain('_PRELOAD');
  return [...html.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]*)"/g)].map(([, href = '']) => href);
}

describe('what a page preloads', () => {
  const call = '/apply/provider/bright-smile';

  test.each(['/v2/bright-smile/apply', '/v2/bright-smile/apply/', '/v2/bright-smile/apply?pagePath=agreement'])(
    '%s: the call and the files of its first screen',
    async (address) => {
      expect(await preloaded(address)).toEqual([call, '/v2/assets/apply.js']);
    },
  );

  test('in a frame also what talks to the page around it', async () => {
    expect(await preloaded(flow)).toEqual([call, '/v2/assets/apply.js', '/v2/assets/bridge.js']);
  });

  test('without a call where the screen makes none', async () => {
    expect(await preloaded('/v2/borrower/login')).toEqual(['/v2/assets/login.js']);
  });

  test.each(['/v2/borrower/welcome', '/v2/a/b/apply', '/v2/apply', '/v2/'])('%s: nothing', async (address) => {
    expect(await preloaded(address)).toEqual([]);
  });

  test('a slug that is none is asked for nothing', async () => {
    expect(await preloaded('/v2/%22%3E%3Cscript%3E/apply')).toEqual(['/v2/assets/apply.js']);
    expect(await preloaded('/v2/..%2f..%2fadmin/apply')).toEqual(['/v2/assets/apply.js']);
  });

  test('beside first words in a template, which the page opens when it paints them; in a frame at once', async () => {
    const opened = async (address: string) => {
      const html = await (await pages.request(address)).text();
      return [/<template id="preloads">.*apply\.js.*<\/template>/s.test(html), /Bright Smile Dental asks/.test(html)];
    };
    expect(await opened('/v2/bright-smile/apply')).toEqual([true, true]);
    expect(await opened(flow)).toEqual([false, true]);
    expect(await opened('/v2/bright-smile/apply?pagePath=personal-info')).toEqual([false, false]);
    expect(await (await pages.request('/v2/borrower/login')).text()).not.toContain('WITH_WORDS__');
  });
});

test.each([
  ['/v2/borrower/login', 'Apply for a spending limit', () => world.deps.config.brandFinancing.name],
  ['/v2/privi/member/login', 'Join your practice&#39;s membership plan', () => world.deps.config.brandMembership.name],
])('%s says what it is for', async (path, text, brand) => {
  const html = await (await pages.request(path)).text();
  const [, content = ''] = /<meta name="description" content="([^"]*)">/.exec(html) ?? [];
  expect(content).toContain(text);
  expect(content).toContain(brand());
});
