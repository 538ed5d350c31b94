import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, sumCents } from '../money/cents';
import { ratePercent } from '../money/rate';
import { formatUsdExact } from '../money/usd';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { signatureTerms } from '../test-vectors/signature-plan';
import { anotherYear } from './another-year';
import { deliveredCost } from './delivered-price';
import { merchantFee, monthlyMerchantFee } from './merchant-fee';
import { modifyPlan } from './plan-modification';
import { givenInYear, type PlanDiscount, planTotals, type TreatmentTerms, treatmentRow } from './treatment-row';

const FEE = ratePercent('2.99');
const OLD = planTotals({ treatments: signatureTerms().map(treatmentRow), discounts: [] });
const BILLED = cents(275_075);

/** One that was given, with the price that it had then. */
type Visit = { thread: number; totalCents: Cents; preDiscountCents: Cents };

/** Rows of a plan that runs, by what was given of each. */
const rowsOf = (terms: readonly TreatmentTerms[], visits: readonly Visit[]) =>
  terms.map((one, thread) =>
    treatmentRow({ ...one, given: givenInYear(visits.filter((visit) => visit.thread === thread)) }),
  );

/** What was given by now costs, as a cancellation counts it. */
function costOf(
  terms: readonly TreatmentTerms[],
  visits: readonly Visit[],
  of: { discounts?: readonly PlanDiscount[]; basis?: 'MEMBER' | 'LIST' } = {},
): Cents {
  const rows = rowsOf(terms, visits);
  const { discounts = [], basis = 'MEMBER' } = of;
  const given = visits.map(({ thread, ...prices }) => ({
    ...prices,
    annualCents: cents(0),
    product: terms[thread]?.product ?? null,
    delivered: 1,
  }));
  return deliveredCost({
    rows: [...rows.map((row) => ({ ...row, delivered: 0 })), ...given],
    discounts,
    planTotalCents: planTotals({ treatments: rows, discounts }).totalTreatmentsCostCents,
    basis,
  }).deliveredCents;
}

