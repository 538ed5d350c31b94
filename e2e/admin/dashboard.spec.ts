import { portalBase } from '@contract/paths';
import { reportPaths } from '@contract/report-paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const today = `${portalBase}${reportPaths.dashboard.href()}`;

async function open(page: Page, email: string): Promise<void> {
  await openAs(page, email, today);
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
}

test('an administrator of a practice sees how it stands, live, with exact numbers on demand, and opens the list behind a figure', async ({
  page,
}) => {
  await open(page, 'manager@bright-smile.test');
  await expect(page.getByText(/updates by itself/)).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Waiting transactions' });
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  const plans = page.getByRole('region', { name: 'Plans that patients choose' });
  await expect(plans.getByRole('table')).toBeHidden();
  await plans.getByText('Exact numbers').press('Enter');
  await expect(plans.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const chosen = page.getByRole('region', { name: 'From a chosen plan to a loan' });
  await expect(chosen.getByRole('img')).toHaveAccessibleName(/^Approved by chosen plan: .+ \d+%/);
  await chosen.getByText('Exact numbers').press('Enter');
  await expect(chosen.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Costs by plan' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 900 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(768);
  const link = waiting.getByRole('link', { name: /for the patient/ });
  const many = Number((await link.innerText()).split(' ')[0]);
  await link.click();
  await expect(page.getByRole('tab', { name: /^Waiting/ })).toHaveText(`Waiting${many}`);
});

test('whoever has several practices chooses one', async ({ page }) => {
  await open(page, 'multi@demo.test');
  await page.getByRole('combobox', { name: 'Practice' }).click();
  await page.getByRole('option', { name: /^Harbor Med Spa/ }).click();
  await expect(page.getByRole('region', { name: 'Applications today' })).toBeVisible();
});
