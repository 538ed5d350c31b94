import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate } from '../calendar/civil-date';
import { cents, ZERO_CENTS } from '../money/cents';
import { ratePercent } from '../money/rate';
import { REFUND_VECTOR } from '../test-vectors/payment-plan-vectors';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { totalOf } from './amortize';
import { monthlyInterest } from './interest';
import { type ModificationRequest, modifyPlan } from './modify-plan';
import { type PlanTerms, quotePlan } from './quote-plan';

const on = civilDate;
const v12: PlanTerms = {
  product: 'FIXED_36',
  amountCents: cents(500_000),
  rate: ratePercent('17.99'),
  termMonths: 36,
  fundedOn: on('2026-01-15'),
};

describe('refunds', () => {
  const request: ModificationRequest = {
    terms: v12,
    paymentsMade: REFUND_VECTOR.paymentsMade,
    newAmountCents: cents(350_000),
    requestedOn: on('2026-04-20'),
    minModifyAmountCents: cents(10_000),
    choice: 'KEEP_INSTALLMENT',
  };

  test('keeping the installment shortens the plan to 21 payments', () => {
    const effect = modifyPlan(request);
    expect(effect).toMatchObject({
      kind: 'CREDITED',
      refundCents: REFUND_VECTOR.refund,
      balanceBeforeCents: REFUND_VECTOR.balanceBefore,
      balanceAfterCents: REFUND_VECTOR.balanceAfter,
      returnedToPayerCents: 0,
    });
    expect(effect.schedule).toHaveLength(REFUND_VECTOR.paymentsLeftKeepingInstallment);
    expect(effect.schedule[0]).toMatchObject({ number: 4, dueOn: '2026-05-15', paymentCents: 18_074 });
  });
  test('re-amortizing lowers the installment to 122.78', () => {
    const { schedule } = modifyPlan({ ...request, choice: 'REAMORTISE' });
    expect(schedule[0]?.paymentCents).toBe(REFUND_VECTOR.reamortized33);
    expect(schedule).toHaveLength(33);
  });
  test('within 14 days the plan is quoted again from its funding', () => {
    const effect = modifyPlan({ ...request, paymentsMade: 0, requestedOn: on('2026-01-29') });
    expect(effect).toMatchObject({ kind: 'REQUOTED', balanceAfterCents: 350_000 });
    expect(effect.schedule).toEqual(quotePlan({ ...v12, amountCents: cents(350_000) }).schedule);
    expect(modifyPlan({ ...request, paymentsMade: 0, requestedOn: on('2026-01-30') }).kind).toBe('CREDITED');
  });
  test.each([
    ['short', { firstDueOn: on('2026-02-01') }, -2_415],
    ['long', { firstDueOn: on('2026-03-01'), oddFirstPeriod: 'ADD' }, 2_932],
  ] as const)(
    'before the first payment of a %s first period keep the installment and its odd days',
    (_, change, odd) => {
      const terms = { ...v12, ...change };
      const early = { ...request, terms, paymentsMade: 0, requestedOn: on('2026-01-31') };
      const [first, second] = modifyPlan(early).schedule;
      expect(second?.paymentCents).toBe(18_074);
      expect(first?.paymentCents).toBe(18_074 + odd);
      const [lower, next] = modifyPlan({ ...early, choice: 'REAMORTISE' }).schedule;
      expect((lower?.paymentCents ?? 0) - (next?.paymentCents ?? 0)).toBe(odd);
    },
  );
  test('in full returns every payment', () => {
    expect(modifyPlan({ ...request, newAmountCents: ZERO_CENTS })).toMatchObject({
      kind: 'REFUNDED',
      returnedToPayerCents: 3 * 18_074,
      balanceAfterCents: 0,
      schedule: [],
    });
  });
  test('above the balance returns the rest to the payer', () => {
    const effect = modifyPlan({ ...request, paymentsMade: 35, newAmountCents: cents(100) });
    expect(effect).toMatchObject({
      balanceAfterCents: 0,
      returnedToPayerCents: 499_900 - effect.balanceBeforeCents,
      schedule: [],
    });
  });

  test('a refund leaves what is left to pay equal to the balance, in every kind of plan', () => {
    const methods = fc.constantFrom('FIXED', 'REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL');
    const choices = fc.constantFrom<ModificationRequest['choice']>('KEEP_INSTALLMENT', 'REAMORTISE');
    fc.assert(
      fc.property(
        methods,
        choices,
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 100, max: 490_000 }),
        (method, choice, made, amount) => {
          const promo = method === 'FIXED' ? {} : { promoTermMonths: 12, promoMethod: method as 'REBATE' };
          const effect = modifyPlan({
            ...request,
            terms: { ...v12, ...promo },
            choice,
            paymentsMade: made,
            newAmountCents: cents(amount),
          });
          const plan = quotePlan({ ...v12, ...promo });
          const paid = totalOf(plan.schedule.slice(0, made), 'paymentCents');
          const isFulfilled = method !== 'FIXED' && paid >= amount;
          expect(effect.refundCents).toBe(500_000 - amount);
          expect(effect.schedule.at(-1)?.balanceCents ?? 0).toBe(0);
          if (isFulfilled) {
            expect([effect.balanceAfterCents, effect.returnedToPayerCents]).toEqual([0, paid - amount]);
          } else if (effect.kind === 'CREDITED') {
            expect(effect.balanceBeforeCents - effect.refundCents).toBe(
              effect.balanceAfterCents - effect.returnedToPayerCents,
            );
          }
          const owed = effect.schedule.length > 0 ? effect.balanceAfterCents : 0;
          const principal = totalOf(effect.schedule, 'principalCents');
          // The request lies inside the promotion: the interest kept aside is still to be added, or will be cancelled.
          const isDeferring = method.startsWith('DEFERRED') && made <= 12;
          const isCancelled = totalOf(effect.schedule, 'paymentCents') === amount - paid;
          expect(isDeferring ? principal >= owed : isCancelled || principal === owed).toBe(true);
        },
      ),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('a deferred promotion keeps the interest of odd days that was charged at the start', () => {
    const late: PlanTerms = {
      ...v12,
      promoTermMonths: 12,
      promoMethod: 'DEFERRED_DECLINING',
      firstDueOn: on('2026-03-01'),
    };
    const rest = (oddFirstPeriod: 'WAIVE' | 'ADD') => {
      const effect = modifyPlan({ ...request, terms: { ...late, oddFirstPeriod }, newAmountCents: cents(450_000) });
      return totalOf(effect.schedule, 'principalCents');
    };
    expect(rest('ADD') - rest('WAIVE')).toBe(4_189);
  });

  test('a deferred promotion keeps the interest set aside before the refund and counts on from the lower balance', () => {
    const terms: PlanTerms = { ...v12, promoTermMonths: 12, promoMethod: 'DEFERRED_DECLINING' };
    const effect = modifyPlan({ ...request, terms, newAmountCents: cents(450_000) });
    const balances = [500_000, 481_926, 463_852];
    const after: number[] = [];
    for (
      let balance = effect.balanceAfterCents - 0, month = 3;
      month < 12;
      month += 1, balance = cents(balance - 18_074)
    )
      after.push(balance);
    const deferred = [...balances, ...after].reduce(
      (sum, balance) => sum + monthlyInterest(cents(balance), v12.rate),
      0,
    );
    const left = effect.balanceAfterCents - 9 * 18_074;
    expect(totalOf(effect.schedule.slice(9), 'principalCents')).toBe(left + deferred);
  });

  test.each(['DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'] as const)(
    '%s with all payments of the promotion made owes the interest kept aside',
    (promoMethod) => {
      const terms: PlanTerms = { ...v12, promoTermMonths: 12, promoMethod };
      const plan = quotePlan(terms);
      const after = { ...request, terms, paymentsMade: 12, newAmountCents: cents(490_000) };
      const stake = plan.promo?.interestAtStakeCents ?? 0;
      const opening = 500_000 - 12 * plan.minimumPaymentCents;
      const late = modifyPlan({ ...after, requestedOn: on('2027-01-20') });
      expect(late.balanceBeforeCents).toBe(opening + stake);
      expect(totalOf(late.schedule, 'principalCents')).toBe(opening + stake - 10_000);
      const inTime = modifyPlan({ ...after, requestedOn: on('2027-01-15') });
      expect(inTime.balanceBeforeCents).toBe(opening);
      expect(totalOf(inTime.schedule, 'principalCents')).toBe(opening + stake - 10_000);
    },
  );

  test('a promotion with rebate that the lower amount brings within reach shows no interest', () => {
    const terms: PlanTerms = { ...v12, promoTermMonths: 12, promoMethod: 'REBATE' };
    const effect = modifyPlan({ ...request, terms, newAmountCents: cents(150_000) });
    expect(totalOf(effect.schedule, 'paymentCents')).toBe(150_000 - 3 * 18_074);
    expect(totalOf(effect.schedule, 'interestCents')).toBe(0);
  });

  test.each([
    ['newAmountCents', { newAmountCents: cents(500_000) }, 499_999],
    ['newAmountCents', { newAmountCents: cents(-1) }, 0],
    ['newAmountCents', { newAmountCents: cents(490_001) }, 10_000],
    ['paymentsMade', { paymentsMade: 37 }, 36],
    ['paymentsMade', { paymentsMade: -1 }, 0],
    ['requestedOn', { requestedOn: on('2026-01-14') }, '2026-01-15'],
    ['minModifyAmountCents', { minModifyAmountCents: cents(-1) }, 0],
  ])('%s is refused, case %#', (field, change, limit) => {
    expect(() => modifyPlan({ ...request, ...change })).toThrow(expect.objectContaining({ field, limit }));
  });
});
