import { listLoanPayments } from '@contract/calls/loan-payment';
import { anApplicant } from '../apply/applicant';
import { call } from '../fixtures/calls';
import { expect, test } from '../fixtures/world';
import { connectBank, logInWithPromotion } from './a-promotion';

test('what two tabs pay is taken once, and who logs out in one is led to the log-in in the other', async ({
  page,
  mailbox,
  addresses,
}, { project, retry }) => {
  const ana = anApplicant('0001', `two-tabs-${project.name}-${retry}`);
  const { id, txId, token } = await logInWithPromotion(page, { addresses, mailbox }, ana);
  await page.goto('/v2/borrower/payment-methods');
  await page.getByRole('button', { name: 'Add a bank account' }).click();
  await connectBank(page);
  await expect(page.getByText(/0000/).first()).toBeVisible();

  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/v2/borrower/payments?transaction=${txId}`);
    await tab.getByRole('radio', { name: /Pay it off today/ }).check();
    await expect(tab.getByRole('button', { name: 'Pay $2,400', exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Pay $2,400', exact: true }).click();
  await expect(page.getByText('$2,400 is on its way, from what ends in 0000.')).toBeVisible();
  await other.getByRole('button', { name: 'Pay $2,400', exact: true }).click();
  await expect(other.getByText(/^This loan changed since you opened it\. Nothing was taken just now\./)).toBeVisible();
  const { payments } = await call(addresses.app, listLoanPayments, { input: { params: { id, txId } }, token });
  expect(payments).toHaveLength(1);

  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/borrower\/login/);
  await expect(other).toHaveURL(/\/borrower\/login/);
});
