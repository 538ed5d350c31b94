import { creditPaths } from '@contract/credit-portal/paths';
import { creditTableMessages as messages } from '@contract/messages/staff/credit-table';
import type { CellChange } from '@contract/versioned-tables/declare-versioned-table';
import {
  type GradeAssignmentContent,
  gradeAssignment,
  gradeAssignmentCalls,
} from '@contract/versioned-tables/grade-assignment';
import { entryWords, reasonLabel } from '../rules/rule-words';
import type { TableCalls, TableKind } from '../table-kind';
import { ontoGrades, readGrades } from './grade-draft';

const BOUND_WORDS: Readonly<Record<string, string>> = {
  cap: 'Best grade by adjustment',
  floor: 'Worst grade by adjustment',
};
const PART_WORDS: Readonly<Record<string, string>> = {
  name: 'name',
  place: 'order',
  when: 'condition',
  notches: 'notches',
  reasonCode: 'reason',
};

/** "Thick file, grade B", "700" and "710". */
function say({ row, column, from, to }: CellChange) {
  const said = (value: CellChange['from']) => {
    if (value === null) return 'none';
    return column === 'reasonCode' ? reasonLabel(String(value)) : String(value);
  };
  const values = { from: said(from), to: said(to) };
  if (row === '') return { place: BOUND_WORDS[column] ?? column, ...values };
  if (row === 'THICK' || row === 'THIN')
    return { place: `${row === 'THICK' ? 'Thick' : 'Thin'} file, grade ${column}`, ...values };
  return { place: `${entryWords(row)}, ${PART_WORDS[column] ?? column}`, ...values };
}

export const gradesKind: TableKind<GradeAssignmentContent> = {
  declaration: gradeAssignment,
  calls: gradeAssignmentCalls as unknown as TableCalls,
  paths: creditPaths.grades,
  messages: {
    created: messages.gradeAssignmentCreated,
    updated: messages.gradeAssignmentUpdated,
    archived: messages.gradeAssignmentUpdated,
    failed: {
      create: messages.gradeAssignmentErrorCreate,
      update: messages.gradeAssignmentErrorUpdate,
      archive: messages.gradeAssignmentErrorUpdate,
    },
  },
  words: {
    title: 'Grade assignments',
    cells: 'Grades',
    tables: 'Grade assignments',
    none: 'No grade assignments',
    cell: 'The minimum score for each grade. A blank cell means the grade isn’t used. Scores below the lowest grade are denied.',
    grid: 'Minimum scores by file type and grade',
    unit: 'change',
    inForce: (profiles) =>
      `Takes effect immediately for applications under ${profiles}. Existing decisions don’t change.`,
    unused: 'No risk profile uses these grades yet.',
    clone: 'The clone starts at version 1 and isn’t in use yet.',
  },
  contentOf: ({ grades, gradeAdjustments, floor, cap }) => ({ grades, gradeAdjustments, floor, cap }),
  read: readGrades,
  onto: ontoGrades,
  say,
};
