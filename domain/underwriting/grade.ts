import { GRADES, type Grade } from '../enums';
import { compileCondition, type Test, YES } from './condition';
import type { GradeAssignment } from './configuration';
import { FILE_TYPES, SLOT } from './fields';
import { at, type Slots } from './normalise';

type CompiledAdjustment = { code: string; notches: number; reasonCode: string | null; test: Test };

export type CompiledGrades = {
  /** Lowest score of each grade, best grade first; by file type (THIN, THICK). Infinity where a grade has no row. */
  readonly minScores: readonly Float64Array[];
  readonly adjustments: readonly CompiledAdjustment[];
  readonly worst: number;
  readonly best: number;
};

export type AppliedAdjustment = { readonly code: string; readonly notches: number; readonly reasonCode: string | null };
export type Grading = {
  readonly base: Grade;
  readonly grade: Grade;
  readonly adjustments: readonly AppliedAdjustment[];
};

export function compileGrades(assignment: GradeAssignment): CompiledGrades {
  const minScores = FILE_TYPES.map((fileType) =>
    Float64Array.from(GRADES, (grade) => {
      const row = assignment.grades.find((candidate) => candidate.grade === grade && candidate.fileType === fileType);
      return row?.minScore ?? Number.POSITIVE_INFINITY;
    }),
  );
  return {
    minScores,
    adjustments: assignment.gradeAdjustments.map(({ code, notches, reasonCode, when }) => {
      return { code, notches, reasonCode, test: compileCondition(when) };
    }),
    worst: GRADES.indexOf(assignment.floor),
    best: GRADES.indexOf(assignment.cap),
  };
}

const NO_ADJUSTMENTS: readonly AppliedAdjustment[] = [];

/**
 * Grades an application: first row its score reaches for its file type, then the notches, kept between floor and cap
 * (domain model §3.3 step 4). An adjustment whose fact is not known does not apply.
 * @returns null when the score is not known or reaches no row.
 */
export function gradeOf(compiled: CompiledGrades, slots: Slots): Grading | null {
  const score = at(slots, SLOT.score);
  const rows = compiled.minScores[at(slots, SLOT.fileType)];
  if (rows === undefined || Number.isNaN(score)) return null;
  let base = 0;
  while (base < rows.length && !(score >= (rows[base] ?? Number.POSITIVE_INFINITY))) base += 1;
  const baseGrade = GRADES[base];
  if (baseGrade === undefined) return null;
  let index = base;
  let applied: AppliedAdjustment[] | null = null;
  for (const adjustment of compiled.adjustments) {
    if (adjustment.test(slots) !== YES) continue;
    index -= adjustment.notches;
    applied ??= [];
    applied.push({ code: adjustment.code, notches: adjustment.notches, reasonCode: adjustment.reasonCode });
  }
  const kept = Math.min(compiled.worst, Math.max(compiled.best, index));
  return { base: baseGrade, grade: GRADES[kept] ?? baseGrade, adjustments: applied ?? NO_ADJUSTMENTS };
}
