import { describe, expect, test } from 'vitest';
import type { Grade } from '../enums';
import type { GradeAdjustment, GradeAssignment } from './configuration';
import { DEMO_GRADE_ASSIGNMENT } from './demo-tables';
import { gradeTableFaults } from './grade-table-faults';
import { isReasonCode } from './reasons';

const faultsOf = (change: Partial<GradeAssignment>) =>
  gradeTableFaults({ ...DEMO_GRADE_ASSIGNMENT, ...change }, isReasonCode);
const thick = (grade: Grade, minScore: number) =>
  DEMO_GRADE_ASSIGNMENT.grades.map((row) =>
    row.fileType === 'THICK' && row.grade === grade ? { ...row, minScore } : row,
  );
const without = (...grades: Grade[]) =>
  DEMO_GRADE_ASSIGNMENT.grades.filter(({ fileType, grade }) => fileType !== 'THICK' || !grades.includes(grade));

test('the grades of the demo have no fault, in any order', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ grades: DEMO_GRADE_ASSIGNMENT.grades.toReversed() })).toEqual([]);
});

describe('scores', () => {
  test.each<[string, GradeAssignment['grades'], Grade, string]>([
    ['a worse grade that begins higher', thick('C', 730), 'C', 'B already starts at 700'],
    ['two grades that begin together', thick('C', 700), 'C', 'Overlap: grade B also starts at 700'],
    ['a score that nobody has', thick('A', 901), 'A', 'from 250 to 900'],
    ['half a point', thick('C', 650.5), 'C', 'from 250 to 900'],
    ['a grade left out between two', without('C'), 'C', 'Gap: a worse grade has a score'],
    [
      'a grade twice',
      [...DEMO_GRADE_ASSIGNMENT.grades, { grade: 'C', fileType: 'THICK', minScore: 661 }],
      'C',
      'twice',
    ],
  ])('%s is named at its cell', (_, grades, grade, message) => {
    expect(faultsOf({ grades })).toEqual([
      expect.objectContaining({ fileType: 'THICK', grade, message: expect.stringContaining(message) }),
    ]);
  });

  test('the best and the worst grades may be left out: nobody gets them', () => {
    expect(faultsOf({ grades: without('A', 'F', 'G') })).toEqual([]);
  });

  test('a kind of file without any is named', () => {
    expect(faultsOf({ grades: without('A', 'B', 'C', 'D', 'E', 'F', 'G') })).toEqual([
      { fileType: 'THICK', grade: null, message: 'No grade has a score.' },
    ]);
  });
});

describe('an adjustment', () => {
  const [first, ...others] = DEMO_GRADE_ASSIGNMENT.gradeAdjustments;
  test.each<[string, Partial<GradeAdjustment>, string]>([
    ['down without a reason', { reasonCode: null }, 'reasonCode'],
    ['of no notch', { notches: 0 }, 'notches'],
    ['of seven notches', { notches: 7 }, 'notches'],
    ['that nobody meets', { when: { field: 'oldestTradelineMonths', op: 'lt', value: 0 } }, 'when'],
    ['by a name', { when: { field: 'lastName' as never, op: 'eq', value: 'x' } }, 'when.field'],
  ])('%s is named at its place', (_, change, place) => {
    if (!first) throw new Error('The demo has adjustments');
    expect(faultsOf({ gradeAdjustments: [{ ...first, ...change }, ...others] })).toEqual([
      expect.objectContaining({ adjustment: 0, place }),
    ]);
  });
});

test('the best grade of an adjustment is not below the worst', () => {
  expect(faultsOf({ cap: 'G', floor: 'C' })).toEqual([expect.objectContaining({ setting: 'cap' })]);
});
