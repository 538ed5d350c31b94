import { getLoggedBorrower } from '@contract/borrower/calls';
import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { borrowByCalls, call } from '../fixtures/calls';
import type { Mailbox } from '../fixtures/mailbox';
import { staffOf } from '../fixtures/staff';
import { expect, type Page } from '../fixtures/world';

const AMOUNT = 2400;
type World = { addresses: { app: string }; mailbox: Mailbox };

/** A practice's request, as its staff make it. */
export async function askByStaff(app: string, borrowerId: string, txAmount = AMOUNT): Promise<string> {
  const staff = await staffOf(app, 'staff@bright-smile.test');
  const wish = { practiceManagementId: 'prac-bright-smile', txAmount };
  const asked = await staff('POST', `/practice/borrower/${borrowerId}/credit-transactions`, wish);
  return (asked as { transaction: { _id: string } }).transaction._id;
}

/** Logs a borrower in by a code that comes by e-mail. */
export async function logIn(page: Page, email: string, mailbox: Mailbox): Promise<void> {
  await page.goto('/v2/borrower/login');
  await page.getByLabel(/Email/).fill(email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(email));
  // Whoever goes to another page before the answer is there is not logged in.
  await expect(page).not.toHaveURL(/\/borrower\/login/);
}

/** A borrower who has logged in, and who pays $2,400 that are free of interest within twelve months. */
export async function logInWithPromotion(
  page: Page,
  { addresses, mailbox }: World,
  person: Parameters<typeof borrowByCalls>[1],
) {
  const { app } = addresses;
  await borrowByCalls({ app, mailbox }, person);
  await logIn(page, person.email, mailbox);
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? '';
  const { id } = await call(app, getLoggedBorrower, { input: {}, token });
  const txId = await askByStaff(app, id);
  const body = { transactionId: txId, product: 'PROMO_12' };
  const { selectedPaymentPlan } = await call(app, selectPaymentPlan, { input: { body }, token });
  await call(app, approveCreditTransaction, { input: { params: { id, txId }, body: {} }, token });
  return { id, txId, token, minimum: selectedPaymentPlan?.minimumPayment ?? 0 };
}

/** On the page that adds a bank account: connects one, whose number ends in 0000. */
export async function connectBank(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Connect my bank' }).click();
  await page
    .frameLocator('iframe[title="Connect your bank"]')
    .getByRole('button', { name: /Plaid Checking/ })
    .click();
}
