import { reportPaths } from '@contract/credit-transaction/paths';
import { getPracticeFigures } from '@contract/dashboard/calls';
import { portalBase } from '@contract/paths';
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
  await expect(page.getByText(/updates automatically/)).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Pending transactions' });
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  const plans = page.getByRole('region', { name: 'Plans patients choose' });
  await expect(plans.getByRole('table')).toBeHidden();
  await plans.getByText('Show numbers').press('Enter');
  await expect(plans.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const chosen = page.getByRole('region', { name: 'Approval rate by plan' });
  // The people of some days' worlds have chosen no plan for a month.
  const figures = await page.request.get(`${getPracticeFigures.path}?practiceId=prac-bright-smile`);
  const { chosen: plansChosen }: { chosen: object[] } = await figures.json();
  if (plansChosen.length === 0) await expect(chosen).toContainText('No patients chose a plan');
  else {
    await expect(chosen.getByRole('img')).toHaveAccessibleName(/^Approval rate by chosen plan: .+ \d+%/);
    await chosen.getByText('Show numbers').press('Enter');
    await expect(chosen.getByRole('table').getByRole('row')).toHaveCount(plansChosen.length + 1);
  }
  await expect(page.getByRole('region', { name: 'Costs by plan' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 900 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(768);
  const link = waiting.getByRole('link', { name: /awaiting patient/ });
  const many = Number((await link.innerText()).split(' ')[0]);
  await link.click();
  await expect(page.getByRole('tab', { name: /^Pending/ })).toHaveText(`Pending${many}`);
});

test('whoever has several practices chooses one', async ({ page }) => {
  await open(page, 'multi@demo.test');
  await expect(page.getByRole('heading', { name: 'Choose a practice' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Practice' }).click();
  await page.getByRole('option', { name: /^Harbor Med Spa/ }).click();
  await expect(page.getByRole('region', { name: 'Applications today' })).toBeVisible();
});

test('another practice is chosen at the top without leaving the screen; only a detail is left', async ({ page }) => {
  await openAs(
    page,
    'admin@demo.test',
    `${portalBase}${reportPaths.loans.href()}?from=2020-01-01&to=2035-01-01&page=2`,
  );
  const pick = async (from: string, to: string) => {
    await page.getByRole('button', { name: from }).click();
    await page.getByRole('group', { name: 'Practices' }).getByRole('button', { name: to }).click();
  };
  await pick('All practices', 'Bright Smile Dental');
  await expect(page.getByRole('heading', { name: 'Loans', level: 1 })).toBeVisible();
  const practices = page.getByRole('region', { name: 'Loans' }).locator('td[data-title="Practice"]');
  await expect.poll(async () => [...new Set(await practices.allInnerTexts())]).toEqual(['Bright Smile Dental']);
  expect(new URL(page.url()).searchParams.has('page')).toBe(false);
  await page.getByRole('region', { name: 'Loans' }).getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  await pick('Bright Smile Dental', 'Harbor Med Spa');
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
});
