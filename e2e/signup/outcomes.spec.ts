import { expect, expectAccessible, test } from '../fixtures/world';
import { aPerson, ask, sign, signUp } from './member';

test('approved: registered, and the plan is waited for on return', async ({ page, mailbox }, info) => {
  const maya = aPerson('0001', info);
  await signUp(page, maya, mailbox);
  await ask(page, 'You’re registered, Maya');
  await expect(page).toHaveURL(/pagePath=completed-registration/);
  await expect(page).toHaveTitle(/PRIVI/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await ask(page, 'Harbor Med Spa is preparing your plan');
  await expect(page).toHaveURL(/pagePath=waiting-confirmation/);
  await page.getByRole('button', { name: 'Email me the link of this page' }).click();
  await expect(page.getByText(`We sent the link of this page to ${maya.email}.`)).toBeVisible();
  expect((await mailbox.next(maya.email)).text).toContain('/v2/privi/harbor-medspa/signup');
  await expectAccessible(page);
});

test('denied: the reasons and what helps, in a calm voice', async ({ page, mailbox }, info) => {
  await signUp(page, aPerson('0004', info), mailbox);
  await ask(page, 'We can’t open a membership for you today');
  await expect(page.getByRole('heading', { name: 'Why we decided this' })).toBeVisible();
  await expect(page).toHaveURL(/pagePath=denied/);
  await expectAccessible(page);
});

test('review: a frozen file waits and is not a denial', async ({ page, mailbox }, info) => {
  await signUp(page, aPerson('0005', info), mailbox);
  await ask(page, 'Your credit file is frozen');
  await expect(page).toHaveURL(/pagePath=waiting-confirmation/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I’ve lifted the freeze' }).click();
  await expect(page.getByText('Your file is still frozen.')).toBeVisible();
});

test('KBA: right answers lead to the registration', async ({ page, mailbox, addresses }, info) => {
  await signUp(page, aPerson('0006', info), mailbox);
  await expect(page.getByText(/Answer by/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Answer by/)).toBeVisible();
  await expectAccessible(page);
  const progress = await page.getByText(/^Step 1 of \d/).innerText();
  const questions = Number(/of (\d)/.exec(progress)?.[1]);
  const examId = await page.evaluate(async () => {
    const headers = { Authorization: localStorage.getItem('access_token') ?? '' };
    const { KBA } = await (await fetch('/privi/signup/application-info', { headers })).json();
    return KBA.examId;
  });
  const key = await (await fetch(`${addresses.sandbox}/sandbox/kba/${examId}`)).text();
  for (let place = 0; place < questions; place += 1) {
    const question = await page.getByRole('heading', { level: 1 }).innerText();
    const right = /class="right">([^<]+) \(right/.exec(key.slice(key.indexOf(question)))?.[1] ?? '';
    await page.getByText(right, { exact: true }).click();
    await page.getByRole('button', { name: /Continue|Send my answers/ }).click();
    if (place < questions - 1) await expect(page.getByText(`Step ${place + 2} of ${questions}`)).toBeVisible();
  }
  await ask(page, 'You’re registered, Maya');
});

test('identity: a passed check leads back to the agreement', async ({ page, mailbox }, info) => {
  const maya = aPerson('0007', info);
  await signUp(page, maya, mailbox);
  await ask(page, 'Let’s make sure it’s you');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Verify my identity' }).click();
  await page.getByRole('button', { name: 'Pass' }).click();
  await ask(page, 'Read and sign');
  await expect(page).toHaveURL(/pagePath=agreement-step/);
  await sign(page, maya);
  await ask(page, 'You’re registered, Maya');
});

test('mismatch: failed tries are counted, a correction decides again', async ({ page, mailbox }, info) => {
  await signUp(page, aPerson('0010', info), mailbox);
  await ask(page, 'One answer needs another look');
  await expectAccessible(page);
  const number = page.getByLabel('Your full Social Security number');
  await number.fill('911110010');
  await page.getByRole('button', { name: 'Send my corrections' }).click();
  await expect(page.getByText('Those answers still don’t match.')).toBeVisible();
  await number.fill('900550010');
  await page.getByRole('button', { name: 'Send my corrections' }).click();
  await ask(page, 'You’re registered, Maya');
});

test('a finish that fails returns to the agreement with everything typed', async ({
  page,
  mailbox,
  problems,
}, info) => {
  await page.route('**/privi/signup/finish', async (route) => {
    await expect(page.getByRole('heading', { level: 1, name: 'Checking your answers' })).toBeVisible();
    expect(page.url()).toContain('pagePath=waiting-confirmation');
    await route.fulfill({ status: 503, json: { code: 'VENDOR_UNAVAILABLE', message: 'Not answering. Try again.' } });
  });
  await signUp(page, aPerson('0001', info), mailbox);
  await expect(page.getByText('Not answering. Try again.')).toBeVisible();
  await expect(page).toHaveURL(/pagePath=agreement-step/);
  await expect(page.getByLabel('Type your full legal name')).toHaveValue('Maya Reyes');
  await page.unroute('**/privi/signup/finish');
  await page.getByRole('button', { name: 'Try again' }).click();
  await ask(page, 'You’re registered, Maya');
  // The refused request itself is in the console.
  problems.length = 0;
});
