import { readFile } from 'node:fs/promises';
import { paths, portalBase } from '@contract/paths';
import { unzipSync } from 'fflate';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const transactions = `${portalBase}${paths.admin.practiceTransactions.href()}`;

async function open(page: Page, address: string): Promise<void> {
  await openAs(page, 'multi@demo.test', address);
}

test('documents of chosen transactions: what is missing is named, the rest is one zip of PDFs', async ({ page }) => {
  await open(page, `${transactions}?limit=50`);
  const list = page.getByRole('region', { name: 'Transactions' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await list.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Documents', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^\d+ documents? signed\.$/)).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Missing documents' })).toContainText('Not approved yet');
  await expectAccessible(page);
  await dialog.getByText('Document', { exact: true }).click();
  const arrives = page.waitForEvent('download');
  const act = dialog.getByRole('button', { name: /^Download \d+ documents?$/ });
  const count = Number(/\d+/.exec(await act.innerText())?.[0]);
  await act.click();
  const file = await arrives;
  expect(file.suggestedFilename()).toBe('Transactions.zip');
  const files = unzipSync(await readFile(await file.path()));
  expect(Object.keys(files)).toHaveLength(count);
  for (const [name, content] of Object.entries(files)) {
    expect(name).toMatch(
      /^(installment-loan-agreement|credit-line-agreement)\/(transaction|application)-\d+-[\d-]+\.pdf$/,
    );
    expect(String.fromCharCode(...content.subarray(0, 5))).toBe('%PDF-');
  }
  await expect(page.getByText(/^Saved Transactions\.zip \(\d+ documents?\)$/)).toBeVisible();
});

test('several transactions get a tag at once, see it in the list and lose it again; without one it says so', async ({
  page,
}) => {
  await open(page, transactions);
  const list = page.getByRole('region', { name: 'Transactions' });
  await expect(list.getByRole('link').first()).toBeVisible();
  const boxes = list.locator('tbody').getByRole('checkbox');
  const choose = async () => {
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('button', { name: 'Tag', exact: true }).click();
  };
  await choose();
  const dialog = page.getByRole('dialog', { name: 'Tag 2 transactions' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await dialog.getByRole('button', { name: 'Add tag', exact: true }).click();
  await expect(dialog.getByText('Invalid value').first()).toBeVisible();
  expect(sent.filter((url) => url.includes('/transactions/tag'))).toEqual([]);
  await expectAccessible(page);
  await dialog.getByLabel('Tag', { exact: true }).fill('Batch');
  await dialog.getByLabel('Value').fill('November');
  await dialog.getByLabel('Value').press('Enter');
  await expect(page.getByText('Tagged 2 transactions')).toBeVisible();
  await page.getByRole('button', { name: /^Columns/ }).click();
  await page.getByRole('checkbox', { name: 'Tags' }).check();
  await page.keyboard.press('Escape');
  await expect(list.locator('td[data-title="Tags"]', { hasText: 'Batch: November' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await dialog.getByLabel('Tag', { exact: true }).fill('Batch');
  await dialog.getByText('Remove this tag').click();
  await dialog.getByRole('button', { name: 'Remove tag' }).click();
  await expect(list.locator('td[data-title="Tags"]', { hasText: 'Batch: November' })).toHaveCount(0);
});

test('all that a list finds are tagged at once, beyond its page, and found again by the tag', async ({ page }, {
  project,
  retry,
}) => {
  const tag = `Sweep ${project.name} ${retry}`;
  await openAs(page, 'admin@demo.test', transactions);
  const list = page.getByRole('region', { name: 'Transactions' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await list.locator('thead').getByRole('checkbox').check();
  await expect(page.getByText('25 selected')).toBeVisible();
  await page.getByRole('button', { name: /^Select all \d+$/ }).click();
  const chosen = page.getByText(/^(2[6-9]|[3-9]\d|\d{3}) selected$/);
  await expect(chosen).toBeVisible();
  const many = Number((await chosen.innerText()).split(' ')[0]);
  await expectAccessible(page);
  const dialog = page.getByRole('dialog', { name: `Tag ${many} transactions` });
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await dialog.getByLabel('Tag', { exact: true }).fill(tag);
  await dialog.getByLabel('Value').fill('done');
  await dialog.getByLabel('Value').press('Enter');
  await expect(page.getByText(`Tagged ${many} transactions`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByRole('textbox', { name: 'Tag' }).fill(`${tag}: done`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: /^All/ })).toHaveText(`All${many}`);
  await expectAccessible(page);
});
