import { paths, portalBase } from '@contract/paths';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const page29 = `${portalBase}${paths.enterprise.href({ urlSlug: 'harborline' })}`;
const cards = (page: Page) => page.locator('[data-practice]');
const field = (page: Page) => page.getByLabel('City, state, ZIP, or name');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const applies = (page: Page) => page.getByRole('link', { name: /^Apply here/ });
/** The filled buttons, by what they are called. */
const filled = (page: Page) =>
  applies(page).evaluateAll((links) => {
    const colors = links.map((link) => getComputedStyle(link).backgroundColor);
    return links.filter((_, at) => colors[at] !== 'rgb(255, 255, 255)').map((link) => link.getAttribute('aria-label'));
  });

test('whoever types a ZIP code finds the nearest practice first', { tag: '@both' }, async ({ page }) => {
  await page.goto(page29);
  await expect(page.getByRole('heading', { name: 'Choose your practice', level: 1 })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('4 practices');
  await expect(cards(page)).toHaveCount(4);
  await expect.poll(() => filled(page)).toEqual([]);
  await expectAccessible(page);

  await field(page).fill('33602');
  await expect(page.getByRole('status')).toHaveText('2 practices in Florida, Tampa first');
  await expect(page.getByRole('button', { name: 'Florida 2' })).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).first()).toContainText('Gulf Med Spa');
  await expect(cards(page).first()).toContainText('Tampa, FL');
  await expect(
    cards(page)
      .first()
      .getByRole('link', { name: /^Call / }),
  ).toHaveAttribute('href', /^tel:\+1\d{10}$/);
  await expect.poll(() => filled(page)).toEqual(['Apply here, at Gulf Med Spa']);
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);

  if (isPhone(page)) {
    // The first card is open; the others fold, and open in their place.
    await expect(applies(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Other states' })).toBeVisible();
    await page.getByRole('button', { name: /Harbor Med Spa/ }).tap();
    await expect(applies(page)).toHaveCount(2);
    await expectAccessible(page);
  } else {
    await expect(applies(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Sunset Plastics, Los Angeles' }).press('Enter');
    await expect(page.getByRole('status')).toHaveText('1 practice in California');
    await expect(page.getByRole('heading', { name: '1 practice in California' })).toBeFocused();
    await field(page).fill('33602');
  }
  await applies(page).first().press('Enter');
  await expect(page).toHaveURL(/\/v2\/gulf-medspa\/apply/);
  await page.goBack();
  await expect(field(page)).toHaveValue('33602');
  await expect(page.getByRole('status')).toHaveText('2 practices in Florida, Tampa first');
});

test('a name, a state where nobody is, and a chip', { tag: '@both' }, async ({ page }) => {
  await page.goto(page29);
  await field(page).fill('sunset');
  await expect(page.getByRole('status')).toHaveText('1 practice matching “sunset”');
  await expect.poll(() => filled(page)).toEqual(['Apply here, at Sunset Plastics']);
  await field(page).fill('Ohio');
  await expect(page.getByRole('status')).toHaveText('No practices in Ohio');
  await expect(cards(page)).toHaveCount(4);
  await expect.poll(() => filled(page)).toEqual([]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Wisconsin 1' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('1 practice in Wisconsin');
  await cards(page).first().getByRole('link', { name: 'Payment calculator for Lakeview Dermatology' }).press('Enter');
  await expect(page).toHaveURL(/\/v2\/payment-calculator\?practice=lakeview-derm/);
});

test('the page in Spanish keeps what was typed, and says its rates', { tag: '@both' }, async ({ page }) => {
  await page.goto(page29);
  await field(page).fill('Miami');
  await expect(page.getByRole('contentinfo')).toContainText(/Plans from .* APR.* Example: \$3,000\.00 over/);
  await page.getByRole('link', { name: 'Español' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Elija su consultorio', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Ciudad, estado, código postal o nombre')).toHaveValue('Miami');
  await expect(page.getByRole('status')).toHaveText('2 consultorios en Florida, primero Miami');
  await expect(page.getByRole('contentinfo')).toContainText(/Planes de .* Ejemplo: \$3,000\.00 en/);
  await expectAccessible(page);
  const text = (await page.locator('main, header, footer').allInnerTexts()).join('\n').replace(/Group/g, '');
  expect(text).not.toMatch(/\b(?:the|your|you|with|and|we|this|is)\b/i);
});

test('no other website frames the page', async ({ page, addresses }) => {
  const answer = await page.request.get(`${page29}?embed=1&o=${encodeURIComponent(addresses.demoSite)}`);
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('an unknown enterprise leads to the main page', async ({ page, problems }) => {
  await page.goto('/v2/no-such-group/enterprise');
  await page.waitForURL((address) => !address.pathname.includes('no-such-group'));
  await expect(page.getByRole('heading', { name: 'We can’t find that practice' })).toBeVisible();
  problems.length = 0;
});

test('a page that cannot be fetched says so, and tries again', async ({ page, problems }) => {
  let isDown = true;
  await page.route('**/practice/enterprise?*', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(page29);
  await expect(page.getByRole('alert')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(cards(page)).toHaveCount(4);
  problems.length = 0;
});
