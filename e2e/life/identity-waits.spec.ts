import { logIn } from '../borrower/a-promotion';
import { expect, expectAccessible } from '../fixtures/world';
import { inOwnWorld } from './own-world';

const test = inOwnWorld('identity-waits', {});

test('a transaction that waits for the identity check can be answered once it is passed', async ({ page, mailbox }) => {
  await logIn(page, 'casey@patient.test', mailbox);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/v2/borrower/welcome');
  const waiting = page.getByRole('region').filter({ hasText: 'We need to confirm it’s you before you can respond.' });
  await expect(waiting).toHaveCount(1);
  const asked = (await waiting.getByRole('heading').textContent()) ?? '';
  const amount = /\$[\d,.]+\d/.exec(asked)?.[0] ?? '';
  await waiting.getByRole('link', { name: 'See what’s needed' }).click();
  await expect(page.getByText('Before you can respond, we need to confirm it’s you.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Verify my identity' }).click();
  await expect(page).toHaveURL(/verify-identity-transaction\?transaction=/);
  await page.reload();
  const start = page.getByRole('link', { name: 'Verify my identity' });
  await expect(start).toBeVisible();
  await expectAccessible(page);
  await start.click();
  await page.getByRole('button', { name: 'Pass' }).click();
  await expect(page).toHaveURL(/transactions\/pending\?transaction=/);
  await expect(page.getByRole('heading', { level: 1, name: amount })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.goto('/v2/borrower/welcome');
  await expect(page.getByText(asked)).toBeVisible();
  await expect(page.getByText('We need to confirm it’s you before you can respond.')).toHaveCount(0);
});
