import { anApplicant } from '../apply/applicant';
import { borrowByCalls } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';

test('a borrower finds the agreement that was signed, and saves it @both', async ({ page, mailbox, addresses }, {
  project,
}) => {
  const ana = anApplicant('0001', `papers-${project.name}`);
  await borrowByCalls({ ...addresses, mailbox }, ana);
  await page.goto('/v2/borrower/login?redirect=/v2/borrower/my-documents');
  await page.getByLabel(/Email/).fill(ana.email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
  await page.getByRole('link', { name: 'Documents' }).click();
  await expect(page).toHaveURL(/my-documents/);
  const agreement = page.getByRole('listitem').filter({ hasText: 'Spending limit agreement' });
  await expect(agreement.getByText(/^Signed on .*, Bright Smile Dental$/)).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    agreement.getByRole('button', { name: /^Save Spending limit agreement from .* as PDF$/ }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^spending-limit-agreement-\d{4}-\d\d-\d\d\.pdf$/);
});
