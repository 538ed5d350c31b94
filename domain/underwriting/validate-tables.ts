import { GRADES, SPECIALTIES } from '../enums';
import type { PromoMethod } from '../payment-plan/plan';
import { refuse } from '../refusal';
import type {
  CreditLineAssignment,
  CreditLineRow,
  GradeAdjustment,
  GradeAssignment,
  GradeRiskTable,
  Product,
  ProductGroup,
} from './configuration';
import { FILE_TYPES, type FileType } from './fields';
import { gradeRiskFaults, RATE_MAX_BPS } from './grade-risk-faults';
import { canHold } from './reachable';
import { validateCondition } from './validate-condition';
import { fact, oneOf, record, records, text, whole } from './validate-shape';

const TERM_MAX = 120;
const INCOME_MAX_CENTS = 10_000_000_00;

const PROMO_METHODS: readonly PromoMethod[] = ['REBATE', 'DEFERRED_DECLINING', 'DEFERRED_ORIGINAL'];

/**
 * Checks grades: at least one row per file type, scores falling from A to G, adjustments that can hold and carry a reason.
 * @throws DomainRefusal naming the row or the adjustment.
 */
export function validateGradeAssignment(table: GradeAssignment, isKnownReason: (code: string) => boolean): void {
  record('gradeAssignment', table);
  records('gradeAssignment.grades', table.grades);
  for (const [index, row] of table.grades.entries()) {
    oneOf(`gradeAssignment.grades[${index}].grade`, row.grade, GRADES);
    oneOf(`gradeAssignment.grades[${index}].fileType`, row.fileType, FILE_TYPES);
  }
  for (const fileType of FILE_TYPES) {
    const rows = table.grades.filter((row) => row.fileType === fileType);
    if (rows.length === 0) refuse(`gradeAssignment.grades[${fileType}]`, 'The table is empty.');
    const sorted = rows.toSorted((one, other) => GRADES.indexOf(one.grade) - GRADES.indexOf(other.grade));
    for (const [index, row] of sorted.entries()) {
      const place = `gradeAssignment.grades[${fileType} ${row.grade}]`;
      whole(`${place}.minScore`, row.minScore, { min: 250, max: 900 });
      const better = sorted[index - 1];
      if (better?.grade === row.grade) refuse(place, 'Overlap: a grade can have only one row per file type.');
      if (better && better.minScore <= row.minScore)
        refuse(`${place}.minScore`, `Unreachable: must be below the score of ${better.grade}.`, better.minScore);
    }
  }
  oneOf('gradeAssignment.cap', table.cap, GRADES);
  oneOf('gradeAssignment.floor', table.floor, GRADES);
  if (GRADES.indexOf(table.cap) > GRADES.indexOf(table.floor))
    refuse('gradeAssignment.cap', "The best grade an adjustment can reach can't be below the worst.", table.floor);
  validateAdjustments(table, isKnownReason);
}

function validateAdjustments(table: GradeAssignment, isKnownReason: (code: string) => boolean): void {
  records('gradeAssignment.gradeAdjustments', table.gradeAdjustments);
  const codes = new Set<string>();
  for (const adjustment of table.gradeAdjustments) {
    const place = `gradeAssignment.gradeAdjustments[${adjustment.code}]`;
    text(`${place}.code`, adjustment.code);
    if (codes.has(adjustment.code)) refuse(place, 'Each adjustment needs its own code.');
    codes.add(adjustment.code);
    for (const check of ADJUSTMENT_CHECKS) check(adjustment, place, isKnownReason);
  }
}

type AdjustmentCheck = (adjustment: GradeAdjustment, place: string, isKnownReason: (code: string) => boolean) => void;

