import { anApplicant } from '../apply/applicant';
import { borrowByCalls } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';

test('a borrower sees from home what an amount would cost a month, with their own limit', async ({
  page,
  mailbox,
  addresses,
}, { project, retry }) => {
  const ana = anApplicant('0001', `calculates-${project.name}-${retry}`);
  await borrowByCalls({ app: addresses.app, mailbox }, ana);
  await page.goto('/v2/borrower/login');
  await page.getByLabel(/Email/).fill(ana.email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
  await page.getByRole('link', { name: 'See monthly payments for an amount' }).click();
  await page.getByRole('button', { name: 'Show my plans' }).click();
  await expect(page.getByText('Enter an amount of $1 or more').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Amount' }).fill('90000');
  await page.getByRole('button', { name: 'Show my plans' }).click();
  await expect(page.getByText(/^That’s more than the \$[\d,.]+ you have left to spend/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('1800');
  await page.getByRole('button', { name: 'Show my plans' }).click();
  await page.getByRole('radio').nth(1).check();
  await expect(page.getByText('Your practice sends the request.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment calculator' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('1800');
  await page.getByRole('button', { name: 'Show my plans' }).click();
  await page.getByRole('button', { name: 'Ask my practice for $1,800' }).click();
  await expect(page.getByText(/^On .+, you asked your practice for this/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await expect(page).toHaveURL(/transactions\/rejected/);
});
