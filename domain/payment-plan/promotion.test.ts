import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date';
import { type Cents, cents } from '../money/cents';
import { rateFromUnits, ratePercent } from '../money/rate';
import { PROMO_OUTCOME_VECTORS, PROMO_VECTOR } from '../test-vectors/payment-plan-vectors';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { promoOutcome, promoPosition } from './promotion';
import { quotePlan } from './quote-plan';

const terms = {
  amountCents: cents(PROMO_VECTOR.tx),
  rate: ratePercent(PROMO_VECTOR.rate),
  promoTermMonths: PROMO_VECTOR.promoTerm,
  method: 'REBATE' as const,
  paymentCents: cents(PROMO_VECTOR.minimumPayment),
};

describe('how a promotion ends', () => {
  test('minimum payments leave the published balance, payoff and interest at stake', () => {
    expect(promoOutcome(terms)).toEqual({
      isFree: false,
      paymentsMade: 12,
      paidCents: 12 * PROMO_VECTOR.minimumPayment,
      payoffCents: PROMO_VECTOR.REBATE.promoPayoff,
      interestCents: PROMO_VECTOR.REBATE.interestAtStake,
      balanceCents: PROMO_VECTOR.REBATE.balance,
    });
  });
  test.each(['DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'] as const)('%s sets the published interest aside', (method) => {
    const { deferred, newBalance } = PROMO_VECTOR[method];
    expect(promoOutcome({ ...terms, method })).toMatchObject({ interestCents: deferred, balanceCents: newBalance });
  });
  test.each(PROMO_OUTCOME_VECTORS)(
    '$pays cents a month: free $isFree',
    ({ pays, isFree, payoff, interest, balance }) => {
      expect(promoOutcome({ ...terms, paymentCents: cents(pays) })).toMatchObject({
        isFree,
        payoffCents: payoff,
        interestCents: interest,
        balanceCents: balance,
      });
    },
  );
  test('the suggested payment is always free, a cent less each month is not unless rounding left room', () => {
    const amounts = fc.integer({ min: 50_000, max: 4_000_000 });
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 2, max: 24 }),
        fc.integer({ min: 0, max: 399_999 }),
        (amount, months, units) => {
          const plan = quotePlan({
            product: 'X',
            amountCents: cents(amount),
            rate: rateFromUnits(units),
            termMonths: months + 12,
            promoTermMonths: months,
            fundedOn: civilDate('2026-01-15'),
          });
          const suggested = plan.promoMonthlyPaymentCents ?? cents(0);
          const play = (paymentCents: Cents) =>
            promoOutcome({
              amountCents: plan.amountCents,
              rate: plan.rate,
              promoTermMonths: months,
              method: 'REBATE',
              paymentCents,
            });
          expect(play(suggested).isFree).toBe(true);
          expect(play(cents(suggested - 1)).isFree).toBe(false);
          const least = play(plan.minimumPaymentCents);
          expect(least.interestCents === plan.promo?.interestAtStakeCents || least.isFree).toBe(true);
        },
      ),
      { numRuns: PROPERTY_RUNS },
    );
  });
  test.each([
    ['amountCents', { amountCents: cents(0) }],
    ['paymentCents', { paymentCents: cents(0) }],
    ['paymentCents', { paymentCents: 1.5 as Cents }],
    ['promoTermMonths', { promoTermMonths: 0 }],
    ['promoTermMonths', { promoTermMonths: 1_000 }],
  ])('%s is refused, case %#', (field, change) => {
    expect(() => promoOutcome({ ...terms, ...change })).toThrow(expect.objectContaining({ field }));
  });
});

describe('where a borrower stands', () => {
  const plan = quotePlan({
    product: 'PROMO_12/36',
    amountCents: terms.amountCents,
    rate: terms.rate,
    termMonths: 36,
    promoTermMonths: 12,
    fundedOn: civilDate('2026-01-15'),
  });
  const stand = (today: string, paid: number, planned = 10_844) =>
    promoPosition(plan, { today: civilDate(today), paidToDateCents: cents(paid), plannedPaymentCents: cents(planned) });

  test.each([
    ['2026-01-15', 0, 25_000, 'OPEN', 12, 25_000, 'ON_TRACK'],
    ['2026-01-15', 0, 10_844, 'OPEN', 12, 25_000, 'SHORT'],
    ['2026-07-15', 54_220, 10_844, 'OPEN', 7, 35_112, 'SHORT'],
    ['2026-11-16', 108_440, 10_844, 'OPEN', 2, 95_780, 'AT_RISK'],
    ['2027-01-15', 290_000, 10_844, 'OPEN', 1, 10_000, 'ON_TRACK'],
    ['2027-01-16', 299_988, 10_844, 'OPEN', 0, 12, 'AT_RISK'],
    ['2027-01-21', 299_988, 10_844, 'OPEN', 0, 12, 'AT_RISK'],
    ['2027-01-22', 299_988, 10_844, 'MISSED', 0, null, null],
    ['2027-01-22', 300_000, 10_844, 'PAID', 0, null, null],
    ['2026-03-01', 310_000, 0, 'PAID', 11, null, null],
  ])(
    '%s with %d cents paid and %d planned: %s, %d payments left, safe %s, %s',
    (today, paid, planned, status, paymentsLeft, safe, pace) => {
      expect(stand(today, paid, planned)).toMatchObject({ status, paymentsLeft, safePaymentCents: safe, pace });
    },
  );
  test('the grace is three business days and passes the holiday', () => {
    expect(stand('2026-01-15', 0)).toMatchObject({ endsOn: '2027-01-15', graceEndsOn: '2027-01-21', daysLeft: 365 });
  });
  test('paying the safe payment on every due date left is always free', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 299_999 }), fc.integer({ min: 0, max: 365 }), (paid, days) => {
        const today = addDays(plan.fundedOn, days);
        const { safePaymentCents, paymentsLeft, payoffCents } = promoPosition(plan, {
          today,
          paidToDateCents: cents(paid),
          plannedPaymentCents: cents(0),
        });
        expect((safePaymentCents ?? 0) * Math.max(1, paymentsLeft)).toBeGreaterThanOrEqual(payoffCents);
        expect(((safePaymentCents ?? 0) - 1) * Math.max(1, paymentsLeft)).toBeLessThan(payoffCents);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
  test('a fixed plan and negative amounts are refused', () => {
    const fixed = quotePlan({
      product: 'X',
      amountCents: cents(100_000),
      rate: terms.rate,
      termMonths: 12,
      fundedOn: civilDate('2026-01-15'),
    });
    const given = { today: civilDate('2026-02-01'), paidToDateCents: cents(0), plannedPaymentCents: cents(0) };
    expect(() => promoPosition(fixed, given)).toThrow(expect.objectContaining({ field: 'promoTermMonths' }));
    expect(() => stand('2026-02-01', -1)).toThrow(expect.objectContaining({ field: 'paidToDateCents', limit: 0 }));
    expect(() => stand('2026-02-01', 0, -1)).toThrow(expect.objectContaining({ field: 'plannedPaymentCents' }));
    expect(() => promoPosition(plan, { ...given, graceBusinessDays: 31 })).toThrow(
      expect.objectContaining({ limit: 30 }),
    );
  });
});
