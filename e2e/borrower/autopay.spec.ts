import { anApplicant } from '../apply/applicant';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';
import { connectBank, logInWithPromotion } from './a-promotion';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('a borrower turns autopay on with the payment that keeps a promotion free, changes it and turns it off', async ({
  page,
  mailbox,
  addresses,
}, { project }) => {
  const ana = anApplicant('0001', `autopay-${project.name}`);
  const { txId, minimum } = await logInWithPromotion(page, { addresses, mailbox }, ana);

  await test.step('without a way to pay the page leads to one, and back', async () => {
    await page.goto(`/v2/borrower/transactions/accepted?transaction=${txId}`);
    await page.getByRole('link', { name: 'Autopay' }).click();
    await expect(page.getByText('Add a payment method first.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Add a bank account' }).click();
    await connectBank(page);
    await expect(page.getByRole('radio', { name: /Payment to avoid interest/ })).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('on', async () => {
    await page.getByRole('button', { name: 'Turn on autopay' }).click();
    await expect(heading(page, 'Autopay is on')).toBeVisible();
    await expect(page.getByText('$200', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const isTold = async () =>
      (await mailbox.list(ana.email)).some(({ subject }) => subject === 'Autopay is on at PatientFi');
    await expect.poll(isTold).toBe(true);
  });

  await test.step('a payment is made by hand beside it, once, and stands in the list', async () => {
    await page.goto(`/v2/borrower/payments?transaction=${txId}`);
    await expect(page.getByText('No payments yet.')).toBeVisible();
    await page.getByRole('radio', { name: /Another amount/ }).check();
    await page.getByRole('textbox', { name: 'Amount' }).fill('0.5');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Enter an amount of $1 or more' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Amount' }).fill('75');
    await page.getByRole('button', { name: 'Pay', exact: true }).dblclick();
    await expect(page.getByText('Your $75 payment from First Platypus Bank •••• 0000 is processing.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '$75' })).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('an own amount below the monthly payment is refused, a higher one is taken', async () => {
    await page.goto(`/v2/borrower/autopay?transaction=${txId}`);
    await page.getByRole('radio', { name: /Another amount/ }).check();
    await page.getByRole('textbox', { name: 'Amount' }).fill(String(minimum - 1));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('link', { name: /^Enter an amount from/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Amount' }).fill('250');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('$250', { exact: true })).toBeVisible();
  });

  await test.step('its account cannot be removed while it runs, and off is asked about', async () => {
    await page.goto('/v2/borrower/payment-methods');
    await expect(page.getByText(/^Autopay for transaction \d+ uses this payment method/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
    await page.goto(`/v2/borrower/autopay?transaction=${txId}`);
    await page.getByRole('button', { name: 'Turn off autopay' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off autopay' }).click();
    await expect(page).toHaveURL(/transactions\/accepted/);
    await page.goto('/v2/borrower/payment-methods');
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  });
});
