import { GRADES } from '@domain/enums';
import { expect, test } from 'vitest';
import { type CreditLineContent, creditLine } from './credit-line';
import { differenceOf } from './difference';

const content: CreditLineContent = {
  specialty: null,
  fileType: 'THICK',
  incomes: [0, 45_000, 90_000],
  lines: GRADES.map((grade) => ({ grade, values: [1_000, 2_000, 3_000] })),
  maxPctIncome: 20,
  maxDti: 45,
  refRate: 17.99,
  refTerm: 36,
  roundTo: 100,
  minLine: 500,
  maxLine: 25_000,
};
const difference = (to: CreditLineContent) =>
  differenceOf(creditLine, { name: 'Lines', content }, { name: 'Lines', content: to });

test('a band that is added is one change for itself and each grade, and none of the bands after it', () => {
  const lines = GRADES.map((grade) => ({ grade, values: [1_000, 1_500, 2_000, 3_000] }));
  expect(difference({ ...content, incomes: [0, 30_000, 45_000, 90_000], lines })).toEqual([
    { row: 'incomes', column: '30000', from: null, to: 30_000 },
    ...GRADES.map((grade) => ({ row: grade, column: '30000', from: null, to: 1_500 })),
  ]);
});

test('a line says for whom it changes: the grade and where its band of income begins', () => {
  const lines = content.lines.map((line) => (line.grade === 'C' ? { ...line, values: [1_000, 2_500, 3_000] } : line));
  expect(difference({ ...content, lines, minLine: 400 })).toEqual([
    { row: '', column: 'minLine', from: 500, to: 400 },
    { row: 'C', column: '45000', from: 2_000, to: 2_500 },
  ]);
});
