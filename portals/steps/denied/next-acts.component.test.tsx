import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NextActs } from './next-acts';

test('the day from which one may ask again is told, and does not look like something to press', async () => {
  draw(<NextActs onCorrect={undefined} tryAgainFrom="2026-12-25" />);
  await expect.element(page.getByText('Try again on or after December 25, 2026')).toBeVisible();
  const arrows = [...document.querySelectorAll('b')].map((b) => [
    b.textContent?.split(' on or after')[0],
    [...(b.closest('span')?.parentElement?.children ?? [])].some((child) => child.tagName === 'svg'),
  ]);
  expect(arrows).toEqual([
    ['Try again', false],
    ['Something looks wrong', true],
    ['Talk to us', true],
  ]);
});
