import type { Locator } from '@playwright/test';
import { BRIGHT_SMILE } from './world/profile';
import { expect, type Page, page, snippet, test } from './world/test';

test.beforeEach(({ app }) => app.behave({ profile: BRIGHT_SMILE }));

const pill = { name: 'See my options' };

test('a script tag with data-inline draws its calculator where the tag stands, as wide as its place', async ({
  page: tab,
  visit,
}) => {
  await visit(
    page(
      `<section style="width:900px">${snippet('data-practice="bright-smile" data-type="calculator" data-inline')}</section>`,
    ),
  );
  const calculator = tab.locator('section pf-inline');
  await expect(calculator.getByRole('slider')).toBeVisible();
  expect((await calculator.boundingBox())?.width).toBe(900);
  await expect(tab.getByRole('button', pill)).toHaveCount(0);
});

test('data-inline="false" is unset, so the button floats', async ({ page: tab, visit }) => {
  await visit(page(`<section>${snippet('data-practice="bright-smile" data-inline="false"')}</section>`));
  const button = tab.getByRole('button', pill);
  await expect(button).toBeVisible();
  await expect(tab.locator('section > pf-button')).toHaveCount(0);
  await expect(tab.locator('body > pf-button')).toHaveCount(1);
  const box = await button.boundingBox();
  const { width, height } = tab.viewportSize() ?? { width: 0, height: 0 };
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);
  expect(height - ((box?.y ?? 0) + (box?.height ?? 0))).toBeLessThan(40);
});

test('a tag in the page with data-pf holds the widget of its type, and one with a design holds a button', async ({
  page: tab,
  visit,
}) => {
  await visit(
    page(
      `<div id="a" data-pf data-practice="bright-smile" data-type="calculator_apply"></div>
       <div id="b" data-pf data-practice="bright-smile" data-button="button3" data-inline></div>${snippet('')}`,
    ),
  );
  await expect(tab.locator('#a pf-inline').getByRole('slider')).toBeVisible();
  await expect(tab.locator('#b pf-button').getByRole('button')).toBeVisible();
});

/** Holds back answers to these addresses. @returns lets them go. */
async function holdBack(tab: Page, addresses: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await tab.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Presses whatever lies at the middle of this place, as a hand does. */
async function pressAt(tab: Page, place: Locator): Promise<void> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await tab.mouse.click(x + width / 2, y + height / 2);
}

const framesLater = (tab: Page) =>
  tab.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

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

test('names of practices and attributes of links do not confuse the loader', async ({ page: tab, visit, app }) => {
  const letGo = await holdBack(tab, /\/(widgets|flow)-/);
  await visit(
    page(
      `<a href="APP/v2/bright-smile/apply" data-pf-open practice="bright-smile">Apply</a>
       <pf-application practice="medical-center"></pf-application><price-list practice="x"></price-list>
       ${snippet('data-practice="bright-smile"')}`,
    ),
  );
  await expect.poll(() => app.requests).toContain('/v2/medical-center/apply');
  letGo();
  await expect(tab.getByRole('button', pill)).toBeVisible();
  expect(await tab.locator('price-list').evaluate((element) => element.shadowRoot)).toBeNull();
});

test('a command defines what a site keeps in shadow roots of its own', async ({ page: tab, visit }) => {
  await visit(page(`<div id="own"></div>${snippet('data-practice="bright-smile"')}`));
  await tab.evaluate(() => {
    const root = document.querySelector('#own')?.attachShadow({ mode: 'open' });
    const calculator = document.createElement('pf-calculator');
    calculator.setAttribute('practice', 'bright-smile');
    root?.append(calculator);
  });
  await tab.evaluate(() => (window as unknown as { PF: (command: string) => Promise<void> }).PF('load'));
  await expect(tab.locator('pf-calculator').getByRole('slider')).toBeVisible();
});

