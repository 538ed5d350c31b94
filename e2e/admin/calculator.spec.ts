import { paths, portalBase } from '@contract/paths';
import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, type Page, test } from '../fixtures/world';

const printPath = `${portalBase}${paths.admin.calculatorPrint.href()}`;
const password = 'Demo-Password-1';

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function openCalculator(page: Page, email: string): Promise<void> {
  await openAs(page, email, `${portalBase}${paths.admin.calculator.href()}`);
  await expect(page.getByRole('heading', { name: 'Payment calculator', level: 1 })).toBeVisible();
}

const plans = (page: Page) => page.getByRole('region', { name: 'Payment calculator' });
const planOf = (page: Page, words: string) => plans(page).getByRole('radio', { name: words });
const typeAmount = (page: Page, text: string) => page.getByRole('textbox', { name: 'Cost of treatment' }).fill(text);

async function chooseCasey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Find patient' }).click();
  await page.getByRole('searchbox', { name: 'Name or account number' }).fill('casey mor');
  await page
    .getByRole('list', { name: 'Search results' })
    .getByRole('button', { name: /Casey Morgan/ })
    .click();
  await expect(page.getByText(/^For Casey Morgan(, grade B)?\. \$/)).toBeVisible();
}

test('plans range over all grades for anybody, and are those of one grade for a patient', { tag: '@both' }, async ({
  page,
}) => {
  await openCalculator(page, 'staff@bright-smile.test');
  await expect(planOf(page, '$203.50 to $251.58 a month for 24 months')).toBeChecked();
  await expect(page.getByText(/^Example for the highest rate at Bright Smile Dental/)).toBeVisible();
  await expectAccessible(page);

  await typeAmount(page, '2000');
  await expect(planOf(page, '$333.34 to $358.05 a month for 6 months')).toBeVisible();
  await typeAmount(page, '4500');

  await page.getByRole('button', { name: 'Find patient' }).click();
  const search = page.getByRole('searchbox', { name: 'Name or account number' });
  await expect(search).toBeFocused();
  await search.fill('zzzz');
  await expect(page.getByText('No patients match “zzzz”.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Find patient' })).toBeFocused();

  await chooseCasey(page);
  await expect(planOf(page, '$209.71 a month for 24 months')).toBeChecked();
  await expect(page.getByText(/^Example for your credit at Bright Smile Dental/)).toBeVisible();
  await expectAccessible(page);

  await typeAmount(page, '24000');
  await expect(page.getByText(/^Casey Morgan has \$[\d,.]+ available\. Enter that amount or less\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove patient' }).click();
  await expect(
    page.getByText('For any patient. Amounts range from the best credit grade to the lowest.'),
  ).toBeVisible();
});

test('an answer to the first letters leaves those typed since then in the search', async ({ page }) => {
  await openCalculator(page, 'staff@bright-smile.test');
  await page.getByRole('button', { name: 'Find patient' }).click();
  const search = page.getByRole('searchbox', { name: 'Name or account number' });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const find = '**/borrower/find-by-name-or-account*';
  await page.route(find, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(find);
  await search.pressSequentially('casey');
  await asked;
  const answered = page.waitForResponse(find);
  await search.pressSequentially(' m');
  letGo();
  await answered;
  await search.pressSequentially('or');
  await expect(page.getByText('1 patient found')).toBeVisible();
  await expect(search).toHaveValue('casey mor');
});

test('the amount stays over a reload, the patient does not', async ({ page }) => {
  await openCalculator(page, 'staff@bright-smile.test');
  await chooseCasey(page);
  await typeAmount(page, '3000');
  await expect(planOf(page, 'a month for 24 months')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Cost of treatment' })).toHaveValue('$3,000');
  await expect(page.getByText('Any patient', { exact: true })).toBeVisible();
});

test('the marked plan is e-mailed, at the credit that was asked for', async ({ page, isMobile, mailbox }) => {
  const to = `estimate-${isMobile}@example.test`;
  await openCalculator(page, 'staff@bright-smile.test');
  await planOf(page, 'a month for 12 months').first().check();
  await page.getByRole('button', { name: 'Email plan' }).click();
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter an email address');
  await page.getByLabel('Email address').fill(to);
  await page.getByLabel('Estimated credit').selectOption('very-good');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('Email sent successfuly.')).toBeVisible();
  const message = await mailbox.next(to);
  expect(message.text).toContain('$387.28 a month for 12 months');
});

test('a patient’s plan is e-mailed to the patient’s own address at the patient’s own grade', async ({ page }) => {
  await openCalculator(page, 'staff@bright-smile.test');
  await chooseCasey(page);
  await page.getByRole('button', { name: 'Email plan' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue('casey@patient.test');
  await expect(page.getByLabel('Estimated credit')).toHaveCount(0);
});

test('the plans are printed in a tab of their own, once and by themselves', async ({ page, context }) => {
  await context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
    };
  });
  await openCalculator(page, 'staff@bright-smile.test');
  await chooseCasey(page);
  await planOf(page, 'a month for 36 months').check();
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  const paper = await opening;
  await expect(paper.getByRole('heading', { name: 'Payment plans for $4,500 at Bright Smile Dental' })).toBeVisible();
  await expect(paper.getByText('For Casey Morgan. Calculated')).toBeVisible();
  await expect(paper.getByText(/grade|available/)).toHaveCount(0);
  await expect(paper.getByRole('radio', { name: 'a month for 36 months' })).toBeChecked();
  await expect(paper.locator('html')).toHaveAttribute('data-printed', '1');
  await expectAccessible(paper);
});

test('the print page asks for a log-in and comes back with its query', async ({ page }) => {
  const address = `${printPath}?practice=prac-bright-smile&amount=1200`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await logIn(page, 'staff@bright-smile.test');
  await expect(page.getByRole('heading', { name: 'Payment plans for $1,200 at Bright Smile Dental' })).toBeVisible();
  for (const query of ['amount=much', 'amount=0', 'amount=99999999', 'amount=1200&borrower=']) {
    await page.goto(`${printPath}?practice=prac-bright-smile&${query}`);
    await expect(page.getByText('Close this tab and print from the calculator.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  await page.goto(`${printPath}?practice=prac-clearview-eye&amount=1200`);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('with several practices one is chosen, and the patient goes with it', { tag: '@both' }, async ({ page }) => {
  await openCalculator(page, 'admin@demo.test');
  await expect(plans(page)).toHaveCount(0);
  const practice = page.getByRole('combobox', { name: 'Practice' });
  await practice.fill('Bright Smile');
  await page.getByRole('option', { name: /Bright Smile Dental/ }).click();
  await chooseCasey(page);
  await page.getByRole('button', { name: 'Bright Smile Dental' }).click();
  await page.getByRole('searchbox', { name: 'Search practices' }).fill('Lakeview');
  await page.getByRole('button', { name: /^Lakeview/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment calculator', level: 1 })).toBeVisible();
  await expect(page.getByText('Any patient', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Example for the highest rate at Lakeview/)).toBeVisible();
});

test('plans that cannot be worked out are asked for again', async ({ page, problems }) => {
  await openCalculator(page, 'staff@bright-smile.test');
  await expect(planOf(page, 'a month for 24 months').first()).toBeVisible();
  await page.route('**/practice/payment-calculator', (route) => route.abort());
  await typeAmount(page, '1000');
  await expect(page.getByText("We can't reach the server.")).toBeVisible();
  await page.unroute('**/practice/payment-calculator');
  // The browser's own line about the request that was cut off.
  problems.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(planOf(page, '$166.67 to').first()).toBeVisible();
});

test('the dark look reaches the calculator', async ({ page, isMobile }) => {
  await openCalculator(page, 'staff@bright-smile.test');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Your account' }).last().click();
  await page.getByRole('menuitem', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expectAccessible(page);
});

test('the years over the plans never stand upon each other, however wide the page is', async ({ page }) => {
  await openCalculator(page, 'staff@bright-smile.test');
  for (const width of [690, 768, 820, 900, 1000, 1100, 1280, 1440, 1700]) {
    await page.setViewportSize({ width, height: 1000 });
    const years = () =>
      page.locator('.pfc-years span').evaluateAll((all) =>
        all
          .map((mark) => mark.getBoundingClientRect())
          .filter(({ width: wide }) => wide > 0)
          .map(({ left, right }) => ({ left, right })),
      );
    await expect.poll(async () => (await years()).length, `${width}`).toBeGreaterThanOrEqual(2);
    const marks = await years();
    for (const [place, { left }] of marks.entries()) {
      if (place > 0) expect(left, `${width}`).toBeGreaterThan(marks[place - 1]?.right ?? 0);
    }
  }
});
