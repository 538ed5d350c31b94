import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NewPassword } from './new-password';

const elsewhere = () => page.getByRole('heading', { name: 'Elsewhere' });
const question = () => page.getByRole('dialog', { name: 'Leave without saving?' });

const drawForm = () =>
  draw(
    <NewPassword kind="reset" token="secret" owner={{ email: 'nova@bright-smile.test' }} onDone={() => undefined} />,
  );

test('a new password that is typed and not set is asked for before the page is left', async () => {
  const router = drawForm();
  await page.getByLabelText('Confirm new password').fill('three-quiet-otters');
  await router.navigate('/elsewhere');
  await expect.element(question()).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(page.getByLabelText('Confirm new password')).toHaveValue('three-quiet-otters');
  await router.navigate(-1);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.element(elsewhere()).toBeVisible();
});

test('a form for a new password that is empty, or empty again, is left at once', async () => {
  const router = drawForm();
  await page.getByLabelText('New password', { exact: true }).fill('three');
  await page.getByLabelText('New password', { exact: true }).fill('');
  await router.navigate('/elsewhere');
  await expect.element(elsewhere()).toBeVisible();
});
