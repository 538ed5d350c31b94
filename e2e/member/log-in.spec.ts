import { expect, expectAccessible, test } from '../fixtures/world';

test('a member who asked for a page logs in by a code, gets there, and leaves nothing behind', async ({
  page,
  mailbox,
}) => {
  await page.goto('/v2/privi/member/welcome?from=mail');
  await expect(page).toHaveURL(/\/v2\/privi\/member\/login\?redirect=%2Fv2%2Fprivi%2Fmember%2Fwelcome%3Ffrom%3Dmail$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to your membership' })).toBeVisible();
  await expect(page).toHaveTitle('Log in · PRIVI');
  await expectAccessible(page);
  await page.getByLabel('Email or mobile phone').fill('morgan@patient.test');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the 6-digit code' })).toBeVisible();
  // The code is awaited after a reload, too.
  await page.reload();
  await expectAccessible(page);
  await page.getByLabel('Code', { exact: true }).fill(await mailbox.nextCode('morgan@patient.test'));
  await expect(page).toHaveURL(/\/v2\/privi\/member\/welcome\?from=mail$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/v2\/privi\/member\/login$/);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
});

test('the log-in of members speaks Spanish', async ({ page }) => {
  await page.goto('/v2/privi/member/login');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inicie sesión en su membresía' })).toBeVisible();
  await expectAccessible(page);
});
