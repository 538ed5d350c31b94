import { PRACTICE_SITES } from '../fixtures/world';
import { expect, page, snippet, test } from './world/test';

const APPLY = snippet('data-practice="bright-smile"');
const button = 'See my options';

test('the snippet draws a small pill at the bottom right and asks for nothing else before intent', async ({
  page: tab,
  visit,
  app,
  events,
}) => {
  await visit(page(`<h1>Bright Smile</h1>${APPLY}`));
  const pill = tab.getByRole('button', { name: button });
  await expect(pill).toBeVisible();
  const box = await pill.boundingBox();
  expect(box?.height).toBe(44);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1280 - 24);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(720 - 24);
  expect(app.requests.map((path) => path.replace(/-[\w-]{8}\./, '.'))).toEqual([
    '/sdk/v1/embed.js',
    '/sdk/v1/widgets.js',
  ]);
  expect(await events()).toEqual([['ready', {}]]);
});

for (const [site, what] of PRACTICE_SITES) {
  test.describe(`on a practice’s page, ${what}`, () => {
    test.use({ site });

    test('a patient opens the flow, types, submits and closes, and focus returns to the button', async ({
      page: tab,
      visit,
      events,
    }) => {
      await visit(page(`<a href="#x">Link</a>${APPLY}`));
      const pill = tab.getByRole('button', { name: button });
      await pill.click();
      const flow = tab.frameLocator('iframe[title="Apply for financing"]');
      await expect(flow.getByLabel('Email')).toBeFocused();
      await flow.getByRole('button', { name: 'Next' }).click();
      await flow.getByRole('button', { name: 'Submit' }).click();
      await flow.getByRole('button', { name: 'Finish' }).click();
      await expect(tab.getByRole('dialog')).toBeHidden();
      await expect(pill).toBeFocused();
      expect(await events()).toEqual([
        ['ready', {}],
        ['open', {}],
        ['step', { index: 2, total: 6 }],
        ['submitted', {}],
        ['close', {}],
      ]);
    });

    test('Escape inside the frame closes the dialog, and reopening loads nothing', async ({
      page: tab,
      visit,
      app,
    }) => {
      await visit(page(APPLY));
      await tab.getByRole('button', { name: button }).click();
      const flow = tab.frameLocator('iframe');
      await expect(flow.getByLabel('Email')).toBeFocused();
      const before = app.requests.length;
      await tab.keyboard.press('Escape');
      await expect(tab.getByRole('dialog')).toBeHidden();
      await tab.getByRole('button', { name: button }).click();
      await expect(flow.getByLabel('Email')).toBeFocused();
      expect(app.requests.length).toBe(before);
    });

    test('a dialog that is opened again at once is open until it is closed, and told of so', async ({
      page: tab,
      visit,
      events,
    }) => {
      await visit(page(APPLY));
      await tab.getByRole('button', { name: button }).click();
      await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
      // The platform tells of the closing when the dialog is open again.
      await tab.evaluate(async () => {
        const { PF } = window as unknown as { PF(command: string): Promise<void> };
        // Now the commands are here.
        await PF('close');
        await PF('open');
        const dialog = document.querySelector('pf-button')?.shadowRoot?.querySelector('dialog');
        const told = new Promise((resolve) => dialog?.addEventListener('close', resolve));
        await Promise.all([PF('close'), PF('open'), told]);
      });
      expect(await tab.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await tab.getByRole('button', { name: 'Close' }).click();
      await expect(tab.getByRole('dialog')).toBeHidden();
      const told = ['open', 'close', 'open', 'close', 'open', 'close'].map((name) => [name, {}]);
      expect((await events()).slice(1)).toEqual(told);
    });

    test('asked to open once more, an open dialog leaves the focus where the patient types', async ({
      page: tab,
      visit,
    }) => {
      await visit(page(APPLY));
      await tab.getByRole('button', { name: button }).click();
      const flow = tab.frameLocator('iframe');
      await expect(flow.getByLabel('Email')).toBeFocused();
      const next = flow.getByRole('button', { name: 'Next' });
      await next.focus();
      await tab.evaluate(async () => {
        const { PF } = window as unknown as { PF(command: string): Promise<void> };
        await PF('open');
      });
      await tab.keyboard.press('Tab');
      await expect(flow.getByRole('button', { name: 'Submit' })).toBeFocused();
      // Answered by the frame, which has then heard all that was sent before.
      await tab.getByRole('button', { name: 'Close' }).click();
      await expect(tab.getByRole('dialog')).toBeHidden();
      const heard = await tab.frames()[1]?.evaluate(() => (window as unknown as { heard: [string][] }).heard);
      expect(heard?.filter(([what]) => what === 'open')).toHaveLength(1);
    });

    test('a half-filled flow is asked before the dialog closes', async ({ page: tab, visit }) => {
      await visit(page(APPLY));
      await tab.getByRole('button', { name: button }).click();
      await tab.frameLocator('iframe').getByLabel('Email').fill('pat@example.test');
      await tab.getByRole('button', { name: 'Close' }).click();
      const frame = tab.frames()[1];
      await expect
        .poll(() => frame?.evaluate(() => JSON.stringify((window as unknown as { heard: unknown }).heard)))
        .toContain('close-request');
      await expect(tab.getByRole('dialog')).toBeVisible();
    });

    test('the address of the frame names the practice, the site and the language, never the amount', async ({
      page: tab,
      visit,
    }) => {
      await visit(page(snippet('data-practice="bright-smile" data-amount="$4,200"')));
      await tab.getByRole('button', { name: button }).click();
      const flow = tab.frameLocator('iframe');
      await expect(flow.locator('#amount')).toHaveText('420000');
      const src = new URL((await tab.locator('iframe').getAttribute('src')) ?? '');
      expect(src.pathname).toBe('/v2/bright-smile/apply');
      expect([...src.searchParams.keys()]).toEqual(['embed', 'v', 'o', 'lang']);
      expect(src.hash).toMatch(/^#[0-9a-f]{32}$/);
    });

    test('the page behind stays still while the dialog is open and is untouched afterwards', async ({
      page: tab,
      visit,
    }) => {
      await visit(page(`<div style="height:3000px">long</div>${APPLY}`));
      const markup = () =>
        tab.evaluate(() => [
          document.documentElement.getAttribute('style'),
          document.adoptedStyleSheets.length,
          (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index,
        ]);
      const before = await markup();
      await tab.getByRole('button', { name: button }).click();
      await expect(tab.getByRole('dialog')).toBeVisible();
      expect(await tab.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await tab.getByRole('button', { name: 'Close' }).click();
      await expect(tab.getByRole('dialog')).toBeHidden();
      await expect.poll(markup).toEqual(before);
    });
  });
}
