import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { DEFAULT_PAYMENT_OPTIONS, dueToday, feeSplit, providerReceives, saasFee } from './membership-fee';
import { modifyPlan } from './plan-modification';
import { discountsOf, planTotals, spreadOverMonths, timesInYear, treatmentRow } from './treatment-row';

const row = (units: number, price: number, percent: string, interval: number | null) =>
  treatmentRow({ units, pricePerUnitCents: cents(price), discount: ratePercent(percent), intervalMonths: interval });
const BOTOX = row(40, 1_300, '10', 3);
const HYDRAFACIAL = row(1, 19_900, '15', 1);
const FILLER = row(2, 75_000, '10', 6);
const plan = (upfront = 0, discounts: Parameters<typeof planTotals>[0]['discounts'] = []) =>
  planTotals({ treatments: [BOTOX, HYDRAFACIAL, FILLER], discounts, upfrontCostCents: cents(upfront) });

describe('treatments of a plan (vector M1)', () => {
  test.each([
    ['Botox', BOTOX, 52_000, 46_800, 4, 187_200, 15_600],
    ['HydraFacial', HYDRAFACIAL, 19_900, 16_915, 12, 202_980, 16_915],
    ['filler', FILLER, 150_000, 135_000, 2, 270_000, 22_500],
  ])('%s', (_name, treatment, preDiscountCents, totalCents, times, annualCents, monthlyPaymentCents) => {
    expect(treatment).toMatchObject({ preDiscountCents, totalCents, times, annualCents, monthlyPaymentCents });
  });

  test('a single treatment counts once, an interval that does not divide the year counts whole treatments', () => {
    expect([null, 1, 2, 3, 4, 5, 6, 7, 12].map(timesInYear)).toEqual([1, 12, 6, 4, 3, 2, 2, 1, 1]);
  });

  test.each([
    ['units', () => row(0, 100, '0', null)],
    ['units', () => row(1.5, 100, '0', null)],
    ['units', () => row(Number.NaN, 100, '0', null)],
    ['pricePerUnit', () => row(1, 0, '0', null)],
    ['interval', () => row(1, 100, '0', 0)],
    ['interval', () => row(1, 100, '0', 13)],
    ['discountPercent', () => treatmentRow({ ...BOTOX, discount: 1_000_001 as never })],
  ])('an impossible %s is refused', (field, call) => {
    expect(call).toThrow(expect.objectContaining({ name: 'DomainRefusal', field }));
  });
});

