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

test('the figure of the next payouts is what the server says arrives', async () => {
  const figure = '$6,941.73';
  draw(
    <PayoutsCard
      arriving={6941.73}
      next={[{ dueOn: '2026-11-30', count: 1, amount: 3847.2 }]}
      keptBack={{ count: 1, amount: 291.03 }}
      today="2026-11-30"
      deposits={[aDeposit, { ...aDeposit, _id: 'd2', pmtRef: 'D2', status: 'DEFERRED' }]}
    />,
  );
  const first = page.getByRole('region', { name: 'Upcoming deposits' }).getByText(figure, { exact: true }).first();
  await expect.element(first).toBeVisible();
  expect(first.element().tagName).toBe('B');
});

test('a near day is called by its name', async () => {
  const next = [
    { dueOn: '2026-11-30', count: 1, amount: 100 },
    { dueOn: '2026-12-04', count: 2, amount: 50 },
  ];
  draw(
    <PayoutsCard
      arriving={3535.56}
      next={next}
      keptBack={{ count: 0, amount: 0 }}
      deposits={[aDeposit]}
      today="2026-11-30"
    />,
  );
  for (const words of ['Today, 1 transaction', 'Dec 4, 2 transactions', 'D1, expected tomorrow'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});
