import { draw } from '@portals/form/testing/draw';
import { endSession } from '@portals/state/session.store';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ReadingDialog } from './reading-dialog';
import { ReadingScreen } from './reading-screen';

afterEach(endSession);

test('shows three articles and a link to all of them, and Escape closes it', async () => {
  const close = vi.fn();
  draw(<ReadingDialog onClose={close} />);
  const dialog = page.getByRole('dialog', { name: 'Three short reads' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.getByRole('listitem').elements()).toHaveLength(3);
  await expect
    .element(dialog.getByRole('link', { name: 'see all', exact: true }))
    .toHaveAttribute('href', '/privi/member/good-to-know');
  await expect
    .element(dialog.getByRole('link', { name: 'Before your visit' }))
    .toHaveAttribute('href', '/privi/member/good-to-know?article=visit');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

test('all of them stand on a page', async () => {
  draw(<ReadingScreen />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Good to know' })).toBeVisible();
  expect(page.getByRole('main').getByRole('listitem').elements()).toHaveLength(6);
  await expect.element(page.getByRole('link', { name: 'How points add up' })).toBeVisible();
});
