import type { GradeAssignmentContent, GradeScore, WireAdjustment } from '@contract/versioned-tables/grade-assignment';
import { DEMO_GRADE_ASSIGNMENT } from '@domain/underwriting/demo-tables';
import { contentOfGrades } from '../features/risk/index';
import type { TableSample } from './table-sample';

const content = contentOfGrades(DEMO_GRADE_ASSIGNMENT);

const withScore = (given: GradeAssignmentContent, index: number, change: (row: GradeScore) => GradeScore) => ({
  ...given,
  grades: given.grades.map((row, at) => (at === index ? change(row) : row)),
});
const brokenScore = (index: number, minScore: number) => ({
  content: withScore(content, index, (row) => ({ ...row, minScore })),
  field: `grades[${index}].minScore`,
});
const brokenAdjustment = (change: Partial<WireAdjustment>, part: string) => ({
  content: {
    ...content,
    gradeAdjustments: content.gradeAdjustments.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
  },
  field: `gradeAdjustments[0].${part}`,
});

export const gradeSample: TableSample = {
  id: DEMO_GRADE_ASSIGNMENT.id,
  content,
  // Scores lie twenty points apart and more: each may rise by one point, two, three and four.
  edits: 4 * content.grades.length,
  edited: (given, edit) =>
    withScore(given as GradeAssignmentContent, edit % content.grades.length, (row) => ({
      ...row,
      minScore: row.minScore + 1 + Math.floor(edit / content.grades.length),
    })),
  broken: {
    'a worse grade that begins higher': brokenScore(2, 730),
    'two grades that begin at one score': brokenScore(2, 700),
    'a grade that is left out between two': {
      content: { ...content, grades: content.grades.filter((_, at) => at !== 2) },
      field: 'grades',
    },
    'a grade that stands twice': {
      content: withScore(content, 2, (row) => ({ ...row, grade: 'B' })),
      field: 'grades[2].minScore',
    },
    'thin files without a score': {
      content: { ...content, grades: content.grades.filter(({ fileType }) => fileType === 'THICK') },
      field: 'grades',
    },
    'a notch down without a reason': brokenAdjustment({ reasonCode: null }, 'reasonCode'),
    'an adjustment of no notch': brokenAdjustment({ notches: 0 }, 'notches'),
    'an adjustment that nobody meets': brokenAdjustment(
      { when: { kind: 'FACT', field: 'oldestTradelineMonths', op: 'lt', values: [0] } },
      'when',
    ),
    'an adjustment by a fact that the law keeps out': brokenAdjustment(
      { when: { kind: 'FACT', field: 'zipCode', op: 'eq', values: ['78701'] } },
      'when.field',
    ),
    'an adjustment that stands twice': {
      content: brokenAdjustment({ code: 'inquiries' }, 'code').content,
      field: 'gradeAdjustments[2].code',
    },
    'a reason that nobody knows': brokenAdjustment({ reasonCode: 'NO_SUCH_REASON' }, 'reasonCode'),
    'a best grade below the worst': { content: { ...content, cap: 'G', floor: 'C' }, field: 'cap' },
  },
};
