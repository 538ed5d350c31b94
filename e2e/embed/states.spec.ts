import type { Page } from '@playwright/test';
import { faultsOf } from '../fixtures/axe';
import { PRACTICE_SITES } from '../fixtures/world';
import type { AppBehaviour } from './world/app-site';
import { BRIGHT_SMILE } from './world/profile';
import { expect, page, snippet, test } from './world/test';
import { withoutTimeOut } from './world/waiting';

const APPLY = `<main><h1>Bright Smile</h1><a href="#x">Link of the page</a></main>${snippet('data-practice="bright-smile"')}`;
const CALCULATOR = `<main><h1>Paying</h1><pf-calculator-apply practice="bright-smile"></pf-calculator-apply></main>${snippet('')}`;
/** A flow of a far future, with which no connection comes about. */
const OTHER_VERSION = `<!doctype html><title>Later</title><script>
parent.postMessage({ ns: 'pf', type: 'hello', nonce: location.hash.slice(1), min: 8, max: 9 }, new URLSearchParams(location.search).get('o'));
</script>`;
const button = (tab: Page) => tab.getByRole('button', { name: 'See my options' });
const email = (tab: Page) => tab.frameLocator('iframe').getByLabel('Email');

const violations = async (tab: Page) => {
  const hasForcedColors = await tab.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // There the reader's own palette is painted, while axe still reads ours.
  const rules = { 'color-contrast': { enabled: !hasForcedColors } };
  return faultsOf(tab, { options: { iframes: false, rules } });
};

/** Keeps the states that pass by themselves: the frame's document and the profile wait for ever, and so does the time-out. */
const hold = async (tab: Page, app: { behave(change: AppBehaviour): void }) => {
  await withoutTimeOut(tab);
  app.behave({ flowPageAfter: new Promise(() => {}) });
  await tab.route(/\/practice\/.*\.json/, () => new Promise<void>(() => {}));
};

for (const [name, scheme] of [
  ['by default', {}],
  ['in forced colours', { forcedColors: 'active' }],
] as const) {
  test(`axe finds nothing on the button and the dialog, ${name}: closed, open, loading and failed`, async ({
    page: tab,
    visit,
    app,
    context,
  }) => {
    // Four runs of axe on a shared machine.
    test.setTimeout(90_000);
    await tab.emulateMedia({ reducedMotion: 'reduce', ...scheme });
    await visit(page(APPLY));
    await expect(button(tab)).toBeVisible();
    expect(await violations(tab)).toEqual([]);
    await button(tab).click();
    await expect(email(tab)).toBeFocused();
    expect(await violations(tab)).toEqual([]);

    app.behave({ flowPage: OTHER_VERSION });
    await tab.reload();
    await button(tab).click();
    await expect(tab.getByRole('alert').getByRole('link', { name: 'Apply for financing' })).toBeVisible();
    expect(await violations(tab)).toEqual([]);

    const loading = await context.newPage();
    await loading.emulateMedia({ reducedMotion: 'reduce', ...scheme });
    await hold(loading, app);
    await loading.goto(tab.url());
    await button(loading).click();
    await expect(loading.getByRole('status')).toHaveText('Opening secure page');
    expect(await violations(loading)).toEqual([]);
    await loading.close();
  });
}

test('axe finds nothing on the calculator: loading, wrong amount, no plan, and when its practice is unknown', async ({
  page: tab,
  visit,
  app,
  context,
  problems,
}) => {
  test.setTimeout(90_000);
  await visit(page(CALCULATOR));
  await tab.getByRole('textbox', { name: 'Cost of treatment' }).fill('1');
  await expect(tab.getByText('Enter an amount from $250 to $25,000')).toBeVisible();
  expect(await violations(tab)).toEqual([]);
  await tab.emulateMedia({ forcedColors: 'active' });
  expect(await violations(tab)).toEqual([]);

  const loading = await context.newPage();
  await hold(loading, app);
  await loading.goto(tab.url());
  await expect
    .poll(() => loading.evaluate(() => document.querySelector('pf-calculator-apply')?.shadowRoot !== null))
    .toBe(true);
  expect(await violations(loading)).toEqual([]);
  await loading.close();

  app.behave({ profile: { ...BRIGHT_SMILE, products: [] } });
  await tab.reload();
  await expect(tab.getByText(/No plan fits/)).toBeVisible();
  expect(await violations(tab)).toEqual([]);
  app.behave({ profile: null });
  await tab.reload();
  await expect(tab.getByRole('slider')).toHaveCount(0);
  expect(await violations(tab)).toEqual([]);
  problems.length = 0;
});

test('by keyboard alone the calculator is set, a plan chosen and the application opened', async ({
  page: tab,
  visit,
}) => {
  await visit(page(CALCULATOR));
  const typed = tab.getByRole('textbox', { name: 'Cost of treatment' });
  await expect(typed).toBeVisible();
  await tab.keyboard.press('Tab');
  await expect(typed).toBeFocused();
  await tab.keyboard.press('Tab');
  await expect(tab.getByRole('slider')).toBeFocused();
  await tab.keyboard.press('ArrowRight');
  await expect(typed).toHaveValue('$4,550');
  await tab.keyboard.press('Tab');
  await expect(tab.getByRole('radio', { name: /^Good/ })).toBeFocused();
  await tab.keyboard.press('ArrowDown');
  await expect(tab.getByRole('radio', { name: /^Fair/ })).toBeChecked();
  await tab.keyboard.press('Tab');
  await expect(tab.getByRole('button', { name: 'See my real options' })).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(email(tab)).toBeFocused();
});

