import { PRACTICE_SITES } from '../fixtures/world';
import { APPLY, openFlow } from './world/flow';
import { expect, page, snippet, test } from './world/test';

for (const [site, what] of PRACTICE_SITES) {
  test.describe(`on a practice’s page, ${what}`, () => {
    test.use({ site });

    test('a reload inside the frame connects again, and the dialog goes on working', async ({ page: tab, visit }) => {
      await visit(page(APPLY));
      await openFlow(tab);
      await tab.frames()[1]?.evaluate(() => location.reload());
      await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeVisible();
      await tab.frameLocator('iframe').getByRole('button', { name: 'Finish' }).click();
      await expect(tab.getByRole('dialog')).toBeHidden();
    });

    test('after a navigation inside the frame that drops the address, the bridge is found again', async ({
      page: tab,
      visit,
    }) => {
      await visit(page(APPLY));
      await openFlow(tab);
      await tab.frameLocator('iframe').getByRole('link', { name: 'Go' }).click();
      await expect.poll(() => tab.frames()[1]?.url()).toContain('?plain=1');
      await tab.frameLocator('iframe').getByRole('button', { name: 'Finish' }).click();
      await expect(tab.getByRole('dialog')).toBeHidden();
    });

    test('an inline flow is as high as its content, also when that shrinks, and never higher than 20,000 px', async ({
      page: tab,
      visit,
    }) => {
      await visit(page(`<pf-application practice="bright-smile"></pf-application>${snippet('')}`));
      const frame = tab.locator('pf-application iframe');
      const grow = (height: string) =>
        tab
          .frames()[1]
          ?.evaluate(
            (value) => document.querySelector<HTMLElement>('#grow')?.style.setProperty('height', value),
            height,
          );
      await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeVisible();
      const height = async () => (await frame.boundingBox())?.height ?? 0;
      await expect.poll(height).toBeLessThan(320);
      const small = await height();
      await grow('900px');
      await expect.poll(height).toBe(small + 900);
      await grow('0');
      await expect.poll(height).toBe(small);
      await grow('90000px');
      await expect.poll(height).toBe(20_000);
    });

    test('a site that is not on the list gets the link after eight seconds, and nothing of the flow', async ({
      page: tab,
      visit,
      app,
      events,
      problems,
    }) => {
      await tab.clock.install();
      app.behave({ frameAncestors: "'none'" });
      await visit(page(APPLY));
      await tab.clock.runFor(1500);
      await tab.getByRole('button', { name: 'See my options' }).click();
      await expect.poll(() => problems.join()).toContain('frame-ancestors');
      await tab.clock.runFor(8000);
      const link = tab.getByRole('alert').getByRole('link', { name: 'Apply for financing' });
      await expect(link).toHaveAttribute('href', `${app.origin}/v2/bright-smile/apply`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(tab.locator('iframe')).toHaveCount(0);
      expect(await events()).toContainEqual(['error', { code: 'frame_timeout' }]);
      problems.length = 0;
    });

    test('nothing of ours lies over the flow, so that the flow can tell when something else does', async ({
      page: tab,
      visit,
    }) => {
      await visit(page(APPLY));
      await openFlow(tab);
      const isVisible = () =>
        tab.frames()[1]?.evaluate(
          () =>
            new Promise<boolean | undefined>((resolve) => {
              const options: IntersectionObserverInit & { trackVisibility: boolean; delay: number } = {
                trackVisibility: true,
                delay: 100,
              };
              const observer = new IntersectionObserver(([entry]) => {
                observer.disconnect();
                resolve((entry as IntersectionObserverEntry & { isVisible: boolean }).isVisible);
              }, options);
              observer.observe(document.documentElement);
            }),
        );
      await expect.poll(isVisible).toBe(true);
    });
  });
}

test('a frame that never answers gives way to a link after eight seconds', async ({
  page: tab,
  visit,
  app,
  events,
}) => {
  await tab.clock.install();
  app.behave({ flowPage: '<!doctype html><title>Silent</title>' });
  await visit(page(APPLY));
  await tab.clock.runFor(1500);
  await tab.getByRole('button', { name: 'See my options' }).click();
  await expect(tab.getByRole('status')).toHaveText('Opening secure page');
  await tab.clock.runFor(8000);
  await expect(tab.getByRole('alert').getByRole('link', { name: 'Apply for financing' })).toBeVisible();
  expect(await events()).toContainEqual(['error', { code: 'frame_timeout' }]);
});

test('a slow frame is waited for with a word, and shown when it comes', async ({ page: tab, visit, app, events }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  app.behave({ flowPageAfter: released });
  await visit(page(APPLY));
  await tab.getByRole('button', { name: 'See my options' }).click();
  await expect(tab.getByRole('status')).toHaveText('Opening secure page');
  // And not the frame: one that is focused while its document comes may never take a key.
  await expect(tab.getByRole('button', { name: 'Close' })).toBeFocused();
  release();
  await expect(tab.frameLocator('iframe').getByLabel('Email')).toBeFocused();
  await expect(tab.getByRole('status')).toHaveCount(0);
  expect((await events()).map(([name]) => name)).toEqual(['ready', 'open']);
  expect(app.requests.filter((path) => path.endsWith('/apply'))).toHaveLength(1);
});
