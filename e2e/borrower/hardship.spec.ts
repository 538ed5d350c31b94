import { getLoggedBorrower } from '@contract/borrower/calls';
import { approveCreditTransaction, selectPaymentPlan } from '@contract/credit-transaction/calls';
import { anApplicant } from '../apply/applicant';
import { borrowByCalls, call } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';
import { askByStaff, logIn, logInWithPromotion } from './a-promotion';

test('who cannot pay as agreed sees what lower payments come to, takes them, and finds them everywhere', async ({
  page,
  mailbox,
  addresses: { app },
}, { project, retry }) => {
  const ana = anApplicant('0001', `hardship-${project.name}-${retry}`);
  await borrowByCalls({ app, mailbox }, ana);
  await logIn(page, ana.email, mailbox);
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? '';
  const { id } = await call(app, getLoggedBorrower, { input: {}, token });
  const txId = await askByStaff(app, id);
  await call(app, selectPaymentPlan, { input: { body: { transactionId: txId, product: 'FIXED_24' } }, token });
  await call(app, approveCreditTransaction, { input: { params: { id, txId }, body: {} }, token });
  await page.goto(`/v2/borrower/payments?transaction=${txId}`);
  const card = page.getByRole('region', { name: 'If you can’t pay as agreed' });
  const list = page.getByRole('list', { name: 'Upcoming payments' }).getByRole('listitem');
  await expect(list.first()).toBeVisible();
  const before = await list.count();

  await test.step('other months hide what was shown of the first', async () => {
    await card.getByRole('button', { name: 'See the new payments' }).click();
    await expect(card.getByText('Additional interest in total', { exact: true })).toBeVisible();
    await card.getByLabel('For how long').selectOption('6');
    await expect(card.getByRole('button', { name: 'Lower my payments' })).toHaveCount(0);
    await card.getByRole('button', { name: 'See the new payments' }).click();
    await expect(card.getByText('Additional interest in total', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('taken once, it says when it begins and from when it can be taken again', async () => {
    await card.getByRole('button', { name: 'Lower my payments' }).dblclick();
    await expect(card.getByText(/^Your payments are lower starting/)).toBeVisible();
    await expect(card.getByText(/^You can lower your payments again from/)).toBeVisible();
    expect(await list.count()).toBeGreaterThan(before);
    await expectAccessible(page);
  });

  const isTold = async () =>
    (await mailbox.list(ana.email)).some(({ subject }) => /^Your payments are lower until /.test(subject));
  await expect.poll(isTold).toBe(true);
  await page.goto('/v2/borrower/my-documents');
  await expect(page.getByText('Your hardship plan')).toBeVisible();
});

test('while a promotion runs, the card says why payments are not lowered', async ({ page, mailbox, addresses }, {
  project,
  retry,
}) => {
  const ana = anApplicant('0001', `hardship-promo-${project.name}-${retry}`);
  const { txId } = await logInWithPromotion(page, { addresses, mailbox }, ana);
  await page.goto(`/v2/borrower/payments?transaction=${txId}`);
  const card = page.getByRole('region', { name: 'If you can’t pay as agreed' });
  await expect(card.getByText(/^You can’t lower payments during your promotion/)).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);
});
