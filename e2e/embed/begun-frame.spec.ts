import { PRACTICE_SITES } from '../fixtures/world';
import { BRIGHT_SMILE } from './world/profile';
import { expect, type Page, page, snippet, test } from './world/test';
import { framesLater, holdBack } from './world/waiting';

/** The frame in the first flow of a page. */
const frameOf = (tab: Page) => tab.locator('pf-application, privi-signup, pf-inline').locator('iframe');

test('what a page calls origin and what an extension puts into the element do not end a begun frame', async ({
  page: tab,
  visit,
  app,
  events,
}) => {
  const letGo = await holdBack(tab, /\/(widgets|flow)-/);
  await visit(
    page(
      `<script>var origin = 'Chicago, IL';</script><pf-application practice="bright-smile"></pf-application>${snippet('')}`,
    ),
  );
  const email = tab.frameLocator('iframe').getByLabel('Email');
  await email.fill('ana@example.test');
  await tab.locator('pf-application').evaluate((element) => {
    for (const name of ['one', 'two']) {
      const style = document.createElement('style');
      style.className = name;
      element.shadowRoot?.prepend(style);
    }
  });
  letGo();
  await expect.poll(events).toContainEqual(['ready', {}]);
  await expect(email).toHaveValue('ana@example.test');
  expect(app.requests.filter((path) => path.endsWith('/apply'))).toHaveLength(1);
});

test('on a page without https the widget begins the frame', async ({ page: tab, visit, app }) => {
  await tab.addInitScript(() => Object.assign(crypto, { randomUUID: undefined }));
  const letGo = await holdBack(tab, /\/widgets-/);
  const asked = tab.waitForRequest(/\/widgets-/);
  await visit(page(`<pf-application practice="bright-smile"></pf-application>${snippet('')}`));
  await asked;
  await expect(tab.locator('iframe')).toHaveCount(0);
  letGo();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeVisible();
  expect(app.requests.filter((path) => path.endsWith('/apply'))).toHaveLength(1);
});

test('a frame that does not belong to what the widget shows goes', async ({ page: tab, visit, app }) => {
  const letGo = await holdBack(tab, /\/(widgets|flow)-/);
  // The loader looks for a word; the widget reads the name of the element.
  await visit(page(`<pf-application practice="bright-smile"><b>privi-signup</b></pf-application>${snippet('')}`));
  await expect.poll(() => app.requests).toContain('/v2/privi/bright-smile/signup');
  letGo();
  await expect(frameOf(tab)).toHaveAttribute('src', /bright-smile\/apply/);
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeVisible();
});

test('a frame of a misspelled practice goes', async ({ page: tab, visit, events, problems }) => {
  const letGo = await holdBack(tab, /\/(widgets|flow)-/);
  await visit(page(`<pf-application practice="Bright Smile!"></pf-application>${snippet('')}`));
  await expect.poll(() => problems.join()).toContain('404');
  letGo();
  await expect.poll(events).toContainEqual(['error', { code: 'practice_missing' }]);
  await expect(tab.locator('iframe')).toHaveCount(0);
  problems.length = 0;
});

for (const missing of [/widgets-/, /flow-/]) {
  test(`when ${missing} is missing the begun flow goes on without`, async ({
    page: tab,
    visit,
    app,
    events,
    problems,
  }) => {
    app.behave({ missing });
    await visit(page(`<privi-signup practice="bright-smile"></privi-signup>${snippet('')}`));
    await expect.poll(events).toEqual([['error', { code: 'chunk_failed' }]]);
    await framesLater(tab);
    await tab.frameLocator('iframe').getByLabel('Email').fill('ana@example.test');
    await expect(tab.getByRole('link')).toHaveCount(0);
    problems.length = 0;
  });
}

test('when the second chunk of a flow further down is missing there is a link', async ({
  page: tab,
  visit,
  app,
  events,
  problems,
}) => {
  app.behave({ missing: /flow-/ });
  await visit(
    page(`<div style="height:4000px"></div><pf-application practice="bright-smile"></pf-application>${snippet('')}`),
  );
  await tab.mouse.wheel(0, 4000);
  const link = tab.getByRole('link', { name: 'See my options' });
  await expect(link).toHaveAttribute('href', `${app.origin}/v2/bright-smile/apply`);
  expect(await events()).toContainEqual(['error', { code: 'chunk_failed' }]);
  await link.click();
  await tab.waitForURL(`${app.origin}/v2/bright-smile/apply`);
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
});

