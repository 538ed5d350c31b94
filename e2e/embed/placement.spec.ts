import { expect, type Page, page, snippet, test } from './world/test';
import { framesLater, holdBack, pressAt } from './world/waiting';

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

for (const style of [
  'transform:translateX(0)',
  'filter:opacity(1)',
  'perspective:900px',
  'contain:layout',
  'will-change:transform',
]) {
  test(`on a body with ${style} the button stays in the window, however far the page is scrolled`, async ({
    page: tab,
    visit,
  }) => {
    const far = `<style>body{${style}}</style><div style="height:6000px"></div>`;
    await visit(page(`${far}${snippet('data-practice="bright-smile" data-position="top left"')}`));
    const button = tab.getByRole('button', pill);
    await expect(button).toBeVisible();
    for (const to of [0, 3000]) {
      await tab.evaluate((y) => scrollTo(0, y), to);
      expect(await button.boundingBox()).toMatchObject({ x: 24, y: 24, height: 44 });
    }
    await pressAt(tab, button);
    await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
    await tab.keyboard.press('Escape');
    await expect(button).toBeFocused();
    // A page that moves the element, for whatever reason.
    await tab.evaluate(() => document.body.prepend(document.querySelector('pf-button') as Element));
    expect(await button.boundingBox()).toMatchObject({ x: 24, y: 24, height: 44 });
  });
}
