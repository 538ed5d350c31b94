import { adminLogin } from '@contract/calls/admin-user';
import { getLoggedBorrower } from '@contract/calls/borrower';
import { approveCreditTransaction, selectPaymentPlan } from '@contract/calls/credit-transaction';
import { borrowByCalls, call } from '../fixtures/calls';
import type { Mailbox } from '../fixtures/mailbox';
import { expect, type Page } from '../fixtures/world';

const AMOUNT = 2400;
type World = { addresses: { app: string }; mailbox: Mailbox };

/** A practice's request, as its staff make it; they have a cookie in place of a token. */
export async function askByStaff(app: string, borrowerId: string, txAmount = AMOUNT): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: app, 'idempotency-key': crypto.randomUUID() };
  const post = (path: string, body: object, cookie = '') =>
    fetch(app + path, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) });
  const login = await post(adminLogin.path, { email: 'staff@bright-smile.test', password: 'Demo-Password-1' });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const path = `/practice/borrower/${borrowerId}/credit-transactions`;
  const asked = await post(path, { practiceManagementId: 'prac-bright-smile', txAmount }, cookie);
  if (!asked.ok) throw new Error(`The practice was answered ${asked.status} ${await asked.text()}`);
  return ((await asked.json()) as { transaction: { _id: string } }).transaction._id;
}

/** A borrower who has logged in, and who pays $2,400 that are free of interest within twelve months. */
export async function logInWithPromotion(
  page: Page,
  { addresses, mailbox }: World,
  person: Parameters<typeof borrowByCalls>[1],
) {
  const { app } = addresses;
  await borrowByCalls({ app, mailbox }, person);
  await page.goto('/v2/borrower/login');
  await page.getByLabel(/Email/).fill(person.email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode(person.email));
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
