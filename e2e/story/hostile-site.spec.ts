import type { Frame, Locator } from '@playwright/test';
import { anApplicant, answerQuestions, ask, enterEmail } from '../apply/applicant';
import { serve } from '../embed/world/serve';
import { expect, type Page, test } from '../fixtures/world';

const COVERED = 'Nothing was sent, because something on this website lies over this form';
const ATTACKS = ['faded', 'decoy', 'shrunk', 'turned', 'cropped'] as const;

const attack = (page: Page, name: string) =>
  page.evaluate((value) => {
    document.body.dataset.attack = value;
  }, name);

/** Waits until the browser has told the flow's own document that it is covered or cut. */
const untilFelt = (page: Page) =>
  page.frames()[1]?.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const options = { trackVisibility: true, delay: 100, threshold: [0, 0.1, 0.5, 1] };
        const observer = new IntersectionObserver(([entry]) => {
          const { isVisible, intersectionRect } = entry as IntersectionObserverEntry & { isVisible: boolean };
          if (isVisible && intersectionRect.height > 100) return;
          observer.disconnect();
          resolve();
        }, options);
        observer.observe(document.documentElement);
      }),
  );

/** A press wherever the button is, whatever is seen there; the focus shows afterwards what came of it. */
const press = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.focus();
    element.click();
  });

/** Requests that decide or sign, from any frame. */
function countConsequences(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && /finish|agreement|sign$/.test(pathname)) sent.push(pathname);
  });
  return sent;
}

test('a listed page that covers, fades, bends or cuts the frame submits and signs nothing', async ({
  page,
  addresses,
  mailbox,
}, { project }) => {
  test.setTimeout(150_000);
  const sent = countConsequences(page);
  const ana = anApplicant('0001', `hostile-${project.name}`);
  await page.goto(`${addresses.demoSite}/hosts/clickjack`);
  const frame = page.frameLocator('iframe');
  await enterEmail(frame, ana.email, () => mailbox.nextCode(ana.email));
  await answerQuestions(frame, ana);

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
  await attack(page, '');
  await press(submit);
  await expect(notice).toBeVisible();
  expect(sent).toEqual([]);

  await expect(async () => {
    await submit.click({ timeout: 1000 });
    await expect(frame.getByRole('heading', { level: 1, name: 'You’re approved, Ana' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect(sent).toEqual(['/apply/finish']);

  await frame.getByRole('button', { name: 'Read and sign' }).click();
  await ask(frame, 'Read and sign');
  await frame.getByLabel(/I have read the agreement/).check();
  await frame.getByLabel(/records electronically/).check();
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
});

test('a page that is not on the list shows no flow at all', async ({ page, addresses, problems }) => {
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
  await expect.poll(() => warnings).toEqual(['pf: the practice "nobody" is not known.']);
  await expect(page.locator('pf-application iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'See my options' }).click();
  const frame = page.locator('dialog').frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'We can’t find that practice' })).toBeVisible();
  await expect(frame.locator('a, button, input')).toHaveCount(0);
  await site.close();
});
