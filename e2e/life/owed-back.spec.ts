import { reportPaths } from '@contract/credit-transaction/paths';
import { portalBase } from '@contract/paths';
import { saveManualBank } from '@contract/payment-method/calls';
import { makeLoanPayment } from '@contract/servicing/payment-calls';
import { refundPatientTransaction } from '@contract/servicing/refund-calls';
import { anApplicant } from '../apply/applicant';
import { logInWithPromotion } from '../borrower/a-promotion';
import { agreedDebits, call } from '../fixtures/calls';
import { openAs } from '../fixtures/log-in';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible } from '../fixtures/world';
import { inOwnWorld, passDays } from './own-world';

const test = inOwnWorld('owed-back');

const STORY_MS = 300_000;

test('money that was sent and is owed back stands on the home and among the loans, and is paid there', async ({
  page,
  addresses,
  mailbox,
}, { project }) => {
  test.setTimeout(STORY_MS);
  const { app } = addresses;
  const ana = anApplicant('0001', `owed-back-${project.name}`);
  const { id, txId, token } = await logInWithPromotion(page, { addresses, mailbox }, ana);
  const params = { id, txId };
  const addBank = async (accountNumber: string) => {
    const account = { bankName: 'First Bank', accountNumber, routingNumber: '110000000' };
    const body = { ...account, ...(await agreedDebits(app)) };
    return (await call(app, saveManualBank, { input: { body }, token })).paymentMethod._id;
  };
  // Its bank takes a debit back twenty days later.
  const paymentMethodId = await addBank('99887710');

  await test.step('what was paid is sent back after a refund, and then its debit comes back', async () => {
    await passDays(app, 4);
    await call(app, makeLoanPayment, { input: { params, body: { amount: 500, paymentMethodId } }, token });
    await passDays(app, 5);
    const manager = await staffOf(app, 'manager@bright-smile.test');
    const refund = refundPatientTransaction.path.replace('{id}', id).replace('{txId}', txId);
    const { version } = await manager('GET', refund);
    await manager('PATCH', refund, { version });
    await passDays(app, 40);
    const subjects = async () => (await mailbox.list(ana.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('You owe us $500.00 for a returned payment');
  });

  await test.step('her home says how much, why, and where to pay', async () => {
    await page.goto('/v2/borrower/welcome');
    await expect(page.getByRole('heading', { name: 'You owe us $500' })).toBeVisible();
    await expect(page.getByText(/then your bank returned the payment it came from/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay it back' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the platform finds it among the loans, with what all of them come to', async () => {
    const staff = await page.context().newPage();
    await openAs(staff, 'admin@demo.test', `${app}${portalBase}${reportPaths.loans.href()}`);
    await staff.getByRole('tab', { name: 'Credit owed back' }).click();
    const found = staff.getByRole('region', { name: 'Loans' });
    await expect(found.getByRole('link').first()).toBeVisible();
    await expect(staff.getByText(/Owed back \$500\.00/)).toBeVisible();
    await expectAccessible(staff);
    await staff.close();
  });

  await test.step('so do her payments, and she pays it there', async () => {
    await addBank('99887788');
    await page.goto('/v2/borrower/payments');
    await expect(page.getByText('You owe us $500')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('listitem').getByRole('link', { name: 'Pay it back' }).click();
    await page.getByRole('radio', { name: /7788/ }).check();
    await expect(page.getByRole('radio', { name: /What you owe back/ })).toBeChecked();
    await page.getByRole('button', { name: 'Pay $500' }).click();
    await expect(page.getByText(/^Your \$500 payment from First Bank •••• 7788 is processing\./)).toBeVisible();
    await page.goto('/v2/borrower/welcome');
    await expect(page.getByText('$0 owed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay it back' })).toHaveCount(0);
  });
});
