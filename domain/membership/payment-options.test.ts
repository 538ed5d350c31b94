import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { DEFAULT_PAYMENT_OPTIONS } from './membership-fee';
import { checkFee, DEFAULT_WAY, divideFee, PREVIEW_MONTHLY_PAYMENT, previewOfMonth, wholeFee } from './payment-options';

const of = (member: number, provider: number) => ({
  paidByMemberCents: cents(member),
  paidByProviderCents: cents(provider),
});

test('options default to what membership §9 says', () => {
  expect(DEFAULT_WAY).toEqual({ enabled: true, paymentPeriod: 'MONTHLY', paymentMethod: 'BANK' });
  expect(DEFAULT_PAYMENT_OPTIONS).toMatchObject({
    saasFeeCents: 39_900,
    annualDiscount: 100_000,
    membershipFee: of(0, 499),
    merchantDiscountFee: 29_900,
    membershipFeeType: 1,
    feesPaidByEnterprise: false,
  });
  expect(PREVIEW_MONTHLY_PAYMENT).toBe(9999);
});

describe('the membership fee', () => {
  test.each([
    [0, 0, of(499, 0)],
    [1, 300, of(0, 499)],
    [2, 200, of(200, 299)],
    [2, 1, of(1, 498)],
  ] as const)('of 4.99 paid by %s, %s of it by the member, is divided as %o', (type, member, divided) => {
    const fee = divideFee(cents(499), type, cents(member));
    expect(fee).toEqual(divided);
    expect(wholeFee(type, fee)).toBe(499);
    checkFee(type, fee);
  });

  test.each([0, 499, 500])('by both is refused where the member pays %s of 499', (member) => {
    expect(() => divideFee(cents(499), 2, cents(member))).toThrow('more than $0 and less than the fee');
  });

  test.each([
    [0, of(499, 1)],
    [1, of(1, 499)],
    [2, of(0, 499)],
    [2, of(499, 0)],
  ] as const)('of type %s is refused as %o', (type, fee) => {
    expect(() => checkFee(type, fee)).toThrow(expect.objectContaining({ field: 'membershipFee' }));
  });

  test.each([
    [0, of(499, 0), 10_498, 0],
    [1, of(0, 499), 9999, 499],
    [2, of(200, 299), 10_199, 299],
  ] as const)('of type %s as %o makes a preview of %s and %s', (type, fee, member, provider) => {
    expect(previewOfMonth(type, fee)).toEqual({ memberCents: member, providerCents: provider });
  });
});
