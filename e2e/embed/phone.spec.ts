import { PRACTICE_SITES } from '../fixtures/world';
import { expect, page, snippet, test } from './world/test';

const APPLY = snippet('data-practice="bright-smile"');

test('the button is not printed, does not move for readers who asked for stillness, and keeps a border in forced colours', async ({
  page: tab,
  visit,
}) => {
  await visit(page(APPLY));
  const pill = tab.getByRole('button', { name: 'See my options' });
  await expect(pill).toBeVisible();
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pill).toHaveCSS('transition-duration', '0s');
  await tab.emulateMedia({ forcedColors: 'active' });
  await expect(pill).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await tab.emulateMedia({ media: 'print', forcedColors: null });
  await expect(pill).toBeHidden();
});

for (const width of [1440, 390]) {
  for (const path of ['/', '/treatments', '/paying-for-care', '/membership']) {
    test(`the practice's page ${path} keeps its strict policy and its layout at ${width} px`, async ({
      page: tab,
      visitDemo,
      events,
    }) => {
      await tab.setViewportSize({ width, height: 900 });
      await visitDemo(path);
      await expect.poll(events).toContainEqual(['ready', {}]);
      expect((await events()).filter(([name]) => name === 'csp' || name === 'shift')).toEqual([]);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

for (const [site, what] of PRACTICE_SITES) {
  test.describe(`on a practice’s page, ${what}`, () => {
    test.use({ site });

    test('Back at a desk closes the dialog and stays on the page', async ({ page: tab, visit, events }) => {
      await visit(page(APPLY));
      const url = tab.url();
      await tab.getByRole('button', { name: 'See my options' }).click();
      await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
      await tab.goBack();
      await expect(tab.getByRole('dialog')).toBeHidden();
      expect(tab.url()).toBe(url);
      expect(await tab.evaluate(() => history.state)).toBeNull();
      expect((await events()).map(([name]) => name)).toEqual(['ready', 'open', 'close']);
    });

    test('Back closes a dialog that was opened again after a question, in a browser without the navigation API', async ({
      page: tab,
      visit,
    }) => {
      await tab.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      await visit(page(APPLY));
      const email = tab.frameLocator('iframe').getByLabel('Email');
      await tab.getByRole('button', { name: 'See my options' }).click();
      await expect(email).toBeFocused();
      await email.evaluate(() => history.pushState({ question: 2 }, ''));
      await tab.getByRole('button', { name: 'Close' }).click();
      await expect(tab.getByRole('dialog')).toBeHidden();
      const left = await tab.evaluate(() => history.state?.pf);
      await tab.getByRole('button', { name: 'See my options' }).click();
      await expect(tab.getByRole('dialog')).toBeVisible();
      await expect.poll(() => tab.evaluate(() => history.state?.pf)).not.toBe(left);
      await tab.evaluate(() => void setTimeout(() => history.back()));
      await expect(tab.getByRole('dialog')).toBeHidden();
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

      test('the dialog fills the screen, and the back button closes it and stays on the page', async ({
        page: tab,
        visit,
        events,
      }) => {
        await visit(page(APPLY));
        await tab.evaluate(() => history.replaceState({ route: 'home' }, ''));
        const url = tab.url();
        await tab.getByRole('button', { name: 'See my options' }).tap();
        const dialog = tab.getByRole('dialog');
        await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
        await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
        expect(await tab.evaluate(() => history.state.route)).toBe('home');
        await tab.goBack();
        await expect(dialog).toBeHidden();
        expect(tab.url()).toBe(url);
        expect(await tab.evaluate(() => history.state)).toEqual({ route: 'home' });
        expect((await events()).map(([name]) => name)).toEqual(['ready', 'open', 'close']);
      });

      test('closing by the button takes the history entry back', async ({ page: tab, visit }) => {
        await visit(page(APPLY));
        await tab.getByRole('button', { name: 'See my options' }).tap();
        await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
        await tab.getByRole('button', { name: 'Close' }).tap();
        await expect(tab.getByRole('dialog')).toBeHidden();
        await expect.poll(() => tab.evaluate(() => history.state)).toBeNull();
      });
    });
  });
}
