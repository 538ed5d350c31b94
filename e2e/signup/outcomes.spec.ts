import { expect, test } from '../fixtures/world';
import { aPerson, ask, expectStepAccessible, inPlainSight, openSignup, sign, signUp } from './member';

test('approved: registered, with what happens next', { tag: '@both' }, async ({ page, mailbox, addresses }, info) => {
  const maya = aPerson('0001', info);
  const place = await openSignup(page, addresses.demoSite, info);
  await signUp(place, maya, mailbox);
  await ask(place, 'You’re registered, Maya');
  await expect(place.getByRole('heading', { level: 1 })).toBeFocused();
  await expectStepAccessible(page, place);
});

test(
  'denied: the reasons and what helps, in a calm voice',
  { tag: '@both' },
  async ({ page, mailbox, addresses }, info) => {
    const place = await openSignup(page, addresses.demoSite, info);
    await signUp(place, aPerson('0004', info), mailbox);
    await ask(place, 'We can’t open a membership for you today');
    await expect(place.getByRole('heading', { name: 'Why we decided this' })).toBeVisible();
    await expectStepAccessible(page, place);
  },
);

test('review: a frozen file waits and is not a denial', async ({ page, mailbox, addresses }, info) => {
  const place = await openSignup(page, addresses.demoSite, info);
  await signUp(place, aPerson('0005', info), mailbox);
  await ask(place, 'Your credit file is frozen');
  await expectStepAccessible(page, place);
  await place.getByRole('button', { name: 'I’ve lifted the freeze' }).click();
  await expect(place.getByText('Your file is still frozen.')).toBeVisible();
});

test('KBA: right answers lead to the registration', async ({ page, mailbox, addresses }, info) => {
  const place = await openSignup(page, addresses.demoSite, info);
  const answered = page.waitForResponse('**/privi/signup/finish');
  await signUp(place, aPerson('0006', info), mailbox);
  const { truvalidate } = await (await answered).json();
  await expect(place.getByText(/Answer by/)).toBeVisible();
  await expectStepAccessible(page, place);
  const progress = await place.getByText(/^Step 1 of \d/).innerText();
  const questions = Number(/of (\d)/.exec(progress)?.[1]);
  const key = await (await fetch(`${addresses.sandbox}/sandbox/kba/${truvalidate.KBA.examId}`)).text();
  for (let at = 0; at < questions; at += 1) {
    const question = await place.getByRole('heading', { level: 1 }).innerText();
    const right = /class="right">([^<]+) \(right/.exec(key.slice(key.indexOf(question)))?.[1] ?? '';
    await place.getByText(right, { exact: true }).click();
    await place.getByRole('button', { name: /Continue|Send my answers/ }).click();
    if (at < questions - 1) await expect(place.getByText(`Step ${at + 2} of ${questions}`)).toBeVisible();
  }
  await ask(place, 'You’re registered, Maya');
});

test('identity: a passed check leads back to the agreement', async ({ page, mailbox, addresses }, info) => {
  const maya = aPerson('0007', info);
  const place = await openSignup(page, addresses.demoSite, info);
  await signUp(place, maya, mailbox);
  await ask(place, 'Let’s make sure it’s you');
  await expectStepAccessible(page, place);
  const link = place.getByRole('link', { name: 'Verify my identity' });
  if (place === page) {
    await link.click();
    await page.getByRole('button', { name: 'Pass' }).click();
  } else {
    const opened = page.waitForEvent('popup');
    await link.click();
    const tab = await opened;
    await tab.getByRole('button', { name: 'Pass' }).click();
    await ask(tab, 'You can close this tab');
    await tab.close();
    await place.getByRole('button', { name: 'I’ve finished' }).click();
  }
  await ask(place, 'Read and sign');
  await sign(place, maya);
  await ask(place, 'You’re registered, Maya');
});

test('mismatch: a failed try is told, a correction decides again', async ({ page, mailbox, addresses }, info) => {
  const place = await openSignup(page, addresses.demoSite, info);
  await signUp(place, aPerson('0010', info), mailbox);
  await ask(place, 'One answer needs another look');
  await expectStepAccessible(page, place);
  await inPlainSight(place);
  const number = place.getByLabel('Your full Social Security number');
  await number.fill('911110010');
  await place.getByRole('button', { name: 'Send my corrections' }).click();
  await expect(place.getByText('This answer still doesn’t match.')).toBeVisible();
  await number.fill('900550010');
  await place.getByRole('button', { name: 'Send my corrections' }).click();
  await ask(place, 'You’re registered, Maya');
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
    await ask(place, 'Checking your answers');
    // The browser tells of a changed address a moment after the page has changed it.
    await expect.poll(() => route.request().frame().url()).toContain('pagePath=waiting-confirmation');
    await route.fulfill({ status: 503, json: { code: 'VENDOR_UNAVAILABLE', message: 'Not answering. Try again.' } });
  });
  const place = await openSignup(page, addresses.demoSite, info);
  await signUp(place, maya, mailbox);
  await expect(place.getByText('Not answering. Try again.')).toBeVisible();
  await expect(place.getByLabel('Type your full legal name')).toHaveValue(`Maya ${maya.lastName}`);
  await page.unroute('**/privi/signup/finish');
  await place.getByRole('button', { name: 'Try again' }).click();
  await ask(place, 'You’re registered, Maya');
  // The refused request itself is in the console.
  problems.length = 0;
});
