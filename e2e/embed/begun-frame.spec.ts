import { BRIGHT_SMILE } from './world/profile';
import { expect, type Page, page, snippet, test } from './world/test';
import { framesLater, holdBack, pressAt } from './world/waiting';

test.beforeEach(({ app }) => app.behave({ profile: BRIGHT_SMILE }));

/** The frame in the first flow of a page. */
const frameOf = (tab: Page) => tab.locator('pf-application, privi-signup, pf-inline').locator('iframe');

test('the frame of a flow in view begins with the loader, and its widget takes it over as it is', async ({
  page: tab,
  visit,
  app,
  events,
}) => {
  const letGo = await holdBack(tab, /\/(widgets|flow)-/);
  await visit(page(`<pf-application practice="bright-smile"></pf-application>${snippet('')}`));
  // The flow is drawn and has said hello before there is anybody to hear it.
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeAttached();
  await tab.frames()[1]?.evaluate(() => Object.assign(window, { isFirst: true }));
  expect(app.requests.filter((path) => /\/(widgets|flow)-/.test(path))).toEqual([]);
  expect(
    await frameOf(tab).evaluate((frame) => [getComputedStyle(frame).opacity, (frame as HTMLElement).inert]),
  ).toEqual(['0', true]);
  const history = await tab.evaluate(() => window.history.length);
  letGo();
  await expect.poll(events).toContainEqual(['ready', {}]);
  expect(await tab.frames()[1]?.evaluate(() => 'isFirst' in window)).toBe(true);
  expect(app.requests.filter((path) => path.endsWith('/apply'))).toHaveLength(1);
  expect(await tab.evaluate(() => window.history.length)).toBe(history);
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeVisible();
  await expect(frameOf(tab)).toHaveAttribute('title', 'Apply for financing');
  await expect(frameOf(tab)).toHaveAttribute('allow', 'payment; clipboard-write');
  // The widget's own height came over the bridge, and nothing of the loader's is left.
  expect(await frameOf(tab).evaluate((frame) => frame.style.cssText)).toMatch(/^height: \d+px;$/);
  expect(await frameOf(tab).evaluate((frame) => (frame as HTMLElement).inert)).toBe(false);
  expect(await tab.locator('slot').count()).toBe(0);
});

test('what a practice wrote into the element shows until the flow does, and can be pressed', async ({
  page: tab,
  visit,
}) => {
  const letGo = await holdBack(tab, /\/(widgets|flow)-/);
  await visit(
    page(
      `<pf-application practice="bright-smile"><p>One moment <button onclick="this.textContent='Pressed'">Call us</button></p></pf-application>${snippet('')}`,
    ),
  );
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeAttached();
  await expect(tab.getByText('One moment')).toBeVisible();
  await tab.keyboard.press('Tab');
  await expect(tab.getByRole('button', { name: 'Call us' })).toBeFocused();
  await pressAt(tab, tab.getByRole('button', { name: 'Call us' }));
  await expect(tab.getByRole('button', { name: 'Pressed' })).toBeVisible();
  letGo();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeVisible();
  await expect(tab.getByText('One moment')).toBeHidden();
});

test('on a page without https the widget begins the frame', async ({ page: tab, visit, app }) => {
  await tab.addInitScript(() => Object.assign(crypto, { randomUUID: undefined }));
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(request.url()));
  const letGo = await holdBack(tab, /\/(widgets|flow)-/);
  await visit(page(`<pf-application practice="bright-smile"></pf-application>${snippet('')}`));
  // Its code is asked for as early as anywhere.
  await expect.poll(() => asked.filter((url) => /\/(widgets|flow)-/.test(url)).length).toBeGreaterThanOrEqual(2);
  await expect(tab.locator('iframe')).toHaveCount(0);
  letGo();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeVisible();
  expect(app.requests.filter((path) => path.endsWith('/apply'))).toHaveLength(1);
});

