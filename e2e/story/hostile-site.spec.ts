import type { Frame } from '@playwright/test';
import { anApplicant, ask, goOnAtReview, pressEnter, seeDecision } from '../apply/applicant';
import { serve } from '../embed/world/serve';
import { expect, type Page, SITES_AND_VIEWPORTS, test } from '../fixtures/world';
import { COVERED, press, untilFelt } from './attacks';

const ATTACKS = ['faded', 'decoy', 'shrunk', 'turned', 'cropped'] as const;

const attack = (page: Page, name: string) =>
  page.evaluate((value) => {
    document.body.dataset.attack = value;
  }, name);

/** A press in the moment in which the frame is in plain sight, as a page would time it that lifts its cover for the press. */
const pressWhenSeen = (page: Page, name: string) =>
  page.frames()[1]?.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        const options = { trackVisibility: true, delay: 100, threshold: [0, 0.1, 0.5, 1] };
        const pane = document.createElement('div');
        const observer = new IntersectionObserver(([entry]) => {
          const { isVisible, intersectionRect } = entry as IntersectionObserverEntry & { isVisible: boolean };
          if (!isVisible || intersectionRect.height <= 100) return;
          observer.disconnect();
          pane.remove();
          const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(text));
          button?.focus();
          button?.click();
          resolve();
        }, options);
        pane.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none';
        document.documentElement.append(pane);
        observer.observe(pane);
      }),
    name,
  );

/** Requests that decide or sign, from any frame. */
function countConsequences(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /finish|agreement|sign$/.test(pathname)) sent.push(pathname);
  });
  return sent;
}

/** A box in the top layer, over the uppermost or the lowest part of the dialog's frame. */
const layLid = (page: Page, end: 'top' | 'bottom') =>
  page.evaluate((where) => {
    const lid = Object.assign(document.createElement('p'), { id: 'lid', popover: 'manual', textContent: 'A prize' });
    const box = document.querySelector('pf-button')?.shadowRoot?.querySelector('iframe')?.getBoundingClientRect();
    const top = where === 'top' ? (box?.top ?? 0) : (box?.bottom ?? 0) - 90;
    lid.style.cssText = `position:fixed;inset:auto;margin:0;border:0;top:${top}px;left:${box?.left}px;width:90px;height:90px;background:#fff;pointer-events:none`;
    document.body.append(lid);
    lid.showPopover();
  }, end);

const liftLid = (page: Page) => page.evaluate(() => document.querySelector('#lid')?.remove());