test('own links near the view have their code before they are pressed, others ask for nothing', async ({
  page: tab,
  visit,
  app,
}) => {
  await visit(
    page(
      `<div style="height:4000px"></div><a href="APP/v2/bright-smile/apply" data-pf-open>Apply</a><div style="height:4000px"></div>${snippet('')}`,
    ),
  );
  await tab.waitForFunction(() => 'PF' in window);
  await framesLater(tab);
  expect(app.requests.filter((path) => path.startsWith('/sdk/'))).toEqual(['/sdk/v1/embed.js']);
  await tab.getByRole('link', { name: 'Apply' }).scrollIntoViewIfNeeded();
  await expect.poll(() => app.requests.some((path) => path.includes('/widgets-'))).toBe(true);
  expect(app.requests.some((path) => path.includes('/flow-') || path.endsWith('/apply'))).toBe(false);
});

test('an own link that is pressed before its code is there is followed', async ({ page: tab, visit, app }) => {
  await holdBack(tab, /\/widgets-/);
  await visit(page(`<a href="APP/v2/bright-smile/apply" data-pf-open>Apply</a>${snippet('')}`));
  await tab.waitForFunction(() => 'PF' in window);
  await tab.getByRole('link', { name: 'Apply' }).click();
  await tab.waitForURL(`${app.origin}/v2/bright-smile/apply`);
});

for (const [what, box] of [
  ['far below', '<div style="height:4000px"></div>'],
  ['not drawn', '<style>pf-application{display:none}</style>'],
] as const) {
  test(`a flow that is ${what} asks for nothing`, async ({ page: tab, visit, app }) => {
    await visit(page(`${box}<pf-application practice="bright-smile"></pf-application>${snippet('')}`));
    // The loader has looked at the page when its queue stands; the observer answers with the next frames.
    await tab.waitForFunction(() => 'PF' in window);
    await framesLater(tab);
    expect(app.requests.filter((path) => path.startsWith('/sdk/'))).toEqual(['/sdk/v1/embed.js']);
  });
}

/** Keeps the page busy. @returns lets it become idle. */
async function keepBusy(tab: Page): Promise<() => Promise<void>> {
  await tab.addInitScript(() => {
    const calls: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (run: () => void) => {
        calls.push(run);
        Object.assign(window, { isAwaited: true });
      },
      becomeIdle: () => {
        for (const run of calls.splice(0)) run();
      },
    });
  });
  return () => tab.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
}

test('a button appears once the page is idle', async ({ page: tab, visit }) => {
  const becomeIdle = await keepBusy(tab);
  await visit(page(snippet('data-practice="bright-smile"')));
  await tab.waitForFunction(() => 'isAwaited' in window);
  await expect(tab.getByRole('button', pill)).toHaveCount(0);
  await becomeIdle();
  await expect(tab.getByRole('button', pill)).toBeVisible();
});

test('a command does not wait until the page is idle', async ({ page: tab, visit }) => {
  await keepBusy(tab);
  await visit(page(snippet('data-practice="bright-smile"')));
  await tab.waitForFunction(() => 'isAwaited' in window);
  await tab.evaluate(() => (window as unknown as { PF: (command: string) => void }).PF('open'));
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
});

test('an element that comes after the others is defined when it comes', async ({ page: tab, visit }) => {
  await visit(page(snippet('data-practice="bright-smile"')));
  await expect(tab.getByRole('button', pill)).toBeVisible();
  const isDefined = () => tab.evaluate(() => customElements.get('pf-calculator') !== undefined);
  expect(await isDefined()).toBe(false);
  await tab.evaluate(() => {
    const calculator = document.createElement('pf-calculator');
    calculator.setAttribute('practice', 'bright-smile');
    document.body.append(calculator);
  });
  await expect(tab.locator('pf-calculator').getByRole('slider')).toBeVisible();
  await tab.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/v2/bright-smile/apply', text: 'Later link' });
    link.dataset.pfOpen = '';
    document.body.append(link);
  });
  const dialog = tab.frameLocator('iframe').getByLabel('Email');
  await expect(async () => {
    // Until the link is heard, a press on it would leave the page.
    await tab.mouse.move(0, 0);
    await tab.getByRole('link', { name: 'Later link' }).hover();
    await expect(tab.locator('pf-button[launcher]')).toHaveCount(1, { timeout: 200 });
  }).toPass();
  await tab.getByRole('link', { name: 'Later link' }).click();
  await expect(dialog).toBeFocused();
});
