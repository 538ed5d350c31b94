import { readFile } from 'node:fs/promises';
import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const transactions = `${portalBase}${paths.admin.practiceTransactions.href()}`;

async function open(page: Page, address: string, email = 'admin@demo.test'): Promise<void> {
  await openAs(page, email, address);
}

/** Waits until the rows of the tab are here: all of them stand so. */
async function expectStatuses(page: Page, words: RegExp): Promise<void> {
  const cells = page.getByRole('region', { name: 'Transactions' }).locator('tbody td[data-title="Status"]');
  const others = async () => (await cells.allInnerTexts()).filter((text) => !words.test(text.trim()));
  await expect(cells.first()).toBeVisible();
  await expect.poll(others).toEqual([]);
}

test('a transaction is found by its number, opened where its patient is, and the way back leads to the list as it was', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await open(page, transactions);
  await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible();
  const list = page.getByRole('region', { name: 'Transactions' });
  const rows = list.locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: /^Approved/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('approved');
  // A purchase of which a part is left stands here and among the refunded ones.
  await expectStatuses(page, /^(?:Approved|Partially refunded)/);
  const approved = rows.filter({ has: page.locator('td[data-title="Status"]', { hasText: /^Approved/ }) }).first();
  const name = await approved.getByRole('link').first().innerText();
  await approved.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const wanted = page.getByRole('list', { name: 'Transactions' }).locator('li[aria-current="true"]');
  await expect(wanted).toContainText('Approved');
  await expectAccessible(page);
  const number = /Transaction (\d+)/.exec(await wanted.innerText())?.[1] ?? '';
  await page.getByRole('tab', { name: /^History/ }).click();
  await expect(page.getByRole('tab', { name: /^History/ })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Transactions', exact: true }).last().click();
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('approved');
  await page.getByRole('searchbox', { name: 'Patient, email, or number' }).fill(number);
  await expect(rows).toHaveCount(1);
  await expect(list.getByRole('link')).toHaveText(name);
  if (isMobile) return;
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const file = await arrives;
  expect(file.suggestedFilename()).toBe('practice-credit-transactions.csv');
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('Number,Patient,Practice,Status,Amount,Refunded,Plan,Monthly,Practice payment');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`${number},${name},`);
});

test('staff of a practice see its transactions, narrowed by amount and by what they were paid', async ({ page }) => {
  await open(page, transactions, 'staff@bright-smile.test');
  const rows = page.getByRole('region', { name: 'Transactions' }).locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  await page.goto(`${transactions}?amountFrom=1000&fundingStatus=SETTLED&from=2020-01-01&to=2035-01-01`);
  await expect(page.getByRole('button', { name: 'Practice payment Paid' })).toBeVisible();
  await expect(rows.locator('td[data-title="Amount"]').first()).toBeVisible();
  const amounts = await rows.locator('td[data-title="Amount"]').allInnerTexts();
  expect(amounts.every((text) => Number(text.replace(/[$,]/g, '')) >= 1000)).toBe(true);
  const places = new Set(await rows.locator('td[data-title="Practice"]').allInnerTexts());
  expect(places.size).toBeLessThanOrEqual(1);
});

test(
  'a patient is reminded from the row, once a day by each way, and a refusal says what else can be tried',
  {
    tag: '@both',
  },
  async ({ page, isMobile }, { retry }) => {
    await open(page, `${transactions}?sort=createdAt`);
    const list = page.getByRole('region', { name: 'Transactions' });
    await expect(list.getByRole('link').first()).toBeVisible();
    await page.getByRole('tab', { name: /^Pending/ }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('waiting');
    await expectStatuses(page, /^(Awaiting patient|Identity check)/);
    // Each device and try reminds somebody of its own, of the oldest: other stories make new ones and remind the newest.
    const row = list
      .locator('tbody')
      .getByRole('row')
      .nth(2 * retry + (isMobile ? 1 : 0));
    const name = await row.getByRole('link').innerText();
    const remind = async (way: string) => {
      await row.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Send reminder' }).click();
      await page.getByRole('dialog').getByLabel(way).check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Send reminder' }).click();
    };
    await remind('Email');
    await expect(page.getByText(`Reminder sent to ${name}`).first()).toBeVisible();
    await remind('Email');
    await expect(page.getByRole('alert')).toContainText(
      'We cannot send a reminder to this contact method. The patient already got an email reminder today. Please try another method or contact PatientFi support.',
    );
  },
);
