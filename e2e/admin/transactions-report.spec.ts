import { reportPaths } from '@contract/credit-transaction/paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';

test('an administrator of a practice reads what each transaction paid, finds one and takes the file', async ({
  page,
}) => {
  const report = `${portalBase}${reportPaths.providerTransactions.href()}`;
  await openAs(page, 'manager@bright-smile.test', report);
  const list = page.getByRole('region', { name: 'Transactions report' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await arrives).suggestedFilename()).toBe('Provider_Transactions.csv');
});
