import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const address = `${portalBase}${paths.admin.treatmentSettings.href()}`;

const open = (page: Page, email: string) => openAs(page, email, address);

test('an Admin says what a practice does, is told of one that is there already, and takes one away', async ({ page }, {
  project,
  retry,
}) => {
  const name = `Clear aligners ${project.name} ${retry}`;
  await open(page, 'admin@demo.test');
  await page.getByRole('main').getByRole('combobox', { name: 'Practice' }).fill('Prairie Aud');
  await page.getByRole('option', { name: /^Prairie Audiology/ }).click();
  await expect(page.getByRole('heading', { name: 'Treatments' })).toBeVisible();
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  const add = async (treatment: string, price: string) => {
    await page.getByRole('button', { name: 'Add treatment' }).click();
    await dialog.getByLabel('Treatment', { exact: true }).fill(treatment);
    await dialog.getByLabel('Usual price').fill(price);
  };
  await add(name, '');
  await dialog.getByRole('button', { name: 'Add treatment' }).click();
  await expect(dialog.getByText('Enter an amount like 500').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Usual price').fill('1250.50');
  await dialog.getByRole('button', { name: 'Add treatment' }).click();
  await expect(page.getByText(`${name} saved`)).toBeVisible();
  const row = page.getByRole('list', { name: 'Treatments' }).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('$1,250.50');

  await add(name.toUpperCase(), '10');
  await dialog.getByRole('button', { name: 'Add treatment' }).click();
  await expect(dialog.getByText('The practice already has this treatment.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await row.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Uses an Allergan product').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Allergan');
  await page.setViewportSize({ width: 768, height: 1024 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await row.getByRole('button', { name: `Remove ${name}` }).click();
  await dialog.getByRole('button', { name: 'Remove treatment' }).click();
  await expect(row).toHaveCount(0);
});

test('whoever is no Admin is led to the applications', async ({ page }) => {
  await open(page, 'manager@bright-smile.test');
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
});
