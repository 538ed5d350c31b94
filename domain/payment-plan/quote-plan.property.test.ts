import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, fromDayNumber } from '../calendar/civil-date';
import { datedApr, seriesApr } from '../disclosure/apr';
import { cents } from '../money/cents';
import { rateFromUnits } from '../money/rate';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { planTiming } from './due-dates';
import type { PaymentPlan } from './plan';
import { quotePlan } from './quote-plan';

describe('any plan', () => {
  const plans = fc.record({
    amountCents: fc.integer({ min: 25_000, max: 5_000_000 }).map((value) => cents(value)),
    rate: fc.integer({ min: 0, max: 399_999 }).map((value) => rateFromUnits(value)),
    termMonths: fc.integer({ min: 2, max: 72 }),
    fundedOn: fc.integer({ min: 19_000, max: 23_000 }).map(fromDayNumber),
    firstAfter: fc.integer({ min: 15, max: 45 }),
    oddFirstPeriod: fc.constantFrom<'WAIVE' | 'ADD'>('WAIVE', 'ADD'),
    dayCount: fc.constantFrom<'30/360' | 'ACT/365' | 'ACT/360'>('30/360', 'ACT/365', 'ACT/360'),
    promoShare: fc.integer({ min: 0, max: 3 }),
    promoMethod: fc.constantFrom<'REBATE' | 'DEFERRED_DECLINING' | 'DEFERRED_ORIGINAL'>(
      'REBATE',
      'DEFERRED_DECLINING',
      'DEFERRED_ORIGINAL',
    ),
  });
  const quote = ({ firstAfter, promoShare, ...terms }: Parameters<Parameters<typeof plans.map>[0]>[0]): PaymentPlan => {
    const promoTermMonths = promoShare === 0 ? null : Math.max(1, Math.floor((terms.termMonths - 1) / promoShare));
    return quotePlan({ ...terms, product: 'X', firstDueOn: addDays(terms.fundedOn, firstAfter), promoTermMonths });
  };

  test('adds up to the cent and prints the rate that the general solver finds', () => {
    fc.assert(
      fc.property(plans, (terms) => {
        const plan = quote(terms);
        const total = plan.schedule.reduce((sum, row) => sum + row.paymentCents, 0);
        expect(plan.totalOfPaymentsCents).toBe(total);
        expect(plan.financeChargeCents).toBe(total - plan.amountFinancedCents);
        expect(plan.financeChargeCents).toBeGreaterThanOrEqual(0);
        expect(plan.schedule.at(-1)?.balanceCents).toBe(0);
        const { anchorDay } = planTiming(plan.fundedOn, plan.firstDueOn);
        const period = { unit: 'month', every: 1 } as const;
        const payments = plan.schedule.map((row) => row.paymentCents);
        const apr = seriesApr({
          amountFinancedCents: plan.amountFinancedCents,
          startOn: plan.fundedOn,
          firstDueOn: plan.firstDueOn,
          period,
          payments,
          anchorDay,
        });
        expect(plan.aprPercent).toBe(apr.printed);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });

  test('has the rate that bisection over its dated payments finds', () => {
    fc.assert(
      fc.property(plans, (terms) => {
        const plan = quote(terms);
        const { anchorDay } = planTiming(plan.fundedOn, plan.firstDueOn);
        const dated = datedApr({
          advances: [{ on: plan.fundedOn, amountCents: plan.amountFinancedCents }],
          payments: plan.schedule.map((row) => ({ on: row.dueOn, amountCents: row.paymentCents })),
          period: { unit: 'month', every: 1 },
          anchorDay,
        });
        expect(Math.abs(plan.aprPercent - dated.percent)).toBeLessThan(0.0051);
      }),
      { numRuns: PROPERTY_RUNS },
    );
  });
});
