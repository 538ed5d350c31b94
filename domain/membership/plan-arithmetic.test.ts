import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents';
import { RATE_UNITS, rateFromUnits, ratePercent } from '../money/rate';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { signatureTerms } from '../test-vectors/signature-plan';
import {
  DEFAULT_PAYMENT_OPTIONS,
  dueToday,
  feeSplit,
  feesOfMonthsToCome,
  providerReceives,
  saasFee,
} from './membership-fee';
import { merchantFee, merchantFeeChange, monthlyMerchantFee } from './merchant-fee';
import { changeSettlement, modifyPlan } from './plan-modification';
import {
  couponProduct,
  discountsOf,
  planTotals,
  slotsOf,
  spreadOverMonths,
  type TreatmentTerms,
  timesInYear,
  treatmentRow,
} from './treatment-row';

const row = (units: number, price: number, percent: string, interval: number | null) =>
  treatmentRow({ units, pricePerUnitCents: cents(price), discount: ratePercent(percent), intervalMonths: interval });
const ROWS = signatureTerms().map(treatmentRow);
const plan = (upfront = 0, discounts: Parameters<typeof planTotals>[0]['discounts'] = []) =>
  planTotals({ treatments: ROWS, discounts, upfrontCostCents: cents(upfront) });

describe('treatments of a plan', () => {
  test('fall every so many months from the first, a single one once', () => {
    expect([null, 1, 2, 3, 4, 5, 6, 7, 11, 12].map(timesInYear)).toEqual([1, 12, 6, 4, 3, 3, 2, 2, 2, 1]);
    expect(slotsOf(null)).toEqual([0]);
    expect(slotsOf(7)).toEqual([0, 7]);
  });

  test.each([
    ['units', () => row(0, 100, '0', null)],
    ['units', () => row(1.5, 100, '0', null)],
    ['units', () => row(Number.NaN, 100, '0', null)],
    ['pricePerUnit', () => row(1, 0, '0', null)],
    ['interval', () => row(1, 100, '0', 0)],
    ['interval', () => row(1, 100, '0', 13)],
    ['discountPercent', () => treatmentRow({ ...ROWS[0], discount: 1_000_001 as never } as TreatmentTerms)],
    ['upfrontCost', () => treatmentRow({ ...ROWS[0], upfrontCostCents: cents(-1) } as TreatmentTerms)],
  ])('an impossible %s is refused', (field, call) => {
    expect(call).toThrow(expect.objectContaining({ name: 'DomainRefusal', field }));
  });
});

const provider = (amount: number) => ({ issuer: 'Provider Discount' as const, amountCents: cents(amount) });
const coupon = (amount: number, product?: string) => ({
  issuer: 'Manufacturer Coupon' as const,
  amountCents: cents(amount),
  ...(product ? { product } : {}),
});

