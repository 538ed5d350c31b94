import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, civilDate } from '../calendar/civil-date';
import { cents } from '../money/cents';
import { amortize } from '../payment-plan/amortize';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { compileConfiguration } from './compile-configuration';
import { verdictOf } from './decide';
import { DEMO_CONFIGURATION } from './demo-configuration';
import { firstYearIncome, firstYearInterestShare, USED_SHARE } from './first-year-income';
import { anApplicant } from './test-applicants';

const verdict = verdictOf(anApplicant({}), compileConfiguration(DEMO_CONFIGURATION));
const offerOf = (product: string) => {
  const offer = verdict.offers.find((one) => one.product === product);
  if (!offer) throw new Error(`No ${product} is open`);
  return offer;
};
/** Everybody of grade B chose one plan. */
const chose = (product: string) => ({ usedShare: 1, planShares: { B: { [product]: 7 } } });

describe('the first year of a loan', () => {
  test('its interest is that of the schedule the borrower gets, to the cents that each month rounds', () => {
    const terms = fc.tuple(fc.integer({ min: 1, max: 3_600 }), fc.integer({ min: 1, max: 84 }), fc.nat(2_400_000));
    const property = fc.property(terms, ([rateBps, term, more]) => {
      const principal = 25_000 + more;
      const first = civilDate('2026-04-15');
      const rows = amortize({
        balanceCents: cents(principal),
        dueOn: Array.from({ length: term }, (_, month) => addMonths(first, month)),
        rates: { units: new Array<number>(term).fill(rateBps), divisor: 120_000 },
      });
      const interest = rows.slice(0, 12).reduce((sum, row) => sum + row.interestCents, 0);
      expect(Math.abs(firstYearInterestShare(rateBps, term) * principal - interest)).toBeLessThan(12);
    });
    fc.assert(property, { numRuns: PROPERTY_RUNS });
  });

  test('a loan without interest bears none', () => expect(firstYearInterestShare(0, 24)).toBe(0));
});

describe('what a decision is expected to bring', () => {
  test('a denial brings nothing', () => {
    const denied = { ...verdict, status: 'DENIED' as const };
    expect(firstYearIncome(denied, 300_000, chose('FIXED_24'))).toEqual({ interestCents: 0, feeCents: 0 });
  });

  test('of the plan that everybody of the grade chose', () => {
    const { aprBps, mdfBps } = offerOf('FIXED_24');
    const { interestCents, feeCents } = firstYearIncome(verdict, 300_000, chose('FIXED_24'));
    expect(interestCents).toBeCloseTo(300_000 * firstYearInterestShare(aprBps, 24), 6);
    expect(feeCents).toBeCloseTo((300_000 * mdfBps) / 10_000, 6);
  });

  test('a promotion is paid in time: its fee alone', () => {
    const { interestCents, feeCents } = firstYearIncome(verdict, 300_000, chose('PROMO_12'));
    expect(interestCents).toBe(0);
    expect(feeCents).toBeGreaterThan(0);
  });

  test('nobody borrows more than the limit, and who named no amount uses all of it', () => {
    const atLimit = firstYearIncome(verdict, verdict.approvedCreditLineCents, chose('FIXED_24'));
    expect(firstYearIncome(verdict, 9_000_000, chose('FIXED_24'))).toEqual(atLimit);
    expect(firstYearIncome(verdict, null, chose('FIXED_24'))).toEqual(atLimit);
  });

  test('the least fee holds for a small amount', () => {
    expect(firstYearIncome(verdict, 25_000, chose('FIXED_24')).feeCents).toBe(offerOf('FIXED_24').minimumFeeCents);
  });

  test('where nobody of the grade chose an open plan, each counts as much', () => {
    const plans = verdict.offers.filter((offer) => offer.minAmountCents <= 300_000 && offer.maxAmountCents >= 300_000);
    const each = plans.map(({ product }) => firstYearIncome(verdict, 300_000, chose(product)).feeCents);
    const mean = each.reduce((sum, fee) => sum + fee, 0) / each.length;
    expect(firstYearIncome(verdict, 300_000, { usedShare: 1, planShares: {} }).feeCents).toBeCloseTo(mean, 6);
    expect(firstYearIncome(verdict, 300_000, chose('GONE')).feeCents).toBeCloseTo(mean, 6);
  });

  test('74 of 100 use their limit', () => {
    const all = firstYearIncome(verdict, 300_000, chose('FIXED_24'));
    const some = firstYearIncome(verdict, 300_000, { ...chose('FIXED_24'), usedShare: USED_SHARE });
    expect(USED_SHARE).toBe(0.74);
    expect(some.interestCents).toBeCloseTo(0.74 * all.interestCents, 6);
  });
});
