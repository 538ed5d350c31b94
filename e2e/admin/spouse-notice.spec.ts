import { finishApplication, signCreditLineAgreement } from '@contract/application/decision-calls';
import { savePersonalInfo } from '@contract/application/personal-info-calls';
import { getLoggedBorrower } from '@contract/borrower/calls';
import {
  approveCreditTransaction,
  createPatientTransaction,
  selectPaymentPlan,
} from '@contract/credit-transaction/calls';
import { viewDocument } from '@contract/document/calls';
import { paths, portalBase } from '@contract/paths';
import { logIn } from '../borrower/a-promotion';
import { applyByCalls, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import type { Mailbox } from '../fixtures/mailbox';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const MADISON = { street: '12 Oak Street', city: 'Madison', state: 'WI' as 'TX', zipCode: '53703' };
const NOWHERE = { street: '1 Nowhere Road', city: 'Madison', state: 'WI' as const, zipCode: '53703' };
const spouseInfo = { firstName: 'Sky', lastName: 'Lake', isSameAddressAsSpouse: false, address: NOWHERE };

/** A married patient at the Wisconsin practice whose loan is agreed on, and whose spouse’s address nobody delivers to. */
async function aMarriedBorrower(page: Page, { app, mailbox }: { app: string; mailbox: Mailbox }, email: string) {
  const who = { email, lastFour: '0001', lastName: 'Lake', practice: 'lakeview-derm', home: MADISON };
  const { token, applicationId } = await applyByCalls({ app, mailbox }, who);
  await call(app, savePersonalInfo, { input: { body: { applicationId, isMarried: true, spouseInfo } }, token });
  await call(app, finishApplication, { input: { body: { applicationId } }, token });
  const agreement = { params: { documentKey: 'credit-line-agreement' as const }, query: { applicationId } };
  const { sha256: disclosureHash } = await call(app, viewDocument, { input: agreement, token });
  const consents = ['credit-line-agreement', 'electronic-records-signature'];
  const signature = { applicationId, typedName: 'Ana Lake', disclosureHash, consents };
  await call(app, signCreditLineAgreement, { input: { body: signature }, token });
  await logIn(page, email, mailbox);
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
  const own = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? '';
  const { id } = await call(app, getLoggedBorrower, { input: {}, token: own });
  const staff = await staffOf(app, 'manager@lakeview-derm.test');
  const wish = { practiceManagementId: 'prac-lakeview-derm', txAmount: 1500 };
  const made = await staff('POST', createPatientTransaction.path.replace('{id}', id), wish);
  const txId = (made as { transaction: { _id: string } }).transaction._id;
  const body = { transactionId: txId, product: 'FIXED_24' };
  await call(app, selectPaymentPlan, { input: { body }, token: own });
  await call(app, approveCreditTransaction, { input: { params: { id, txId }, body: {} }, token: own });
  return { applicationId };
}

test('an Admin sees that the spouse’s letter was refused, sends it to another address, and sees it posted', async ({
  page,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  const email = `lake-${project.name}-${retry}@story.test`;
  const { applicationId } = await aMarriedBorrower(page, { app, mailbox }, email);
  const address = `${portalBase}${paths.admin.application.href({ applicationId }, { tab: 'transactions' })}`;
  const button = page.getByRole('button', { name: 'Send to another address' });
  await openAs(page, 'admin@demo.test', address);
  await expect(async () => {
    await page.reload();
    await expect(button).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText(/Nowhere Road/)).toHaveCount(0);
  await expectAccessible(page);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Send spouse notice to another address' });
  await dialog.getByRole('button', { name: 'Send notice' }).click();
  await expect(dialog.getByText('Enter a street').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Street').fill('12 Oak Court');
  await dialog.getByLabel('City').fill('Madison');
  await dialog.getByLabel('State').fill('wi');
  await dialog.getByLabel('ZIP code').fill('53704');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/Spouse notice mailed .+, expected/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessible(page);
  const [letter] = await mailbox.list('Sky Lake, 12 Oak Court, Madison, WI 53704');
  expect(letter).toMatchObject({ channel: 'letter', subject: 'Spouse notice' });
});
