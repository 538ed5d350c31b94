import type { Page } from '@playwright/test';
import { pressOwnLink } from '../fixtures/own-link';
import { countListeners, listeners } from './world/listeners';
import { BRIGHT_SMILE } from './world/profile';
import { expect, page, snippet, test } from './world/test';

const LOADER = snippet('');
const APPLY = snippet('data-practice="bright-smile"');
const pill = (tab: Page) => tab.getByRole('button', { name: 'See my options' });

test('a changed, emptied or removed attribute counts at once', async ({ page: tab, visit }) => {
  await visit(
    page(`<pf-button practice="bright-smile" button="button5" size="large" label="Pay later"></pf-button>${LOADER}`),
  );
  const element = tab.locator('pf-button');
  const later = tab.getByRole('button', { name: 'Pay later' });
  expect((await later.boundingBox())?.height).toBe(60);
  await element.evaluate((node) => node.setAttribute('size', 'giant'));
  expect((await later.boundingBox())?.height).toBe(44);
  await element.evaluate((node) => node.setAttribute('label', ''));
  await expect(tab.getByRole('button', { name: 'Check what I qualify for' })).toBeVisible();
  await element.evaluate((node) => node.removeAttribute('button'));
  await expect(pill(tab)).toBeVisible();
});

test('an element that never enters the page draws nothing and hears nothing', async ({ page: tab, visit }) => {
  await visit(page(APPLY));
  await expect(pill(tab)).toBeVisible();
  const children = await tab.evaluate(() => {
    const element = document.createElement('pf-button');
    element.setAttribute('practice', 'bright-smile');
    element.setAttribute('size', 'large');
    return element.shadowRoot?.childNodes.length;
  });
  expect(children).toBe(0);
});

test('a moved element keeps its tree', async ({ page: tab, visit, events }) => {
  await visit(page(`<div id="a"><pf-button practice="bright-smile"></pf-button></div><div id="b"></div>${LOADER}`));
  await expect(pill(tab)).toBeVisible();
  const isSame = await tab.evaluate(async () => {
    const element = document.querySelector('pf-button');
    const before = element?.shadowRoot?.querySelector('button');
    if (element) document.querySelector('#b')?.append(element);
    await new Promise((resolve) => setTimeout(resolve));
    return before === document.querySelector('#b pf-button')?.shadowRoot?.querySelector('button');
  });
  expect(isSame).toBe(true);
  expect(await events()).toEqual([['ready', {}]]);
});

test('an element removed while its dialog is open leaves no listener, lock or frame behind', async ({
  page: tab,
  visit,
}) => {
  await countListeners(tab);
  await visit(page(`<div style="height:3000px"></div><pf-button practice="bright-smile"></pf-button>${LOADER}`));
  await expect(pill(tab)).toBeVisible();
  await tab.locator('pf-button').evaluate((node) => node.remove());
  const before = await listeners(tab);
  await tab.evaluate(() => {
    const element = document.createElement('pf-button');
    element.setAttribute('practice', 'bright-smile');
    document.body.append(element);
  });
  await pill(tab).click();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
  expect(await listeners(tab)).not.toEqual(before);
  await tab.locator('pf-button').evaluate((node) => node.remove());
  await expect.poll(() => listeners(tab)).toEqual(before);
  expect(
    await tab.evaluate(() => [document.adoptedStyleSheets.length, document.querySelectorAll('iframe').length]),
  ).toEqual([0, 0]);
});

test('after PF destroy a place that was added just before stays empty', async ({ page: tab, visit }) => {
  await visit(page(snippet('data-practice="bright-smile"')));
  await expect(tab.getByRole('button', { name: 'See my options' })).toBeVisible();
  const left = await tab.evaluate(async () => {
    const { PF } = window as unknown as { PF(command: string): Promise<void> };
    // With the commands here, destroy comes before the loader looks at the page again.
    await PF('close');
    document.body.insertAdjacentHTML('beforeend', '<div data-pf data-practice="bright-smile" data-button></div>');
    await PF('destroy');
    await new Promise((resolve) => setTimeout(resolve, 200));
    return document.querySelectorAll('pf-button').length;
  });
  expect(left).toBe(0);
});

test('PF destroy takes everything back that the script brought', async ({ page: tab, visit }) => {
  await countListeners(tab);
  await visit(page(`<a href="APP/v2/bright-smile/apply" data-pf-open>Apply</a>${APPLY}`));
  await pressOwnLink(tab, 'Apply');
  await expect(tab.getByRole('dialog')).toBeVisible();
  await tab.evaluate(() => (window as unknown as { PF(command: string): void }).PF('destroy'));
  await expect(tab.locator('pf-button')).toHaveCount(0);
  expect(await tab.evaluate(() => 'PF' in window)).toBe(false);
  await expect.poll(() => listeners(tab)).toEqual({});
});

test('without a practice nothing is drawn, with one warning and one error event', async ({
  page: tab,
  visit,
  events,
}) => {
  const warnings: string[] = [];
  tab.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await visit(page(`<pf-button practice="<script>"></pf-button>${LOADER}`));
  await expect.poll(events).toEqual([['error', { code: 'practice_missing' }]]);
  expect(warnings).toHaveLength(1);
  await expect(tab.getByRole('button')).toHaveCount(0);
});

