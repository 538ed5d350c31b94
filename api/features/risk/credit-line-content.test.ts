import { DEMO_THICK_CLA, DEMO_THIN_CLA } from '@domain/underwriting/demo-tables';
import { expect, test } from 'vitest';
import { contentOfLines, creditLineTable } from './credit-line-content';

test('lines that are stored are those that the rules take, whatever the table', () => {
  for (const table of [...DEMO_THICK_CLA, ...DEMO_THIN_CLA])
    expect(creditLineTable(table, contentOfLines(table))).toEqual(table);
});

test('bands that only some grades have become bands of all, with the line that each grade had', () => {
  const [standard] = DEMO_THICK_CLA;
  if (!standard) throw new Error('The demo has lines for every specialty');
  const [first, ...others] = standard.rows;
  if (!first) throw new Error('The table has rows');
  const split = {
    ...standard,
    rows: [first, ...others].filter(({ grade, incomeMinCents }) => grade !== 'A' || incomeMinCents === 0),
  };
  const { incomes, lines } = contentOfLines(split);
  expect(incomes).toEqual([0, 45_000, 90_000]);
  expect(lines[0]).toEqual({ grade: 'A', values: [10_000, 10_000, 10_000] });
  expect(lines[1]).toEqual({ grade: 'B', values: [8_000, 12_000, 18_000] });
});
