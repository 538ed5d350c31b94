import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { foldLoan } from './fold-loan';
import { loanPayoff } from './payoff';
import { aLoan } from './testing/a-loan';

/** Funded on 15 January, first due on 1 February: 14 days fewer than a month, which take 34.50 off the first interest. */
const short = () => aLoan({ firstDueOn: civilDate('2026-02-01') });

describe('a first period that is not a month', () => {
  test('a short one costs on no day more than on its due date', () => {
    const { events } = short();
    const dueOn = civilDate('2026-02-01');
    const whole = foldLoan(events, { on: dueOn }).billed[0]?.interestCents;
    expect(whole).toBe(4_046);
    let before = 0;
    for (let day = civilDate('2026-01-15'); day < dueOn; day = addDays(day, 1)) {
      const interest = loanPayoff(foldLoan(events, { on: day }), day).interestCents;
      expect(interest).toBeGreaterThanOrEqual(before);
      expect(interest).toBeLessThan(4_046);
      before = interest;
    }
  });

  test('paid off a day early it gives back one day', () => {
    const loan = short();
    const day = civilDate('2026-01-31');
    const { totalCents } = loanPayoff(foldLoan(loan.events, { on: day }), day);
    expect(totalCents).toBe(500_000 + Math.round((4_046 * 16) / 17));
    const state = foldLoan(loan.pay(day, totalCents).events);
    expect([state.status, state.lines.creditBalance, -state.lines.interestIncome]).toEqual(['PAID', 0, 3_808]);
  });

  test('money paid ahead lowers the missing days with the balance: interest is never below zero', () => {
    const loan = aLoan({ firstDueOn: civilDate('2026-02-08') }).pay('2026-01-16', 480_000);
    for (const on of ['2026-02-08', '2026-03-08'] as const) {
      const state = foldLoan(loan.events, { on: civilDate(on) });
      for (const row of state.billed) expect(row.interestCents).toBeGreaterThanOrEqual(0);
    }
  });

  test('any plan paid as it was disclosed ends paid, with its finance charge and nothing over', () => {
    const kinds = fc.constantFrom('FIXED', 'REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL');
    const property = fc.property(
      fc.integer({ min: 50_000, max: 2_000_000 }),
      kinds,
      fc.constantFrom('30/360', 'ACT/365', 'ACT/360'),
      fc.integer({ min: 15, max: 45 }),
      fc.constantFrom('WAIVE', 'ADD'),
      fc.integer({ min: 0, max: 1_500 }),
      (amount, kind, dayCount, firstDays, oddFirstPeriod, day) => {
        const fundedOn = addDays(civilDate('2026-01-01'), day);
        const promo = kind === 'FIXED' ? {} : { promoTermMonths: 6, promoMethod: kind };
        const loan = aLoan({
          amountCents: cents(amount),
          termMonths: 24,
          fundedOn,
          firstDueOn: addDays(fundedOn, firstDays),
          dayCount,
          oddFirstPeriod,
          ...promo,
        });
        const { schedule, financeChargeCents } = loan.plan;
        const state = foldLoan(loan.payScheduled(1, schedule.length).events);
        expect([state.status, state.lines.creditBalance]).toEqual(['PAID', 0]);
        expect(-state.lines.interestIncome).toBe(financeChargeCents);
      },
    );
    fc.assert(property, { numRuns: PROPERTY_RUNS });
  });

  test('a deferred promotion owes at its end what was disclosed, the missing days taken off', () => {
    const loan = aLoan({
      promoTermMonths: 6,
      promoMethod: 'DEFERRED_DECLINING',
      firstDueOn: civilDate('2026-02-01'),
    });
    const state = foldLoan(loan.payScheduled(1, 6).events);
    expect(state.deferredCents).toBe(loan.plan.promo?.interestAtStakeCents);
  });
});