describe('a plan', () => {
  test('costs 6,601.80 a year and 550.15 a month', () => {
    expect(plan()).toMatchObject({ totalTreatmentsCostCents: 660_180, financedCents: 660_180, monthlyCents: 55_015 });
  });

  test('takes discounts off the total and the upfront cost off what is spread', () => {
    const discounts = [
      { issuer: 'Manufacturer Coupon', amountCents: cents(6_000) },
      { issuer: 'Provider Discount', amountCents: cents(1_180) },
    ] as const;
    expect(plan(53_000, discounts)).toMatchObject({
      totalTreatmentsCostCents: 653_000,
      upfrontCostCents: 53_000,
      financedCents: 600_000,
      monthlyCents: 50_000,
    });
    expect(discountsOf(discounts, 'Provider Discount').totalDiscountsCents).toBe(1_180);
  });

  test('rounds the month up and lets the last months take what is left', () => {
    expect(spreadOverMonths(cents(100_000), 12).monthsCents).toEqual([...new Array(11).fill(8_334), 8_326]);
    expect(spreadOverMonths(cents(13), 12).monthsCents).toEqual([2, 2, 2, 2, 2, 2, 1, 0, 0, 0, 0, 0]);
  });

  test.each([
    ['treatments', () => planTotals({ treatments: [], discounts: [], upfrontCostCents: cents(0) })],
    ['upfrontCost', () => plan(660_181)],
    ['upfrontCost', () => plan(-1)],
    ['discounts', () => plan(0, [{ issuer: 'Provider Discount', amountCents: cents(660_181) }])],
    ['discounts', () => plan(0, [{ issuer: 'Provider Discount', amountCents: cents(-1) }])],
  ])('an impossible %s is refused', (field, call) => {
    expect(call).toThrow(expect.objectContaining({ name: 'DomainRefusal', field }));
  });

  test('no cent is lost when an amount is spread', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), fc.integer({ min: 1, max: 12 }), (amount, months) => {
        const { monthlyCents, monthsCents } = spreadOverMonths(cents(amount), months);
        expect(monthsCents.length).toBe(months);
        expect(monthsCents.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(Math.max(...monthsCents)).toBe(monthlyCents);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});

describe('fees and the first day', () => {
  test.each([
    [0, 499, 0],
    [1, 0, 300],
    [2, 499, 300],
  ])('fee type %i: the member pays %i and the provider %i', (type, memberCents, providerCents) => {
    const fee = { paidByMemberCents: cents(499), paidByProviderCents: cents(300) };
    expect(feeSplit(type, fee)).toEqual({ memberCents, providerCents });
  });

  test.each([-1, 3, 0.5, Number.NaN])('fee type %d is refused', (type) => {
    expect(() => feeSplit(type, DEFAULT_PAYMENT_OPTIONS.membershipFee)).toThrow(
      expect.objectContaining({ field: 'membershipFeeType' }),
    );
  });

  test('the first day asks for the upfront cost and the first month with the fee: 550.15 + 4.99 = 555.14', () => {
    const none = { apply: false, spendableCents: cents(9_999) };
    expect(dueToday(plan(), cents(499), none)).toEqual({
      membershipPaymentCents: 55_514,
      creditsAppliedCents: 0,
      paymentDueTodayCents: 55_514,
      paymentsRemaining: 11,
    });
    expect(dueToday(plan(60_180), cents(499), none).paymentDueTodayCents).toBe(60_180 + 50_000 + 499);
  });

  test('credits lower the first day to 0 and no further', () => {
    expect(dueToday(plan(), cents(499), { apply: true, spendableCents: cents(3_000) }).paymentDueTodayCents).toBe(
      52_514,
    );
    const plenty = dueToday(plan(), cents(499), { apply: true, spendableCents: cents(99_999) });
    expect([plenty.creditsAppliedCents, plenty.paymentDueTodayCents]).toEqual([55_514, 0]);
  });

  test('the practice gets the year or the month less 2.99 % and its part of the fee', () => {
    const contract = { merchantDiscountFee: ratePercent('2.99'), providerFeeCents: cents(499) };
    expect(providerReceives(cents(660_180), { ...contract, paid: 'UPFRONT' })).toEqual({
      discountFeeCents: 19_739,
      membershipFeeCents: 5_988,
      netCents: 634_453,
    });
    expect(providerReceives(cents(55_015), { ...contract, paid: 'MONTHLY' }).netCents).toBe(55_015 - 1_645 - 499);
    expect(() => providerReceives(cents(100), { ...contract, paid: 'MONTHLY' })).toThrow(
      expect.objectContaining({ field: 'membershipFee' }),
    );
  });

  test('the program costs 399.00 a month or 4,309.20 a year, paid by the enterprise when it says so', () => {
    expect(saasFee(DEFAULT_PAYMENT_OPTIONS, 'MONTHLY')).toEqual({ amountCents: 39_900, payer: 'PRACTICE' });
    expect(saasFee(DEFAULT_PAYMENT_OPTIONS, 'ANNUAL')).toEqual({ amountCents: 430_920, payer: 'PRACTICE' });
    const enterprise = { ...DEFAULT_PAYMENT_OPTIONS, feesPaidByEnterprise: true };
    expect(saasFee(enterprise, 'MONTHLY', 4)).toEqual({ amountCents: 159_600, payer: 'ENTERPRISE' });
  });
});

describe('a changed plan', () => {
  const old = {
    oldTotalCents: cents(660_180),
    oldMonthlyCents: cents(55_015),
    paidCents: cents(275_075),
    monthsLeft: 7,
  };

  test('spreads what is left of the changed total over the months left, side by side with the old plan', () => {
    const changed = modifyPlan({ ...old, newTotalCents: cents(457_200) });
    expect(changed.before).toEqual({ totalCents: 660_180, monthlyCents: 55_015 });
    expect(changed.after).toEqual({ totalCents: 457_200, monthlyCents: 26_018 });
    expect(changed.monthsCents).toEqual([26_018, 26_018, 26_018, 26_018, 26_018, 26_018, 26_017]);
    expect(changed.monthlyChangeCents).toBe(26_018 - 55_015);
    expect(changed.creditCents).toBe(0);
  });

  test('an unchanged plan keeps its month', () => {
    expect(modifyPlan({ ...old, newTotalCents: cents(660_180) }).monthlyChangeCents).toBe(0);
  });

  test('a total below what is paid leaves a credit and nothing to pay', () => {
    const changed = modifyPlan({ ...old, newTotalCents: cents(200_000) });
    expect([changed.creditCents, changed.after.monthlyCents]).toEqual([75_075, 0]);
  });

  test.each([
    ['monthsLeft', { monthsLeft: 0 }],
    ['monthsLeft', { monthsLeft: 13 }],
    ['paid', { paidCents: cents(-1) }],
    ['oldTotal', { oldTotalCents: cents(-1) }],
    ['oldMonthly', { oldMonthlyCents: Number.NaN as never }],
    ['newTotal', { newTotalCents: 0.5 as never }],
  ])('an impossible %s is refused', (field, change) => {
    expect(() => modifyPlan({ ...old, newTotalCents: cents(1), ...change })).toThrow(
      expect.objectContaining({ field }),
    );
  });
});
