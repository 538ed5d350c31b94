import { getLoggedBorrower } from '@contract/borrower/calls';
import { anApplicant } from '../apply/applicant';
import { borrowByCalls, call } from '../fixtures/calls';
import { expect, expectAccessible, test } from '../fixtures/world';
import { askByStaff, connectBank, logIn } from './a-promotion';

test('a plan without a promotion says what autopay saves, and autopay says it again before and after it is on', async ({
  page,
  mailbox,
  addresses: { app },
}, { project }) => {
  const ana = anApplicant('0001', `rate-${project.name}`);
  await borrowByCalls({ app, mailbox }, ana);
  await logIn(page, ana.email, mailbox);
  await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('access_token'))) ?? '';
  const { id } = await call(app, getLoggedBorrower, { input: {}, token });
  const txId = await askByStaff(app, id);
  const saving = /\$\d+\.\d{2} less in total/;

  await test.step('the plan says it beside its payment', async () => {
    await page.goto(`/v2/borrower/transactions/pending?transaction=${txId}`);
    await page.getByRole('radio', { name: /24/ }).first().check();
    await expect(page.getByText(/^If you turn on autopay afterward, your rate is/)).toContainText(saving);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Continue with/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(page).toHaveURL(/accepted/);
  });

  await test.step('autopay is off until it is turned on, and says what it lowers', async () => {
    await page.goto(`/v2/borrower/autopay?transaction=${txId}`);
    await page.getByRole('link', { name: 'Add a bank account' }).click();
    await connectBank(page);
    await expect(page.getByRole('button', { name: 'Turn on autopay' })).toBeVisible();
    await expect(page.getByText(/^Autopay on each due date lowers your rate from/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Turn on autopay' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Autopay is on' })).toBeVisible();
  });

  await test.step('on, it says what it saves, and off is asked about with the rate that comes back', async () => {
    await page.goto(`/v2/borrower/autopay?transaction=${txId}`);
    await expect(page.getByText(/^With autopay, your rate is/)).toBeVisible();
    await page.getByRole('button', { name: 'Turn off autopay' }).click();
    await expect(page.getByRole('dialog')).toContainText('a year for months that start after that.');
    await expectAccessible(page);
  });
});
