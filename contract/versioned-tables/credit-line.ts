import { GRADES, type Grade, SPECIALTIES, type Specialty } from '@domain/enums';
import { FILE_TYPES, type FileType } from '@domain/underwriting/fields';
import { LINE_LIMITS } from '@domain/underwriting/line-table-faults';
import { endpoint } from '../endpoint';
import { named } from '../schema';
import * as z from '../z';
import { declareVersionedTable, type TableCell, versionedTableCalls } from './declare-versioned-table';

const hasTwoDecimals = (value: number) => Math.round(value * 100) / 100 === value;
const amount = (min: number, max: number) =>
  z.number().check(z.minimum(min), z.maximum(max), z.refine(hasTwoDecimals, { error: 'two_decimals' }));
/** Dollars, not cents: a version keeps what was sent. */
const dollarsOf = ({ min, max }: { min: number; max: number }) => amount(min / 100, max / 100);
const percentOf = ({ min, max }: { min: number; max: number }) => amount(min / 100, max / 100);

const lineRow = named(
  'CreditLineRow',
  z.strictObject({
    grade: z.enum(GRADES),
    /** One line for each income band. */
    values: z.array(dollarsOf(LINE_LIMITS.line)).check(z.minLength(1), z.maxLength(LINE_LIMITS.bands)),
  }),
);

const fields = {
  /** Null: every specialty without a table of its own. */
  specialty: z.nullable(z.enum(SPECIALTIES)),
  fileType: z.enum(FILE_TYPES),
  /** Where each income band begins, in dollars a year; the first at 0, and the last has no end. */
  incomes: z.array(dollarsOf(LINE_LIMITS.income)).check(z.minLength(1), z.maxLength(LINE_LIMITS.bands)),
  lines: z.array(lineRow).check(z.minLength(GRADES.length), z.maxLength(GRADES.length)),
  /** Largest line as a share of yearly income. */
  maxPctIncome: percentOf(LINE_LIMITS.share),
  /** Largest share of monthly income for all debt, this line included. */
  maxDti: percentOf(LINE_LIMITS.share),
  /** Rate in percent a year and term in months by which a monthly payment becomes a line. */
  refRate: percentOf(LINE_LIMITS.rate),
  refTerm: z.int().check(z.minimum(LINE_LIMITS.term.min), z.maximum(LINE_LIMITS.term.max)),
  /** Lines are rounded down to a multiple of this. */
  roundTo: dollarsOf(LINE_LIMITS.step),
  minLine: dollarsOf(LINE_LIMITS.least),
  maxLine: dollarsOf(LINE_LIMITS.least),
};

export type CreditLineContent = {
  specialty: Specialty | null;
  fileType: FileType;
  incomes: readonly number[];
  lines: readonly { grade: Grade; values: readonly number[] }[];
  maxPctIncome: number;
  maxDti: number;
  refRate: number;
  refTerm: number;
  roundTo: number;
  minLine: number;
  maxLine: number;
};

/** What stands beside the grid, in the order in which it is read. */
export const CREDIT_LINE_SETTINGS = [
  'specialty',
  'fileType',
  'maxPctIncome',
  'maxDti',
  'refRate',
  'refTerm',
  'roundTo',
  'minLine',
  'maxLine',
] as const;

/** Limits by grade and income, and what else bounds a line. */
export const creditLine = declareVersionedTable({
  key: 'credit-line-assignments',
  noun: 'CreditLineAssignment',
  path: '/credit-portal/credit-line-assignments',
  listName: 'creditLineAssignments',
  idQuery: 'creditlineAssignmentsId',
  clonesFromBody: true,
  what: 'credit line assignment',
  source: 'provider-admin §7 Credit portal, decision 29',
  permissions: { view: 'credit.view', edit: 'credit.edit' },
  fields,
  // A band is called by where it begins, so that one that is added or taken out is no change of the bands after it.
  cells: (content: CreditLineContent): TableCell[] => [
    ...CREDIT_LINE_SETTINGS.map((column) => ({ row: '', column, value: content[column] })),
    ...content.incomes.map((value) => ({ row: 'incomes', column: String(value), value })),
    ...content.lines.flatMap(({ grade, values }) =>
      values.map((value, band) => ({ row: grade, column: String(content.incomes[band] ?? ''), value })),
    ),
  ],
});

export const creditLineCalls = versionedTableCalls(creditLine);

/** The tables that hold for a specialty today, by risk profile: its own, else the one for all others. */
export const getCreditLineOfSpecialty = endpoint({
  id: 'getCreditLineOfSpecialty',
  method: 'GET',
  path: '/credit-portal/credit-line-assignment',
  summary: 'The credit line assignments that a specialty’s applications are decided with, by risk profile',
  source: creditLine.source,
  access: creditLineCalls.list.access,
  query: z.strictObject({ specialty: z.enum(SPECIALTIES) }),
  result: z.object({
    data: z.array(
      z.object({
        riskProfile: z.object({ _id: z.string(), name: z.string() }),
        fileType: z.enum(FILE_TYPES),
        /** True for the specialty's own table, false for the one of all others. */
        isOwn: z.boolean(),
        creditLineAssignment: creditLineCalls.read.result,
      }),
    ),
  }),
  errors: [],
});
