import { GRADES, type Grade } from '@domain/enums';
import { conditionWords } from '@domain/underwriting/condition-words';
import { FILE_TYPES, type FileType } from '@domain/underwriting/fields';
import { SCORE_LIMITS } from '@domain/underwriting/grade-table-faults';
import { endpoint } from '../endpoint';
import { id, named, optionalText, text } from '../schema';
import * as z from '../z';
import { declareVersionedTable, type TableCell, versionedTableCalls } from './declare-versioned-table';
import { conditionFromWire, ruleCondition, type WireCondition } from './rule-condition';
import { partId, reasonCode } from './ruleset';

export type WireAdjustment = {
  code: string;
  name: string;
  when: WireCondition;
  notches: number;
  reasonCode: string | null;
};
export type GradeScore = { grade: Grade; fileType: FileType; minScore: number };
export type GradeAssignmentContent = {
  grades: readonly GradeScore[];
  gradeAdjustments: readonly WireAdjustment[];
  floor: Grade;
  cap: Grade;
};

export const gradeScore = named(
  'GradeScore',
  z.strictObject({
    grade: z.enum(GRADES),
    fileType: z.enum(FILE_TYPES),
    /** The lowest score that gets the grade. */
    minScore: z.int().check(z.minimum(SCORE_LIMITS.min), z.maximum(SCORE_LIMITS.max)),
  }),
);

const gradeAdjustment = named(
  'GradeAdjustment',
  z.strictObject({
    code: partId(),
    name: text(120),
    when: ruleCondition,
    /** Grades up, or down below zero. */
    notches: z.int().check(z.minimum(-6), z.maximum(6)),
    reasonCode: z.nullable(reasonCode()),
  }),
);

const fields = {
  grades: z.array(gradeScore).check(z.minLength(1), z.maxLength(GRADES.length * FILE_TYPES.length)),
  gradeAdjustments: z.array(gradeAdjustment).check(z.maxLength(40)),
  /** The worst grade that an adjustment leads to. */
  floor: z.enum(GRADES),
  /** The best one. */
  cap: z.enum(GRADES),
};

/** Which score gets which grade, by the kind of credit file, and what moves a grade. */
export const gradeAssignment = declareVersionedTable({
  key: 'grade-assignments',
  noun: 'GradeAssignment',
  path: '/credit-portal/grade-assignments',
  clonesFromBody: true,
  what: 'grade assignment',
  source: 'provider-admin §7 Credit portal, decision 29',
  permissions: { view: 'credit.view', edit: 'credit.edit' },
  fields,
  cells: ({ grades, gradeAdjustments, floor, cap }: GradeAssignmentContent): TableCell[] => [
    { row: '', column: 'cap', value: cap },
    { row: '', column: 'floor', value: floor },
    ...grades.map(({ grade, fileType, minScore }) => ({ row: fileType, column: grade, value: minScore })),
    ...gradeAdjustments.flatMap(({ code, name, when, notches, reasonCode: reason }, at) =>
      [
        { column: 'name', value: name },
        { column: 'place', value: at + 1 },
        { column: 'when', value: conditionWords(conditionFromWire(when)) },
        { column: 'notches', value: notches },
        { column: 'reasonCode', value: reason },
      ].map((cell) => ({ row: code, ...cell })),
    ),
  ],
});

const calls = versionedTableCalls(gradeAssignment);

/** As every kind clones, and as the specification says it: without `_id` a grade assignment begins from nothing. */
export const gradeAssignmentCalls = {
  ...calls,
  clone: endpoint({
    id: 'cloneGradeAssignment',
    method: 'POST',
    path: '/credit-portal/grade-assignments/clone',
    summary: 'Create a grade assignment, from another or from scratch, starting with version 1',
    source: gradeAssignment.source,
    access: calls.clone.access,
    body: z.strictObject({
      _id: z.optional(id()),
      name: text(80),
      note: optionalText(300),
      grades: fields.grades,
      gradeAdjustments: fields.gradeAdjustments,
      /** Left out: as where it is cloned from, else every grade. */
      floor: z.optional(fields.floor),
      cap: z.optional(fields.cap),
    }),
    result: calls.clone.result,
    errors: ['NOT_FOUND'],
  }),
};