describe('a plan', () => {
  test('costs 6,601.80 a year and 550.15 a month', () => {
    expect(plan()).toMatchObject({ totalTreatmentsCostCents: 660_180, financedCents: 660_180, monthlyCents: 55_015 });
  });

  test('takes discounts off the total and the upfront cost off what is spread', () => {
    const discounts = [
      { issuer: 'Manufacturer Coupon', amountCents: cents(6_000), product: 'Botox' },
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

  test('adds up what its treatments ask for on the first day, and refuses another figure', () => {
    const treatments = ROWS.map((entry, index) => ({ ...entry, upfrontCostCents: cents(index * 10_000) }));
    expect(planTotals({ treatments, discounts: [] })).toMatchObject({
      upfrontCostCents: 30_000,
      financedCents: 630_180,
    });
    expect(() => planTotals({ treatments, discounts: [], upfrontCostCents: cents(1) })).toThrow(
      expect.objectContaining({ field: 'upfrontCost', limit: 30_000 }),
    );
  });

  test('a coupon that names no product belongs to the only one of the plan', () => {
    const coupon = { issuer: 'Manufacturer Coupon', amountCents: cents(100) } as const;
    expect(planTotals({ treatments: ROWS.slice(0, 1), discounts: [coupon] }).totalTreatmentsCostCents).toBe(187_100);
    expect(couponProduct(coupon, ROWS.slice(1, 2))).toBe('HydraFacial');
  });

  test('takes a coupon of the manufacturer for each of its products', () => {
    const both = [coupon(100, 'Botox'), coupon(200, 'Filler'), provider(50)];
    expect(plan(0, both).totalTreatmentsCostCents).toBe(plan(0).totalTreatmentsCostCents - 350);
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
    ['discounts', () => plan(0, [provider(100), provider(100)])],
    ['discounts', () => plan(0, [{ ...provider(100), product: 'Botox' }])],
    ['discounts', () => plan(0, [coupon(100, 'Botox'), coupon(100, 'Botox')])],
    ['discounts', () => plan(0, [coupon(100, 'Sculptra')])],
    ['discounts', () => plan(0, [coupon(100)])],
    ['discounts', () => plan(0, [coupon(187_201, 'Botox')])],
    ['discounts', () => plan(0, [coupon(187_200, 'Botox'), provider(472_981)])],
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

  test.each([
    [0, 59.88],
    [1, 54.89],
    [9, 14.97],
    [12, 0],
  ])(
    'of a year of fees paid ahead, %i months in, %f comes back; of fees paid by the month nothing',
    (monthsBegun, back) => {
      const monthlyCents = cents(499);
      expect(feesOfMonthsToCome({ paidCents: cents(5_988), monthlyCents, monthsBegun })).toBe(Math.round(back * 100));
      expect(feesOfMonthsToCome({ paidCents: cents(499 * monthsBegun), monthlyCents, monthsBegun })).toBe(0);
    },
  );

  test('credits lower the first day to 0 and no further', () => {
    expect(dueToday(plan(), cents(499), { apply: true, spendableCents: cents(3_000) }).paymentDueTodayCents).toBe(
      52_514,
    );
    const plenty = dueToday(plan(), cents(499), { apply: true, spendableCents: cents(99_999) });
    expect([plenty.creditsAppliedCents, plenty.paymentDueTodayCents]).toEqual([55_514, 0]);
  });

  test('the practice gets the year or the month less 2.99 %; its part of the fee stands on its invoice', () => {
    const contract = { merchantDiscountFee: ratePercent('2.99'), providerFeeCents: cents(499) };
    expect(providerReceives(cents(660_180), { ...contract, paid: 'UPFRONT' })).toEqual({
      discountFeeCents: 19_739,
      netCents: 640_441,
      invoicedMonthlyCents: 499,
    });
    const monthly = { ...contract, paid: 'MONTHLY', planTotalCents: cents(660_180) } as const;
    const netAfter = (billedBefore: number) =>
      providerReceives(cents(55_015), { ...monthly, billedBeforeCents: cents(billedBefore) }).netCents;
    expect([netAfter(0), netAfter(605_165)]).toEqual([55_015 - 1_645, 55_015 - 1_644]);
  });

  test('twelve months of merchant fee make the fee of the year, for any plan', () => {
    const rate = fc.nat({ max: RATE_UNITS }).map((units) => rateFromUnits(units));
    const amounts = fc.tuple(fc.nat({ max: 4_000_000 }), fc.nat({ max: 100 }));
    fc.assert(
      fc.property(amounts, rate, ([total, upfrontShare], anyRate) => {
        const planTotalCents = cents(total);
        const upfront = Math.floor((total * upfrontShare) / 100);
        let billedBefore = 0;
        let fees = 0;
        for (const amountCents of [cents(upfront), ...spreadOverMonths(cents(total - upfront), 12).monthsCents]) {
          const fee = monthlyMerchantFee({
            planTotalCents,
            rate: anyRate,
            amountCents,
            billedBeforeCents: cents(billedBefore),
          });
          expect(fee).toBeGreaterThanOrEqual(0);
          expect(fee).toBeLessThanOrEqual(amountCents);
          billedBefore += amountCents;
          fees += fee;
        }
        expect(fees).toBe(merchantFee(planTotalCents, anyRate));
      }),
      { numRuns: PROPERTY_RUNS },
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
    deliveredCents: cents(150_000),
    monthsLeft: 7,
    merchantDiscountFee: ratePercent('2.99'),
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

  test('a total below what is paid leaves a credit and nothing to pay, and the practice gives back', () => {
    const changed = modifyPlan({ ...old, newTotalCents: cents(200_000) });
    expect([changed.creditCents, changed.after.monthlyCents]).toEqual([75_075, 0]);
    expect(changed).toMatchObject({
      totalChangeCents: -460_180,
      feeChangeCents: 5_980 - 19_739,
      practiceChangeCents: -460_180 + 13_759,
    });
  });

  test('what was billed beyond the changed total lowers open bills first, the rest goes back', () => {
    const changed = modifyPlan({ ...old, newTotalCents: cents(200_000) });
    const position = {
      billedCents: cents(275_075),
      paidCents: cents(220_060),
      merchantDiscountFee: old.merchantDiscountFee,
    };
    expect(changeSettlement(changed, { ...position, contract: 'UPFRONT', feeTakenCents: cents(19_739) })).toEqual({
      totalChange: -460_180,
      feeChange: 5_980 - 19_739,
      billsLowered: 55_015,
      refund: 20_060,
    });
    const monthly = { ...position, contract: 'MONTHLY', feeTakenCents: cents(8_225) } as const;
    expect(changeSettlement(changed, monthly).feeChange).toBe(5_980 - 8_225);
    const more = modifyPlan({ ...old, newTotalCents: cents(780_180) });
    expect(changeSettlement(more, monthly)).toMatchObject({ feeChange: 0, billsLowered: 0, refund: 0 });
    expect(() => changeSettlement(changed, { ...monthly, paidCents: cents(275_076) })).toThrow(
      expect.objectContaining({ field: 'paid' }),
    );
  });

  test('ups and downs of the fee add up to the fee of the last total', () => {
    const rate = ratePercent('2.99');
    const totals = fc.array(fc.nat({ max: 3_000_000 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(totals, (amounts) => {
        const [first = 0, ...rest] = amounts.map((amount) => cents(amount));
        let fee: number = merchantFee(cents(first), rate);
        let oldTotalCents = cents(first);
        for (const newTotalCents of rest) {
          fee += merchantFeeChange({ oldTotalCents, newTotalCents, rate });
          oldTotalCents = newTotalCents;
        }
        expect(fee).toBe(merchantFee(oldTotalCents, rate));
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test.each([
    ['monthsLeft', { monthsLeft: 0 }],
    ['monthsLeft', { monthsLeft: 13 }],
    ['paid', { paidCents: cents(-1) }],
    ['oldTotal', { oldTotalCents: cents(-1) }],
    ['oldMonthly', { oldMonthlyCents: Number.NaN as never }],
    ['newTotal', { newTotalCents: 0.5 as never }],
    ['delivered', { deliveredCents: cents(-1) }],
    ['newTotal', { newTotalCents: cents(149_999) }],
  ])('an impossible %s is refused', (field, change) => {
    expect(() => modifyPlan({ ...old, newTotalCents: cents(660_180), ...change })).toThrow(
      expect.objectContaining({ field }),
    );
  });
});