test('a missing chunk is asked for again and leaves a link', async ({ page: tab, visit, app, events, problems }) => {
  app.behave({ missing: /widgets-/ });
  await visit(page(APPLY));
  const link = tab.getByRole('link', { name: 'See my options' });
  await expect(link).toHaveAttribute('href', `${app.origin}/v2/bright-smile/apply`);
  expect(await events()).toEqual([['error', { code: 'chunk_failed' }]]);
  // Twice by browsers that keep the failure of an address, three times by the others.
  expect(app.requests.filter((path) => path.includes('widgets-')).length).toBeGreaterThanOrEqual(2);
  problems.length = 0;
});

test('when the dialog cannot be fetched the button opens the flow as a page', async ({
  page: tab,
  visit,
  app,
  problems,
}) => {
  app.behave({ missing: /flow-/ });
  await visit(page(APPLY));
  await pill(tab).click();
  await tab.waitForURL(`${app.origin}/v2/bright-smile/apply`);
  problems.length = 0;
});

test('an own link opens the dialog, and with a modifier key or without script it stays a link', async ({
  page: tab,
  visit,
  app,
}) => {
  await visit(page(`<a href="APP/v2/bright-smile/apply" data-pf-open>Apply</a>${LOADER}`));
  await expect.poll(() => tab.evaluate(() => 'PF' in window)).toBe(true);
  const link = tab.getByRole('link', { name: 'Apply' });
  await expect(link).toHaveAttribute('href', `${app.origin}/v2/bright-smile/apply`);
  // The last to hear of the click sees whether it was left to the browser, which then need open no tab.
  const isLeft = tab.evaluate(
    () =>
      new Promise((resolve) => {
        const look = (event: Event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        };
        window.addEventListener('click', look, { once: true });
      }),
  );
  await link.click({ modifiers: ['ControlOrMeta'] });
  expect(await isLeft).toBe(true);
  await expect(tab.locator('iframe')).toBeHidden();
  await link.click();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
  await tab.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('hover prepares the frame, so that the first click waits for nothing', async ({ page: tab, visit, app }) => {
  await visit(page(APPLY));
  await pill(tab).hover();
  await expect.poll(() => app.requests).toContain('/sdk/v1/bridge-child.js');
  const before = app.requests.length;
  await pill(tab).click();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
  expect(app.requests.length).toBe(before);
});

for (const [position, side] of Object.entries({
  'top left': [24, 24],
  'top right': [-24, 24],
  'bottom left': [24, -24],
  'bottom right': [-24, -24],
})) {
  test(`each design and size stands ${position} inside the window and is at least 44 px`, async ({
    page: tab,
    visit,
  }) => {
    await visit(page(`<pf-button practice="bright-smile" position="${position}"></pf-button>${LOADER}`));
    const element = tab.locator('pf-button');
    for (const design of ['button1', 'button2', 'button3', 'button4', 'button5']) {
      for (const size of ['small', 'medium', 'large']) {
        await element.evaluate(
          (node, values) => {
            node.setAttribute('button', values.design);
            node.setAttribute('size', values.size);
          },
          { design, size },
        );
        const box = (await element.getByRole('button').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
        const [x = 0, y = 0] = side;
        if (design === 'button2') expect(x > 0 ? box.x : box.x + box.width).toBe(x > 0 ? 0 : 1280);
        else
          expect([x > 0 ? box.x : box.x + box.width - 1280, y > 0 ? box.y : box.y + box.height - 720]).toEqual([x, y]);
      }
    }
  });
}

test('the page check is seen at once on a page that hides its blocks, and tells what it waits for', async ({
  page: tab,
  visit,
}) => {
  const hiding = '<style>div,p,dialog{display:none!important}</style>';
  await visit(page(`${hiding}${snippet('data-practice="bright-smile"')}`), { path: '/?pf-debug' });
  const report = tab.getByRole('dialog').filter({ hasText: 'Widget check' });
  await expect(report.getByText('Script tags')).toBeVisible();
  await expect(report.getByText(/^(Checking…|How to fix it)$/)).toBeVisible();
  await expect(report.getByText(/connected in \d+ ms/)).toBeVisible();
});

test('the page check names a wrong attribute, a doubled tag and a site that is not on the list', async ({
  page: tab,
  visit,
  app,
}) => {
  app.behave({ profile: { ...BRIGHT_SMILE, allowed: false } });
  await visit(
    page(`${snippet('data-practice="bright-smile" data-size="huge"')}${snippet('data-practice="bright-smile"')}`),
    { path: '/?pf-debug' },
  );
  await expect(tab.getByRole('button', { name: 'See my options' })).toHaveCount(2);
  const report = tab.getByRole('dialog').filter({ hasText: 'Widget check' });
  await expect(report.getByText('"huge" isn’t a valid value, so the default applies')).toBeVisible();
  await expect(report.getByText('the same tag appears twice')).toBeVisible();
  await expect(report.getByText('practice: bright-smile', { exact: true })).toHaveCount(2);
  await expect(report.getByText(/embed \d+ ms|embed\.js \d+ ms/)).toBeVisible();
  await expect(report.getByRole('link', { name: 'How to fix it' })).toHaveAttribute('href', /\/v2\/embed#doctor$/);
  await expect(report.getByText(/to the practice’s sites/)).toBeVisible();
  await expect(report.getByText(/connected in \d+ ms/)).toBeVisible();
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(tab.locator('body > div')).toHaveCount(0);
});