for (const { flow, element } of [
  { flow: 'application', element: 'pf-application' },
  { flow: 'sign-up', element: 'privi-signup' },
]) {
  test(`the ${flow} of an unknown practice shows nothing in the page, with one warning and one error event`, async ({
    page: tab,
    visit,
    app,
    events,
  }) => {
    app.behave({
      flowPage: `<!doctype html><p>No such practice</p><script type="module">
        import { connectToHost } from '/sdk/v1/bridge-child.js';
        connectToHost({}).send({ type: 'error', payload: { code: 'practice_unknown' } });</script>`,
    });
    const warnings: string[] = [];
    tab.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await visit(page(`<${element} practice="nobody"></${element}>${snippet('')}`));
    await expect.poll(events).toContainEqual(['error', { code: 'practice_unknown' }]);
    await expect(tab.locator('iframe')).toHaveCount(0);
    expect((await tab.locator(element).boundingBox())?.height).toBe(0);
    expect(warnings).toEqual(['pf: the practice "nobody" wasn’t found.']);
    expect((await events()).filter(([name]) => name === 'error')).toHaveLength(1);
  });
}

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

for (const [site, what] of PRACTICE_SITES) {
  test.describe(`on a practice’s page, ${what}`, () => {
    test.use({ site });

    test('the first question can be answered before the rest of the SDK is there, and its widget takes the frame over as it is', async ({
      page: tab,
      visit,
      app,
      events,
    }) => {
      const letGo = await holdBack(tab, /\/(widgets|flow)-/);
      await visit(page(`<pf-application practice="bright-smile"><p>One moment</p></pf-application>${snippet('')}`));
      const email = tab.frameLocator('iframe').getByLabel('Email');
      await email.click();
      await tab.keyboard.type('ana@');
      await expect(tab.getByText('One moment')).toBeHidden();
      const before = await frameOf(tab).boundingBox();
      expect(before?.height).toBe(720);
      await tab.frames()[1]?.evaluate(() => Object.assign(window, { isFirst: true }));
      expect(app.requests.filter((path) => /\/(widgets|flow)-/.test(path))).toEqual([]);
      const history = await tab.evaluate(() => window.history.length);
      letGo();
      await expect.poll(events).toContainEqual(['ready', {}]);
      await tab.keyboard.type('example.test');
      await expect(email).toHaveValue('ana@example.test');
      expect(await tab.frames()[1]?.evaluate(() => 'isFirst' in window)).toBe(true);
      expect(app.requests.filter((path) => path.endsWith('/apply'))).toHaveLength(1);
      expect(await tab.evaluate(() => window.history.length)).toBe(history);
      await expect(frameOf(tab)).toHaveAttribute('title', 'Apply for financing');
      await expect(frameOf(tab)).toHaveAttribute('allow', 'payment; clipboard-write');
      // The widget's own height came over the bridge, and nothing of the loader's is left.
      await expect.poll(() => frameOf(tab).evaluate((frame) => frame.style.cssText)).toMatch(/^height: \d{2,3}px;$/);
      const { x, y, width } = (await frameOf(tab).boundingBox()) ?? {};
      expect({ x, y, width }).toEqual({ x: before?.x, y: before?.y, width: before?.width });
    });

    test('a begun frame stays as it is when its bridge is late, with a link below it', async ({
      page: tab,
      visit,
      app,
      events,
    }) => {
      await tab.clock.install();
      app.behave({
        profile: BRIGHT_SMILE,
        flowPage: `<!doctype html><label>Email <input></label><script type="module">
      import { connectToHost } from '/sdk/v1/bridge-child.js';
      window.join = () => connectToHost({});</script>`,
      });
      await visit(page(`<pf-application practice="bright-smile"></pf-application>${snippet('')}`));
      const email = tab.frameLocator('iframe').getByLabel('Email');
      await email.fill('ana@example.test');
      await tab.clock.runFor(300);
      await expect(frameOf(tab)).toHaveAttribute('title', 'Apply for financing');
      await expect(tab.getByRole('status')).toHaveCount(0);
      const link = tab.getByRole('link', { name: 'Continue in a new tab' });
      await expect(link).toHaveCount(0);
      await tab.clock.runFor(8000);
      await expect(link).toHaveAttribute('href', `${app.origin}/v2/bright-smile/apply`);
      expect(await events()).toContainEqual(['error', { code: 'frame_timeout' }]);
      expect((await frameOf(tab).boundingBox())?.height).toBe(720);
      await tab.frames()[1]?.evaluate(() => (window as unknown as { join: () => void }).join());
      await expect.poll(events).toContainEqual(['ready', {}]);
      await expect(link).toHaveCount(0);
      await expect(email).toHaveValue('ana@example.test');
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
  });
}
