import { describe, expect, test } from 'vitest';
import { discountFee } from '../ledger/discount-fee';
import { cents } from '../money/cents';
import { rateFromUnits } from '../money/rate';
import { isManufacturersPurchase, type PracticeFees, purchaseFeeBps } from './purchase-fee';

const OFFER = { mdfBps: 690, allerganMdfBps: 590 };
const none: PracticeFees = { fundingTypes: ['PatientFi'], unlimitedFeeBps: null, isAllergan: false };
const unlimited: PracticeFees = { ...none, fundingTypes: ['PatientFi', 'PatientFiUnlimited'], unlimitedFeeBps: 1_250 };
const allergan: PracticeFees = { ...none, isAllergan: true };

describe('what a practice is charged of a purchase', () => {
  test.each([
    ['the product’s fee', none, false, 420_000, 28_980],
    ['the product’s fee of the manufacturer’s at a practice outside its program', none, true, 420_000, 28_980],
    ['the manufacturer’s fee of its purchase', allergan, true, 420_000, 24_780],
    ['the product’s fee of another purchase in the program', allergan, false, 420_000, 28_980],
    ['the fee of PatientFi Unlimited', unlimited, false, 420_000, 52_500],
    [
      'the fee of PatientFi Unlimited before the manufacturer’s',
      { ...unlimited, isAllergan: true },
      true,
      420_000,
      52_500,
    ],
    [
      'no fee of PatientFi Unlimited that is not agreed',
      { ...unlimited, unlimitedFeeBps: null },
      false,
      420_000,
      28_980,
    ],
    [
      'no fee of a funding type that ended',
      { ...unlimited, fundingTypes: ['PatientFi'] as const },
      false,
      420_000,
      28_980,
    ],
    ['a fee of nothing where nothing was agreed to be paid', { ...unlimited, unlimitedFeeBps: 0 }, false, 420_000, 0],
    ['rounds half a cent up', allergan, true, 12_350, 729],
    ['rounds half a cent up with PatientFi Unlimited', unlimited, false, 1_004, 126],
  ] as const)('is %s', (_, practice, isManufacturers, amount, fee) => {
    const mdf = rateFromUnits(purchaseFeeBps(OFFER, practice, isManufacturers) * 100);
    expect(discountFee(cents(amount), { mdf, minimumFee: cents(0) })).toEqual({ fee, net: amount - fee });
  });
});

test('a purchase is the manufacturer’s when each of its treatments is', () => {
  const [yes, no] = [{ isAllergan: true }, { isAllergan: false }];
  expect([[], [yes], [yes, yes], [yes, no], [no], [yes, undefined]].map(isManufacturersPurchase)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
