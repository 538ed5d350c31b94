import { anApplicant } from '../apply/applicant';
import { borrowByCalls } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';

test('a borrower goes on in Spanish without logging in again @both', async ({ page, mailbox, addresses }, {
  project,
}) => {
  const ana = anApplicant('0001', `idioma-${project.name}`);
  await borrowByCalls({ ...addresses, mailbox }, ana);
  await page.goto('/v2/borrower/login?redirect=/v2/borrower/help');
  await page.getByLabel(/Email/).fill(ana.email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: 'Ayuda', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pagos' }).click();
  await expect(page).toHaveURL(/payments/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
