import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';

const listPath = `${portalBase}${paths.admin.applications.href()}`;

test('staff of a practice read what a patient signed and save it under a name that speaks', async ({ page }) => {
  await openAs(page, 'staff@bright-smile.test', `${listPath}?view=approved`);
  await page.getByRole('searchbox', { name: 'Name, email, or number' }).fill('casey');
  // The demo borrower applied longer ago than the list shows at first.
  await page.getByRole('button', { name: 'Last 12 months' }).click();
  await page.getByRole('region', { name: 'Applications' }).getByRole('link', { name: /Casey/ }).first().click();
  await page.getByRole('tab', { name: 'Documents' }).click();

  const loan = page.getByRole('listitem').filter({ hasText: 'Installment loan agreement' }).first();
  await loan.getByRole('button', { name: 'Read' }).click();
  const reader = page.getByRole('dialog', { name: 'Installment loan agreement' });
  await expect(reader.getByRole('region', { name: 'Federal Truth in Lending disclosure' })).toContainText(
    'If you pay off early',
  );
  await expect(reader.getByRole('region', { name: 'Installment loan agreement' })).toContainText('Casey');
  await expectAccessible(page);
  await reader.getByRole('button', { name: 'Close' }).click();

  const saving = page.waitForEvent('download');
  await loan.getByRole('button', { name: 'Save Installment loan agreement as PDF' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^installment-loan-agreement-\d{4}-\d{2}-\d{2}\.pdf$/);
});
