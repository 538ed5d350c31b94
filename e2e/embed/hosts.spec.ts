import type { Page } from '@playwright/test';
import { expect, test } from './world/test';

const openAndClose = async (tab: Page, name = 'See my options') => {
  await tab.getByRole('button', { name }).click();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
  await tab.getByRole('button', { name: 'Close' }).click();
  await expect(tab.getByRole('dialog')).toBeHidden();
};

test('a policy that forbids frames leads to a link at once, long before the time-out', async ({
  page: tab,
  visitDemo,
  events,
  problems,
  app,
}) => {
  await visitDemo('/hosts/frame-blocked');
  await tab.getByRole('button', { name: 'See my options' }).click();
  const link = tab.getByRole('alert').getByRole('link', { name: 'Apply for financing' });
  // Half of the time that a silent frame gets; the code below says that it was not the time-out.
  await expect(link).toBeVisible({ timeout: 4_000 });
  await expect(link).toHaveAttribute('href', `${app.origin}/v2/bright-smile/apply`);
  expect(await events()).toContainEqual(['error', { code: 'frame_blocked' }]);
  problems.length = 0;
});

test('a hostile style sheet reaches neither the button, the dialog nor the calculator', async ({
  page: tab,
  visitDemo,
}) => {
  await visitDemo('/hosts/hostile-css');
  const pill = tab.getByRole('button', { name: 'See my options' });
  await expect(pill).toBeVisible();
  const box = await pill.boundingBox();
  expect(box?.height).toBe(44);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280 - 24);
  await expect(tab.locator('pf-generic-calculator').getByLabel('Cost of treatment').first()).toHaveCSS(
    'text-transform',
    'none',
  );
  await pill.click();
  await expect(tab.locator('dialog[open]')).toHaveCSS('width', '480px');
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
});

test('inside a transformed, clipped box the dialog still covers the window', async ({ page: tab, visitDemo }) => {
  await visitDemo('/hosts/transformed');
  await tab.getByRole('button', { name: 'Check what I qualify for' }).click();
  const box = await tab.getByRole('dialog').boundingBox();
  expect(box?.x).toBeCloseTo((1280 - 480) / 2, 0);
  expect(box?.width).toBe(480);
});

test('on a single-page site the button stays and widgets of later routes appear and go without a trace', async ({
  page: tab,
  visitDemo,
}) => {
  await visitDemo('/hosts/spa');
  await expect(tab.getByRole('button', { name: 'See my options' })).toBeVisible();
  for (let round = 0; round < 3; round += 1) {
    await tab.getByRole('link', { name: 'Paying for care' }).click();
    await expect(tab.getByRole('heading', { name: 'What would it cost each month?' })).toBeVisible();
    await tab.getByRole('link', { name: 'Home' }).click();
    await expect(tab.locator('pf-generic-calculator')).toHaveCount(0);
  }
  await expect(tab.locator('pf-button')).toHaveCount(1);
});

test('with Turbo navigation there is one button on every page', async ({ page: tab, visitDemo }) => {
  await visitDemo('/hosts/turbo');
  await expect(tab.getByRole('button', { name: 'See my options' })).toBeVisible();
  for (const next of ['Next page', 'First page', 'Next page']) {
    await tab.getByRole('link', { name: next }).click();
    await expect(tab.getByRole('heading')).toContainText(next === 'First page' ? 'first' : 'second');
    await expect(tab.getByRole('button', { name: 'See my options' })).toHaveCount(1);
  }
  await openAndClose(tab);
});

test('right to left, the words left and right stay physical and the frame learns the direction', async ({
  page: tab,
  visitDemo,
}) => {
  await visitDemo('/hosts/rtl');
  const card = tab.getByRole('button', { name: 'Pay over time' });
  await card.click();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
  expect((await card.boundingBox())?.x).toBe(24);
  const heard = await tab
    .frames()[1]
    ?.evaluate(() => (window as unknown as { heard: [string, { dir?: string }][] }).heard);
  expect(heard?.[0]?.[1]?.dir).toBe('rtl');
});

test('a doubled script and three widgets give three buttons that do not disturb each other', async ({
  page: tab,
  visitDemo,
  events,
}) => {
  await visitDemo('/hosts/two-widgets');
  await expect(tab.locator('pf-button')).toHaveCount(3);
  await openAndClose(tab);
  await tab.getByRole('button', { name: 'Membership' }).click();
  const frame = tab.frameLocator('iframe[title="Membership sign-up"]');
  await expect(frame.getByLabel('Email')).toBeFocused();
  await expect(tab.locator('iframe[title="Membership sign-up"]')).toHaveAttribute(
    'src',
    /\/v2\/privi\/bright-smile\/signup\?/,
  );
  expect((await events()).filter(([name]) => name === 'open')).toHaveLength(2);
});

test('a script added at the first interaction still draws the button', async ({ page: tab, visitDemo }) => {
  await visitDemo('/hosts/delayed-script');
  await expect(tab.locator('pf-button')).toHaveCount(0);
  await tab.getByRole('heading', { name: 'Delayed script' }).click();
  await openAndClose(tab);
});

test('calls queued by a tag manager run once the script is there', async ({ page: tab, visitDemo }) => {
  await visitDemo('/hosts/queue');
  const round = tab.getByRole('button', { name: 'See my options' });
  await expect(round).toBeVisible();
  const box = await round.boundingBox();
  expect([box?.width, box?.height, box?.y]).toEqual([48, 48, 24]);
  await tab.evaluate(() => (window as unknown as { PF(command: string): void }).PF('open'));
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
});
