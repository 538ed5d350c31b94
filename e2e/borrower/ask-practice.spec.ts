import { anApplicant } from '../apply/applicant';
import { expect, expectAccessible, test } from '../fixtures/world';
import { logInWithPromotion } from './a-promotion';

test('a borrower asks for a refund, takes it back, says what it should cost, and reports it as not theirs', async ({
  page,
  mailbox,
  addresses,
}, { project, retry }) => {
  const ana = anApplicant('0001', `asks-${project.name}-${retry}`);
  const { txId } = await logInWithPromotion(page, { addresses, mailbox }, ana);
  await page.goto(`/v2/borrower/transactions/accepted?transaction=${txId}`);
  const dialog = page.getByRole('dialog');

  await test.step('a refund is asked for, and still stands there after a reload', async () => {
    await page.getByRole('button', { name: 'Request a refund' }).click();
    await dialog.getByLabel(/Reason/).fill('I moved away before the treatment.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send to my practice' }).click();
    await expect(page.getByText(/^On [A-Z][a-z]+ \d+, \d{4}, you requested a refund/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^On [A-Z][a-z]+ \d+, \d{4}, you requested a refund/)).toBeVisible();
    await expect(page.getByText('Refund requested: I moved away before the treatment.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('withdrawn, another amount is asked for, below the one of the loan', async () => {
    await page.getByRole('button', { name: 'Withdraw request' }).click();
    await page.getByRole('button', { name: 'Report a wrong amount' }).click();
    await dialog.getByLabel('The right amount').fill('2500');
    await dialog.getByRole('button', { name: 'Send to my practice' }).click();
    await expect(dialog.getByText(/^Enter a lower amount/).first()).toBeVisible();
    await dialog.getByLabel('The right amount').fill('2000');
    await dialog.getByRole('button', { name: 'Send to my practice' }).click();
    await expect(page.getByText(/^On .+, you told your practice it should be \$2,000/)).toBeVisible();
  });

  await test.step('what was not given as agreed pauses the payments until it is answered', async () => {
    await page.getByRole('button', { name: 'Withdraw request' }).click();
    await page.getByRole('button', { name: 'Report as not received' }).click();
    await dialog.getByRole('button', { name: 'Send to my practice' }).click();
    await expect(dialog.getByText('Enter what wasn’t as agreed').first()).toBeVisible();
    await dialog.getByLabel('What wasn’t as agreed').fill('The crown was never placed.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send to my practice' }).click();
    await expect(page.getByText(/Your practice has until .+ to answer/)).toBeVisible();
    await expect(page.getByText(/Payments are paused, so we won’t charge you automatically/)).toBeVisible();
    await page.goto(`/v2/borrower/payments?transaction=${txId}`);
    await expect(page.getByText(/^Payments are paused\./)).toBeVisible();
    await page.goBack();
  });

  await test.step('reported as not theirs it is held, and says so', async () => {
    await page.getByRole('button', { name: 'Report as not mine' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Report it' }).click();
    await expect(page.getByText('Transaction flagged as fraud succesfully')).toBeVisible();
    await expect(page.getByText(/^This was reported as not yours/)).toBeVisible();
    const isTold = async () =>
      (await mailbox.list(ana.email)).some(({ subject }) => /^You reported a transaction for \$[\d,.]+$/.test(subject));
    await expect.poll(isTold).toBe(true);
    await page.goBack();
    await page.goForward();
    await expect(page.getByText(/^This was reported as not yours/)).toBeVisible();
  });
});
