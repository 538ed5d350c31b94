import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRADES } from '../enums';
import { cents } from '../money/cents';
import { DomainRefusal } from '../refusal';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import { anyApplicant } from './any-applicant';
import { type CompiledConfiguration, compileConfiguration } from './compile-configuration';
import type { UnderwritingConfiguration } from './configuration';
import { verdictOf } from './decide';
import type { Verdict } from './decision';
import { DEMO_CONFIGURATION } from './demo-configuration';
import type { DecisionInputs } from './inputs';

const { gradeRiskApr } = DEMO_CONFIGURATION;
if (!gradeRiskApr) throw new Error('The demo has rates');
const products = gradeRiskApr.products.map(({ product }) => product);

type Holes = { rates: readonly [product: string, grade: string][]; lines: readonly [row: number, cents: number][] };

/** The demo's tables with some cells emptied. */
function withHoles({ rates, lines }: Holes): UnderwritingConfiguration {
  if (!gradeRiskApr) throw new Error('The demo has rates');
  const isEmpty = (product: string, grade: string) => rates.some(([p, g]) => p === product && g === grade);
  return {
    ...DEMO_CONFIGURATION,
    gradeRiskApr: {
      ...gradeRiskApr,
      products: gradeRiskApr.products.map((row) => ({
        ...row,
        values: {
          ...row.values,
          ...Object.fromEntries(GRADES.flatMap((g) => (isEmpty(row.product, g) ? [[g, null]] : []))),
        },
      })),
    },
    thickCla: DEMO_CONFIGURATION.thickCla.map((table) => ({
      ...table,
      rows: table.rows.map((row, place) => {
        const emptied = lines.find(([at]) => at === place);
        return emptied ? { ...row, lineCents: cents(emptied[1]) } : row;
      }),
    })),
  };
}

const compiledOrRefused = (configuration: UnderwritingConfiguration): CompiledConfiguration | null => {
  try {
    return compileConfiguration(configuration);
  } catch (refused) {
    if (refused instanceof DomainRefusal) return null;
    throw refused;
  }
};

const someHoles = fc.record({
  rates: fc.oneof(
    fc.array(fc.tuple(fc.constantFrom(...products), fc.constantFrom(...GRADES)), { maxLength: 4 }),
    // All products from a grade on, which is how tables are cut short.
    fc
      .nat(GRADES.length)
      .map((from) => products.flatMap((p) => GRADES.slice(from).map((g): [string, string] => [p, g]))),
  ),
  lines: fc.array(fc.tuple(fc.nat(20), fc.constantFrom(0, 20_000, 100_000)), { maxLength: 2 }),
});

/** Whether the reason says why: with the cause gone the person gets more. */
const isTrue: Readonly<Record<string, (of: DecisionInputs, was: Verdict, by: CompiledConfiguration) => boolean>> = {
  INCOME_LOW: (of, _, by) => lineOf({ ...of, annualIncomeCents: 100_000_000 }, by) > lineOf(of, by),
  OBLIGATIONS_HIGH: (of, _, by) => lineOf({ ...of, monthlyDebtCents: 0 }, by) > lineOf(of, by),
  BALANCE_OUTSTANDING: (_, was) => (was.lineSteps?.balanceCents ?? 0) > 0,
  NO_PRODUCT_FOR_AMOUNT: (of, was, by) =>
    was.decidedBy !== 'OFFER' ||
    [500, 560, 600, 640, 680, 720, 850].every((score) => !isApproved({ ...of, score }, by)),
};
const lineOf = (of: DecisionInputs, by: CompiledConfiguration) => verdictOf(of, by).lineSteps?.maxCreditLineCents ?? 0;
const isApproved = (of: DecisionInputs, by: CompiledConfiguration) => verdictOf(of, by).status === 'APPROVED';

describe('an empty cell', () => {
  test.each([
    ['the only product of grade A', 'A', 'B'],
    ['the middle of the row', 'C', 'D'],
  ] as const)('in %s is refused: the next grade gets the product', (_, grade, worse) => {
    const holes: Holes = { rates: [['FIXED_24', grade]], lines: [] };
    expect(() => compileConfiguration(withHoles(holes))).toThrow(
      `Gap: grade ${worse} gets this product, so grade ${grade} must too.`,
    );
  });

  test('whatever cells are empty: the tables are refused, or a better score is never worse off and every reason is true', () => {
    let held = 0;
    const property = fc.property(
      someHoles,
      anyApplicant,
      fc.integer({ min: 1, max: 370 }),
      (holes, applicant, more) => {
        const by = compiledOrRefused(withHoles(holes));
        if (!by || applicant.score == null) return;
        held += 1;
        const was = verdictOf(applicant, by);
        const better = verdictOf({ ...applicant, score: Math.min(900, applicant.score + more) }, by);
        expect(better.approvedCreditLineCents).toBeGreaterThanOrEqual(was.approvedCreditLineCents);
        if (was.status === 'APPROVED') expect(better.status).toBe('APPROVED');
        for (const offer of was.offers) expect(better.offers.map((it) => it.product)).toContain(offer.product);
        if (was.decidedBy === 'RULES') return;
        for (const reason of was.reasons) {
          expect([reason, isTrue[reason]?.(applicant, was, by) ?? true]).toEqual([reason, true]);
        }
      },
    );
    fc.assert(property, { numRuns: PROPERTY_RUNS * 3 });
    expect(held).toBeGreaterThan(PROPERTY_RUNS / 5);
  });
});