const text = (amount: number) => formatUsdExact(cents(amount)).slice(1);
const NAMES = ['Botox', 'HydraFacial', 'Filler'];
const document = readFileSync('docs/membership-changes.md', 'utf8');
const cases = document
  .split('\n')
  .filter((line) => /^\| (Botox|HydraFacial|Filler) \|/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('docs/membership-changes.md', () => {
  test('has its five cases', () => {
    expect(cases).toHaveLength(5);
  });

  test.each(cases)('%s of %s units: %s given, %s left', (name = '', units = '', given = '', ...figures) => {
    const thread = NAMES.indexOf(name);
    const versions = units
      .split(', ')
      .map((count) =>
        signatureTerms().map((one, index) => (index === thread ? { ...one, units: Number(count) } : one)),
      );
    const visits = given.split(' + ').flatMap((part, version) => {
      const terms = versions[version]?.[thread];
      if (!terms) throw new Error(`There is no version ${version}`);
      const { totalCents, preDiscountCents } = treatmentRow(terms);
      const [times, price] = part.split(' × ');
      expect(text(totalCents)).toBe(price);
      return Array.from({ length: Number(times) }, () => ({ thread, totalCents, preDiscountCents }));
    });
    const changed = versions.at(-1) ?? [];
    const rows = rowsOf(changed, visits);
    const row = rows[thread];
    const { totalTreatmentsCostCents: newTotalCents } = planTotals({ treatments: rows, discounts: [] });
    const delivered = costOf(changed, visits);
    const { monthsCents } = modifyPlan({
      oldTotalCents: OLD.totalTreatmentsCostCents,
      oldMonthlyCents: OLD.monthlyCents,
      newTotalCents,
      paidCents: BILLED,
      deliveredCents: delivered,
      monthsLeft: 7,
      merchantDiscountFee: FEE,
    });
    expect(figures).toEqual([
      `${row?.left} × ${text(row?.totalCents ?? 0)}`,
      text(row?.annualCents ?? 0),
      text(newTotalCents),
      text(merchantFee(newTotalCents, FEE)),
      `${text(monthsCents[0] ?? 0)}, last ${text(monthsCents.at(-1) ?? 0)}`,
      text(delivered),
      text(costOf(changed, visits, { basis: 'LIST' })),
    ]);
    expect(sumCents(monthsCents) + BILLED).toBe(newTotalCents);
  });
});

const anyTreatment = fc.record({
  price: fc.integer({ min: 1, max: 90_000 }),
  interval: fc.option(fc.integer({ min: 1, max: 12 })),
  /** Units of each version of the plan, and how many are given before the next one. */
  versions: fc.array(fc.record({ units: fc.integer({ min: 1, max: 60 }), given: fc.nat({ max: 4 }) }), {
    minLength: 3,
    maxLength: 3,
  }),
});

/** A year of two changes: the terms of each version and everything that was given, in its order. */
function life(
  drawn: readonly { price: number; interval: number | null; versions: { units: number; given: number }[] }[],
) {
  const termsOf = (version: number): TreatmentTerms[] =>
    drawn.map(({ price, interval, versions }, index) => ({
      units: versions[version]?.units ?? 1,
      pricePerUnitCents: cents(price),
      discount: ratePercent('12.5'),
      intervalMonths: interval,
      product: `p${index}`,
    }));
  const visits: Visit[] = [];
  const before: number[] = [];
  for (const version of [0, 1, 2]) {
    before.push(visits.length);
    for (const [thread, { versions }] of drawn.entries()) {
      const { times, totalCents, preDiscountCents } = treatmentRow(termsOf(version)[thread] as TreatmentTerms);
      const given = visits.filter((visit) => visit.thread === thread).length;
      const count = Math.min(versions[version]?.given ?? 0, times - given);
      for (let one = 0; one < count; one += 1) visits.push({ thread, totalCents, preDiscountCents });
    }
  }
  return { termsOf, visits, before };
}

const drawnLife = fc.array(anyTreatment, { minLength: 1, maxLength: 4 }).map(life);

test('given at old + left at new is the year of the changed plan, whichever way it is asked', () => {
  fc.assert(
    fc.property(drawnLife, ({ termsOf, visits, before }) => {
      for (const version of [0, 1, 2]) {
        const terms = termsOf(version);
        const known = visits.slice(0, before[version]);
        const rows = rowsOf(terms, known);
        const total = planTotals({ treatments: rows, discounts: [] }).totalTreatmentsCostCents;
        const left = sumCents(rows.map(({ leftCents }) => leftCents));
        // The builder's year, the cancellation's and what is left to be given.
        expect(costOf(terms, known) + left).toBe(total);
        // What is given after the change, at its price, makes the year neither dearer nor cheaper.
        const later = visits.slice(0, before[version + 1]);
        expect(planTotals({ treatments: rowsOf(terms, later), discounts: [] }).totalTreatmentsCostCents).toBe(total);
        // All of it given, the cancellation asks for the whole plan.
        const rest = rows.flatMap(({ left: count, totalCents, preDiscountCents }, thread) =>
          Array.from({ length: count }, () => ({ thread, totalCents, preDiscountCents })),
        );
        expect(costOf(terms, [...known, ...rest])).toBe(total);
      }
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('two changes move what they move one after the other, in the year, the months and the merchant fee', () => {
  fc.assert(
    fc.property(drawnLife, fc.integer({ min: 1, max: 12 }), ({ termsOf, visits, before }, monthsLeft) => {
      let billed = cents(0);
      let taken = cents(0);
      let total = cents(0);
      for (const version of [0, 1, 2]) {
        const known = visits.slice(0, before[version]);
        const rows = rowsOf(termsOf(version), known);
        total = planTotals({ treatments: rows, discounts: [] }).totalTreatmentsCostCents;
        expect(total).toBeGreaterThanOrEqual(sumCents(known.map(({ totalCents }) => totalCents)));
        const rest = cents(Math.max(0, total - billed));
        const month = cents(Math.ceil(rest / monthsLeft));
        const fee = monthlyMerchantFee({
          planTotalCents: total,
          rate: FEE,
          billedBeforeCents: billed,
          amountCents: month,
          feeTakenCents: taken,
        });
        billed = cents(billed + month);
        taken = cents(taken + fee);
      }
      const last = cents(Math.max(0, total - billed));
      const fee = monthlyMerchantFee({
        planTotalCents: total,
        rate: FEE,
        billedBeforeCents: billed,
        amountCents: last,
        feeTakenCents: taken,
      });
      // Billed beyond a changed plan is given back with its own fee; else the year's fee is taken to the cent.
      if (billed + last === total) expect(Math.max(merchantFee(total, FEE), taken)).toBe(taken + fee);
    }),
    { numRuns: PROPERTY_RUNS },
  );
});

test('a discount of the whole plan lowers what was given and what is left alike, a coupon its product', () => {
  const terms = signatureTerms().map((one, index) => (index === 0 ? { ...one, units: 50 } : one));
  const visit = { thread: 0, totalCents: cents(46_800), preDiscountCents: cents(52_000) };
  const discounts: PlanDiscount[] = [
    { issuer: 'Provider Discount', amountCents: cents(68_358) },
    { issuer: 'Manufacturer Coupon', amountCents: cents(10_000), product: 'Botox' },
  ];
  // A tenth of the year of 6,835.80 off 936.00, less the coupon.
  expect(costOf(terms, [visit, visit], { discounts })).toBe(93_600 - 9_360 - 10_000);
  expect(costOf(terms, [visit, visit], { discounts, basis: 'LIST' })).toBe(104_000 - 10_000);
});

describe('another year', () => {
  test('has nothing given yet: all of it at the price of the changed plan', () => {
    const terms = signatureTerms().map((one, index) => (index === 0 ? { ...one, units: 50 } : one));
    const next = anotherYear({ treatments: terms.map(treatmentRow), discounts: [], upfrontCostCents: cents(0) });
    expect(next).toMatchObject({ totalTreatmentsCostCents: 706_980, monthlyCents: 58_915, discounts: [] });
  });

  test('takes no more off than its treatments cost, and asks for no more on its first day', () => {
    const [botox] = signatureTerms();
    const treatments = [treatmentRow({ ...(botox as TreatmentTerms), units: 1 })];
    const next = anotherYear({
      treatments,
      discounts: [
        { issuer: 'Provider Discount', amountCents: cents(1_000) },
        { issuer: 'Manufacturer Coupon', amountCents: cents(4_000), product: 'Botox' },
      ],
      upfrontCostCents: cents(2_000),
    });
    // 4 × 11.70 = 46.80, less 40.00 and the 6.80 that are left.
    expect(next).toMatchObject({ totalTreatmentsCostCents: 0, upfrontCostCents: 0 });
    expect(next.discounts.map(({ amountCents }) => amountCents)).toEqual([680, 4_000]);
  });
});
