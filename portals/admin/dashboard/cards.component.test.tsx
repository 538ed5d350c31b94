import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CostsCard } from './cards';

test('costs that no plan has are a sentence and no empty table', async () => {
  draw(<CostsCard amount={12} isAverage plans={[]} />);
  await expect.element(page.getByText('None of your plans is for $12 at a good credit score.')).toBeVisible();
  expect(document.querySelector('table')).toBeNull();
});