/** What an adjustment must pass, one check for each part of it. */
export const ADJUSTMENT_CHECKS: readonly AdjustmentCheck[] = [
  ({ when }, place) => {
    validateCondition(when, `${place}.when`);
    if (!canHold(when)) refuse(`${place}.when`, 'Unreachable: no application can meet this condition.');
  },
  ({ notches }, place) => {
    whole(`${place}.notches`, notches, { min: -6, max: 6 });
    if (notches === 0) refuse(`${place}.notches`, 'An adjustment must move the grade by at least one.', 1);
  },
  ({ notches, reasonCode }, place, isKnownReason) => {
    if (notches < 0 && reasonCode === null)
      refuse(`${place}.reasonCode`, 'A notch down needs a reason (Reg B 1002.9).');
    if (reasonCode !== null && !isKnownReason(reasonCode))
      refuse(`${place}.reasonCode`, `Reason ${reasonCode} isn't in the reasons table.`);
  },
];

/**
 * Checks line tables: one live default table, no two for a specialty, and in each table income bands that start at 0, touch
 * each other and end open, with lines that never fall when grade or income get better.
 * @throws DomainRefusal naming the table and the row.
 */
export function validateLines(place: string, tables: readonly CreditLineAssignment[], fileType: FileType): void {
  records(place, tables);
  for (const [index, table] of tables.entries()) fact(`${place}[${index}].archived`, table.archived);
  const live = tables.filter((table) => !table.archived);
  if (!live.some((table) => table.specialty === null)) refuse(place, 'A table for all other specialties is missing.');
  const seen = new Set<string | null>();
  for (const table of live) {
    const at = `${place}[${table.specialty ?? 'default'}]`;
    oneOf(`${at}.specialty`, table.specialty, [null, ...SPECIALTIES]);
    if (seen.has(table.specialty)) refuse(at, 'Overlap: this specialty already has a table.');
    seen.add(table.specialty);
    if (table.fileType !== fileType) refuse(`${at}.fileType`, `Must be ${fileType}.`, fileType);
    whole(`${at}.maxPctIncomeBps`, table.maxPctIncomeBps, { min: 1, max: RATE_MAX_BPS });
    whole(`${at}.maxDtiBps`, table.maxDtiBps, { min: 1, max: RATE_MAX_BPS });
    whole(`${at}.refRateBps`, table.refRateBps, { min: 0, max: RATE_MAX_BPS });
    whole(`${at}.refTerm`, table.refTerm, { min: 1, max: TERM_MAX });
    whole(`${at}.roundToCents`, table.roundToCents, { min: 1, max: 1_000_000 });
    whole(`${at}.minLineCents`, table.minLineCents, { min: 1, max: 100_000_000 });
    whole(`${at}.maxLineCents`, table.maxLineCents, { min: table.minLineCents, max: 100_000_000 });
    validateBands(at, table);
  }
}

function validateBands(at: string, table: CreditLineAssignment): void {
  records(`${at}.rows`, table.rows);
  if (table.rows.length === 0) refuse(`${at}.rows`, 'The table is empty.');
  for (const [index, row] of table.rows.entries()) {
    oneOf(`${at}.rows[${index}].grade`, row.grade, GRADES);
    whole(`${at}.rows[${index}].incomeMinCents`, row.incomeMinCents, { min: 0, max: INCOME_MAX_CENTS });
    if (row.incomeMaxCents !== null)
      whole(`${at}.rows[${index}].incomeMaxCents`, row.incomeMaxCents, { min: 1, max: INCOME_MAX_CENTS });
  }
  const lineAt = (rows: readonly CreditLineRow[], incomeCents: number) =>
    rows.findLast((row) => row.incomeMinCents <= incomeCents)?.lineCents ?? 0;
  let better: CreditLineRow[] | null = null;
  for (const grade of GRADES) {
    const rows = table.rows
      .filter((row) => row.grade === grade)
      .toSorted((one, other) => one.incomeMinCents - other.incomeMinCents);
    if (rows.length === 0) refuse(`${at}.rows[${grade}]`, 'The grade has no row.');
    let next: number | null = 0;
    let least = 0;
    for (const [index, row] of rows.entries()) {
      const place = `${at}.rows[${grade} ${index}]`;
      whole(`${place}.lineCents`, row.lineCents, { min: 0, max: 100_000_000 });
      if (next === null || row.incomeMinCents < next) refuse(place, 'Overlap: two rows cover the same income.');
      if (row.incomeMinCents > next) refuse(place, 'Gap: incomes between two rows have no limit.', next);
      if (row.incomeMaxCents !== null && row.incomeMaxCents <= row.incomeMinCents)
        refuse(`${place}.incomeMaxCents`, 'Impossible range: the band is empty.', row.incomeMinCents);
      if (row.lineCents < least) refuse(`${place}.lineCents`, "A higher income can't get a lower limit.", least);
      least = row.lineCents;
      next = row.incomeMaxCents;
    }
    if (next !== null) refuse(`${at}.rows[${grade}]`, "Gap: the last band can't have an upper end.", next);
    for (const row of better ? [...better, ...rows] : []) {
      const limit = lineAt(better ?? [], row.incomeMinCents);
      if (lineAt(rows, row.incomeMinCents) > limit)
        refuse(`${at}.rows[${grade}]`, "A better grade can't get a lower limit.", limit);
    }
    better = rows;
  }
}

