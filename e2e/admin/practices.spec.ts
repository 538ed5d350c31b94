import { portalBase } from '@contract/paths';
import { practicePaths } from '@contract/practice/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const list = `${portalBase}${practicePaths.list.href()}`;
const members = `${portalBase}${practicePaths.membershipList.href()}`;
const rows = (page: Page) => page.getByRole('region', { name: 'Practices' }).getByRole('link');

test('a practice is looked up by a word of its name, and its sheet says how it is reached', async ({ page }) => {
  await openAs(page, 'admin@demo.test', list);
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Practice name' }).fill('eye');
  await expect(rows(page)).toHaveText(['Clearview Eye Center']);
  await rows(page).first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Clearview Eye Center' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^\(\d{3}\) \d{3}-\d{4}$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Treatments' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Practice name' })).toHaveValue('eye');
  await page.getByRole('searchbox', { name: 'Practice name' }).fill('no such name');
  await expect(page.getByText('No practices found')).toBeVisible();
});

test('under privi the practices with memberships are listed, and to that brand nothing of financing', async ({
  page,
}) => {
  await openAs(page, 'admin@demo.test', members);
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Clearview Eye Center' })).toHaveCount(0);

  await openAs(page, 'privi-admin@demo.test', members);
  await rows(page).filter({ hasText: 'Bright Smile Dental' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bright Smile Dental' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Treatments' })).toHaveCount(0);
  await expectAccessible(page);
});
