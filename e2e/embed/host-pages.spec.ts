import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { countListeners, listeners } from './world/listeners';
import { expect, test } from './world/test';

/** What is particular about a page of the gallery; all others carry the plain pill. */
type Particular = {
  /** Name of the button to press; null where a flow stands in the page. */
  button?: string | null;
  /** The page adds the script only when somebody moves the pointer. */
  isDelayed?: boolean;
  /** The page's policy refuses the frame, which the browser tells the console. */
  isBlocked?: boolean;
};

const PARTICULARS: Record<string, Particular> = {
  clickjack: { button: null },
  'delayed-script': { isDelayed: true },
  'frame-blocked': { isBlocked: true },
  rtl: { button: 'Pay over time' },
  transformed: { button: 'Check what I qualify for' },
};

// The folder itself, so that a page nobody thought of here is tested like all others.
const HOSTS = readdirSync(new URL('../../demo-site/hosts/', import.meta.url))
  .flatMap((file) => /^(.+)\.html$/.exec(file)?.[1] ?? [])
  .filter((name) => name !== 'index');

const OURS =
  'pf-button, pf-inline, pf-application, pf-calculator, pf-generic-calculator, pf-calculator-apply, privi-signup';

/** Everything in the document that is not ours: names of elements, attributes of the root, sheets and lasting state. */
const surroundings = (tab: Page) =>
  tab.evaluate((ours) => {
    const isOurs = (element: Element) => element.closest(ours) !== null;
    return {
      elements: [...document.querySelectorAll('*')].filter((node) => !isOurs(node)).map(({ localName }) => localName),
      root: document.documentElement.getAttributeNames().sort(),
      body: document.body.getAttributeNames().sort(),
      sheets: document.adoptedStyleSheets.length,
      // The place, not how many there are: an entry that the page went back from can be gone forward to.
      entry: (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index,
      address: location.href,
    };
  }, OURS);

const arrive = async (tab: Page, { button = 'See my options', isDelayed = false }: Particular) => {
  if (isDelayed) {
    await expect.poll(() => tab.evaluate(() => document.readyState)).toBe('complete');
    await tab.mouse.click(40, 40);
  }
  if (button === null) await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeVisible();
  else await expect(tab.getByRole('button', { name: button })).toBeVisible();
};

for (const host of HOSTS) {
  const particular = PARTICULARS[host] ?? {};
  const { button = 'See my options', isBlocked = false } = particular;

  test(`the page ${host} is asked for nothing before intent, and has everything back afterwards`, async ({
    page: tab,
    visitDemo,
    app,
    events,
    problems,
    context,
  }) => {
    await countListeners(tab);
    const origins = new Set<string>();
    tab.on('request', (request) => origins.add(new URL(request.url()).origin));
    await visitDemo(`/hosts/${host}`);
    await arrive(tab, particular);
    const before = await surroundings(tab);

    if (button !== null) {
      // Only files of the SDK and, for a calculator in the page, the practice's public profile.
      const asked = app.requests.filter((path) => !/^\/sdk\/v1\/([\w-]+\.js|practice\/bright-smile\.json)$/.test(path));
      expect(asked).toEqual([]);
      await expect(tab.locator('iframe')).toHaveCount(0);
      await tab.getByRole('button', { name: button }).click();
      if (isBlocked) await expect(tab.getByRole('alert').getByRole('link')).toBeVisible();
      else await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
      await tab.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(tab.getByRole('dialog')).toBeHidden();
      await expect.poll(() => surroundings(tab)).toEqual(before);
    }
    expect(await context.cookies()).toEqual([]);
    expect([...origins].sort()).toEqual([app.origin, new URL(tab.url()).origin].sort());

    const found = (await events()).map(([name]) => name).filter((name) => name === 'csp' || name === 'shift');
    expect(found).toEqual(isBlocked ? ['csp'] : []);
    if (isBlocked) problems.length = 0;

    const elements = await tab.evaluateHandle(
      (ours) => [...document.querySelectorAll(ours)].map((element) => new WeakRef(element)),
      OURS,
    );
    await tab.evaluate(async (ours) => {
      await (window as unknown as { PF(command: string): Promise<void> }).PF('destroy');
      for (const element of document.querySelectorAll(ours)) element.remove();
    }, OURS);
    expect(await surroundings(tab)).toEqual(before);
    await expect.poll(() => listeners(tab)).toEqual({});
    const devtools = await context.newCDPSession(tab);
    const alive = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return elements.evaluate((refs) => refs.flatMap((ref) => ref.deref()?.localName ?? []));
    };
    await expect.poll(alive).toEqual([]);
  });
}
