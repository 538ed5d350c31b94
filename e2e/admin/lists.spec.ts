import { readFile } from 'node:fs/promises';
import { logPaths } from '@contract/audit-log/paths';
import { reportPaths } from '@contract/credit-transaction/paths';
import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const addressOf = (path: { href: () => string }) => `${portalBase}${path.href()}`;
const applications = addressOf(paths.admin.applications);
const auditTrail = addressOf(logPaths.auditTrail);
const userLogs = addressOf(logPaths.userLogs);

async function open(page: Page, address: string, email = 'admin@demo.test'): Promise<void> {
  await openAs(page, email, address);
}
const rowsOf = (page: Page, name: string) => page.getByRole('region', { name }).locator('tbody').getByRole('row');

test('the audit trail is narrowed from a row, by its action and its actor, and searched by an object', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await open(page, auditTrail);
  await expect(page.getByRole('heading', { name: 'Audit trail', level: 1 })).toBeVisible();
  const rows = rowsOf(page, 'Audit trail');
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page);
  // All on the clocks of one zone, which is named.
  if (!isMobile) await expect(page.getByRole('columnheader', { name: /^When, .+ Time$/ })).toBeVisible();
  const logIn = rows.filter({ hasText: 'logged in' }).first();
  await logIn.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Only this action' }).click();
  await expect(page.getByRole('button', { name: 'Action Logged in' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('action')).toBe('staff.logged_in');
  await expect(rows.filter({ hasNotText: 'logged in' })).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Object ID' }).fill('nothing-has-this-id');
  await expect(page.getByRole('heading', { name: 'No entries match “nothing-has-this-id”' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows.first()).toBeVisible();
  expect(new URL(page.url()).searchParams.has('action')).toBe(false);
  if (isMobile) return;
  await page.getByRole('button', { name: 'Columns' }).click();
  const kept = page.waitForResponse('**/practice/list-looks/listAuditTrail');
  await page.getByLabel('Detail', { exact: true }).check();
  await kept;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Detail' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Detail' })).toBeVisible();
  await page.goto(userLogs);
  await expect(page.getByRole('columnheader', { name: 'Action', exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Detail' })).toHaveCount(0);
});

test('staff of a practice see what its users did and no audit trail', async ({ page }) => {
  await open(page, userLogs, 'manager@bright-smile.test');
  await expect(page.getByRole('heading', { name: 'User log', level: 1 })).toBeVisible();
  await expect(rowsOf(page, 'User log').first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(auditTrail);
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit trail' })).toHaveCount(0);
});

test('a list is saved as a file with the rows and under the name that it has', async ({ page }) => {
  const lists = [
    [`${applications}?view=denied`, 'Applications', 'Applications.csv'],
    [auditTrail, 'Audit trail', 'audit-trail.csv'],
    [userLogs, 'User log', 'provider-user-logs.csv'],
    [addressOf(reportPaths.repayments), 'Repayments', 'borrower-repayments.csv'],
  ] as const;
  await open(page, auditTrail);
  await expect(page.getByRole('heading', { name: 'Audit trail', level: 1 })).toBeVisible();
  for (const [address, name, file] of lists) {
    await page.goto(address);
    await expect(rowsOf(page, name).first()).toBeVisible();
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const download = await arrives;
    expect(download.suggestedFilename()).toBe(file);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith('\uFEFF') && text.endsWith('\r\n')).toBe(true);
    await expect(page.getByText(new RegExp(`${file} saved, [\\d,]+ rows?`)).first()).toBeVisible();
    if (name === 'Applications') {
      const total = Number((await page.getByText(/ of [\d,]+$/).innerText()).split(' ').at(-1)?.replace(',', ''));
      expect(text.trim().split('\r\n')).toHaveLength(total + 1);
    }
  }
});

test('chosen rows are saved as a file of their own, and the data of chosen applications one by one', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await open(page, `${applications}?view=approved&sort=name`);
  const rows = rowsOf(page, 'Applications');
  await expect(rows.first()).toBeVisible();
  const numbers: string[] = [];
  for (const place of [3, 1]) {
    const row = rows.nth(place);
    numbers.unshift((await row.locator('td[data-title="Number"]').textContent()) ?? '');
    const name = await row.getByRole('link').innerText();
    await row.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 2' }).click();
  const text = await readFile(await (await arrives).path(), 'utf8');
  const [, ...lines] = text.trim().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(numbers);
  await expect(page.getByText('Applications.csv saved, 2 rows')).toBeVisible();

  await page.getByRole('button', { name: 'Download application data' }).click();
  await expect(page.getByText('Saved the details of 2 applications')).toBeVisible();
  expect(downloads.map((file) => file.split('.').at(-1))).toEqual(['csv', 'pdf', 'pdf']);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('2 selected')).toHaveCount(0);
  if (isMobile) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('all that a list finds are chosen beyond its page, and their file is of all of them', async ({ page }) => {
  await open(page, `${addressOf(reportPaths.repayments)}?from=2020-01-01&to=2035-01-01`);
  const list = page.getByRole('region', { name: 'Repayments' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await list.locator('thead').getByRole('checkbox').check();
  await expect(page.getByText('25 selected')).toBeVisible();
  await page.getByRole('button', { name: /^Select all [\d,]+\+?$/ }).click();
  const chosen = page.getByText(/^[\d,]+ selected$/);
  await expect(chosen).not.toHaveText('25 selected');
  const [many = ''] = (await chosen.innerText()).split(' ');
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveText(`All${many}`);
  await expectAccessible(page);
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export ${many}` }).click();
  const text = await readFile(await (await arrives).path(), 'utf8');
  expect(text.trim().split('\r\n').length - 1).toBe(Number(many.replace(',', '')));

  // Whoever takes one of them out chooses rows of the page again.
  await list.locator('tbody').getByRole('checkbox').first().uncheck();
  await expect(page.getByText('24 selected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export 24' })).toBeVisible();
});

test('on a tablet a table moves beneath its first column, and the acts of its rows stay in reach', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, addressOf(paths.admin.practiceTransactions));
  const list = page.getByRole('region', { name: 'Transactions' });
  const first = list.getByRole('link').first();
  await expect(first).toBeVisible();
  await expect(list.getByRole('columnheader', { name: 'Practice', exact: true })).toBeVisible();
  const before = await first.boundingBox();
  const moved = await list.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
    return element.scrollLeft;
  });
  expect(moved).toBeGreaterThan(100);
  expect((await first.boundingBox())?.x).toBe(before?.x);
  await list.evaluate((element) => {
    element.scrollLeft = 0;
  });
  await list.getByRole('row').nth(1).hover();
  const menu = list.getByRole('button', { name: 'More actions' }).first();
  expect((await menu.boundingBox())?.x).toBeLessThan(768 - 30);
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
});

test('an export that fails says so and saves nothing, one that is cancelled saves nothing either', async ({
  page,
  problems,
}) => {
  await open(page, applications);
  const button = page.getByRole('button', { name: 'CSV' });
  await expect(button).toBeVisible();
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await page.route('**/practice/applicationsCsv', (route) => route.abort());
  await button.click();
  await expect(page.getByRole('alert')).toContainText('Nothing was saved.');
  await expectAccessible(page);
  await page.unroute('**/practice/applicationsCsv');
  // Never answered: it waits until it is cancelled.
  await page.route('**/practice/applicationsCsv', () => undefined);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('0 rows, 0 KB')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('0 rows, 0 KB')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(saved).toEqual([]);
  problems.splice(0);
});

test('arrow keys walk through the rows and Enter opens one', async ({ page }) => {
  await open(page, applications);
  const links = page.getByRole('region', { name: 'Applications' }).getByRole('link');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const name = await links.nth(1).innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
});

test('a view is saved, changed, renamed, opened with, deleted and brought back, and is there on another device', async ({
  page,
  browser,
}) => {
  const email = 'manager@lakeview-derm.test';
  await open(page, `${applications}?view=review&min=100`, email);
  const menu = page.getByRole('dialog', { name: 'Your views' });
  const act = async (name: string) => {
    await page.getByRole('button', { name: /^(Views|Larger|Large|Huge)/ }).click();
    await menu.getByRole('button', { name }).click();
  };
  await expect(page.getByRole('heading', { name: 'Applications', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await act('Save as new view');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a name');
  await page.getByLabel('Name', { exact: true }).fill('Large ones');
  await page.getByLabel('Make this my default view').check();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Large ones' })).toBeVisible();

  await page.getByRole('tab', { name: /^Denied/ }).click();
  await expect(page.getByRole('button', { name: 'Large ones (changed)' })).toBeVisible();
  await act('Update “Large ones”');
  await expect(page.getByRole('button', { name: 'Large ones', exact: true })).toBeVisible();
  await act('Rename');
  await page.getByLabel('Name', { exact: true }).fill('Huge ones');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Huge ones', exact: true })).toBeVisible();

  const elsewhere = await browser.newContext();
  const device = await elsewhere.newPage();
  await open(device, applications, email);
  await expect(device.getByRole('button', { name: 'Huge ones', exact: true })).toBeVisible();
  await expect(device.getByRole('tab', { name: /^Denied/ })).toHaveAttribute('aria-selected', 'true');
  expect(new URL(device.url()).searchParams.get('min')).toBe('100');
  await elsewhere.close();

  await act('Delete');
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Huge ones', exact: true })).toBeVisible();
  await act('Delete');
  await expect(page.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
});
