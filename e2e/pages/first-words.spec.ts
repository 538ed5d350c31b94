import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/world';

const ASK = 'What email should we use?';
const words = '#first-words';

test.describe('while no script has come', () => {
  test.use({ javaScriptEnabled: false });

  test('the first question is there to be read, with the practice that asks it', async ({ page }) => {
    await page.goto('/v2/bright-smile/apply');
    await expect(page.locator(words).getByText(ASK)).toBeVisible();
    await expect(page.locator(words).getByText(/Bright Smile Dental never sees your income/)).toBeVisible();
    await page.goto('/v2/privi/harbor-medspa/signup');
    await expect(page.locator(words).getByText('Join Harbor Med Spa’s membership program')).toBeVisible();
    await page.goto('/v2/bright-smile/apply?lang=es');
    await expect(page.locator(words).getByText('¿Qué correo electrónico usamos?')).toBeVisible();
  });

  test('an unknown practice and an address of a later step have none', async ({ page }) => {
    for (const address of ['/v2/no-such-practice/apply', '/v2/bright-smile/apply?pagePath=personal-info']) {
      await page.goto(address);
      await expect(page.locator(words)).toHaveCount(0);
    }
  });
});

/** Opens the application and holds its program back until the words are read. */
async function openSlowly(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto('/v2/bright-smile/apply', { waitUntil: 'commit' });
  await expect(page.locator(words).getByText(ASK)).toBeVisible();
  return { release };
}

test('they stand where the question is drawn, and go when it is', { tag: '@both' }, async ({ page }) => {
  const { release } = await openSlowly(page);
  const early = await page.locator(words).getByText(ASK).boundingBox();
  release();
  const heading = page.getByRole('heading', { level: 1, name: ASK });
  await expect(heading).toBeVisible();
  await expect(page.locator(words)).toBeHidden();
  const drawn = await heading.boundingBox();
  expect([early?.x, early?.y]).toEqual([drawn?.x, drawn?.y]);
});

test('they are the largest paint: the program draws nothing that is larger', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const { release } = await openSlowly(page);
  const seen = await page.evaluateHandle(() => {
    const paints: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        paints.push((entry as PerformanceEntry & { element: Element }).element.className);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    return paints;
  });
  await expect.poll(() => seen.jsonValue()).toEqual(['fine']);
  release();
  await expect(page.getByRole('heading', { level: 1, name: ASK })).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  // Two frames later all that was drawn has been painted and told.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await seen.jsonValue()).toEqual(['fine']);
});
