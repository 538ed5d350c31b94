import { describe, expect, test } from 'vitest';
import { type CivilDate, civilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { type Rate, ratePercent } from '../money/rate';
import { PROMO_VECTOR } from '../test-vectors/payment-plan-vectors';
import { totalOf } from './amortize';
import { type PlanTerms, quotePlan } from './quote-plan';

const fundedOn = civilDate('2026-01-15');
const v12: PlanTerms = {
  product: 'FIXED_36',
  amountCents: cents(500_000),
  rate: ratePercent('17.99'),
  termMonths: 36,
  fundedOn,
};
const promoTerms: PlanTerms = {
  product: 'PROMO_12/36',
  amountCents: cents(PROMO_VECTOR.tx),
  rate: ratePercent(PROMO_VECTOR.rate),
  termMonths: PROMO_VECTOR.fixedTerm,
  promoTermMonths: PROMO_VECTOR.promoTerm,
  fundedOn,
};

describe('a fixed plan', () => {
  test('states every figure of the disclosure', () => {
    const { schedule, ...plan } = quotePlan({ ...v12, name: 'Fixed 36' });
    expect(plan).toEqual({
      product: 'FIXED_36',
      name: 'Fixed 36',
      enabled: true,
      amountCents: 500_000,
      rate: 179_900,
      ratePercent: 17.99,
      hasAutopayDiscount: false,
      dayCount: '30/360',
      accrual: 'SCHEDULED',
      fixedTermMonths: 36,
      minimumPaymentCents: 18_074,
      lastPaymentCents: 18_064,
      aprPercent: 17.99,
      prepaidFinanceChargeCents: 0,
      amountFinancedCents: 500_000,
      financeChargeCents: 150_654,
      totalOfPaymentsCents: 650_654,
      oddInterestCents: 0,
      fundedOn: '2026-01-15',
      firstDueOn: '2026-02-15',
      promo: null,
      promoTermMonths: null,
      promoMonthlyPaymentCents: null,
    });
    expect(schedule).toHaveLength(36);
    expect(schedule.at(-1)).toMatchObject({ number: 36, dueOn: '2029-01-15', balanceCents: 0 });
  });

  test('odd days waived lower the rate (A16), odd days charged go to payment 1 (A17)', () => {
    const late = { ...v12, firstDueOn: civilDate('2026-03-01') };
    expect(quotePlan(late)).toMatchObject({ aprPercent: 17.4, totalOfPaymentsCents: 650_654, oddInterestCents: 0 });
    const charged = quotePlan({ ...late, oddFirstPeriod: 'ADD' });
    expect(charged).toMatchObject({
      aprPercent: 17.97,
      totalOfPaymentsCents: 654_843,
      minimumPaymentCents: 18_074,
      oddInterestCents: 4_189,
    });
    expect(charged.schedule[0]).toMatchObject({ paymentCents: 22_263, interestCents: 11_685, principalCents: 10_578 });
  });

  test('a short first period lowers payment 1 by the missing days, so the rate is not exceeded', () => {
    const plan = quotePlan({ ...v12, firstDueOn: civilDate('2026-02-01') });
    expect(plan.oddInterestCents).toBe(-3_450);
    expect(plan.schedule[0]?.paymentCents).toBe(18_074 - 3_450);
    expect(Math.abs(plan.aprPercent - 17.99)).toBeLessThan(0.05);
  });

  test('autopay takes 0.25 points off and saves 22.56 (V15)', () => {
    const plan = quotePlan({ ...v12, autopay: true });
    expect(plan).toMatchObject({
      ratePercent: 17.74,
      hasAutopayDiscount: true,
      minimumPaymentCents: 18_011,
      totalOfPaymentsCents: 648_398,
    });
    expect(quotePlan(v12).totalOfPaymentsCents - plan.totalOfPaymentsCents).toBe(2_256);
    expect(quotePlan({ ...v12, rate: ratePercent('0.1'), autopay: true }).ratePercent).toBe(0);
    expect(quotePlan({ ...promoTerms, autopay: true })).toMatchObject({
      ratePercent: 17.99,
      hasAutopayDiscount: false,
    });
  });

  test('one month and two months name the level payment, not the last', () => {
    expect(quotePlan({ ...v12, termMonths: 1 })).toMatchObject({
      minimumPaymentCents: 507_496,
      lastPaymentCents: 507_496,
    });
    const two = quotePlan({ ...v12, amountCents: cents(100_001), rate: ratePercent('0'), termMonths: 2 });
    expect(two).toMatchObject({
      minimumPaymentCents: 50_001,
      lastPaymentCents: 50_000,
      aprPercent: 0,
      financeChargeCents: 0,
    });
  });
});

describe('a promotion', () => {
  test.each([
    [
      'REBATE',
      PROMO_VECTOR.REBATE.total,
      PROMO_VECTOR.REBATE.apr,
      PROMO_VECTOR.REBATE.last,
      PROMO_VECTOR.REBATE.interestAtStake,
    ],
    [
      'DEFERRED_DECLINING',
      PROMO_VECTOR.DEFERRED_DECLINING.total,
      PROMO_VECTOR.DEFERRED_DECLINING.apr,
      PROMO_VECTOR.DEFERRED_DECLINING.last,
      PROMO_VECTOR.DEFERRED_DECLINING.deferred,
    ],
    [
      'DEFERRED_ORIGINAL',
      PROMO_VECTOR.DEFERRED_ORIGINAL.total,
      PROMO_VECTOR.DEFERRED_ORIGINAL.apr,
      PROMO_VECTOR.DEFERRED_ORIGINAL.last,
      PROMO_VECTOR.DEFERRED_ORIGINAL.deferred,
    ],
  ] as const)('by %s costs %d cents in all at %s %% on the minimum path', (promoMethod, total, apr, last, stake) => {
    const plan = quotePlan({ ...promoTerms, promoMethod });
    expect(plan).toMatchObject({
      totalOfPaymentsCents: total,
      financeChargeCents: total - PROMO_VECTOR.tx,
      lastPaymentCents: last,
      minimumPaymentCents: PROMO_VECTOR.minimumPayment,
      promoMonthlyPaymentCents: PROMO_VECTOR.promoMonthlyPayment,
      promo: { interestAtStakeCents: stake, endsOn: '2027-01-15', method: promoMethod },
    });
    expect(plan.aprPercent.toFixed(2)).toBe(apr);
  });

  test('with deferred interest re-amortizes over the months left', () => {
    const { newPayment, newBalance } = PROMO_VECTOR.DEFERRED_DECLINING;
    const { schedule } = quotePlan({ ...promoTerms, promoMethod: 'DEFERRED_DECLINING' });
    expect(schedule[11]).toMatchObject({ number: 12, interestCents: 0, balanceCents: PROMO_VECTOR.REBATE.promoPayoff });
    expect(schedule[12]).toMatchObject({ number: 13, paymentCents: newPayment });
    expect(totalOf(schedule.slice(12), 'principalCents')).toBe(newBalance);
    expect(schedule).toHaveLength(36);
  });

  test('is by REBATE unless said otherwise, and its installment never changes', () => {
    const plan = quotePlan(promoTerms);
    expect(plan.promo?.method).toBe('REBATE');
    expect(new Set(plan.schedule.slice(0, -1).map((row) => row.paymentCents)).size).toBe(1);
  });

  test('that minimum payments pay in time costs nothing, whatever the method', () => {
    for (const promoMethod of ['REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'] as const) {
      const plan = quotePlan({ ...promoTerms, termMonths: 24, promoTermMonths: 23, promoMethod });
      expect(plan).toMatchObject({
        totalOfPaymentsCents: PROMO_VECTOR.tx,
        financeChargeCents: 0,
        aprPercent: 0,
        promo: { interestAtStakeCents: 0 },
      });
    }
  });

  test('of $2,000 over 6 months is paid by 333.34 a month (P4) and never ends before its last due date', () => {
    const plan = quotePlan({
      ...promoTerms,
      amountCents: cents(200_000),
      promoTermMonths: 6,
      firstDueOn: civilDate('2026-03-01'),
    });
    expect(plan.promoMonthlyPaymentCents).toBe(33_334);
    expect(200_000 - 5 * 33_334).toBe(33_330);
    expect(plan.promo?.endsOn).toBe('2026-08-01');
  });
});

describe('refused input', () => {
  test.each([
    ['amountCents', { amountCents: 0 as Cents }, 1],
    ['amountCents', { amountCents: -1 as Cents }, 1],
    ['amountCents', { amountCents: 100.5 as Cents }, 1],
    ['amountCents', { amountCents: Number.NaN as Cents }, 1],
    ['amountCents', { amountCents: 100_000_001 as Cents }, 100_000_000],
    ['termMonths', { termMonths: 0 }, 1],
    ['termMonths', { termMonths: 1_000 }, 360],
    ['termMonths', { termMonths: 1.5 }, 1],
    ['ratePercent', { rate: 1_000_001 as Rate }, 100],
    ['ratePercent', { rate: -1 as Rate }, 100],
    ['ratePercent', { rate: Number.NaN as Rate }, 100],
    ['ratePercent', { rate: 1.5 as Rate, autopay: true }, 100],
    ['promoTermMonths', { promoTermMonths: 0 }, 1],
    ['promoTermMonths', { promoTermMonths: 36 }, 35],
    ['promoTermMonths', { promoTermMonths: 1, termMonths: 1 }, 1],
    ['fundedOn', { fundedOn: '2026-02-30' as CivilDate }, 'YYYY-MM-DD'],
    ['firstDueOn', { firstDueOn: '2026-02-30' as CivilDate }, 'YYYY-MM-DD'],
    ['firstDueOn', { firstDueOn: civilDate('2026-01-20') }, 15],
    ['firstDueOn', { firstDueOn: civilDate('2026-03-20') }, 45],
    ['prepaidFinanceChargeCents', { prepaidFinanceChargeCents: 500_000 as Cents }, 499_999],
    ['prepaidFinanceChargeCents', { prepaidFinanceChargeCents: -1 as Cents }, 0],
  ])('%s in %j names the limit %s', (field, change, limit) => {
    expect(() => quotePlan({ ...v12, ...change })).toThrow(
      expect.objectContaining({ name: 'DomainRefusal', field, limit }),
    );
  });
});
