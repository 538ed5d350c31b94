import { BRIGHT_SMILE } from './world/profile';
import { expect, page, snippet, test } from './world/test';

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

test('a flow in view asks for its code beside the code of the elements, not after it', async ({
  page: tab,
  visit,
  app,
}) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await tab.route(/\/widgets-/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page(`<pf-application practice="bright-smile"></pf-application>${snippet('')}`));
  await expect.poll(() => app.requests.some((path) => path.includes('/flow-'))).toBe(true);
  expect(app.requests.some((path) => path.includes('/widgets-'))).toBe(false);
  letGo();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeVisible();
});

for (const [what, box] of [
  ['far below', '<div style="height:4000px"></div>'],
  ['not drawn', '<style>pf-application{display:none}</style>'],
] as const) {
  test(`a flow that is ${what} asks for nothing`, async ({ page: tab, visit, app }) => {
    await visit(page(`${box}<pf-application practice="bright-smile"></pf-application>${snippet('')}`));
    // The loader has looked at the page when its queue stands; the observer answers with the next frames.
    await tab.waitForFunction(() => 'PF' in window);
    await tab.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    );
    expect(app.requests.filter((path) => path.startsWith('/sdk/'))).toEqual(['/sdk/v1/embed.js']);
  });
}

test('a button appears once the page is idle, and a command given before that waits for it', async ({
  page: tab,
  visit,
  app,
}) => {
  await tab.addInitScript(() => {
    const calls: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (run: () => void) => calls.push(run),
      becomeIdle: () => {
        for (const run of calls.splice(0)) run();
      },
    });
  });
  await visit(page(snippet('data-practice="bright-smile"')));
  await tab.waitForFunction(() => customElements.get('pf-application') !== undefined);
  await tab.evaluate(() => {
    (window as unknown as { PF: (command: string) => void }).PF('open');
  });
  const launcher = tab.getByRole('button', { name: 'See my options' });
  await expect(launcher).toHaveCount(0);
  expect(app.requests.some((path) => path.includes('/flow-'))).toBe(false);
  await tab.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
});
