import { draw } from '@portals/form/testing/draw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NextYearPart } from './next-year-part';
import type { ShownMembership } from './plan-draft';
import { aMembership } from './testing/a-membership';

const difference = {
  prices: [{ treatment: 'Botox', priceBefore: 468, priceAfter: 540 }],
  removed: ['Filler'],
  discounts: [{ issuer: 'Provider Discount' as const, amount: 60 }],
  totalBefore: 6541.8,
  totalAfter: 4548,
  monthlyBefore: 545.15,
  monthlyAfter: 379,
};
const renewing = (renewal: Partial<NonNullable<ShownMembership['renewal']>> = {}): ShownMembership => ({
  ...aMembership(4),
  renewsOn: '2027-03-16',
  renewal: { opensOn: '2027-01-30', isOpen: true, agreedAt: null, difference, ...renewal },
});

test('the practice sees what of a next year is another before its member agrees to it', async () => {
  await draw(<NextYearPart of={renewing()} />);
  await expect.element(page.getByRole('heading', { name: 'Next year, from Mar 16, 2027' })).toBeVisible();
  await expect.element(page.getByText('$540.00 each, $468.00 this year')).toBeVisible();
  await expect.element(page.getByText('No longer offered')).toBeVisible();
  await expect.element(page.getByText('Practice discount, $60.00')).toBeVisible();
  await expect.element(page.getByText('$379.00, $545.15 this year')).toBeVisible();
});

test('a plan that goes on as it is says nothing', async () => {
  await draw(<NextYearPart of={renewing({ difference: null })} />);
  expect(page.getByRole('heading').elements()).toEqual([]);
});
