import { draw } from '@portals/form/testing/draw';
import { endSession, startSession } from '@portals/state/session.store';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type NextYear, renewal, resetRenewal } from '../../stores/renewal.store';
import { aPlan } from '../../test/builders';
import { TreatmentsStep } from './treatments-step';

afterEach(() => {
  resetRenewal();
  endSession();
});

const year: Partial<NextYear> = {
  membershipId: 'm1',
  practiceName: 'Harbor Med Spa',
  plan: aPlan({ status: 'ACTIVE' }),
  difference: {
    prices: [{ treatment: 'Botox', priceBefore: 468, priceAfter: 540 }],
    removed: ['Filler'],
    discounts: [{ issuer: 'Manufacturer Coupon', amount: 60 }],
    totalBefore: 6541.8,
    totalAfter: 4548,
    monthlyBefore: 545.15,
    monthlyAfter: 379,
  },
  beginsOn: '2027-03-16',
  renewsOn: '2028-03-16',
  payments: [],
  membershipFee: 4.99,
  upfrontCost: 0,
  spendableCredits: 0,
  creditsApplied: 0,
  firstTreatments: 379,
  dueOnFirstDay: 383.99,
  dueBeforeCredits: 383.99,
};

const open = (of: Partial<NextYear>) => {
  startSession('t', 'member');
  renewal.details.data = { ...year, ...of } as NextYear;
  return draw(<TreatmentsStep />);
};

test('a member reads what of the next year is another before they agree to it', async () => {
  await open({});
  await expect.element(page.getByRole('heading', { name: 'What changes from this year' })).toBeVisible();
  await expect.element(page.getByText('$540.00 each, $468.00 this year')).toBeVisible();
  await expect.element(page.getByText('No longer offered')).toBeVisible();
  await expect.element(page.getByText('Manufacturer’s coupon, $60.00')).toBeVisible();
  expect(page.getByText('The same treatments at the same prices as this year.').elements()).toEqual([]);
});

test('a plan that goes on as it is says so', async () => {
  await open({ difference: null });
  await expect.element(page.getByText('The same treatments at the same prices as this year.')).toBeVisible();
  expect(page.getByRole('heading', { name: 'What changes from this year' }).elements()).toEqual([]);
});
