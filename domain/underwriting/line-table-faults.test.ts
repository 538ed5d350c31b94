import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRADES } from '../enums';
import { cents } from '../money/cents';
import { PROPERTY_RUNS } from '../test-vectors/property-runs';
import type { CreditLineAssignment } from './configuration';
import { DEMO_THICK_CLA } from './demo-tables';
import { type LineGrid, lineTableFaults } from './line-table-faults';
import { validateLines } from './validate-tables';

const [standard] = DEMO_THICK_CLA;
if (!standard) throw new Error('The demo has lines for every specialty');

const grid: LineGrid = {
  incomesCents: [0, 4_500_000],
  lines: GRADES.map((grade, row) => ({ grade, valuesCents: [100_000 - row * 10_000, 200_000 - row * 10_000] })),
};
const withRow = (row: number, valuesCents: readonly number[]): LineGrid => ({
  ...grid,
  lines: grid.lines.map((line, at) => (at === row ? { ...line, valuesCents } : line)),
});
const faultsOf = (wanted: LineGrid) => lineTableFaults(wanted).map(({ grade, band, limit }) => [grade, band, limit]);

/** The grid as a table of the rules. */
const tableOf = ({ incomesCents, lines }: LineGrid): CreditLineAssignment => ({
  ...standard,
  rows: lines.flatMap(({ grade, valuesCents }) =>
    valuesCents.map((line, band) => {
      const end = incomesCents[band + 1];
      return {
        grade,
        incomeMinCents: cents(incomesCents[band] ?? 0),
        incomeMaxCents: end === undefined ? null : cents(end),
        lineCents: cents(line),
      };
    }),
  ),
});

describe('what is wrong in a grid of lines', () => {
  test('is nothing where lines rise with income and fall with risk', () => {
    expect(lineTableFaults(grid)).toEqual([]);
  });

  test.each([
    ['a first band above 0', { ...grid, incomesCents: [1, 4_500_000] }, [null, 0, 0]],
    ['a band that begins where the one before it does', { ...grid, incomesCents: [0, 0] }, [null, 1, 0]],
    ['a higher income that lowers the line', withRow(1, [90_000, 89_999]), ['B', 1, 90_000]],
    ['a worse grade that gets more', withRow(1, [100_001, 190_000]), ['B', 0, 100_000]],
    ['a row that is too short', withRow(3, [70_000]), ['D', null, undefined]],
    ['a grade without a row', { ...grid, lines: grid.lines.slice(0, 6) }, ['G', null, undefined]],
  ] as const)('names %s', (_, wanted, place) => {
    expect(faultsOf(wanted)).toContainEqual(place);
  });

  test('is everything at once', () => {
    expect(faultsOf({ ...withRow(1, [100_001, 100_000]), incomesCents: [5, 5] })).toEqual([
      [null, 0, 0],
      [null, 1, 5],
      ['B', 0, 100_000],
      ['B', 1, 100_001],
      ['C', 1, 100_000],
    ]);
  });

  test('is found exactly where the rules refuse the table', () => {
    const value = fc.integer({ min: 0, max: 4 }).map((one) => one * 100);
    const anyGrid = fc.integer({ min: 1, max: 3 }).chain((bands) =>
      fc.record({
        incomesCents: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: bands, maxLength: bands }),
        lines: fc
          .array(fc.array(value, { minLength: bands, maxLength: bands }), { minLength: 7, maxLength: 7 })
          // Sorted as often as not, or hardly any grid would be right.
          .chain((rows) => fc.boolean().map((sorted) => (sorted ? risingAndFalling(rows) : rows)))
          .map((rows) => rows.map((valuesCents, row) => ({ grade: GRADES[row] ?? 'G', valuesCents }))),
      }),
    );
    let right = 0;
    fc.assert(
      fc.property(anyGrid, (wanted) => {
        const isRight = lineTableFaults(wanted).length === 0;
        right += isRight ? 1 : 0;
        const validate = () => validateLines('thickCla', [tableOf(wanted)], 'THICK');
        if (isRight) validate();
        // Bands that stand in another order hold the same lines to the rules, but are hard to read.
        else if (wanted.incomesCents.every((income, band) => income > (wanted.incomesCents[band - 1] ?? -1)))
          expect(validate).toThrow();
      }),
      { numRuns: PROPERTY_RUNS },
    );
    expect(right).toBeGreaterThan(0);
  });
});

/** Rows whose lines rise from left to right and fall from above. */
function risingAndFalling(rows: readonly (readonly number[])[]): number[][] {
  const sorted = rows.map((row) => row.toSorted((one, other) => one - other));
  let above: number[] | undefined;
  return sorted.map((row) => {
    above = row.map((one, band) => Math.min(one, above?.[band] ?? one));
    return above;
  });
}
