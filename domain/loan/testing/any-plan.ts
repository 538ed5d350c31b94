import fc from 'fast-check';
import { addDays, civilDate } from '../../calendar/civil-date';
import { cents } from '../../money/cents';
import type { PlanTerms } from '../../payment-plan/quote-plan';

type Kind = 'FIXED' | 'REBATE' | 'DEFERRED_DECLINING' | 'DEFERRED_ORIGINAL';
export const DEFERRED_KINDS = ['DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'] as const;
export const ALL_KINDS = ['FIXED', 'REBATE', ...DEFERRED_KINDS] as const;

/** Terms of any plan of some kinds, for `aLoan`: every day count, first period and length of promotion. */
export function anyPlan(kinds: readonly Kind[] = ALL_KINDS) {
  return fc
    .record({
      kind: fc.constantFrom(...kinds),
      amount: fc.integer({ min: 30_000, max: 2_500_000 }),
      percent: fc.integer({ min: 0, max: 3_599 }),
      termMonths: fc.integer({ min: 2, max: 60 }),
      promoShare: fc.double({ min: 0, max: 0.999, noNaN: true }),
      day: fc.nat({ max: 1_500 }),
      firstDays: fc.option(fc.integer({ min: 15, max: 45 }), { nil: undefined }),
      oddFirstPeriod: fc.constantFrom('WAIVE' as const, 'ADD' as const),
      dayCount: fc.constantFrom('30/360' as const, 'ACT/365' as const, 'ACT/360' as const),
    })
    .map((drawn): Partial<PlanTerms> & { percent: string } => {
      const { kind, termMonths, firstDays, oddFirstPeriod, dayCount } = drawn;
      const fundedOn = addDays(civilDate('2026-01-01'), drawn.day);
      const promoTermMonths = 1 + Math.floor(drawn.promoShare * (termMonths - 1));
      return {
        amountCents: cents(drawn.amount),
        percent: (drawn.percent / 100).toFixed(2),
        termMonths,
        fundedOn,
        oddFirstPeriod,
        dayCount,
        ...(firstDays === undefined ? {} : { firstDueOn: addDays(fundedOn, firstDays) }),
        ...(kind === 'FIXED' ? {} : { promoTermMonths, promoMethod: kind }),
      };
    });
}
