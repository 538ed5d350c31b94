import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

async function open(page: Page, address: string, email = 'admin@demo.test'): Promise<void> {
  await openAs(page, email, address);
}
const applications = `${portalBase}${paths.admin.applications.href()}`;
const rows = (page: Page) => page.getByRole('region', { name: 'Applications' }).getByRole('link');

test('with the keyboard alone a place, a person and all results are reached from anywhere', async ({ page }) => {
  await open(page, applications, 'manager@bright-smile.test');
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search people, pages, and numbers' });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('dep');
  await expect(page.getByRole('option', { name: /^Deposits/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Deposits', level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('casey');
  const people = page.getByRole('group', { name: 'Applications' }).getByRole('option');
  await expect(people.first()).toContainText('Casey');
  await expectAccessible(page);
  const name = await people.first().locator('b').innerText();
  await expect(people.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(people.first()).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('casey');
  await expect(people.first()).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Search', level: 1 })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('casey');
  await expect(page.getByRole('region', { name: 'Transactions' }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

test('Escape closes it and gives the focus back, and nothing of another practice is found', async ({ page }) => {
  await open(page, applications, 'staff@harbor-medspa.test');
  const opener = page.getByRole('button', { name: /^Search/ });
  await opener.click();
  await page.keyboard.type('casey');
  await expect(page.getByRole('option', { name: 'All results for “casey”' })).toBeVisible();
  await expect(page.getByText('No results for “casey”.')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No results for “casey” in the practices you can access.')).toBeVisible();
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
