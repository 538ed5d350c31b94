import { PRACTICE_SITES } from '../fixtures/world';
import { BRIGHT_SMILE } from './world/profile';
import { expect, page, snippet, test } from './world/test';
import { withoutTimeOut } from './world/waiting';

const PROFILE = '/sdk/v1/practice/bright-smile.json';
const FLOW = '<pf-application practice="bright-smile"></pf-application>';

for (const [site, what] of PRACTICE_SITES) {
  test.describe(`on a practice’s page, ${what}`, () => {
    test.use({ site });

    // Of a frame that the loader began the browser itself reports to the page that it was refused.
    for (const [place, body, code] of [
      ['a dialog', snippet('data-practice="bright-smile"'), 'frame_timeout'],
      ['the page', FLOW + snippet(''), 'frame_blocked'],
    ] as const) {
      test(`on a site that is not on the list a flow in ${place} says so at once, and waits for no time-out`, async ({
        page: tab,
        visit,
        app,
        events,
        problems,
      }) => {
        app.behave({ profile: { ...BRIGHT_SMILE, allowed: false }, frameAncestors: "'none'" });
        await withoutTimeOut(tab);
        await visit(page(body));
        if (place === 'a dialog') await tab.getByRole('button', { name: 'See my options' }).click();
        const alert = tab.getByRole('alert');
        await expect(alert.getByRole('heading', { name: 'Continue in a new tab' })).toBeVisible();
        const link = alert.getByRole('link', { name: 'Apply for financing' });
        await expect(link).toHaveAttribute('href', `${app.origin}/v2/bright-smile/apply`);
        await expect(tab.locator('iframe')).toHaveCount(0);
        expect((await events()).filter(([name]) => name === 'error')).toEqual([['error', { code }]]);
        expect(problems.join()).toContain('frame-ancestors');
        problems.length = 0;
      });
    }
  });
}

test('a silent frame on a listed site is waited for', async ({ page: tab, visit, app, events }) => {
  app.behave({ flowPage: '<!doctype html><title>Silent</title>' });
  await withoutTimeOut(tab);
  await visit(page(snippet('data-practice="bright-smile"')));
  const answered = tab.waitForResponse((response) => response.url().endsWith(PROFILE));
  await tab.getByRole('button', { name: 'See my options' }).click();
  await (await answered).finished();
  await expect(tab.getByRole('status')).toHaveText('Opening secure page');
  await expect(tab.locator('iframe')).toHaveCount(1);
  expect((await events()).map(([name]) => name)).toEqual(['ready', 'open']);
});

test('a frame that speaks is asked nothing about', async ({ page: tab, visit, app }) => {
  await tab.clock.install();
  await visit(page(snippet('data-practice="bright-smile"')));
  await tab.clock.runFor(1500);
  await tab.getByRole('button', { name: 'See my options' }).click();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
  await tab.clock.runFor(8000);
  expect(app.requests).not.toContain(PROFILE);
});
