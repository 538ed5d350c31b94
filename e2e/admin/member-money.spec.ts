import { memberPaths } from '@contract/membership/paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const RANGE = 'from=2020-01-01&to=2035-01-01';
const MANAGER = 'manager@harbor-medspa.test';

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('payments of members are narrowed to what failed, and one opens with its bills and tries', {
  tag: '@both',
}, async ({ page }) => {
  await openAs(page, MANAGER, `${portalBase}${memberPaths.memberPayments.href()}?${RANGE}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Member payments' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Member payments' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
  await page.getByRole('tab', { name: /^Arrived/ }).click();
  await expect(list.getByText('To come')).toHaveCount(0);
  await list.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'What it pays' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tries' }).getByText('Arrived')).toBeVisible();
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
  await page.getByRole('link', { name: 'Open the member' }).click();
  await expect(page.getByRole('region', { name: 'Visits' })).toBeVisible();
});

test('what a practice is paid for memberships opens with the deposit that pays it', { tag: '@both' }, async ({
  page,
}) => {
  await openAs(page, MANAGER, `${portalBase}${memberPaths.memberTransactions.href()}?${RANGE}`);
  const list = page.getByRole('region', { name: 'Membership transactions' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
  await page.getByRole('tab', { name: /^Arrived/ }).click();
  await expect(list.getByText('Waits for a deposit')).toHaveCount(0);
  await list.getByRole('link').first().click();
  const deposits = page.getByRole('region', { name: /^(The deposit that pays it|Deposits that kept it back)$/ });
  await expect(deposits.getByText('Arrived').first()).toBeVisible();
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
});
