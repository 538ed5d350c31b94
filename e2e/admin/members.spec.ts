import { memberStaffPaths } from '@contract/membership/staff-paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';

test('members are narrowed by how they are shown, found by name, and open as members', { tag: '@both' }, async ({
  page,
}) => {
  await openAs(page, 'manager@harbor-medspa.test', `${portalBase}${memberStaffPaths.members.href()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Members' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Reschedule requested/ }).click();
  await expect(list.getByText('Reschedule requested').first()).toBeVisible();
  await expect(list.getByText('Active', { exact: true })).toHaveCount(0);
  await page.getByRole('tab', { name: /^All/ }).click();
  await page.getByRole('searchbox').first().fill('morgan');
  await expect(list.getByRole('link', { name: 'Morgan Ellis' })).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await list.getByRole('link', { name: 'Morgan Ellis' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Morgan Ellis' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Visits' })).toBeVisible();
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details.getByRole('listitem').first()).toContainText(/, \d{1,2}:\d{2} [ap]m$/);
  await expect(page.getByText(/^If Morgan cancels today, they will .*\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'View quote' }).click();
  const quote = page.getByRole('dialog', { name: 'If Morgan cancels today' });
  await expect(quote.getByText('Treatments used')).toBeVisible();
  await expectAccessible(page);
  await quote.getByRole('button', { name: 'Email quote to Morgan' }).click();
  await expect(page.getByRole('dialog', { name: 'Cancellation quote sent' })).toContainText(
    'nothing has been canceled yet',
  );
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
