import type { GradeAssignmentContent } from '@contract/versioned-tables/grade-assignment';
import { adjustmentFromWire, adjustmentToWire } from '@contract/versioned-tables/grade-faults';
import type { GradeAssignment } from '@domain/underwriting/configuration';

/** The grades of a version as the rules take them. */
export function gradesOf(
  { id, name, version }: { id: string; name: string; version: number },
  { grades, gradeAdjustments, floor, cap }: GradeAssignmentContent,
): GradeAssignment {
  return { id, name, version, grades, gradeAdjustments: gradeAdjustments.map(adjustmentFromWire), floor, cap };
}

/** What a version of a grade assignment holds. */
export function contentOfGrades({ grades, gradeAdjustments, floor, cap }: GradeAssignment): GradeAssignmentContent {
  return { grades, gradeAdjustments: gradeAdjustments.map(adjustmentToWire), floor, cap };
}
