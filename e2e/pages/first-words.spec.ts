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
    await expect(page.locator(words).getByText('Join the membership program of Harbor Med Spa')).toBeVisible();
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

test('they stand where the question is drawn, and go when it is', { tag: '@both' }, async ({ page }) => {
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto('/v2/bright-smile/apply', { waitUntil: 'commit' });
  const early = await page.locator(words).getByText(ASK).boundingBox();
  release();
  const heading = page.getByRole('heading', { level: 1, name: ASK });
  await expect(heading).toBeVisible();
  await expect(page.locator(words)).toBeHidden();
  const drawn = await heading.boundingBox();
  expect([early?.x, early?.y]).toEqual([drawn?.x, drawn?.y]);
});
