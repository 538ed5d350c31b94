import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Gone } from './gone';

test.each([
  ['ACTIVATED', 'You already signed this plan', 'You signed it on'],
  ['CHANGE_ACCEPTED', 'You already accepted this change', 'You accepted it on'],
  ['PLAN_DECLINED', 'You declined this change', 'You declined it on'],
  ['PLAN_WITHDRAWN', 'This was withdrawn', 'Harbor Med Spa withdrew it on'],
  ['CANCELLED', 'This membership was canceled', 'It was canceled on'],
  ['SOMETHING_NEW', 'Nothing to sign', 'This isn’t available anymore.'],
])('after %s a second window says “%s”', async (state, title, text) => {
  draw(<Gone happened={{ state, at: '2026-03-16T15:04:00.000Z' }} practice="Harbor Med Spa" />);
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
});
