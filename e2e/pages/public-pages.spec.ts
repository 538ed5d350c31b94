import { expect, expectAccessible, test } from '../fixtures/world';

test('a legal page opens under its content policy and passes axe', { tag: '@both' }, async ({ page }) => {
  const answer = await page.goto('/v2/terms-and-conditions');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: /terms/i }).first()).toBeVisible();
  await expectAccessible(page);
});

test('an unknown address of the portals shows the fallback page', async ({ page }) => {
  await page.goto('/v2/no/such/page');
  await expect(page).toHaveTitle(/Page not found/);
});

test('what cannot be shown says so on a page 400 px wide, with the way home and the help', { tag: '@both' }, async ({
  page,
  baseURL,
  problems,
}) => {
  await page.route('**/borrower/me', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'x', error: 'x', requestId: 'r-17' } }),
  );
  await page.goto('/v2/borrower/login');
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'a-token');
    localStorage.setItem('access_token_kind', 'borrower');
  });
  await page.goto('/v2/borrower/welcome');
  await expect(page.getByRole('heading', { level: 1, name: 'Sorry....' })).toBeVisible();
  await expect(page).toHaveTitle(/Error Page/);
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible();
  await expect(page.getByText(/important changes/)).toBeVisible();
  const width = (page.viewportSize()?.width ?? 0) < 440 ? 350 : 400;
  expect((await page.locator('main > div').boundingBox())?.width).toBe(width);
  await expect(page.getByRole('link', { name: 'BACK HOME' })).toHaveAttribute('href', baseURL ?? '');
  const help = page.getByRole('button', { name: 'Need help?' });
  expect(await help.boundingBox()).toMatchObject({ width: 171, height: 40 });
  await expectAccessible(page);
  await help.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  problems.length = 0;
});

test('on a slow network the empty page shows that it is coming, and no longer than that', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/v2/bright-smile/apply', { waitUntil: 'commit' });
  const mark = () => page.locator('#root').evaluate((root) => getComputedStyle(root, '::after').animationName);
  await expect.poll(mark).toMatch(/waiting|shown/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await mark()).toBe('none');
});

test('the page of the calls finds one, without empty headings, and says when there is none', { tag: '@both' }, async ({
  page,
}) => {
  await page.goto('/docs');
  const calls = page.locator('summary');
  const all = await calls.count();
  const box = page.getByRole('searchbox', { name: 'Find a call' });
  await box.fill('apply/finish');
  await expect(calls.filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['/apply']);
  await box.fill('no such call');
  await expect(page.getByText('No call matches.')).toBeVisible();
  await box.fill('');
  await expect(calls.filter({ visible: true })).toHaveCount(all);
});

test("the practice's site shows the button of the snippet", async ({ page, addresses }) => {
  await page.goto(addresses.demoSite);
  await expect(page.locator('pf-button').getByRole('button').first()).toBeVisible();
});

test('a mailbox without messages is empty', async ({ mailbox }) => {
  expect(await mailbox.list('nobody@patient.test')).toEqual([]);
});
