import { GRADES, type Grade } from '../enums';
import { DomainRefusal } from '../refusal';
import type { GradeAdjustment, GradeAssignment } from './configuration';
import { FILE_TYPES, type FileType } from './fields';
import { ADJUSTMENT_CHECKS } from './validate-tables';

/** Lowest scores that a grade may begin at, in points. */
export const SCORE_LIMITS = { min: 250, max: 900 } as const;

/** A refused place of a grade table: a score, a row of a kind of file (no grade), an adjustment, or a setting. */
export type GradeFault =
  | { readonly fileType: FileType; readonly grade: Grade | null; readonly message: string; readonly limit?: number }
  | { readonly adjustment: number; readonly place: string; readonly message: string }
  | { readonly setting: 'cap' | 'floor'; readonly message: string };

/**
 * Everything that keeps grades from being published: a kind of file without scores, a grade that stands twice or is left out
 * between two others, a score that is not below that of the better grade, an adjustment that nobody meets or that takes a grade
 * without a reason.
 */
export function gradeTableFaults(
  table: Pick<GradeAssignment, 'grades' | 'gradeAdjustments' | 'floor' | 'cap'>,
  isKnownReason: (code: string) => boolean,
): GradeFault[] {
  const faults: GradeFault[] = FILE_TYPES.flatMap((fileType) => scoreFaults(table, fileType));
  if (GRADES.indexOf(table.cap) > GRADES.indexOf(table.floor)) {
    const message = `The best grade an adjustment can reach (${table.cap}) is below the worst (${table.floor}).`;
    faults.push({ setting: 'cap', message });
  }
  return [...faults, ...adjustmentFaults(table.gradeAdjustments, isKnownReason)];
}

function scoreFaults({ grades }: Pick<GradeAssignment, 'grades'>, fileType: FileType): GradeFault[] {
  const rows = grades.filter((row) => row.fileType === fileType);
  if (rows.length === 0) return [{ fileType, grade: null, message: 'No grade has a score.' }];
  const faults: GradeFault[] = [];
  let better: { grade: Grade; minScore: number } | null = null;
  const worst = Math.max(...rows.map(({ grade }) => GRADES.indexOf(grade)));
  for (const [at, grade] of GRADES.entries()) {
    const [row, twin] = rows.filter((one) => one.grade === grade);
    if (twin) faults.push({ fileType, grade, message: 'Overlap: the grade is listed twice.' });
    if (!row) {
      const isBetween = better !== null && at < worst;
      if (isBetween) faults.push({ fileType, grade, message: "Gap: a worse grade has a score, but this one doesn't." });
      continue;
    }
    const { minScore } = row;
    if (!Number.isInteger(minScore) || minScore < SCORE_LIMITS.min || minScore > SCORE_LIMITS.max) {
      const message = `Enter a whole number from ${SCORE_LIMITS.min} to ${SCORE_LIMITS.max}.`;
      faults.push({
        fileType,
        grade,
        message,
        limit: minScore > SCORE_LIMITS.max ? SCORE_LIMITS.max : SCORE_LIMITS.min,
      });
    } else if (better && minScore === better.minScore) {
      const message = `Overlap: grade ${better.grade} also starts at ${minScore}, so no one would get ${grade}.`;
      faults.push({ fileType, grade, message, limit: minScore });
    } else if (better && minScore > better.minScore) {
      const message = `A better score can't get a worse grade: ${better.grade} already starts at ${better.minScore}.`;
      faults.push({ fileType, grade, message, limit: better.minScore });
    }
    better = { grade, minScore };
  }
  return faults;
}

function adjustmentFaults(
  adjustments: readonly GradeAdjustment[],
  isKnownReason: (code: string) => boolean,
): GradeFault[] {
  return adjustments.flatMap((one, adjustment) => {
    const isTwin = adjustments.findIndex(({ code }) => code === one.code) < adjustment;
    const twin = isTwin ? [{ adjustment, place: 'code', message: 'Each adjustment needs its own code.' }] : [];
    const refused = ADJUSTMENT_CHECKS.flatMap((check): GradeFault[] => {
      try {
        check(one, 'one', isKnownReason);
        return [];
      } catch (cause) {
        if (!(cause instanceof DomainRefusal)) throw cause;
        return [{ adjustment, place: cause.field.slice('one.'.length), message: cause.message }];
      }
    });
    return [...twin, ...refused];
  });
}
