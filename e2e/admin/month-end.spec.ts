import { readFile } from 'node:fs/promises';
import { reportPaths } from '@contract/credit-transaction/paths';
import { portalBase } from '@contract/paths';
import { readCsv } from '../../api/generated/read-csv';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const cents = (text: string | undefined) => Math.round(Number(text) * 100);

/** The rows of the list on the screen as its file has them, by heading. */
async function fileOf(page: Page): Promise<Record<string, string>[]> {
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const [head = [], ...lines] = readCsv(await readFile(await (await arrives).path(), 'utf8'));
  return lines.map((line) => Object.fromEntries(head.map((heading, at) => [heading, line[at] ?? ''])));
}

test('the month ends: what arrived at the bank is, to the cent, what the transactions of each deposit earned', async ({
  page,
}) => {
  const range = 'from=2020-01-01&to=2035-01-01';
  const deposits = `${portalBase}${reportPaths.deposits.href()}?view=arrived&${range}`;
  await openAs(page, 'manager@bright-smile.test', deposits);
  const list = page.getByRole('region', { name: 'Deposits' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  const paid = await fileOf(page);
  expect(paid.length).toBeGreaterThan(0);
  const found = page.getByText(/^Deposits: \d+ found$/);
  expect(await found.innerText()).toBe(`Deposits: ${paid.length} found`);
  for (const row of paid)
    expect(cents(row.Purchases) - cents(row.Fees) + cents(row.Memberships) - cents(row.Refunds), row.Deposit).toBe(
      cents(row.Amount),
    );

  await page.goto(`${portalBase}${reportPaths.providerTransactions.href()}?${range}`);
  await expect(page.getByRole('region', { name: 'Transactions report' }).getByRole('link').first()).toBeVisible();
  const sold = await fileOf(page);
  for (const row of paid) {
    // A refund stands beside them, under the last deposit that kept it back.
    const own = sold.filter(({ Deposit, Line }) => Deposit === row.Deposit && Line === 'PURCHASE');
    const sum = (heading: string) => own.reduce((total, one) => total + cents(one[heading]), 0);
    expect(
      [own.length, sum('Amount'), sum('Fee'), sum('Practice receives') + cents(row.Memberships) - cents(row.Refunds)],
      row.Deposit,
    ).toEqual([Number(row.Transactions), cents(row.Purchases), cents(row.Fees), cents(row.Amount)]);
  }
});
