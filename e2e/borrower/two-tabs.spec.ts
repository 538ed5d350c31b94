import { removePaymentMethod, saveManualBank } from '@contract/payment-method/calls';
import { listLoanPayments } from '@contract/servicing/payment-calls';
import { anApplicant } from '../apply/applicant';
import { agreedDebits, call } from '../fixtures/calls';
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
  await expect(page.getByText('Your $2,400 payment from First Platypus Bank •••• 0000 is processing.')).toBeVisible();
  await other.getByRole('button', { name: 'Pay $2,400', exact: true }).click();
  await expect(other.getByText(/^This loan changed since you opened it, so we didn’t charge you\./)).toBeVisible();
  const { payments } = await call(addresses.app, listLoanPayments, { input: { params: { id, txId } }, token });
  expect(payments).toHaveLength(1);

  await page.getByRole('button', { name: 'Log out' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/borrower\/login/);
  await expect(other).toHaveURL(/\/borrower\/login/);
});

test('a way to pay that was removed in another tab pays nothing, says so, and leaves the choice', async ({
  page,
  mailbox,
  addresses,
}, { project, retry }) => {
  const ana = anApplicant('0001', `removed-${project.name}-${retry}`);
  const { id, txId, token } = await logInWithPromotion(page, { addresses, mailbox }, ana);
  const { app } = addresses;
  const add = async (lastFour: string) => {
    const account = { bankName: `Bank ${lastFour}`, accountNumber: `1234567${lastFour}`, routingNumber: '110000000' };
    const body = { ...account, ...(await agreedDebits(app)) };
    return (await call(app, saveManualBank, { input: { body }, token })).paymentMethod._id;
  };
  const remove = (paymentMethodId: string) =>
    call(app, removePaymentMethod, { input: { params: { paymentMethodId } }, token });
  await add('1111');
  const gone = page.getByRole('link', { name: 'This payment method has been removed. Choose another one.' });
  for (const [address, press] of [
    ['payments', /^Pay \$/],
    ['autopay', 'Turn on autopay'],
  ] as const) {
    const removed = await add('2222');
    await page.goto(`/v2/borrower/${address}?transaction=${txId}`);
    await page.getByRole('radio', { name: /2222/ }).check();
    await remove(removed);
    await page.getByRole('button', { name: press }).click();
    await expect(gone).toBeVisible();
    await expect(page.getByRole('radio', { name: /2222/ })).toHaveCount(0);
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('link', { name: 'Choose a payment method' })).toBeVisible();
  }
  const { payments } = await call(app, listLoanPayments, { input: { params: { id, txId } }, token });
  expect(payments).toEqual([]);
  await page.getByRole('radio', { name: /1111/ }).check();
  await page.getByRole('button', { name: 'Turn on autopay' }).click();
  await expect(page).toHaveURL(/autopay-congratulations/);
});
