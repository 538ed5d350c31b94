import { readFile } from 'node:fs/promises';
import { memberStaffPaths } from '@contract/membership/staff-paths';
import { portalBase } from '@contract/paths';
import { readCsv } from '../../api/generated/read-csv';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const RANGE = 'from=2020-01-01&to=2035-01-01';
const MANAGER = 'manager@harbor-medspa.test';

/** "$1,234.50" and "−$3" in cents. */
const centsOf = (text: string) =>
  (/^[−–-]/.test(text) ? -1 : 1) * Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('payments of members are narrowed to what failed, and one opens with its bills and tries', {
  tag: '@both',
}, async ({ page }) => {
  await openAs(page, MANAGER, `${portalBase}${memberStaffPaths.memberPayments.href()}?${RANGE}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Member payments' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Member payments' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
  await page.getByRole('tab', { name: /^Paid/ }).click();
  await expect(list.getByText('Scheduled')).toHaveCount(0);
  await list.getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Applied to' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Attempts' }).getByText('Paid', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
  await page.getByRole('link', { name: 'Open member' }).click();
  await expect(page.getByRole('region', { name: 'Visits' })).toBeVisible();
});

test('what a practice is paid for memberships opens with the deposit that pays it', { tag: '@both' }, async ({
  page,
}) => {
  await openAs(page, MANAGER, `${portalBase}${memberStaffPaths.memberTransactions.href()}?${RANGE}`);
  const list = page.getByRole('region', { name: 'Membership transactions' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
  await page.getByRole('tab', { name: /^Paid/ }).click();
  await expect(list.getByText('Pending deposit')).toHaveCount(0);
  await list.getByRole('link').first().click();
  const deposits = page.getByRole('region', { name: /^(Deposit|Withheld from deposits)$/ });
  await expect(deposits.getByText('Paid').first()).toBeVisible();
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
});

test('an invoice adds up on its page and is saved as a PDF, its loyalty credit member by member', {
  tag: '@both',
}, async ({ page }) => {
  await openAs(page, MANAGER, `${portalBase}${memberStaffPaths.invoices.href()}?${RANGE}`);
  const list = page.getByRole('region', { name: 'Invoices' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
  await list.getByRole('link').first().click();
  const sheet = page.getByRole('region', { name: 'Invoice lines' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
  const amounts = (await sheet.locator('td[data-amount]').allInnerTexts()).map(centsOf);
  expect(amounts.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(amounts.at(-1));
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Invoice PDF' }).click();
  expect((await arrives).suggestedFilename()).toBe('provider-invoice.pdf');
});

test('the invoice of a month that is not over says when it is made', async ({ page }) => {
  const month = new Date().toISOString().slice(0, 7);
  const path = memberStaffPaths.invoice.href({ providerId: 'prac-harbor-medspa', month });
  await openAs(page, MANAGER, `${portalBase}${path}`);
  await expect(page.getByText(/ isn't over yet\. We'll issue its invoice on /)).toBeVisible();
});

test('the month ends: one equation ties what was due to what arrived, and a letter opens its deposit', {
  tag: '@both',
}, async ({ page }) => {
  await openAs(page, MANAGER, `${portalBase}${memberStaffPaths.monthEnd.href()}`);
  // Beside the month, and again where its equation ends.
  await expect(page.getByText('Ties out')).toHaveCount(2);
  const equation = page.getByLabel('Amounts due and paid');
  await expect(equation.getByText('$0.00 difference')).toBeVisible();
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
  const [opening = 0, came = 0, ...rest] = (await equation.locator('dd').allInnerTexts()).map(centsOf);
  const arrived = rest.at(-2) ?? 0;
  expect(opening + came - rest.slice(0, -2).reduce((sum, one) => sum + one, 0)).toBe(arrived);
  // A printed month says whose it is and of which day.
  const paper = page.getByText(/^Harbor Med Spa, as of [A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  await page.emulateMedia({ media: null });
  const deposits = page.getByRole('region', { name: 'Deposits paid' });
  const amounts = (await deposits.locator('tbody td:last-child').allInnerTexts()).map(centsOf);
  expect(amounts.reduce((sum, one) => sum + one, 0)).toBe(arrived);
  // The file of the month says the same as its payouts, column by column.
  const totals = (await page.getByRole('region', { name: 'Membership payouts' }).locator('tfoot td').allInnerTexts())
    .slice(1, 4)
    .map(centsOf);
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await arrives;
  expect(file.suggestedFilename()).toBe('PRIVI_Provider_Transactions.csv');
  const [head = [], ...written] = readCsv(await readFile(await file.path(), 'utf8'));
  const sumOf = (heading: string) =>
    written.reduce((sum, line) => sum + Math.round(Number(line[head.indexOf(heading)]) * 100), 0);
  expect([sumOf('Treatments'), -sumOf('Our fee'), sumOf('Practice receives')]).toEqual(totals);
  const first = deposits.getByRole('button', { name: 'Deposit A', exact: true });
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const chosen = page.getByRole('region', { name: /^Deposit A, / });
  const lines = (await chosen.locator('td[data-amount]').allInnerTexts()).map(centsOf);
  expect(lines.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(lines.at(-1));
  expect(lines.at(-1)).toBe(amounts[0]);
});