for (const [site, what, tag] of SITES_AND_VIEWPORTS) {
  test(
    `a listed page, ${what}, that covers, fades, bends or cuts the frame submits and signs nothing`,
    { tag },
    async ({ page, addresses, mailbox }, { project }) => {
      test.setTimeout(150_000);
      const sent = countConsequences(page);
      const ana = anApplicant('0001', `hostile-${site}-${project.name}`);
      await page.goto(`${addresses[site]}/hosts/clickjack`);
      const frame = page.frameLocator('iframe');
      await goOnAtReview(frame, { ...addresses, mailbox }, ana);

      // A page that is scrolled, so that its places and those of the frame are not the same.
      await page.evaluate(() => {
        document.body.style.paddingTop = '300px';
        scrollTo(0, 240);
      });

      const submit = frame.getByRole('button', { name: 'See my result' });
      const notice = frame.locator(':focus', { hasText: COVERED });
      for (const name of ATTACKS) {
        await attack(page, name);
        await untilFelt(page);
        await press(submit);
        await expect(notice).toBeVisible();
        expect(sent).toEqual([]);
      }
      // Uncovered at the moment of the press is too late.
      const pressed = pressWhenSeen(page, 'See my result');
      await attack(page, '');
      await pressed;
      await expect(notice).toBeVisible();
      expect(sent).toEqual([]);

      await seeDecision(frame, 'You’re approved, Ana');
      expect(sent).toEqual(['/apply/finish']);

      await pressEnter(frame, 'Read and sign');
      await ask(frame, 'Read and sign');
      await frame.getByLabel(/I have read the agreement/).press('Space');
      await frame.getByLabel(/records electronically/).press('Space');
      await frame.getByLabel('Type your full legal name').fill(`Ana ${ana.lastName}`);
      await attack(page, 'decoy');
      await untilFelt(page);
      await press(frame.getByRole('button', { name: 'Sign my agreement' }));
      await expect(notice).toBeVisible();
      await expect(frame.getByRole('link', { name: 'Continue in a new tab' })).toHaveAttribute(
        'href',
        '/v2/bright-smile/apply?pagePath=agreement',
      );
      await expect(frame.getByLabel('Type your full legal name')).toHaveValue(`Ana ${ana.lastName}`);
      expect(sent).toEqual(['/apply/finish']);

      // The tab goes on where the frame was, without another code.
      const opening = page.context().waitForEvent('page');
      await press(frame.getByRole('link', { name: 'Continue in a new tab' }));
      const tab = await opening;
      await ask(tab, 'Read and sign');
      expect(await tab.evaluate(() => [window.opener, sessionStorage.length])).toEqual([null, 0]);
    },
  );

  test(
    `a listed page, ${what}, that lays something over a part of the open dialog submits nothing, however far the form is scrolled`,
    // The other way round, so that every site and every viewport meets one of the attacks.
    { tag: tag === '@phone' ? '@desk' : '@phone' },
    async ({ page, addresses, mailbox }, { project }) => {
      const sent = countConsequences(page);
      const ana = anApplicant('0001', `lid-${site}-${project.name}`);
      await page.goto(addresses[site]);
      await page.locator('pf-button').getByRole('button').first().click();
      const frame = page.frameLocator('iframe');
      await goOnAtReview(frame, { ...addresses, mailbox }, ana);
      const submit = frame.getByRole('button', { name: 'See my result' });
      const scrolled = (to: number) =>
        page.frames()[1]?.evaluate((y) => {
          scrollTo(0, y);
          return scrollY;
        }, to);
      for (const end of ['top', 'bottom'] as const) {
        for (const to of [0, 120, 9999]) {
          await layLid(page, end);
          await scrolled(to);
          await untilFelt(page);
          await press(submit);
          await expect(frame.locator(':focus', { hasText: COVERED })).toBeVisible();
          await liftLid(page);
        }
      }
      expect(sent).toEqual([]);
      await expect.poll(() => scrolled(9999)).toBeGreaterThan(0);
      await seeDecision(frame, 'You’re approved, Ana');
    },
  );
}

test('a page that is not on the list shows no flow at all', { tag: '@both' }, async ({ page, addresses, problems }) => {
  const flow = `${addresses.app}/v2/bright-smile/apply`;
  const hostile = await serve('localhost', (_, { origin }) => ({
    body: `<!doctype html><title>Thief</title><iframe src="${flow}?embed=1&v=1&o=${origin}"></iframe><iframe src="${flow}"></iframe>`,
  }));
  await page.goto(hostile.origin);
  const shown = (frame: Frame) => frame.evaluate(() => [location.protocol, document.querySelectorAll('input').length]);
  await expect.poll(() => page.frames().length).toBe(3);
  for (const frame of page.frames().slice(1)) await expect.poll(() => shown(frame)).toEqual(['chrome-error:', 0]);
  expect(problems.join()).toContain('frame-ancestors');
  problems.length = 0;
  await hostile.close();
});

test('an unknown practice shows nothing in the page, and in a dialog words without a way into a portal', async ({
  page,
  addresses,
}) => {
  const site = await serve('localhost', () => ({
    body: `<!doctype html><title>Practice</title><pf-application practice="nobody"></pf-application>
      <pf-button practice="nobody"></pf-button><script async src="${addresses.app}/sdk/v1/embed.js"></script>`,
  }));
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(site.origin);
  await expect.poll(() => warnings).toEqual(['pf: the practice "nobody" wasn’t found.']);
  await expect(page.locator('pf-application iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'See my options' }).click();
  const frame = page.locator('dialog').frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'We can’t find that practice' })).toBeVisible();
  await expect(frame.locator('a, button, input')).toHaveCount(0);
  await site.close();
});
