import { expect, expectAccessible, test } from '../fixtures/world';
import {
  answerAddress,
  answerAll,
  aPerson,
  aPhone,
  ask,
  enterCode,
  enterEmail,
  fillName,
  next,
  openSignup,
  proveEmail,
  SLUG,
  sign,
} from './member';

test('the sign-up wears the colour and the name of its practice', { tag: '@both' }, async ({ page }) => {
  await page.goto(`/v2/privi/${SLUG}/signup?pagePath=ssn-step`);
  await ask(page, 'Join Bright Smile Dental’s membership program');
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page).toHaveTitle(/Bright Smile Dental · PRIVI/);
  const button = page.getByRole('button', { name: 'Send me a code' });
  await expect(button).toHaveCSS('background-color', 'rgb(46, 74, 63)');
  await expectAccessible(page);
});

test('an unknown practice leads to the main host', async ({ page }) => {
  await page.goto('/v2/privi/no-such-practice/signup');
  await expect(page).not.toHaveURL(/signup/);
  await ask(page, 'We can’t find that practice');
});

test('by phone: a code by text, and the e-mail address is asked for', async ({ page, mailbox }, info) => {
  const number = aPhone(info);
  await page.goto(`/v2/privi/${SLUG}/signup`);
  await page.getByText('Text message', { exact: true }).click();
  await page.getByLabel('Mobile phone').fill(number);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await ask(page, 'Enter the 6-digit code');
  await page.reload();
  await ask(page, 'Enter the 6-digit code');
  await expectAccessible(page);
  await enterCode(page, await mailbox.nextCode(`+1${number}`));
  await fillName(page, aPerson('0001', info));
  await next(page);
  await expect(page.getByRole('link', { name: /Enter an email address/ })).toBeVisible();
  await expectAccessible(page);
});

test('a wrong code costs a try and keeps the digits', async ({ page, mailbox }, info) => {
  const maya = aPerson('0001', info);
  await proveEmail(page, maya, {
    async nextCode(to) {
      const code = await mailbox.nextCode(to);
      await enterCode(page, code === '000000' ? '111111' : '000000');
      await expect(page.getByText('You have 4 tries left')).toBeVisible();
      return code;
    },
  });
  await ask(page, 'Your legal name and date of birth');
});

test('answers are kept across a reload, and nothing typed is kept in the browser', async ({ page, mailbox }, info) => {
  const maya = aPerson('0001', info);
  await proveEmail(page, maya, mailbox);
  await fillName(page, maya);
  await next(page);
  await answerAddress(page);
  await ask(page, 'What’s your Social Security number?');
  await expectAccessible(page);
  await page.getByLabel('Your full Social Security number').fill(maya.ssn);
  await page.reload();
  await ask(page, 'What’s your Social Security number?');
  await expect(page.getByLabel('Your full Social Security number')).toHaveValue('');
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('signup') ?? '{}').data);
  expect(kept).toEqual({ urlSlug: SLUG, user: null, step: 'ssn-step', sent: null });
});

test('a decided sign-up cannot be answered again through its address', async ({ page, mailbox }, info) => {
  const maya = aPerson('0004', info);
  await proveEmail(page, maya, mailbox);
  await answerAll(page, maya);
  await sign(page, maya);
  await ask(page, 'We can’t open a membership for you today');
  await page.goto(`/v2/privi/${SLUG}/signup?pagePath=name-step`);
  await ask(page, 'We can’t open a membership for you today');
  await expect(page).toHaveURL(/pagePath=denied/);
});

test('the agreement is signed with the ticks and the own name only', async ({ page, mailbox }, info) => {
  const maya = aPerson('0001', info);
  await proveEmail(page, maya, mailbox);
  await fillName(page, maya);
  await next(page);
  await answerAddress(page);
  await page.getByLabel('Your full Social Security number').fill(maya.ssn);
  await next(page);
  await ask(page, 'Read and sign');
  await expect(page.getByRole('region', { name: 'Membership agreement' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign my agreement' }).click();
  await expect(page.getByRole('heading', { name: 'Check 4 answers' })).toBeVisible();
  await expectAccessible(page);
  await sign(page, { ...maya, firstName: 'Somebody' });
  await expect(page.getByRole('link', { name: `Type Maya ${maya.lastName} to sign` })).toBeVisible();
});

test('a registered member who comes back waits for the plan and gets the link', async ({ page, mailbox }, info) => {
  const maya = aPerson('0001', info);
  await proveEmail(page, maya, mailbox);
  await answerAll(page, maya);
  await sign(page, maya);
  await ask(page, 'You’re registered, Maya');
  await expect(page).toHaveURL(/pagePath=completed-registration/);
  await page.reload();
  await ask(page, 'Bright Smile Dental is preparing your plan');
  await expect(page).toHaveURL(/pagePath=waiting-confirmation/);
  await page.getByRole('button', { name: 'Email me a link to this page' }).click();
  await expect(page.getByText(`We emailed a link to this page to ${maya.email}.`)).toBeVisible();
  await expect
    .poll(async () => (await mailbox.list(maya.email)).map(({ text }) => text).join(' '))
    .toContain(`/v2/privi/${SLUG}/signup`);
  await expectAccessible(page);
});

test('duplicate: the earlier account is renewed by its own code only', async ({
  page,
  browser,
  mailbox,
  addresses,
}, info) => {
  const earlier = aPerson('0001', info);
  const number = aPhone(info);
  const context = await browser.newContext({ baseURL: addresses.app });
  const first = await context.newPage();
  await first.goto(`/v2/privi/${SLUG}/signup`);
  await first.getByText('Text message', { exact: true }).click();
  await first.getByLabel('Mobile phone').fill(number);
  await first.getByRole('button', { name: 'Send me a code' }).click();
  await ask(first, 'Enter the 6-digit code');
  await enterCode(first, await mailbox.nextCode(`+1${number}`));
  await fillName(first, earlier);
  await first.getByLabel('Email address').fill(earlier.email);
  await next(first);
  await ask(first, 'Where do you live?');
  await context.close();

  await openSignup(page);
  const again = aPerson('0001', info);
  await enterEmail(page, again, mailbox);
  await fillName(page, again);
  await page.getByLabel('Mobile phone').fill(number);
  await next(page);
  await expect(page.getByText('These details belong to another account.')).toBeVisible();
  await ask(page, 'You seem to have an account already');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a code to that account' }).click();
  await ask(page, 'Enter the 6-digit code');
  await expect(page.getByText(number)).toHaveCount(0);
  const code = await mailbox.nextCode(`+1${number}`);
  await enterCode(page, code === '000000' ? '111111' : '000000');
  await expect(page.getByText('You have 4 tries left')).toBeVisible();
  await enterCode(page, code);
  await ask(page, 'Your legal name and date of birth');
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
});
