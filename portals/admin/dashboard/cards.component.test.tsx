import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CostsCard, PayoutsCard } from './cards';

test('costs that no plan has are a sentence and no empty table', async () => {
  draw(<CostsCard amount={12} isAverage plans={[]} />);
  await expect.element(page.getByText('None of your plans covers $12 at a good credit score.')).toBeVisible();
  expect(document.querySelector('table')).toBeNull();
});

const aDeposit = { _id: 'd1', pmtRef: 'D1', status: 'PENDING', amount: 3385.56, settlesOn: '2026-12-01' } as const;

test.each([
  ['deposits on their way count', { next: [], keptBack: { count: 0, amount: 0 } }, '$3,385.56'],
  [
    'so does what is left of the next ones after refunds',
    { next: [{ dueOn: '2026-11-30', count: 1, amount: 3847.2 }], keptBack: { count: 1, amount: 291.03 } },
    '$6,941.73',
  ],
  [
    'refunds above the next ones take nothing from what was sent',
    { next: [{ dueOn: '2026-11-30', count: 1, amount: 100 }], keptBack: { count: 1, amount: 291.03 } },
    '$3,385.56',
  ],
])('the figure of the next payouts is what arrives: %s', async (_, given, figure) => {
  draw(<PayoutsCard {...given} deposits={[aDeposit, { ...aDeposit, _id: 'd2', pmtRef: 'D2', status: 'DEFERRED' }]} />);
  const first = page.getByRole('region', { name: 'Upcoming deposits' }).getByText(figure, { exact: true }).first();
  await expect.element(first).toBeVisible();
  expect(first.element().tagName).toBe('B');
});
