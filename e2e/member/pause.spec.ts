import { openAs } from '../fixtures/log-in';
import { expect, expectAccessible, test } from '../fixtures/world';
import { aPerson, ask, openSignup, signUp } from '../signup/member';
import { activatePlan, logIn, sendPlan } from './a-plan';

test('@both a member asks for a pause instead of cancelling, and the practice confirms it at the member', async ({
  page,
  addresses,
  mailbox,
  browser,
}, info) => {
  const maya = aPerson('0001', info);
  await openSignup(page);
  await signUp(page, maya, mailbox);
  await ask(page, 'You’re registered, Maya');
  const membershipId = await sendPlan(addresses.app, maya);
  await logIn(page, maya, mailbox);
  await activatePlan(page, maya);

  await test.step('the quote of a cancellation leads to it, and each length says what it does', async () => {
    await page.goto('/v2/privi/member/my-membership?cancelStep=0');
    await page.getByRole('button', { name: /^Pause for 1 to 3 months/ }).press('Enter');
    await ask(page, 'Pause your plan');
    await page.getByRole('radio', { name: /^2 months/ }).check();
    await expect(page.getByText(/^Next payment on .+\. Your year ends on /)).toHaveCount(3);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Request pause' }).press('Enter');
    await expect(page.getByText('Pause requested: 2 months')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the practice sees what it would do, and confirms it', async () => {
    const desk = await browser.newContext({
      baseURL: addresses.app,
      extraHTTPHeaders: { origin: addresses.app },
      viewport: { width: 1440, height: 900 },
    });
    const staff = await desk.newPage();
    await openAs(staff, 'manager@bright-smile.test', `/v2/privi/admin/member?membership=${membershipId}`);
    await expect(staff.getByText(/Maya requested a 2-month pause\. The next payment would move to /)).toBeVisible();
    await staff.getByRole('button', { name: 'Approve pause' }).click();
    await expectAccessible(staff);
    await staff.getByRole('dialog').getByRole('button', { name: 'Approve pause' }).click();
    await expect(staff.getByText(/^Plan paused\. The next payment is due /)).toBeVisible();
    await desk.close();
  });

  await test.step('the member reads until when, in Spanish too', async () => {
    await page.reload();
    await expect(page.getByText(/^You won’t be billed again before /)).toBeVisible();
    await page.goto('/v2/privi/member/more');
    await page.getByRole('button', { name: 'Español' }).press('Enter');
    await ask(page, 'Más');
    await page.goto('/v2/privi/member/my-membership');
    await expect(page.getByText(/^En pausa hasta el /)).toBeVisible();
    await expectAccessible(page);
  });
});
