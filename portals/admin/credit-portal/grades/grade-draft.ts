import type { GradeAssignmentContent, GradeScore, WireAdjustment } from '@contract/versioned-tables/grade-assignment';
import { gradeFieldFaults } from '@contract/versioned-tables/grade-faults';
import { GRADES, type Grade } from '@domain/enums';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import { FILE_TYPES, type FileType } from '@domain/underwriting/fields';
import { SCORE_LIMITS } from '@domain/underwriting/grade-table-faults';
import { isReasonCode } from '@domain/underwriting/reasons';
import { draftOfParts, type Listing, partsApplied, partsOnto } from '../parts-draft';
import type { SheetCells } from '../sheet-draft';
import { type Draft, type Fault, keyOf, type Place, type Reading } from '../table-kind';

const PLACES = FILE_TYPES.flatMap((row) => GRADES.map((column) => ({ row, column })));
const BOUNDS = ['cap', 'floor'] as const;
export type Bound = (typeof BOUNDS)[number];

/** An adjustment by its parts. */
export const ADJUSTMENTS: Listing<WireAdjustment> = {
  idOf: ({ code }) => code,
  parts: {
    name: { text: ({ name }) => name, with: (one, name) => ({ ...one, name }) },
    when: {
      text: ({ when }) => canonicalJson(when),
      with: (one, typed) => ({ ...one, when: JSON.parse(typed) as WireAdjustment['when'] }),
    },
    notches: { text: ({ notches }) => String(notches), with: (one, typed) => ({ ...one, notches: Number(typed) }) },
    reasonCode: {
      text: ({ reasonCode }) => reasonCode ?? '',
      with: (one, typed) => ({ ...one, reasonCode: typed === '' ? null : typed }),
    },
  },
  blank: (code) => ({
    code,
    name: '',
    when: { kind: 'FACT', field: 'inquiries6m', op: 'gte', values: [6] },
    notches: -1,
    reasonCode: null,
  }),
};

export const scoreAt = ({ grades }: GradeAssignmentContent, { row, column }: Place): number | null =>
  grades.find(({ fileType, grade }) => fileType === row && grade === column)?.minScore ?? null;

/** What a cell says: a score, nothing for a grade that nobody gets, or undefined for what is no score. */
export function readScore(typed: string): number | null | undefined {
  const text = typed.trim().replace(/\+$/, '');
  if (text === '' || /^[-–—]$/.test(text)) return null;
  return /^\d{3}$/.test(text) ? Number(text) : undefined;
}

/** The scores of a version, as they are typed on. */
export const gradeCells = (content: GradeAssignmentContent): SheetCells => ({
  rows: FILE_TYPES,
  columns: GRADES,
  says: (place, text) => readScore(text) === scoreAt(content, place),
});

/** What is typed of scores and bounds; the rest of a draft is of adjustments. */
function ofScores(draft: Draft): Draft {
  const own = new Set([...PLACES.map(keyOf), ...BOUNDS.map((column) => keyOf({ row: '', column }))]);
  return Object.fromEntries(Object.entries(draft).filter(([key]) => own.has(key)));
}

/** The draft with the adjustments of a version become others. */
export const draftWithAdjustments = (
  { gradeAdjustments }: GradeAssignmentContent,
  draft: Draft,
  next: readonly WireAdjustment[],
): Draft => ({ ...ofScores(draft), ...draftOfParts(gradeAdjustments, next, ADJUSTMENTS) });

/** The draft with the best or the worst grade of an adjustment chosen anew. */
export function draftWithBound(
  content: GradeAssignmentContent,
  draft: Draft,
  { bound, grade }: { bound: Bound; grade: string },
): Draft {
  const key = keyOf({ row: '', column: bound });
  const { [key]: _before, ...others } = draft;
  return content[bound] === grade ? others : { ...others, [key]: grade };
}

const fileWords = (fileType: FileType) => (fileType === 'THICK' ? 'Thick file' : 'Thin file');

/** The scores as they would be saved, in the order of what was there; a grade that gets one stands last. */
function readScores(content: GradeAssignmentContent, draft: Draft, unread: Fault[]): GradeScore[] {
  const scoreOf = (place: Place & { row: FileType }): number | null => {
    const text = draft[keyOf(place)];
    const typed = text === undefined ? scoreAt(content, place) : readScore(text);
    if (typed !== undefined) return typed;
    const range = `a score from ${SCORE_LIMITS.min} to ${SCORE_LIMITS.max}`;
    unread.push({
      ...place,
      message: `${fileWords(place.row)}, grade ${place.column}: enter ${range}, or leave it blank.`,
    });
    return scoreAt(content, place);
  };
  const kept = content.grades.map(({ fileType, grade }) => ({ row: fileType, column: grade }));
  const added = PLACES.filter((place) => scoreAt(content, place) === null);
  return [...kept, ...added].flatMap((place) => {
    const minScore = scoreOf(place);
    return minScore === null ? [] : { grade: place.column as Grade, fileType: place.row, minScore };
  });
}

/** Grades as they would be saved, and what is wrong with them, the same as on the server. */
export function readGrades(content: GradeAssignmentContent, draft: Draft): Reading<GradeAssignmentContent> {
  const unread: Fault[] = [];
  const bound = (column: Bound) => (draft[keyOf({ row: '', column })] as Grade | undefined) ?? content[column];
  const next: GradeAssignmentContent = {
    grades: readScores(content, draft, unread),
    gradeAdjustments: partsApplied(content.gradeAdjustments, draft, ADJUSTMENTS),
    cap: bound('cap'),
    floor: bound('floor'),
  };
  const there = new Set(content.gradeAdjustments.map(({ reasonCode }) => reasonCode));
  const faults = gradeFieldFaults(next, (code) => isReasonCode(code) || there.has(code)).map(
    ({ fileType, grade, adjustment, field, message }): Fault => {
      if (fileType !== null) return { row: fileType, column: grade ?? 'A', message };
      return adjustment === null ? { row: '', column: field, message } : { row: adjustment, column: 'when', message };
    },
  );
  const nameless = next.gradeAdjustments.flatMap(({ code, name }) =>
    name.trim() === '' ? { row: code, column: 'when', message: 'Name this adjustment. Decisions show the name.' } : [],
  );
  const all = [...unread, ...nameless, ...(unread.length > 0 ? [] : faults)];
  return { content: next, faults: all, unread: unread.length };
}

/** What was typed on one version, on another. */
export function ontoGrades(draft: Draft, _from: GradeAssignmentContent, to: GradeAssignmentContent): Draft {
  const { says } = gradeCells(to);
  const scores = Object.entries(ofScores(draft)).filter(([key, text]) => {
    const [row = '', column = ''] = key.split('.');
    return row === '' ? to[column as Bound] !== text : !says({ row, column }, text);
  });
  const own = ofScores(draft);
  const adjustments = Object.fromEntries(Object.entries(draft).filter(([key]) => !(key in own)));
  return { ...Object.fromEntries(scores), ...partsOnto(adjustments, to.gradeAdjustments, ADJUSTMENTS) };
}
