import { openedFlow, pressOwnLink } from '../fixtures/own-link';
import { expect, test } from '../fixtures/world';
import {
  answerAddress,
  aPerson,
  aPhone,
  ask,
  enterCode,
  enterEmail,
  expectStepAccessible,
  fillName,
  next,
  openSignup,
  SLUG,
} from './member';

test('save and resume: by the link on another device, and where it was begun', async ({
  page,
  browser,
  mailbox,
  addresses,
}, info) => {
  const maya = aPerson('0001', info);
  const place = await openSignup(page, addresses.demoSite, info);
  await enterEmail(place, maya, mailbox);
  await fillName(place, maya);
  await next(place);
  await answerAddress(place);
  await ask(place, 'What’s your Social Security number?');

  await place.getByRole('button', { name: 'Save for later' }).click();
  await place.getByRole('button', { name: 'Email me a link' }).click();
  await expect(place.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expectStepAccessible(page, place);
  const { text } = await mailbox.next(maya.email);
  if (place === page) {
    await page.getByRole('button', { name: 'Leave this device' }).click();
    await ask(page, /^Join the membership program/);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  } else {
    await place.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(/https?:\/\/\S*\/v2\/privi\/\S+/.exec(text)?.[0] ?? '');
  await enterEmail(other, maya, mailbox);
  await ask(other, 'What’s your Social Security number?');
  await other.getByRole('button', { name: 'Back' }).click();
  await expect(other.getByLabel('Street address')).toHaveValue('12 Oak Street');
  await context.close();

  const again = await openSignup(page, addresses.demoSite, info);
  await enterEmail(again, maya, mailbox);
  await ask(again, 'What’s your Social Security number?');
});

test(
  'a begun sign-up in a frame asks before the dialog closes, and goes on when told to',
  { tag: '@both' },
  async ({ page, mailbox, addresses }, info) => {
    const maya = aPerson('0001', info);
    await page.goto(`${addresses.demoSite}/membership`);
    await pressOwnLink(page, 'Become a member');
    const frame = await openedFlow(page);
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

  const place = await openSignup(page, addresses.demoSite, info);
  const again = aPerson('0001', info);
  await enterEmail(place, again, mailbox);
  await fillName(place, again);
  await place.getByLabel('Mobile phone').fill(number);
  await next(place);
  await expect(place.getByText('These details belong to another account.')).toBeVisible();
  await ask(place, 'You seem to have an account already');
  await expectStepAccessible(page, place);
  await place.getByRole('button', { name: 'Send a code to that account' }).click();
  await ask(place, 'Enter the 6-digit code');
  await expect(place.getByText(number)).toHaveCount(0);
  const code = await mailbox.nextCode(`+1${number}`);
  await enterCode(place, code === '000000' ? '111111' : '000000');
  await expect(place.getByText('You have 4 tries left')).toBeVisible();
  await enterCode(place, code);
  await ask(place, 'Your legal name and date of birth');
  await expect(place.getByLabel('First name')).toHaveValue('Maya');
});
