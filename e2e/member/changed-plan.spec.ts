import { withdrawPlan } from '@contract/membership/plan-calls';
import { staffOf } from '../fixtures/staff';
import { expect, expectAccessible, test } from '../fixtures/world';
import { aPerson, ask, openSignup, signUp } from '../signup/member';
import { enterCard, logIn, PRACTICE, sendPlan } from './a-plan';

test('a plan that the practice changes, then takes back, while its member reads it: nothing else is signed', async ({
  page,
  addresses,
  mailbox,
}, info) => {
  const { app } = addresses;
  const maya = aPerson('0001', info);
  await openSignup(page);
  await signUp(page, maya, mailbox);
  await ask(page, 'You’re registered, Maya');
  const membershipId = await sendPlan(app, maya);
  await logIn(page, maya, mailbox);
  await page.getByRole('link', { name: 'Look at the plan' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/ today$/);
  const before = (await title.textContent()) ?? '';
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Enter a card' }).click();
  await enterCard(page, '4242424242424242');
  await expect(page.getByRole('radio', { name: /•••• 4242/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();

  const sign = async () => {
    await page.getByLabel(/I have read the terms/).check();
    await page.getByLabel('Sign with your name').fill(`${maya.firstName} ${maya.lastName}`);
    await page.getByRole('button', { name: /^Sign and pay / }).click();
  };
  await sendPlan(app, maya, { upfrontCost: 100 });
  await sign();
  await expect(page.getByText(/^Bright Smile Dental changed this plan while you were reading/)).toBeVisible();
  await expect(title).toHaveText(/ today$/);
  expect(await title.textContent()).not.toBe(before);
  // The name stays; what was agreed to was another text.
  await expect(page.getByLabel('Sign with your name')).toHaveValue(`${maya.firstName} ${maya.lastName}`);
  await expect(page.getByLabel(/I have read the terms/)).not.toBeChecked();
  await expectAccessible(page);

  const manager = await staffOf(app, 'manager@bright-smile.test');
  await manager('POST', withdrawPlan.path, { membershipId, practiceId: PRACTICE });
  await sign();
  await ask(page, 'This plan is no longer here');
  await expect(page.getByText('Nothing was signed and nothing was charged.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByText('Your plan is on its way')).toBeVisible();
});
