import { faultsOf } from '../fixtures/axe';
import { expect, page, snippet, test } from './world/test';

const INLINE = `<main><h1>Paying</h1><pf-calculator-apply practice="bright-smile" amount="4500"></pf-calculator-apply></main>${snippet('')}`;

test('the calculator quotes real plans and names the terms of the chosen one', async ({ page: tab, visit }) => {
  await visit(page(INLINE));
  const chosen = tab.getByRole('radio', { name: /\$216\.04/ });
  await expect(chosen).toBeChecked();
  await expect(
    tab.getByText(
      'Example: $4,500.00 at 13.99% APR over 24 months is 23 payments of $216.04 and one of $215.95, for a total of $5,184.87.',
    ),
  ).toBeVisible();
  await tab.getByRole('radio', { name: /\$375/ }).check();
  await expect(
    tab.getByText(/Interest is charged from the first day if the whole amount isn’t paid within 12 months/),
  ).toBeVisible();
});

test('typing and sliding change the plans; a wrong amount says what is possible', async ({ page: tab, visit }) => {
  await visit(page(INLINE));
  const typed = tab.getByRole('textbox', { name: 'Cost of treatment' });
  await typed.fill('3,000');
  await expect(
    tab.getByRole('radio', { name: /\$250 a month, no interest if paid in full within 12 months/ }),
  ).toBeVisible();
  await typed.fill('100');
  await expect(tab.getByText('Enter an amount from $250 to $25,000')).toBeVisible();
  const slider = tab.getByRole('slider');
  await slider.press('ArrowRight');
  await expect(typed).toHaveValue('$3,050');
  await slider.press('PageDown');
  await expect(typed).toHaveValue('$2,550');
});

test('whoever hears it is told each figure with its label, and the payment that another amount or credit changes', async ({
  page: tab,
  visit,
}) => {
  await visit(page(INLINE));
  await expect(tab.getByRole('radio', { name: /\$216\.04/ })).toHaveAccessibleName(
    /APR 13\.99%\s+Interest \$684\.87\s+Total \$5,184\.87/,
  );
  const said = tab.getByRole('status').filter({ hasText: 'a month' });
  await expect(said).toHaveText('$216.04 a month for 24 months');
  await tab.getByRole('slider').press('PageDown');
  await expect(said).toHaveText(/^\$192\.0\d a month for 24 months$/);
  await tab.getByRole('radio', { name: 'Fair' }).check();
  await expect(said).not.toHaveText(/192/);
});

test('worse credit costs more, and the generic calculator says whose credit it means', async ({ page: tab, visit }) => {
  await visit(page(`${INLINE}<pf-generic-calculator practice="bright-smile"></pf-generic-calculator>`));
  const own = tab.locator('pf-calculator-apply');
  await own.getByRole('radio', { name: 'Fair' }).check();
  await expect(own.getByRole('radio', { name: /a month for 24 months/ })).toHaveAccessibleName(/21\.99%/);
  await expect(
    tab.locator('pf-generic-calculator').getByText('These examples are for a good credit score, 660 to 699.'),
  ).toBeVisible();
});

test('the switch to the application carries the amount, but not in the address', async ({ page: tab, visit }) => {
  await visit(page(INLINE));
  await tab.getByRole('textbox', { name: 'Cost of treatment' }).fill('6200');
  await tab.getByRole('button', { name: 'See my real options' }).click();
  await expect(tab.frameLocator('iframe').locator('#amount')).toHaveText('620000');
  const address = new URL((await tab.locator('iframe').getAttribute('src')) ?? '');
  expect([...address.searchParams.keys()]).toEqual(['embed', 'v', 'o', 'lang']);
});

for (const [where, isOlder] of [
  ['', false],
  [' in a browser without the navigation API', true],
] as const)
  test(`behind a button the calculator opens in a dialog and hands over to the application${where}`, async ({
    page: tab,
    visit,
    events,
  }) => {
    if (isOlder) await tab.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await visit(page(snippet('data-practice="bright-smile" data-type="calculator_apply" data-button="button3"')));
    await tab.getByRole('button', { name: 'Pay over time' }).click();
    await expect(
      tab.getByRole('dialog', { name: 'Payment calculator' }).getByText('What would it cost each month?'),
    ).toBeVisible();
    await tab.getByRole('button', { name: 'See my real options' }).click();
    await expect(tab.frameLocator('iframe').locator('#amount')).toHaveText('450000');
    await tab.getByRole('button', { name: 'Close' }).click();
    await expect(tab.getByRole('dialog')).toBeHidden();
    expect((await events()).map(([name]) => name)).toContain('close');
  });

test('an estimate is mailed by the public call with the plan’s code', async ({ page: tab, visit }) => {
  await visit(page(INLINE));
  await tab.getByRole('button', { name: 'Email me this' }).click();
  await tab.getByLabel('Email address').fill('pat');
  await tab.getByRole('button', { name: 'Send' }).click();
  await expect(tab.getByText('Enter an email address like you@example.com')).toBeVisible();
  await tab.getByLabel('Email address').fill('pat@example.test');
  const [request] = await Promise.all([
    tab.waitForRequest((sent) => sent.method() === 'POST'),
    tab.getByRole('button', { name: 'Send' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    practiceId: 'practice-bright-smile',
    amount: 4500,
    selectedPaymentPlan: { product: 'FIXED_24', creditBand: 'good' },
    email: 'pat@example.test',
  });
  await expect(tab.getByText('Sent to pat@example.test.')).toBeVisible();
});

test('an unknown practice shows nothing, with one warning and one error event', async ({
  page: tab,
  visit,
  app,
  events,
  problems,
}) => {
  app.behave({ profile: null });
  await visit(page(INLINE));
  await expect.poll(events).toEqual([['error', { code: 'practice_unknown' }]]);
  await expect(tab.getByRole('radio')).toHaveCount(0);
  problems.length = 0;
});

test('a widget far down the page is fetched only when the reader comes near', async ({ page: tab, visit, app }) => {
  await visit(page(`<div style="height:4000px"></div>${INLINE}`));
  await expect.poll(() => tab.evaluate(() => 'PF' in window)).toBe(true);
  expect(app.requests).toEqual(['/sdk/v1/embed.js']);
  await tab.locator('pf-calculator-apply').scrollIntoViewIfNeeded();
  await tab.mouse.wheel(0, 4000);
  await expect(tab.getByRole('slider')).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`axe finds nothing on the calculator, the button and the dialog at ${width} px`, async ({
    page: tab,
    visit,
  }) => {
    await tab.setViewportSize({ width, height: 900 });
    await visit(page(`${INLINE}<pf-button practice="bright-smile" button="button3"></pf-button>`));
    await expect(tab.getByRole('slider')).toBeVisible();
    await tab.getByRole('button', { name: 'Email me this' }).click();
    const scan = () => faultsOf(tab, { options: { iframes: false } });
    expect(await scan()).toEqual([]);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await tab.getByRole('button', { name: 'Pay over time' }).click();
    await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
    expect(await scan()).toEqual([]);
  });
}
