import { anApplicant } from '../apply/applicant';
import { borrowByCalls } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';

test('a borrower proves who they are on the partner’s page, and comes back home', async ({ page, mailbox, addresses }, {
  project,
  retry,
}) => {
  const ana = anApplicant('0001', `identity-${project.name}-${retry}`);
  await borrowByCalls({ app: addresses.app, mailbox }, ana);
  await page.goto('/v2/borrower/login?redirect=%2Fv2%2Fborrower%2Fverify-identity');
  await page.getByLabel(/Email/).fill(ana.email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
  const start = page.getByRole('link', { name: 'Verify my identity' });
  await expect(start).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await start.click();
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page).toHaveURL(/borrower\/welcome/);
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
  await page.goto('/v2/borrower/verify-identity');
  await expect(page).toHaveURL(/borrower\/welcome/);
});
