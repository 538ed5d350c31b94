import type { FrameLocator } from '@playwright/test';
import { faultsOf } from '../fixtures/axe';
import { openedFlow, pressOwnLink } from '../fixtures/own-link';
import { expect, type Page, test } from '../fixtures/world';
import { answerAddress, aPerson, ask, enterEmail, fillName, next, SLUG, sign, signUp } from '../signup/member';

/** The sign-up in the dialog of the practice's website. */
async function openSignup(page: Page, demoSite: string) {
  await page.goto(`${demoSite}/membership`);
  await pressOwnLink(page, 'Become a member');
  return openedFlow(page);
}

/**
 * Waits until the flow has been in plain sight for longer than its guard against hidden presses asks for. Looking for faults opens a
 * tab of its own for a moment, which covers it.
 */
const inPlainSight = (frame: FrameLocator): Promise<void> =>
  frame.locator('html').evaluate(
    (root) =>
      new Promise<void>((resolve) => {
        let settled: ReturnType<typeof setTimeout> | undefined;
        const options = { threshold: [0, 0.5, 1], trackVisibility: true, delay: 100 };
        new IntersectionObserver((sightings, observer) => {
          clearTimeout(settled);
          if ((sightings.at(-1) as { isVisible?: boolean } | undefined)?.isVisible !== true) return;
          settled = setTimeout(() => {
            observer.disconnect();
            resolve();
          }, 700);
        }, options).observe(root);
      }),
  );

/** axe finds nothing on the step. The landmarks of the page around it are its own affair. */
async function expectStepAccessible(page: Page): Promise<void> {
  const faults = await faultsOf(page, { options: { rules: { 'landmark-unique': { enabled: false } } } });
  expect(faults.map(({ id, html }) => `${id}: ${html.join(' ')}`)).toEqual([]);
}

test('identity: a passed check leads back to the agreement', async ({ page, mailbox, addresses }, info) => {
  const maya = aPerson('0007', info);
  const frame = await openSignup(page, addresses.demoSite);
  await signUp(frame, maya, mailbox);
  await ask(frame, 'Let’s make sure it’s you');
  await expectStepAccessible(page);
  const link = frame.getByRole('link', { name: 'Verify my identity' });
  const opened = page.waitForEvent('popup');
  await link.click();
  const tab = await opened;
  await tab.getByRole('button', { name: 'Pass' }).click();
  await ask(tab, 'You can close this tab');
  await tab.close();
  await frame.getByRole('button', { name: 'I’ve finished' }).click();
  await ask(frame, 'Read and sign');
  await sign(frame, maya);
  await ask(frame, 'You’re registered, Maya');
});

test('mismatch: a failed try is told, a correction decides again', async ({ page, mailbox, addresses }, info) => {
  const frame = await openSignup(page, addresses.demoSite);
  await signUp(frame, aPerson('0010', info), mailbox);
  await ask(frame, 'One answer needs another look');
  await expectStepAccessible(page);
  await inPlainSight(frame);
  const number = frame.getByLabel('Your full Social Security number');
  await number.fill('911110010');
  await frame.getByRole('button', { name: 'Send my corrections' }).click();
  await expect(frame.getByText('This answer still doesn’t match.')).toBeVisible();
  await number.fill('900550010');
  await frame.getByRole('button', { name: 'Send my corrections' }).click();
  await ask(frame, 'You’re registered, Maya');
});

test('a finish that fails returns to the agreement with everything typed', async ({
  page,
  mailbox,
  addresses,
  problems,
}, info) => {
  const maya = aPerson('0001', info);
  // Before the frame is there: a frame of another process takes a route that comes later a moment too late at times.
  await page.route('**/privi/signup/finish', async (route) => {
    await ask(frame, 'Checking your answers');
    // The browser tells of a changed address a moment after the page has changed it.
    await expect.poll(() => route.request().frame().url()).toContain('pagePath=waiting-confirmation');
    await route.fulfill({ status: 503, json: { code: 'VENDOR_UNAVAILABLE', message: 'Not answering. Try again.' } });
  });
  const frame = await openSignup(page, addresses.demoSite);
  await signUp(frame, maya, mailbox);
  await expect(frame.getByText('Not answering. Try again.')).toBeVisible();
  await expect(frame.getByLabel('Type your full legal name')).toHaveValue(`Maya ${maya.lastName}`);
  await page.unroute('**/privi/signup/finish');
  await frame.getByRole('button', { name: 'Try again' }).click();
  await ask(frame, 'You’re registered, Maya');
  // The refused request itself is in the console.
  problems.length = 0;
});

test('save and resume: by the link on another device, and where it was begun', async ({
  page,
  browser,
  mailbox,
  addresses,
}, info) => {
  const maya = aPerson('0001', info);
  const frame = await openSignup(page, addresses.demoSite);
  await enterEmail(frame, maya, mailbox);
  await fillName(frame, maya);
  await next(frame);
  await answerAddress(frame);
  await ask(frame, 'What’s your Social Security number?');

  await frame.getByRole('button', { name: 'Save for later' }).click();
  await frame.getByRole('button', { name: 'Email me a link' }).click();
  await expect(frame.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectStepAccessible(page);
  const { text } = await mailbox.next(maya.email);
  await frame.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toBeHidden();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(/https?:\/\/\S*\/v2\/privi\/\S+/.exec(text)?.[0] ?? '');
  await enterEmail(other, maya, mailbox);
  await ask(other, 'What’s your Social Security number?');
  await other.getByRole('button', { name: 'Back' }).click();
  await expect(other.getByLabel('Street address')).toHaveValue('12 Oak Street');
  await context.close();

  const again = await openSignup(page, addresses.demoSite);
  await enterEmail(again, maya, mailbox);
  await ask(again, 'What’s your Social Security number?');
});

test(
  'a begun sign-up in a frame asks before the dialog closes, and goes on when told to',
  { tag: '@both' },
  async ({ page, mailbox, addresses }, info) => {
    const maya = aPerson('0001', info);
    const frame = await openSignup(page, addresses.demoSite);
    await enterEmail(frame, maya, mailbox);
    await fillName(frame, maya);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(frame.getByRole('heading', { name: 'Leave and finish later?' })).toBeVisible();
    await frame.getByRole('button', { name: 'Keep going' }).click();
    await expect(frame.getByLabel('First name')).toHaveValue('Maya');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await frame.getByRole('button', { name: 'Email me a link and leave' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect((await mailbox.next(maya.email)).text).toContain(`/v2/privi/${SLUG}/signup`);
  },
);
