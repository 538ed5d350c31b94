import { draw } from '@portals/form/testing/draw';
import { todayHere } from '@portals/format/today';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TransactionHistory } from './transaction-history';

test('an act of another year has its year, and what the platform does by itself is nobody’s', async () => {
  const thisYear = todayHere().slice(0, 4);
  const [note, amount] = [null, 500];
  draw(
    <TransactionHistory
      entries={[
        { action: 'FUNDS_SENT', userName: 'Funding', at: '2024-06-16T17:00:00.000Z', note, amount },
        { action: 'PARTLY_REFUNDED', userName: 'Ana Reyes', at: '2024-06-16T18:00:00.000Z', note, amount },
        { action: 'APPROVED', userName: 'Ana Reyes', at: `${thisYear}-06-15T17:00:00.000Z`, note, amount },
      ]}
    />,
  );
  await expect.element(page.getByText('Practice paid')).toBeVisible();
  await expect.element(page.getByText('Partially refunded: $500')).toBeVisible();
  await expect.element(page.getByText(/^Jun 16, 2024, \d+:00 [ap]m$/)).toBeVisible();
  await expect.element(page.getByText(/^Jun 15, \d+:00 [ap]m, Ana Reyes$/)).toBeVisible();
});
