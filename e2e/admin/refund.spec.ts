import { paths, portalBase } from '@contract/paths';
import { anApplicant } from '../apply/applicant';
import { logInWithPromotion } from '../borrower/a-promotion';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const transactions = `${portalBase}${paths.admin.practiceTransactions.href()}`;

const open = (page: Page, address: string) => openAs(page, 'manager@bright-smile.test', address);
const cents = (text: string | undefined) => Math.round(Number(text?.replace(/[$,]/g, '')) * 100);

test(
  'a purchase is refunded in part: everything that it changes is shown before it is confirmed',
  {
    tag: '@both',
  },
  async ({ page, isMobile }, { retry }) => {
    await open(
      page,
      `${transactions}?view=approved&fundingStatus=SETTLED&amountFrom=900&from=2020-01-01&to=2035-01-01`,
    );
    const list = page.getByRole('region', { name: 'Transactions' });
    // Each device and try refunds a purchase of its own.
    const link = list.getByRole('link').nth(2 * retry + (isMobile ? 1 : 0));
    const name = await link.innerText();
    await link.click();
    const row = page.getByRole('list', { name: 'Transactions' }).locator('li[aria-current="true"]');
    const act = row.getByRole('button', { name: /^Refund \$/ });
    const before = cents((await act.getAttribute('aria-label'))?.slice('Refund '.length));
    await act.click();

    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(`Refund ${name}?`);
    await dialog.getByLabel('Refund amount').fill('100000');
    await dialog.getByRole('button', { name: 'Preview refund' }).click();
    await expect(dialog.getByText(/^Enter an amount up to \$/).first()).toBeVisible();
    await dialog.getByLabel('Refund amount').fill('250.50');
    await dialog.getByRole('button', { name: 'Preview refund' }).click();
    await expect(dialog).toHaveAccessibleName(`Refund $250.50 to ${name}?`);
    await expectAccessible(page);
    const figure = async (label: string) =>
      cents(await dialog.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]').innerText());
    expect(await figure('Remaining purchase')).toBe(before - 25_050);
    expect((await figure('Merchant fee returned')) + (await figure('Withheld from deposits'))).toBe(25_050);

    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog.getByLabel('Refund amount')).toHaveValue('250.50');
    await dialog.getByRole('button', { name: 'Preview refund' }).click();
    await dialog.getByRole('button', { name: 'Refund $250.50' }).click();
    await expect(page.getByText(`Refunded $250.50 to ${name}`)).toBeVisible();
    await expect(row).toContainText('Approved');
    await expect
      .poll(async () => cents((await act.getAttribute('aria-label'))?.slice('Refund '.length)))
      .toBe(before - 25_050);
    await row.getByText('Show history').click();
    await expect(row.getByText(/^Partially refunded \$250\.50, /)).toBeVisible();
  },
);

test('a purchase whose money is on its way to the practice is refunded only once it is there', async ({
  page,
  mailbox,
  addresses,
}, { retry }) => {
  await logInWithPromotion(page, { addresses, mailbox }, anApplicant('0001', `unsettled-${retry}`));
  // The patient has gone: one browser holds one session.
  await page.evaluate(() => localStorage.clear());
  await open(page, `${transactions}?view=approved&fundingStatus=QUEUED`);
  await page.getByRole('region', { name: 'Transactions' }).getByRole('link').first().click();
  const row = page.getByRole('list', { name: 'Transactions' }).locator('li[aria-current="true"]');
  await row.getByRole('button', { name: /^Refund \$/ }).click();
  await expect(
    page.getByText('The original loan purchase was not settled, so it cannot be refunded.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
