import { readFile } from 'node:fs/promises';
import { reportPaths } from '@contract/credit-transaction/paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

// Which days the demo world has deposits on depends on the day it was made: all of them are looked at.
const deposits = `${portalBase}${reportPaths.deposits.href()}?from=2020-01-01&to=2035-01-01`;

async function open(page: Page, email: string): Promise<void> {
  await openAs(page, email, deposits);
  await expect(page.getByRole('heading', { name: 'Deposits', level: 1 })).toBeVisible();
}

const centsOf = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100) * (/[-−]/.test(text) ? -1 : 1);

test('a practice reads what a deposit pays for, and list, lines, sums and file agree to the cent', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await open(page, 'manager@bright-smile.test');
  const list = page.getByRole('region', { name: 'Deposits' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  const row = list.locator('tbody').getByRole('row').first();
  const amount = centsOf(await row.locator('td[data-title="Amount"]').innerText());
  const ref = await list.getByRole('link').first().innerText();
  await list.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Bright Smile Dental', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const lines = page.getByRole('table', { name: 'Deposit lines' }).locator('tbody').getByRole('row');
  const amounts = await lines.locator('td:last-child').allInnerTexts();
  expect(amounts.length).toBeGreaterThan(0);
  expect(amounts.reduce((sum, text) => sum + centsOf(text), 0)).toBe(amount);
  await expect(page.getByText(ref)).toBeVisible();
  expect(centsOf(await page.locator('tfoot td:last-child').innerText())).toBe(amount);
  if (isMobile) return;
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await arrives;
  expect(file.suggestedFilename()).toBe('deposit.csv');
  const [, ...written] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(written).toHaveLength(amounts.length);
  expect(written.reduce((sum, line) => sum + centsOf(line.split(',').at(-1) ?? ''), 0)).toBe(amount);
  await page.getByRole('link', { name: 'Deposits', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Deposits', level: 1 })).toBeVisible();
  await page.goto(deposits);
  await page.getByRole('searchbox', { name: 'Reference' }).fill(ref);
  await expect(list.locator('tbody').getByRole('row')).toHaveCount(1);
});

test('the deposit of another practice is not there', async ({ page }) => {
  await open(page, 'admin@demo.test');
  const list = page.getByRole('region', { name: 'Deposits' });
  const foreign = list.getByRole('row').filter({ hasNotText: 'Bright Smile Dental' }).getByRole('link').first();
  const address = await foreign.getAttribute('href');
  await page.context().clearCookies();
  await open(page, 'manager@bright-smile.test');
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { name: 'Deposit not found', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back to deposits' }).click();
  await expect(page.getByRole('heading', { name: 'Deposits', level: 1 })).toBeVisible();
});