test('a frame that does not belong to what the widget shows goes', async ({ page: tab, visit, events }) => {
  // The loader looks for a word; the widget reads the attribute.
  await visit(
    page(`<pf-application practice="bright-smile"><b>privi-signup</b></pf-application>
      <pf-application practice="Bright Smile!"></pf-application>${snippet('')}`),
  );
  const flows = tab.locator('pf-application');
  await expect(flows.first().locator('iframe')).toHaveAttribute('src', /bright-smile\/apply/);
  await expect(flows.first().frameLocator('iframe').getByLabel('Email')).toBeVisible();
  await expect.poll(events).toContainEqual(['error', { code: 'practice_missing' }]);
  await expect(flows.last().locator('iframe')).toHaveCount(0);
});

test('a policy that refuses the begun frame leads to a link at once', async ({
  page: tab,
  visit,
  app,
  events,
  problems,
}) => {
  const letGo = await holdBack(tab, /\/(widgets|flow)-/);
  await visit(page(`<privi-signup practice="bright-smile"></privi-signup>${snippet('')}`), {
    headers: { 'content-security-policy': "frame-src 'none'" },
  });
  await expect.poll(events).toContainEqual(['csp', { effectiveDirective: 'frame-src', blockedURI: app.origin }]);
  letGo();
  const link = tab.getByRole('alert').getByRole('link', { name: 'Membership sign-up' });
  // Half of the time that a silent frame gets; the code below says that it was not the time-out.
  await expect(link).toBeVisible({ timeout: 4_000 });
  expect(await events()).toContainEqual(['error', { code: 'frame_blocked' }]);
  await expect(tab.locator('iframe')).toHaveCount(0);
  expect((await tab.locator('privi-signup').boundingBox())?.height).toBeGreaterThanOrEqual(320);
  problems.length = 0;
});

test('when the code of a begun flow is missing there is a link', async ({
  page: tab,
  visit,
  app,
  events,
  problems,
}) => {
  app.behave({ missing: /widgets-/ });
  await visit(page(`<privi-signup practice="bright-smile"></privi-signup>${snippet('')}`));
  const link = tab.getByRole('link', { name: 'See my options' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `${app.origin}/v2/privi/bright-smile/signup`);
  expect(await events()).toContainEqual(['error', { code: 'chunk_failed' }]);
  await pressAt(tab, link);
  await tab.waitForURL(`${app.origin}/v2/privi/bright-smile/signup`);
  problems.length = 0;
});

test('when the second chunk of a begun flow is missing there is a link, too', async ({
  page: tab,
  visit,
  app,
  events,
  problems,
}) => {
  app.behave({ missing: /flow-/ });
  await visit(page(`<pf-application practice="bright-smile"></pf-application>${snippet('')}`));
  const link = tab.getByRole('link', { name: 'See my options' });
  await expect(link).toHaveAttribute('href', `${app.origin}/v2/bright-smile/apply`);
  await expect(tab.locator('iframe')).toHaveCount(0);
  expect(await events()).toContainEqual(['error', { code: 'chunk_failed' }]);
  problems.length = 0;
});

test('a begun frame goes when the element becomes something else before its code is there', async ({
  page: tab,
  visit,
}) => {
  const letGo = await holdBack(tab, /\/(widgets|flow)-/);
  await visit(page(`<pf-inline practice="bright-smile"></pf-inline>${snippet('')}`));
  await expect(tab.locator('iframe')).toHaveCount(1);
  await tab.locator('pf-inline').evaluate((element) => element.setAttribute('type', 'calculator'));
  letGo();
  await expect(tab.locator('pf-inline').getByRole('slider')).toBeVisible();
  await expect(tab.locator('iframe')).toHaveCount(0);
  expect(await tab.locator('slot').count()).toBe(0);
});

test('a policy that only reports takes nothing away', async ({ page: tab, visit, events, problems }) => {
  const letGo = await holdBack(tab, /\/(widgets|flow)-/);
  await visit(page(`<pf-application practice="bright-smile"></pf-application>${snippet('')}`), {
    headers: { 'content-security-policy-report-only': "frame-src 'none'" },
  });
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeAttached();
  letGo();
  await expect.poll(events).toContainEqual(['ready', {}]);
  await framesLater(tab);
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeVisible();
  expect(await events()).not.toContainEqual(['error', { code: 'frame_blocked' }]);
  problems.length = 0;
});
