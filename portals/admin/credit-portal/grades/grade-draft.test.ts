import type { GradeAssignmentContent } from '@contract/versioned-tables/grade-assignment';
import { adjustmentToWire } from '@contract/versioned-tables/grade-faults';
import { DEMO_GRADE_ASSIGNMENT } from '@domain/underwriting/demo-tables';
import { expect, test } from 'vitest';
import { ADJUSTMENTS, draftWithAdjustments, draftWithBound, ontoGrades, readGrades, readScore } from './grade-draft';

const { grades, gradeAdjustments, floor, cap } = DEMO_GRADE_ASSIGNMENT;
const content: GradeAssignmentContent = {
  grades,
  gradeAdjustments: gradeAdjustments.map(adjustmentToWire),
  floor,
  cap,
};

test.each<[string, number | null | undefined]>([
  ['700', 700],
  ['700+', 700],
  ['', null],
  ['–', null],
  ['70', undefined],
  ['7OO', undefined],
])('a cell with "%s" says %s', (text, score) => {
  expect(readScore(text)).toBe(score);
});

test('a score, a bound and an adjustment are read together, and what nobody typed stays', () => {
  const draft = draftWithBound(content, { 'THICK.B': '710' }, { bound: 'cap', grade: 'B' });
  const added = { ...ADJUSTMENTS.blank('adjustment-1'), name: 'Mine', notches: 1 };
  const next = readGrades(content, draftWithAdjustments(content, draft, [...content.gradeAdjustments.slice(1), added]));
  expect(next.content).toEqual({
    grades: grades.map((row) => (row.fileType === 'THICK' && row.grade === 'B' ? { ...row, minScore: 710 } : row)),
    gradeAdjustments: [...content.gradeAdjustments.slice(1), added],
    floor: 'G',
    cap: 'B',
  });
  expect([next.faults, next.unread]).toEqual([[], 0]);
});

test('what is no score and what cannot stay is named at its cell', () => {
  expect(readGrades(content, { 'THIN.C': 'x' })).toMatchObject({ unread: 1, faults: [{ row: 'THIN', column: 'C' }] });
  expect(readGrades(content, { 'THICK.C': '720' }).faults).toMatchObject([{ row: 'THICK', column: 'C' }]);
  expect(readGrades(content, { 'THICK.C': '' }).faults).toMatchObject([{ row: 'THICK', column: 'C' }]);
  const bad = content.gradeAdjustments.map((one, at) => (at === 0 ? { ...one, reasonCode: null } : one));
  expect(readGrades(content, draftWithAdjustments(content, {}, bad)).faults).toMatchObject([{ row: 'young-file' }]);
});

test('what was typed stands on a version that a colleague made, without what it says already', () => {
  const theirs = {
    ...content,
    cap: 'B' as const,
    grades: grades.map((row) => (row.fileType === 'THICK' && row.grade === 'B' ? { ...row, minScore: 710 } : row)),
    gradeAdjustments: content.gradeAdjustments.slice(1),
  };
  const draft = {
    'THICK.B': '710',
    'THIN.B': '745',
    '.cap': 'B',
    'young-file.notches': '-2',
    'inquiries.notches': '-2',
  };
  expect(ontoGrades(draft, content, theirs)).toEqual({ 'THIN.B': '745', 'inquiries.notches': '-2' });
});
