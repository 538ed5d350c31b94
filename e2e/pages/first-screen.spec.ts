import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '../fixtures/world';

type Manifest = { firstScreens: { pattern: string; files: string[]; call?: string }[] };
type Visit = { path: string; isFramed: boolean; call?: string };

/** One visit for every first screen that the build preloads, and one in a frame for the flows. */
function visitsOf({ firstScreens }: Manifest): Visit[] {
  const different = new Map(firstScreens.map((screen) => [screen.files.join(), screen]));
  return [...different.values()].flatMap(({ pattern, call }): Visit[] => {
    const path = `/v2${pattern.replace(/:\w+/, 'bright-smile')}`;
    if (call === undefined) return [{ path, isFramed: false }];
    const visit = { path, call: call.replace('{slug}', 'bright-smile') };
    return [true, false].map((isFramed) => ({ ...visit, isFramed }));
  });
}

const visits = visitsOf(JSON.parse(readFileSync('dist/portals/manifest.json', 'utf8')));
/** Fetched once the page is shown: what it may need without a connection, what a deployment adds, and what judges a press in a frame. */
const LATER = /\/(?:failed-part|later-parts|outside-scripts|sight)-/;
const nameOf = ({ path, isFramed }: Visit) => `${path}${isFramed ? ' in a frame' : ''}`;

/** Opens the page until there is something to answer or to read. */
async function open(page: Page, { path, isFramed }: Visit, sites: { app: string; demoSite: string }): Promise<void> {
  if (isFramed) {
    await page.goto(`${sites.demoSite}/hosts/`);
    await page.evaluate(
      (address) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        document.body.prepend(frame);
      },
      `${sites.app}${path}?${new URLSearchParams({ embed: '1', v: '1', o: sites.demoSite })}`,
    );
  } else await page.goto(path);
  const place = isFramed ? page.frameLocator('iframe') : page;
  await expect(place.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The paths of all requests for scripts and of calls, as they are made. */
function requestsOf(page: Page): { scripts: string[]; calls: string[] } {
  const made = { scripts: [] as string[], calls: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/v2\/assets\/.*\.js$/.test(pathname)) made.scripts.push(pathname);
    else if (pathname.includes('/provider/')) made.calls.push(pathname);
  });
  return made;
}

for (const visit of visits) {
  test(`${nameOf(visit)} preloads what its first screen asks for, and nothing else`, async ({ page, addresses }) => {
    const named: string[] = [];
    // Without its preloads the page asks by itself, one level after the other.
    await page.route(
      ({ pathname }) => pathname === visit.path,
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        named.push(...[...html.matchAll(/modulepreload" href="([^"]*)"/g)].map(([, to = '']) => to));
        await route.fulfill({ response, body: html.replace(/<link rel="(?:module)?preload"[^>]*>/g, '') });
      },
    );
    const { scripts } = requestsOf(page);
    await open(page, visit, addresses);
    const first = () => scripts.filter((path) => !LATER.test(path));
    await expect.poll(() => first().toSorted()).toEqual(named.toSorted());
  });
}

for (const visit of visits.filter(({ call }) => call)) {
  test(`${nameOf(visit)} fetches nothing twice`, async ({ page, addresses }) => {
    const { scripts, calls } = requestsOf(page);
    await open(page, visit, addresses);
    expect(calls).toEqual([visit.call]);
    expect(scripts.toSorted()).toEqual([...new Set(scripts)].toSorted());
  });
}
