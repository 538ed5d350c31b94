import { makeLoanPayment } from '@contract/servicing/payment-calls';
import { anApplicant } from '../apply/applicant';
import { call } from '../fixtures/calls';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';
import { askByStaff, connectBank, logInWithPromotion } from './a-promotion';

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true });

/** A day two weeks from now, as the wire writes it. */
const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

test(
  'the home says what is next, one tap keeps the promotion free, and the tabs lead to payments and true help',
  { tag: '@both' },
  async ({ page, mailbox, addresses }, { project, retry }) => {
    const { app } = addresses;
    const ana = anApplicant('0001', `home-${project.name}-${retry}`);
    const { id, txId, token } = await logInWithPromotion(page, { addresses, mailbox }, ana);
    await askByStaff(app, id, 640);
    const guardian = page.getByRole('region', { name: 'Promotion tracker' });

    await test.step('next payment first, then the promotion, then what waits, once', async () => {
      await page.goto('/v2/borrower/welcome');
      await expect(
        guardian.getByRole('heading', { name: /^At (the minimum payment|your autopay amount), you’d be/ }),
      ).toBeVisible();
      await expect(page.getByText('Autopay is off.').first()).toBeVisible();
      const regions = page.getByRole('main').getByRole('region');
      await expect(regions.nth(0)).toHaveAccessibleName('Next payment');
      await expect(regions.nth(1)).toHaveAccessibleName('Promotion tracker');
      await expect(regions.nth(2)).toHaveAccessibleName(/is requesting \$640/);
      await expect(page.getByRole('listitem').filter({ hasText: '$640' })).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('without a way to pay the tap says so and leads to one', async () => {
      await guardian.getByRole('button', { name: 'Turn on autopay for $200' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Add one' })).toBeVisible();
      await page.getByRole('dialog').getByRole('link', { name: 'Add one' }).click();
      await page.getByRole('link', { name: 'Add a bank account' }).click();
      await connectBank(page);
      await expect(page.getByRole('button', { name: 'Turn on autopay' })).toBeVisible();
    });

    await test.step('with one it is asked about once, and the promotion is on pace', async () => {
      await tab(page, 'Home').click();
      await guardian.getByRole('button', { name: 'Turn on autopay for $200' }).click();
      await expect(page.getByRole('dialog').getByText(/We’ll charge \$200 to .+ on each due date/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Set autopay' }).click();
      await expect(guardian.getByRole('heading', { name: 'On track to pay no interest' })).toBeVisible();
      await expect(page.getByText(/^Automatic from .+ The minimum is \$/)).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('help names us and the practice', async () => {
      await tab(page, 'Help').click();
      await expect(page.getByRole('link', { name: /^Email support@/ })).toBeVisible();
      const practice = page.getByRole('listitem').filter({ hasText: 'Bright Smile' });
      await expect(practice.getByRole('link', { name: /^Call/ })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('a payment that waits for its day is withdrawn', async () => {
      const body = { amount: 50, payOn: inTwoWeeks() };
      await call(app, makeLoanPayment, { input: { params: { id, txId }, body }, token });
      await tab(page, 'Payments').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'See payments', exact: true }).and(page.locator('main a')).click();
      const planned = page.getByRole('listitem').filter({ hasText: '$50' });
      await expect(planned.getByText(/^Scheduled for/)).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Add due dates to my calendar' }).click();
      expect((await saved).suggestedFilename()).toBe('due-dates.ics');
      await expectAccessible(page);
      await planned.getByRole('button', { name: 'Cancel payment' }).click();
      await expect(planned.getByText('Canceled')).toBeVisible();
      await expect(planned.getByRole('button', { name: 'Cancel payment' })).toHaveCount(0);
    });

    await test.step('paying it off today cancels the interest and ends what is asked for', async () => {
      await page.getByRole('radio', { name: /Pay it off today/ }).check();
      await expect(page.getByText('If you pay today, your promotion’s interest is canceled.')).toBeVisible();
      await page.getByRole('button', { name: 'Pay $2,400', exact: true }).click();
      await expect(
        page.getByText('Your $2,400 payment from First Platypus Bank •••• 0000 is processing.'),
      ).toBeVisible();
      await expectAccessible(page);
      await tab(page, 'Home').click();
      await expect(page.getByRole('heading', { name: /Hello/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Next payment' })).toHaveCount(0);
      await expect(guardian).toHaveCount(0);
    });
  },
);
