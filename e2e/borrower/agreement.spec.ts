import { getLoggedBorrower } from '@contract/borrower/calls';
import { selectPaymentPlan } from '@contract/credit-transaction/calls';
import { anApplicant } from '../apply/applicant';
import { borrowByCalls, call } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';
import { askByStaff } from './a-promotion';

test('a borrower sees what is left to do, and reads the agreement with their plan before the approval', async ({
  page,
  mailbox,
  addresses,
}, { project, retry }) => {
  const { app } = addresses;
  const ana = anApplicant('0001', `reads-${project.name}-${retry}`);
  await borrowByCalls({ app, mailbox }, ana);
  await page.goto('/v2/borrower/login?redirect=%2Fv2%2Fborrower%2Fpre-dashboard');
  await page.getByLabel(/Email/).fill(ana.email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(ana.email));
  await expect(page.getByRole('heading', { level: 1, name: 'Before you continue' })).toBeVisible();
  await expect(page.getByText('Add a payment method')).toBeVisible();
  await expect(page.getByText('Sign your agreement')).toHaveCount(0);
  await expectAccessible(page);

  const token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? '';
  const { id } = await call(app, getLoggedBorrower, { input: {}, token });
  const txId = await askByStaff(app, id);
  await page.goto(`/v2/borrower/review-agreement?transaction=${txId}`);
  await expect(page.getByText('Choose a plan first.', { exact: false })).toBeVisible();
  await call(app, selectPaymentPlan, { input: { body: { transactionId: txId, product: 'FIXED_12' } }, token });
  await page.reload();
  await expect(page.getByRole('button', { name: 'I’ve read it' })).toBeVisible();
  await expect(page.getByText('$2,400', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I’ve read it' }).click();
  await expect(page).toHaveURL(/transactions\/pending/);
  await page.goto(`/v2/borrower/agreement?transaction=${txId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your loan agreement' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'I’ve read it' })).toHaveCount(0);
});