/**
 * Checks a table of basis points by product and grade. Rates (not fees) must never rise when the grade gets better, and no
 * better grade is left without a product that a worse one gets: with such a hole a better score would be denied.
 * @throws DomainRefusal naming the product and the grade.
 */
export function validateGradeRisk(place: string, table: GradeRiskTable, mustRiseWithRisk: boolean): void {
  record(place, table);
  fact(`${place}.enabled`, table.enabled);
  fact(`${place}.archived`, table.archived);
  records(`${place}.products`, table.products);
  if (table.products.length === 0) refuse(`${place}.products`, 'The table is empty.');
  if (table.archived || !table.enabled) refuse(place, 'The table is archived or turned off.');
  for (const { product, values } of table.products) {
    text(`${place}.products.product`, product);
    record(`${place}.products[${product}].values`, values);
  }
  const [fault] = gradeRiskFaults(table.products, mustRiseWithRisk);
  if (!fault) return;
  const at = `${place}.products[${fault.product}]${fault.grade === null ? '' : `.${fault.grade}`}`;
  refuse(at, fault.message, fault.limit);
}

/** Checks the products a practice offers. @throws DomainRefusal naming the product. */
export function validateProducts(group: ProductGroup): void {
  record('productGroup', group);
  records('productGroup.products', group.products);
  const enabled = group.products.filter((product) => product.enabled);
  if (enabled.length === 0) refuse('productGroup.products', 'The group has no enabled product.');
  const seen = new Set<string>();
  for (const product of group.products) {
    const place = `productGroup.products[${product.product}]`;
    if (seen.has(product.product)) refuse(place, 'Overlap: this product is listed twice.');
    seen.add(product.product);
    validateProduct(place, product);
  }
}

function validateProduct(place: string, product: Product): void {
  text(`${place}.product`, product.product);
  text(`${place}.name`, product.name);
  fact(`${place}.enabled`, product.enabled);
  whole(`${place}.minAmountCents`, product.minAmountCents, { min: 1, max: 100_000_000 });
  whole(`${place}.maxAmountCents`, product.maxAmountCents, { min: product.minAmountCents, max: 100_000_000 });
  whole(`${place}.minModifyAmountCents`, product.minModifyAmountCents, { min: 0, max: product.maxAmountCents });
  whole(`${place}.mdfBps`, product.mdfBps, { min: 0, max: RATE_MAX_BPS });
  whole(`${place}.allerganMdfBps`, product.allerganMdfBps, { min: 0, max: RATE_MAX_BPS });
  whole(`${place}.minimumFeeCents`, product.minimumFeeCents, { min: 0, max: 100_000_000 });
  whole(`${place}.fixedTerm`, product.fixedTerm, { min: 1, max: TERM_MAX });
  if (product.promoTerm === null) {
    oneOf(`${place}.promoMethod`, product.promoMethod, [null, ...PROMO_METHODS]);
    return;
  }
  whole(`${place}.promoTerm`, product.promoTerm, { min: 1, max: product.fixedTerm - 1 });
  if (product.promoMethod === null) refuse(`${place}.promoMethod`, "Choose the promotion's method.");
  oneOf(`${place}.promoMethod`, product.promoMethod, PROMO_METHODS);
}