test.describe('at 200 % zoom of a small window', () => {
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });

  test('the button, the dialog with its frame and the calculator are whole', async ({ page: tab, visit }) => {
    await visit(page(`${CALCULATOR}<pf-button practice="bright-smile"></pf-button>`));
    await expect(tab.getByRole('slider')).toBeVisible();
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
    const cut = await tab.locator('pf-calculator-apply').evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.pfc *') ?? [])]
        .filter((node) => node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1)
        .filter((node) => getComputedStyle(node).overflowX !== 'visible' || node.childElementCount === 0)
        .map((node) => node.className),
    );
    expect(cut).toEqual([]);
    await button(tab).click();
    await expect(email(tab)).toBeFocused();
    const window = { width: 640, height: 360 };
    await expect.poll(() => tab.locator('dialog[open]').boundingBox()).toEqual({ x: 0, y: 0, ...window });
    const close = tab.getByRole('dialog').getByRole('button', { name: 'Close' });
    const frame = tab.locator('dialog[open] iframe');
    await expect(close).toBeInViewport({ ratio: 1 });
    await expect(frame).toBeInViewport({ ratio: 1 });
    expect((await frame.boundingBox())?.height).toBeGreaterThan(300);
    await tab.frameLocator('iframe').getByRole('button', { name: 'Finish' }).click();
    await expect(tab.getByRole('dialog')).toBeHidden();
  });
});

test('motion: the dialog and the waiting marks stand still for readers who asked for it', async ({
  page: tab,
  visit,
  app,
}) => {
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await hold(tab, app);
  await visit(page(APPLY));
  await button(tab).click();
  await expect(tab.getByRole('status')).toBeVisible();
  const moving = await tab.evaluate(() => document.getAnimations().length);
  expect(moving).toBe(0);
});

test('on paper the button and the dialog are gone, and the calculator shows its plans without controls', async ({
  page: tab,
  visit,
}) => {
  await visit(page(`${CALCULATOR}<pf-button practice="bright-smile"></pf-button>`));
  await expect(tab.getByRole('slider')).toBeVisible();
  await button(tab).click();
  await expect(email(tab)).toBeFocused();
  await tab.emulateMedia({ media: 'print' });
  await expect(tab.locator('dialog')).toBeHidden();
  await expect(tab.locator('pf-button .b')).toBeHidden();
  await expect(tab.getByText('What would it cost each month?')).toBeVisible();
  const calculator = tab.locator('.pfc');
  await expect(calculator.getByText('$216.04').first()).toBeVisible();
  await expect(calculator.getByText(/^Example for .*\$4,500\.00/)).toBeVisible();
  await expect(calculator.locator('input[type=range]')).toBeHidden();
  await expect(calculator.getByText('See my real options')).toBeHidden();
  const pdf = await tab.pdf();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // One page for the calculator: the page behind the dialog is not locked to the window on paper.
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

for (const [site, what] of PRACTICE_SITES) {
  test.describe(`on a practice’s page, ${what}`, () => {
    test.use({ site });

    test('by keyboard alone: open, fill, leave by Escape and by the close button, and never out of the dialog', async ({
      page: tab,
      visit,
    }) => {
      await visit(page(APPLY));
      await expect(button(tab)).toBeVisible();
      await tab.keyboard.press('Tab');
      await expect(tab.getByRole('link', { name: 'Link of the page' })).toBeFocused();
      await tab.keyboard.press('Tab');
      await expect(button(tab)).toBeFocused();
      await tab.keyboard.press('Enter');
      await expect(email(tab)).toBeFocused();
      await tab.keyboard.press('Escape');
      await expect(tab.getByRole('dialog')).toBeHidden();
      await expect(button(tab)).toBeFocused();

      await tab.keyboard.press('Space');
      await expect(email(tab)).toBeFocused();
      for (let press = 0; press < 12; press += 1) {
        await tab.keyboard.press('Tab');
        const focused = await tab.evaluate(() => document.activeElement?.localName);
        expect(['pf-button', 'body']).toContain(focused);
      }
      const close = tab.getByRole('dialog').getByRole('button', { name: 'Close' });
      const isOnClose = () =>
        close.evaluate((node) => node.getRootNode() instanceof ShadowRoot && node.matches(':focus'));
      // A key that a frame of another process has not answered yet may still move the focus, so each has three seconds for it,
      // and the frame hears a moment later that keys are no longer its own.
      await expect(async () => {
        await tab.keyboard.press('Shift+Tab');
        await expect.poll(isOnClose, { timeout: 3000 }).toBe(true);
        await expect.poll(() => email(tab).evaluate(() => document.hasFocus()), { timeout: 3000 }).toBe(false);
        expect(await isOnClose()).toBe(true);
      }).toPass();
      await expect(close).toHaveCSS('outline-style', 'solid');
      await tab.keyboard.press('Enter');
      await expect(tab.getByRole('dialog')).toBeHidden();
      await expect(button(tab)).toBeFocused();
    });
  });
}
