import { expect, expectAccessible, test } from '../fixtures/world';
import { aPerson, ask, openSignup, signUp } from './member';

test('approved: registered, with what happens next', { tag: '@both' }, async ({ page, mailbox }, info) => {
  const maya = aPerson('0001', info);
  await openSignup(page);
  await signUp(page, maya, mailbox);
  await ask(page, 'You’re registered, Maya');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page);
});

test('denied: the reasons and what helps, in a calm voice', async ({ page, mailbox }, info) => {
  await openSignup(page);
  await signUp(page, aPerson('0004', info), mailbox);
  await ask(page, 'We can’t open a membership for you today');
  await expect(page.getByRole('heading', { name: 'Why we decided this' })).toBeVisible();
  await expectAccessible(page);
});

test('review: a frozen file waits and is not a denial', async ({ page, mailbox }, info) => {
  await openSignup(page);
  await signUp(page, aPerson('0005', info), mailbox);
  await ask(page, 'Your credit file is frozen');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I’ve lifted the freeze' }).click();
  await expect(page.getByText('Your file is still frozen.')).toBeVisible();
});

test('KBA: right answers lead to the registration', async ({ page, mailbox, addresses }, info) => {
  await openSignup(page);
  const answered = page.waitForResponse('**/privi/signup/finish');
  await signUp(page, aPerson('0006', info), mailbox);
  const { truvalidate } = await (await answered).json();
  await expect(page.getByText(/Answer by/)).toBeVisible();
  await expectAccessible(page);
  const progress = await page.getByText(/^Step 1 of \d/).innerText();
  const questions = Number(/of (\d)/.exec(progress)?.[1]);
  const key = await (await fetch(`${addresses.sandbox}/sandbox/kba/${truvalidate.KBA.examId}`)).text();
  for (let at = 0; at < questions; at += 1) {
    const question = await page.getByRole('heading', { level: 1 }).innerText();
    const right = /class="right">([^<]+) \(right/.exec(key.slice(key.indexOf(question)))?.[1] ?? '';
    await page.getByText(right, { exact: true }).click();
    await page.getByRole('button', { name: /Continue|Send my answers/ }).click();
    if (at < questions - 1) await expect(page.getByText(`Step ${at + 2} of ${questions}`)).toBeVisible();
  }
  await ask(page, 'You’re registered, Maya');
});
