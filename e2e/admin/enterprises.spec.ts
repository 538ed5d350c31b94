import { enterprisePaths } from '@contract/enterprise/paths';
import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const list = `${portalBase}${enterprisePaths.list.href()}`;
/** 1 by 1 pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const dialog = (page: Page) => page.getByRole('dialog');
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
async function edit(page: Page, name: string): Promise<void> {
  await rowOf(page, name).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

test('an enterprise is made, found, changed, and its page leads to its practice', async ({ page }, { retry }) => {
  const mark = `made-${retry}`;
  const name = `Prairie Group ${mark}`;
  const slug = `prairie-${mark}`;
  const practice = 'Clearview Eye Center';
  await openAs(page, 'admin@demo.test', `${portalBase}${paths.admin.applications.href()}`);
  // The groups of the sidebar are folded where they would not fit.
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Practice' }).click();
  await page.getByRole('link', { name: 'Enterprises' }).last().click();
  await expect(page.getByText('Harborline Aesthetics Group').first()).toBeVisible();
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);

  await page.getByRole('button', { name: 'New enterprise' }).click();
  await dialog(page).getByRole('button', { name: 'Add enterprise' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Enter a name');
  await expectAccessible(page);
  await dialog(page).getByLabel('Name', { exact: true }).fill(name);
  await dialog(page).getByLabel('Page address').fill('admin');
  await dialog(page).getByLabel('Search practices').fill(practice);
  await dialog(page).getByRole('checkbox', { name: practice }).check();
  await dialog(page).getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(dialog(page).getByRole('button', { name: 'Remove logo' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add enterprise' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('This address is reserved');
  await dialog(page).getByLabel('Page address').fill(slug);
  await dialog(page).getByRole('button', { name: 'Add enterprise' }).click();

  await expect(page.getByRole('heading', { name: 'Enterprise page ready', level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`${portalBase}${enterprisePaths.congratulations.pattern}`);
  await expect(page.getByText(`${name}’s page is ready.`)).toBeVisible();
  await expectAccessible(page);
  const [shown] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open page' }).click(),
  ]);
  // One practice is no choice: the page leads straight to it.
  await expect(shown).toHaveURL(/\/v2\/clearview-eye\/apply/);
  await shown.close();

  await page.getByRole('link', { name: 'Back to enterprises' }).click();
  await edit(page, name);
  // It pushes the practices down when it comes, and a press in that moment is none.
  await expect(dialog(page).getByRole('button', { name: 'Remove logo' })).toBeVisible();
  await dialog(page).getByLabel('Name', { exact: true }).fill(`${name} North`);
  await dialog(page).getByLabel('Search practices').fill(practice);
  await dialog(page).getByRole('checkbox', { name: practice }).uncheck();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${name} North’s page is ready.`)).toBeVisible();
  await page.goto(`/v2/${slug}/enterprise`);
  await expect(page.getByRole('heading', { name: 'No practices are taking applications', level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('a colleague who was quicker is not overwritten', async ({ page, browser, baseURL }) => {
  await openAs(page, 'admin@demo.test', list);
  await edit(page, 'BrightArch Dental Partners');
  await expect(dialog(page).getByRole('checkbox', { name: /^Bright Smile Dental/ })).toBeChecked();

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();
  await openAs(other, 'admin@demo.test', list);
  await edit(other, 'BrightArch Dental Partners');
  await dialog(other).getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(dialog(other).getByRole('button', { name: 'Remove logo' })).toBeVisible();
  await dialog(other).getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { name: 'Enterprise page ready', level: 1 })).toBeVisible();
  await context.close();

  await dialog(page).getByLabel('Name', { exact: true }).fill('BrightArch');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Logo: no → yes');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await edit(page, 'BrightArch Dental Partners');
  await dialog(page).getByRole('button', { name: 'Remove logo' }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('BrightArch Dental Partners’s page is ready.')).toBeVisible();
});

test('an enterprise admin sees their own and changes nothing; the membership brand has its own congratulations', async ({
  page,
}) => {
  await openAs(page, 'enterprise@demo.test', list);
  await expect(page.getByText('Harborline Aesthetics Group').first()).toBeVisible();
  await expect(page.getByText('BrightArch Dental Partners')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New enterprise' })).toHaveCount(0);
  await page.goto(
    `${portalBase}${enterprisePaths.membershipCongratulations.pattern}?name=X&enterpriseUrl=javascript:alert(1)`,
  );
  await expect(page.getByText('This link doesn’t match an enterprise page.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open page' })).toHaveCount(0);

  await openAs(page, 'privi-admin@demo.test', list);
  // Its practices finance too, so it is the platform's to change.
  await rowOf(page, 'Harborline Aesthetics Group').getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Open public page' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveCount(0);
});

test('whoever has no enterprise is led to their first screen', async ({ page }) => {
  await openAs(page, 'manager@bright-smile.test', `${portalBase}${paths.admin.applications.href()}`);
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enterprises' })).toHaveCount(0);
  await page.goto(list);
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
});
