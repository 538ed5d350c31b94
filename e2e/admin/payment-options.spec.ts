import { portalBase } from '@contract/paths';
import { paymentOptionsPaths } from '@contract/payment-options/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page } from '../fixtures/world';
import { inOwnWorld } from '../life/own-world';

const test = inOwnWorld('payment-options');

const at = (place: keyof typeof paymentOptionsPaths) => `${portalBase}${paymentOptionsPaths[place].href()}`;
const SAVED = 'Payment options updated successfully';

/** Enters a bank account in its dialog. */
async function enterBank(page: Page, holder: string): Promise<void> {
  await page.getByRole('button', { name: 'Add bank account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bank name').fill('First Sample Bank');
  await dialog.getByLabel('Account holder').fill(holder);
  await dialog.getByLabel('Routing number').fill('110000001');
  await dialog.getByLabel('Account number', { exact: true }).fill('000123456789');
  await dialog.getByLabel('Confirm account number').fill('000123456789');
  await dialog.getByRole('button', { name: 'Save account' }).click();
  // The last digit of a routing number follows from the others, and nothing is debited that nobody allowed.
  await expect(dialog.getByText('This isn’t a valid routing number.').first()).toBeVisible();
  await dialog.getByLabel('Routing number').fill('110000000');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Save account' }).click();
  await expect(dialog).toBeHidden();
}

test('an enterprise gives the account from which it pays for its practices, and a practice moves its fee to both', async ({
  page,
}) => {
  test.slow();
  await test.step('the enterprise gives its account, and pays', async () => {
    await openAs(page, 'enterprise@demo.test', at('enterprise'));
    await expect(page.getByRole('heading', { name: 'Enterprise billing', level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Payment options' }).click();
    await enterBank(page, 'Harborline Group');
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page.getByText('First Sample Bank •••• 6789').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('its practice moves the membership fee to both', async () => {
    await openAs(page, 'manager@harbor-medspa.test', at('practice'));
    await expect(page.getByText('pays this practice’s platform fee')).toBeVisible();
    await page.getByText('Both', { exact: true }).click();
    await page.getByLabel('Member’s monthly share').fill('9');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('more than $0 and less than the fee').first()).toBeVisible();
    await page.getByLabel('Member’s monthly share').fill('2');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    const sums = page.getByRole('complementary', { name: 'Example' });
    await expect(sums).toContainText('$101.99');
    await expect(sums).toContainText('$2.99');
    await expectAccessible(page);
  });
});
