import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { type Cents, cents, ZERO_CENTS } from '../money/cents';
import { ratePercent } from '../money/rate';
import { type PlanTerms, quotePlan } from '../payment-plan/quote-plan';
import { boxWords } from './box-words';
import { federalBox, needsFederalBox, paymentGroups, paymentLines } from './federal-box';
import { isWithinMilitaryLimit, militaryApr } from './mapr';

const planOf = (change: Partial<PlanTerms> = {}) =>
  quotePlan({
    product: 'FIXED_36',
    amountCents: cents(500_000),
    rate: ratePercent('17.99'),
    termMonths: 36,
    fundedOn: civilDate('2026-01-15'),
    ...change,
  });

describe('the federal box', () => {
  test('states the figures, the schedule and the itemization of the plan', () => {
    const box = federalBox(planOf(), 'Example Bank', { words: boxWords, latePayment: () => 'Late after 10 days.' });
    expect(box).toMatchObject({
      creditor: 'Example Bank',
      aprPercent: 17.99,
      financeChargeCents: 150_654,
      amountFinancedCents: 500_000,
      totalOfPaymentsCents: 650_654,
      paymentLines: [
        '35 monthly payments of $180.74, beginning February 15, 2026',
        '1 payment of $180.64, due January 15, 2029',
      ],
      itemization: { amountCents: 500_000, paidToProviderCents: 500_000, prepaidFinanceChargeCents: 0 },
      latePayment: 'Late after 10 days.',
      promotion: null,
    });
  });

  test('a prepaid finance charge lowers the amount financed and raises the rate (A18)', () => {
    const plan = planOf({
      amountCents: cents(300_000),
      rate: ratePercent('11.99'),
      termMonths: 24,
      prepaidFinanceChargeCents: cents(9_000),
    });
    expect(federalBox(plan, 'x', { words: boxWords, latePayment: () => 'y' })).toMatchObject({
      aprPercent: 15.08,
      financeChargeCents: 47_897,
      amountFinancedCents: 291_000,
      totalOfPaymentsCents: 338_897,
    });
  });

  test('every figure follows from the schedule', () => {
    for (const promoMethod of ['REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'] as const) {
      const plan = planOf({ promoTermMonths: 12, promoMethod });
      const box = federalBox(plan, 'x', { words: boxWords, latePayment: () => 'y' });
      const total = box.payments.reduce((sum, group) => sum + group.count * group.amountCents, 0);
      expect(total).toBe(box.totalOfPaymentsCents);
      expect(box.amountFinancedCents + box.financeChargeCents).toBe(total);
      expect(box.promotion).toMatch(
        promoMethod === 'REBATE' ? /canceled if you pay \$5,000.00/ : /^Interest will be charged/,
      );
    }
  });

  test('an odd first payment and a changed installment make their own groups', () => {
    const rows = [3, 2, 2, 5].map((paymentCents, index) => ({
      paymentCents: cents(paymentCents),
      dueOn: civilDate(`2026-0${index + 1}-01`),
    }));
    const groups = paymentGroups(rows);
    expect(groups.map((group) => [group.count, group.amountCents])).toEqual([
      [1, 3],
      [2, 2],
      [1, 5],
    ]);
    expect(paymentLines(groups, boxWords)[1]).toBe('2 monthly payments of $0.02, beginning February 1, 2026');
  });

  test.each([
    [4, 0, false],
    [5, 0, true],
    [1, 1, true],
    [12, 0, true],
  ])('%d installments with a charge of %d cents need the box: %s', (installments, charge, needed) => {
    expect(needsFederalBox({ installments, financeChargeCents: cents(charge) })).toBe(needed);
  });
  test.each([
    ['installments', 0, 0],
    ['installments', 1.5, 0],
    ['financeChargeCents', 5, -1],
  ])('%s is refused', (field, installments, charge) => {
    expect(() => needsFederalBox({ installments, financeChargeCents: charge as Cents })).toThrow(
      expect.objectContaining({ field }),
    );
  });
});

describe('the military rate', () => {
  const plan = planOf({ amountCents: cents(200_000), rate: ratePercent('35.99'), termMonths: 24 });
  test('counts every fee: $2,000 at 35.99 % with $60 is 39.41 and refused to a covered borrower (A19)', () => {
    expect(militaryApr(plan, cents(6_000)).printed).toBe(39.41);
    expect(isWithinMilitaryLimit(plan, cents(6_000))).toBe(false);
    expect(isWithinMilitaryLimit(plan, ZERO_CENTS)).toBe(true);
  });
  test.each([-1, 0.5, 200_000, Number.NaN])('fees of %d cents are refused', (fee) => {
    expect(() => militaryApr(plan, fee as Cents)).toThrow(expect.objectContaining({ field: 'extraFeesCents' }));
  });
});
