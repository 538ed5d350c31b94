import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures/world';

const PAGE = '/v2/payment-calculator?practice=bright-smile';
const typed = (page: Page) => page.getByRole('textbox', { name: 'Cost of treatment' });
const plan = (page: Page, name: RegExp) => page.getByRole('radio', { name });
/** What the chosen row shows: payment, rate, interest and total, as text. */
const figuresOf = async (row: Locator) =>
  Promise.all(
    ['.pfc-pay b', '[data-label=APR]', '[data-label=Interest]', '[data-label=Total]'].map((part) =>
      row.locator(part).innerText(),
    ),
  );
const mailTo = async (scope: Page | Locator, address: string) => {
  await scope.getByRole('button', { name: 'Email me this' }).click();
  await scope.getByLabel('Email address').fill(address);
  await scope.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(scope.getByText(`Sent to ${address}.`)).toBeVisible();
};

test('an amount typed or slid gives the plans of the practice', { tag: '@both' }, async ({ page }) => {
  await page.goto(PAGE);
  await expect(page).toHaveTitle('Payment calculator · PatientFi');
  await expect(page.getByText('Bright Smile Dental', { exact: true })).toBeVisible();
  await expect(plan(page, /\$216\.04 a month for 24 months/)).toBeChecked();
  await typed(page).fill('3000');
  await expect(plan(page, /\$250 a month, no interest if paid in full within 12 months/)).toBeVisible();
  await page.getByRole('slider').press('ArrowRight');
  await expect(typed(page)).toHaveValue('$3,050');
  await typed(page).fill('100');
  await expect(page.getByText('Enter an amount from $250 to $25,000')).toBeVisible();
});

test('the e-mail says what the screen says, at the reader’s own credit', async ({ page, mailbox }, { project }) => {
  const address = `estimate.${project.name}@patient.test`;
  await page.goto(PAGE);
  await typed(page).fill('6,200');
  await page.getByRole('radio', { name: 'Fair' }).check();
  await plan(page, /a month, no interest if paid in full within 12 months/).check();
  const [monthly, apr, interest, total] = await figuresOf(page.locator('.pfc-row:has(:checked)'));
  const example = await page.getByText(/^Example for a fair credit score at Bright Smile Dental/).innerText();
  await mailTo(page, address);
  const { subject, text } = await mailbox.next(address);
  expect(subject).toBe('Your PatientFi payment estimate');
  expect(text).toContain('Cost of treatment: $6,200');
  expect(text).toContain(`Payment: ${monthly} a month, no interest if paid in full within 12 months`);
  expect(text).toContain(`APR: ${apr} · Interest: ${interest} · Total: ${total}`);
  expect(text).toContain(example);
  expect(text).toContain('/v2/bright-smile/apply');
});

test('the calculator on the practice’s own website sends the same e-mail', async ({ page, addresses, mailbox }, {
  project,
}) => {
  const address = `from-site.${project.name}@patient.test`;
  await page.goto(`${addresses.demoSite}/paying-for-care`);
  await mailTo(page.locator('pf-calculator-apply'), address);
  expect((await mailbox.next(address)).text).toContain('Payment: $216.04 a month for 24 months');
});

test('the application takes the amount over, and no address shows it', async ({ page }) => {
  await page.goto(PAGE);
  await typed(page).fill('6200');
  await page.getByRole('button', { name: 'See my real options' }).click();
  await expect(page.getByRole('heading', { name: 'What email should we use?' })).toBeVisible();
  await expect(page.getByText('You chose $6,200. You can change it later.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/v2/bright-smile/apply');
  expect(page.url()).not.toContain('6200');
});

test('the print shows the plans with their example and no buttons', { tag: '@both' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto(`${PAGE}&amount=1500`);
  await expect(typed(page)).toHaveValue('$1,500');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Example: \$1,500\.00 at/)).toBeVisible();
  await expect(page.getByText('Bright Smile Dental', { exact: true })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('without a practice the platform’s plans stand as examples, with nobody to apply to', async ({ page }) => {
  await page.goto('/payment-calculator');
  await expect(page.getByText('These examples are for a good credit score, 660 to 699.')).toBeVisible();
  await expect(page.getByText(/^Example for a good credit score at a PatientFi practice/)).toBeVisible();
  await expect(page.getByRole('button', { name: /See my real options|Email me this/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('an unknown practice is said to be unknown, and the examples are one step away', async ({ page }) => {
  await page.goto('/v2/payment-calculator?practice=no-such-practice');
  await expect(page.getByRole('heading', { name: 'We can’t find that practice' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See examples without a practice' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('a calculator that could not be fetched is fetched again on request', async ({ page, problems }) => {
  await page.route('**/sdk/v1/practice/**', (route) => route.abort());
  await page.goto(PAGE);
  await expect(page.getByText(/We couldn’t load the calculator/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/sdk/v1/practice/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  problems.length = 0;
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, and nothing is cut off, in ${colorScheme} surroundings`, { tag: '@both' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Email me this' }).click();
    await expect(page.getByLabel('Email address')).toBeVisible();
    await expectAccessible(page);
    const { width } = page.viewportSize() ?? { width: 0 };
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
