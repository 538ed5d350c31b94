import type { Grade } from '@domain/enums';
import type { GradeAdjustment } from '@domain/underwriting/configuration';
import type { FileType } from '@domain/underwriting/fields';
import { type GradeFault, gradeTableFaults } from '@domain/underwriting/grade-table-faults';
import type { FieldFault } from '../error';
import type { GradeAssignmentContent, WireAdjustment } from './grade-assignment';
import { conditionFromWire, conditionToWire, wirePlace } from './rule-condition';

/** A refused place of a grade assignment: a score, an adjustment by its code, or a setting. */
export type GradeFieldFault = FieldFault & {
  fileType: FileType | null;
  grade: Grade | null;
  adjustment: string | null;
};

export const adjustmentFromWire = ({ when, ...adjustment }: WireAdjustment): GradeAdjustment => ({
  ...adjustment,
  when: conditionFromWire(when),
});
export const adjustmentToWire = ({ when, ...adjustment }: GradeAdjustment): WireAdjustment => ({
  ...adjustment,
  when: conditionToWire(when),
});

/** What is wrong with grades, the same on the screen and on the server. */
export function gradeFieldFaults(
  content: GradeAssignmentContent,
  isKnownReason: (code: string) => boolean,
): GradeFieldFault[] {
  const table = { ...content, gradeAdjustments: content.gradeAdjustments.map(adjustmentFromWire) };
  return gradeTableFaults(table, isKnownReason).map((fault) => atField(content, fault));
}

function atField({ grades, gradeAdjustments }: GradeAssignmentContent, fault: GradeFault): GradeFieldFault {
  const none = { fileType: null, grade: null, adjustment: null };
  if ('setting' in fault) return { ...none, field: fault.setting, message: fault.message };
  if ('adjustment' in fault) {
    const { adjustment: at, place, message } = fault;
    const one = gradeAdjustments[at];
    const field = `gradeAdjustments[${at}].${wirePlace(place)}`;
    return { ...none, adjustment: one?.code ?? null, field, message: `${one?.name}: ${message}` };
  }
  const { fileType, grade, message } = fault;
  const row = grades.findLastIndex((one) => one.fileType === fileType && one.grade === grade);
  const field = row < 0 ? 'grades' : `grades[${row}].minScore`;
  const place = `${fileType === 'THICK' ? 'Thick' : 'Thin'} file${grade === null ? '' : `, grade ${grade}`}`;
  return { ...none, fileType, grade, field, message: `${place}: ${message}` };
}
