import { expect, type Page } from '@playwright/test';
import { test as base } from '../../fixtures/clocked';
import { type AppBehaviour, startApp } from './app-site';
import { startDemoSite } from './demo-site';
import { type Handler, type Site, serve } from './serve';

type HostPage = { html: string; headers?: Record<string, string> };
type World = {
  app: Site & { behave(change: AppBehaviour): void };
  hosts: Record<PracticeSite, Site>;
  demo: { origin: string; close(): void };
  pages: Map<string, HostPage>;
};

type PracticeSite = 'demoSite' | 'ownSite';

type Fixtures = {
  /** How the practice's site stands to the application, see `PRACTICE_SITES`; another site unless a story says otherwise. */
  site: PracticeSite;
  app: World['app'];
  /** Publishes a page on the practice's site and opens it. `SNIPPET` and `APP` in the text are replaced. */
  visit: (html: string, options?: { headers?: Record<string, string>; path?: string }) => Promise<void>;
  /** Opens a page of the demo site. */
  visitDemo: (path: string) => Promise<void>;
  /** `pf:` events the window heard, in order: name and detail. */
  events: () => Promise<[string, Record<string, unknown>][]>;
  /** Installs the listeners whose findings `events` returns: `pf:` events, policy reports and layout shifts. */
  listening: undefined;
  /** Console errors and uncaught exceptions; each test ends with none, unless it clears the list. */
  problems: string[];
};

export const snippet = (attributes: string): string =>
  `<script async src="APP/sdk/v1/embed.js" ${attributes}></script>`;

/** A whole host page around a body. */
export const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Practice</title>${head}</head><body>${body}</body></html>`;

export const test = base.extend<Fixtures, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a destructured first parameter.
    async ({}, use) => {
      const pages = new Map<string, HostPage>();
      const app = await startApp();
      const answer: Handler = (_, url) => {
        const found = pages.get(url.pathname);
        return found && { body: found.html, ...(found.headers && { headers: found.headers }) };
      };
      const hosts = { demoSite: await serve('localhost', answer), ownSite: await serve('127.0.0.1', answer) };
      const demo = await startDemoSite(app.origin);
      await use({ app, hosts, demo, pages });
      demo.close();
      await Promise.all([app.close(), hosts.demoSite.close(), hosts.ownSite.close()]);
    },
    { scope: 'worker' },
  ],
  site: ['demoSite', { option: true }],
  app: async ({ world }, use) => {
    world.app.behave({});
    world.app.requests.length = 0;
    await use(world.app);
  },
  problems: async ({ page: tab }, use) => {
    const problems: string[] = [];
    tab.on(
      'console',
      (message) =>
        message.type() === 'error' &&
        !/favicon/.test(message.location().url) &&
        problems.push(`${message.text()} ${message.location().url}`.trim()),
    );
    tab.on('pageerror', (error) => problems.push(String(error)));
    await use(problems);
    expect(problems).toEqual([]);
  },
  listening: async ({ page: tab, problems }, use) => {
    expect(problems).toEqual([]);
    await tab.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heardEvents: heard });
      for (const name of ['ready', 'open', 'close', 'step', 'submitted', 'error']) {
        addEventListener(`pf:${name}`, (event) => heard.push([name, (event as CustomEvent).detail]));
      }
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        heard.push(['csp', { effectiveDirective, blockedURI }]),
      );
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          // Fractions of a pixel while the dialog slides in are not a shift anybody sees.
          if (value > 0.001) heard.push(['shift', { value }]);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await use(undefined);
  },
  visitDemo: async ({ page: tab, world, listening }, use) => {
    await use(async (path) => {
      expect(listening).toBeUndefined();
      await tab.goto(world.demo.origin + path);
    });
  },
  visit: async ({ page: tab, world, site, app, listening }, use) => {
    const { origin } = world.hosts[site];
    await use(async (html, { headers, path = '/' } = {}) => {
      expect(listening).toBeUndefined();
      const fill = (text: string) => text.replaceAll('APP', app.origin);
      const filled = Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name, fill(value)]));
      world.pages.set(new URL(path, origin).pathname, { html: fill(html), headers: filled });
      await tab.goto(origin + path);
    });
  },
  events: async ({ page: tab }, use) => {
    await use(() =>
      tab.evaluate(() => (window as unknown as { heardEvents: [string, Record<string, unknown>][] }).heardEvents),
    );
  },
});

export { expect, type Page };
