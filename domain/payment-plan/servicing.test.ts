import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CivilDate, civilDate } from '../calendar/civil-date';
import { planPayoff } from '../loan/plan-payoff';
import { type Cents, cents, ZERO_CENTS } from '../money/cents';
import { type Rate, ratePercent } from '../money/rate';
import { PAYOFF_VECTOR, REFUND_VECTOR } from '../test-vectors/payment-plan-vectors';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { monthlyInterest } from './interest';
import { payoffQuote } from './payoff';
import { type PlanTerms, quotePlan } from './quote-plan';
import { comparePayments, type OpenBalance, payEachMonth, reamortize } from './reamortize';

const on = civilDate;
const v12: PlanTerms = {
  product: 'FIXED_36',
  amountCents: cents(500_000),
  rate: ratePercent('17.99'),
  termMonths: 36,
  fundedOn: on('2026-01-15'),
};

describe('payoff', () => {
  const open = {
    balanceCents: cents(PAYOFF_VECTOR.balance),
    rate: ratePercent(PAYOFF_VECTOR.rate),
    dayCount: '30/360',
    paidThroughOn: on('2024-02-01'),
    nextDueOn: on('2024-03-01'),
    payOn: on('2024-02-15'),
  } as const;

  test('in the middle of a period is pro-rated (V10)', () => {
    expect(payoffQuote(open)).toMatchObject({
      interestCents: PAYOFF_VECTOR.interest,
      payoffCents: PAYOFF_VECTOR.payoff,
      perDiemCents: 2,
    });
  });
  test('on the due date costs the whole month, on the first day nothing', () => {
    expect(payoffQuote({ ...open, payOn: open.nextDueOn }).interestCents).toBe(
      monthlyInterest(open.balanceCents, open.rate),
    );
    expect(payoffQuote({ ...open, payOn: open.paidThroughOn }).interestCents).toBe(0);
  });
  test('by real days counts them', () => {
    const quote = payoffQuote({
      ...open,
      balanceCents: cents(500_000),
      rate: ratePercent('17.99'),
      dayCount: 'ACT/365',
      payOn: addDays(open.paidThroughOn, 10),
    });
    expect(quote).toMatchObject({ interestCents: 2_464, perDiemCents: 246 });
  });
  test('of a plan starts from the balance of its schedule', () => {
    expect(planPayoff(quotePlan(v12), 3, on('2026-04-15'))).toMatchObject({
      principalCents: 467_787,
      interestCents: 0,
    });
    expect(planPayoff(quotePlan(v12), 0, on('2026-02-15')).payoffCents).toBe(507_496);
  });
  test.each([
    ['a short first period', { firstDueOn: on('2026-02-01') }],
    ['odd days that are added', { firstDueOn: on('2026-03-01'), oddFirstPeriod: 'ADD' }],
    ['odd days that are waived, by real days', { firstDueOn: on('2026-03-01'), dayCount: 'ACT/365' }],
    ['interest kept aside', { promoTermMonths: 12, promoMethod: 'DEFERRED_ORIGINAL' }],
    ['interest that ended the promotion', { promoTermMonths: 1, promoMethod: 'DEFERRED_ORIGINAL' }],
  ] as const)('on a due date costs what the schedule says: %s', (_, change) => {
    const plan = quotePlan({ ...v12, ...change });
    for (const [made, row] of plan.schedule.slice(0, 3).entries()) {
      const owed = row.balanceCents + row.principalCents + row.interestCents;
      expect(planPayoff(plan, made, row.dueOn).payoffCents).toBe(owed);
      expect(planPayoff(plan, made, addDays(row.dueOn, -1)).payoffCents).toBeLessThanOrEqual(owed);
    }
  });
  test.each([
    ['payOn', { payOn: '2024-02-30' as CivilDate }],
    ['rate', { rate: 1_000_001 as Rate }],
    ['payOn', { payOn: on('2024-01-31') }],
    ['payOn', { payOn: on('2024-03-02') }],
    ['nextDueOn', { nextDueOn: on('2024-02-01') }],
    ['balanceCents', { balanceCents: ZERO_CENTS }],
  ])('%s is refused, case %#', (field, change) => {
    expect(() => payoffQuote({ ...open, ...change })).toThrow(expect.objectContaining({ field }));
  });
  test('after the last payment is refused', () => {
    expect(() => planPayoff(quotePlan(v12), 36, on('2029-01-15'))).toThrow(
      expect.objectContaining({ field: 'paymentsMade', limit: 35 }),
    );
  });
});

describe('re-amortization and other payments', () => {
  const open: OpenBalance = {
    balanceCents: cents(REFUND_VECTOR.balanceAfter),
    rate: ratePercent('17.99'),
    nextDueOn: on('2026-05-15'),
  };

  test('spreads a balance over the months left', () => {
    const rows = reamortize(open, 33);
    expect(rows[0]).toMatchObject({ dueOn: '2026-05-15', paymentCents: REFUND_VECTOR.reamortized33 });
    expect(rows).toHaveLength(33);
  });
  test('what the same payment comes to', () => {
    expect(payEachMonth(open, cents(18_074))).toMatchObject({
      payments: REFUND_VECTOR.paymentsLeftKeepingInstallment,
      paidOffOn: '2028-01-15',
    });
  });
  test('paying more saves months and interest, paying it all at once costs one month', () => {
    const compared = comparePayments(open, cents(25_000), cents(18_074));
    expect(compared.monthsSaved).toBe(compared.usual.payments - compared.chosen.payments);
    expect(compared.monthsSaved).toBe(6);
    expect(compared.interestSavedCents).toBe(compared.usual.totalCents - compared.chosen.totalCents);
    expect(payEachMonth(open, cents(1_000_000))).toMatchObject({
      payments: 1,
      interestCents: 4_764,
      lastPaymentCents: 322_551,
    });
  });
  test('a payment that never ends is refused with one that does', () => {
    const refusal = (payment: number): { limit: Cents } => {
      try {
        payEachMonth(open, payment as Cents);
      } catch (error) {
        return error as { limit: Cents };
      }
      throw new Error('Not refused.');
    };
    for (const payment of [-5, 0, 4_764, 4_785])
      expect(payEachMonth(open, refusal(payment).limit).payments).toBeLessThanOrEqual(360);
  });
  test('more each month never costs more', () => {
    const payments = fc.integer({ min: 6_000, max: 320_000 });
    fc.assert(
      fc.property(payments, fc.integer({ min: 1, max: 50_000 }), (payment, more) => {
        const compared = comparePayments(open, cents(payment + more), cents(payment));
        expect(compared.monthsSaved).toBeGreaterThanOrEqual(0);
        // Rounding of the interest may cost a cent a month.
        expect(compared.interestSavedCents).toBeGreaterThanOrEqual(-compared.usual.payments);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
  test.each([
    ['balanceCents', { ...open, balanceCents: cents(-1) }, 12],
    ['monthsLeft', open, 0],
    ['monthsLeft', open, 1_000],
  ])('%s is refused, case %#', (field, balance, count) => {
    expect(() => reamortize(balance, count)).toThrow(expect.objectContaining({ field }));
  });
});
