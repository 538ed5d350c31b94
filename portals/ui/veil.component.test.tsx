import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Veil } from './veil';

test('the veil covers the whole screen, blurs what is behind it and says what runs', async () => {
  draw(<Veil words={['Looking at your file', 'Still looking', 'It takes longer than it should']} />);
  const veil = page.getByRole('dialog');
  await expect.element(veil).toHaveTextContent('Looking at your file');
  const { width, height } = veil.element().getBoundingClientRect();
  expect([width >= window.innerWidth, height >= window.innerHeight]).toEqual([true, true]);
  expect(getComputedStyle(veil.element()).backdropFilter).toContain('blur(');
});
