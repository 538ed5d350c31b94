import { planCalculatorPaths } from '@contract/membership/calculator-paths';
import { portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const calculator = `${portalBase}${planCalculatorPaths.calculator.href()}`;

async function openCalculator(page: Page): Promise<void> {
  await openAs(page, 'staff@harbor-medspa.test', calculator);
  await expect(page.getByRole('heading', { name: 'Plan calculator', level: 1 })).toBeVisible();
}

const figures = (page: Page) => page.getByRole('complementary', { name: 'Plan total' });

test('a plan is put together, worked out as it is typed, and stays over a reload', { tag: '@both' }, async ({
  page,
}) => {
  await openCalculator(page);
  await expect(page.getByText('The plan is empty.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a template' }).click();
  await page.getByRole('button', { name: /^Signature/ }).click();
  await expect(figures(page).getByText('$550.15').first()).toBeVisible();
  await expect(figures(page).getByText('$6,404.41').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Units, Botox' }).fill('0');
  await expect(page.getByText('Enter a whole number of units, 1 or more.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Units, Botox' }).fill('40');
  await page.getByRole('button', { name: 'Manufacturer Coupon' }).click();
  await page.getByRole('textbox', { name: 'Manufacturer Coupon' }).fill('100');
  await expect(figures(page).getByText('$541.82').first()).toBeVisible();
  await page.getByRole('button', { name: 'Provider Discount' }).click();
  await page.getByRole('textbox', { name: 'Provider Discount' }).fill('99999');
  await expect(page.getByText("Discounts can't be more than the cost of the treatments.")).toBeVisible();
  await page.getByRole('textbox', { name: 'Provider Discount' }).fill('500');
  await expect(figures(page).getByText('$500.15').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Provider Discount' })).toHaveValue('500');
  await expect(figures(page).getByText('$500.15').first()).toBeVisible();
});

test('what a practice sells is added, taken out and put back by the keyboard', async ({ page }) => {
  await openCalculator(page);
  await page.getByRole('button', { name: 'Chemical peel' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Sessions, Chemical peel' })).toBeFocused();
  await page.getByRole('button', { name: 'Dysport' }).press('Enter');
  const units = page.getByRole('textbox', { name: 'Units, Dysport' });
  await expect(units).toBeFocused();
  await units.fill('60');
  // 60 × 4.50 less 10 %, three times.
  await expect(page.getByText('$729.00')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Dysport' }).press('Enter');
  await expect(page.getByText('Dysport removed.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Sessions, Chemical peel' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(units).toHaveValue('60');
});

test('a plan that cannot be worked out says so and is tried again', async ({ page, problems }) => {
  await openCalculator(page);
  const call = '**/privi/member/payment-calculator';
  await page.route(call, (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Internal Server Error' } }),
  );
  await page.getByRole('button', { name: 'IPL' }).click();
  await expect(page.getByText('Error while getting privi payment-calculator')).toBeVisible();
  await page.unroute(call);
  await figures(page).getByRole('button', { name: 'Try again' }).click();
  await expect(figures(page).getByText('$975.00').first()).toBeVisible();
  problems.length = 0;
});

test('a plan is printed in a tab of its own, once and by itself, without what the practice receives', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
    };
  });
  await openCalculator(page);
  await page.getByRole('button', { name: 'Use a template' }).click();
  await page.getByRole('button', { name: /^Refresh/ }).click();
  await expect(figures(page).getByText('$189.15').first()).toBeVisible();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  const paper = await opening;
  await expect(paper).toHaveURL(/\/v2\/admin\/privi-print-calculator\?/);
  await expect(paper.getByRole('heading', { name: 'Harbor Med Spa plan: $194.14 a month' })).toBeVisible();
  await expect(paper.getByText('12 payments, from today to')).toBeVisible();
  await expect(paper.getByText(/practice receives|Our fee/i)).toHaveCount(0);
  await expect(paper.locator('html')).toHaveAttribute('data-printed', '1');
  await expectAccessible(paper);

  for (const plan of ['', 'much', '{"treatments":[]}']) {
    await paper.goto(`${portalBase}${planCalculatorPaths.print.href('prac-harbor-medspa', plan)}`);
    await expect(paper.getByText('This link doesn’t open a plan.')).toBeVisible();
  }
});
