import { expect, expectAccessible, test } from '../fixtures/world';

test('the link beside a code logs in by a press, once', async ({ page, mailbox }) => {
  await page.goto('/v2/borrower/login');
  await page.getByLabel(/Email/).fill('casey@patient.test');
  await page.getByRole('button', { name: /code/i }).click();
  await mailbox.nextCode('casey@patient.test');
  const [mail] = await mailbox.list('casey@patient.test');
  const link = /https?:\/\/\S*code-link#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.goto('about:blank');
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/borrower\/welcome/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Casey');
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});
