import { expect, expectAccessible, test } from '../fixtures/world';
import { ask } from './applicant';

test('a code that cannot be delivered is told at the code, with other ways to get it', async ({ page }) => {
  await page.goto('/v2/bright-smile/apply');
  await ask(page, 'What email should we use?');
  await page.getByLabel('Email address').fill('bounce@nowhere.example');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await ask(page, 'Enter the 6-digit code');
  await expect(page.getByText(/We couldn’t deliver our code to/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change' }).click();
  await ask(page, 'What email should we use?');
});
