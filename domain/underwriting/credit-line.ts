import { GRADES, type Grade, SPECIALTIES } from '../enums';
import { type Cents, cents } from '../money/cents';
import type { CreditLineAssignment } from './configuration';
import { SLOT } from './fields';
import { at, type Slots } from './normalise';

/** The limit that decided the line. `balance` means that what is owed with us already took up the rest. */
export type BindingLimit = 'table' | 'incomeCap' | 'capacity' | 'balance';

export type LineSteps = {
  readonly tableCents: Cents;
  readonly incomeCapCents: Cents;
  readonly capacityCents: Cents;
  readonly balanceCents: Cents;
  /** Line before the balance is taken off, rounded down. */
  readonly maxCreditLineCents: Cents;
  /** Line that can be used today, rounded down; 0 when below the least line. */
  readonly lineCents: Cents;
  readonly binding: BindingLimit;
  /** True when a higher income, all else equal, would lift the table limit. */
  readonly isIncomeBandShort: boolean;
  readonly isBelowMinimum: boolean;
};

type Band = { readonly fromCents: number; readonly lineCents: number };
type CompiledLineTable = {
  readonly bandsByGrade: readonly (readonly Band[])[];
  readonly maxPctIncomeBps: number;
  readonly maxDtiBps: number;
  readonly paymentPer1000Cents: number;
  readonly roundToCents: number;
  readonly minLineCents: number;
  readonly maxLineCents: number;
  readonly largestLineCents: number;
};

/** Tables by specialty slot (0 = default, then index of the specialty + 1). */
export type CompiledLines = readonly CompiledLineTable[];

/**
 * Monthly payment in cents on $1,000 borrowed, rounded half up to the cent. The power is multiplied out, because
 * Math.pow may differ in its last bit from one engine to the next and a decision must replay anywhere.
 */
export function paymentPer1000Cents(rateBps: number, term: number): number {
  if (rateBps === 0) return Math.ceil(100_000 / term);
  const rate = rateBps / 120_000;
  let growth = 1;
  for (let month = 0; month < term; month += 1) growth *= 1 + rate;
  return Math.round((100_000 * rate * growth) / (growth - 1));
}

export function compileLines(assignments: readonly CreditLineAssignment[]): CompiledLines {
  const live = assignments.filter((assignment) => !assignment.archived);
  const byName = [null, ...SPECIALTIES].map(
    (specialty) =>
      live.find((assignment) => assignment.specialty === specialty) ??
      live.find((assignment) => assignment.specialty === null),
  );
  const compiled = new Map<CreditLineAssignment, CompiledLineTable>();
  return byName.flatMap((assignment) => {
    if (assignment === undefined) return [];
    const table = compiled.get(assignment) ?? compileTable(assignment);
    compiled.set(assignment, table);
    return [table];
  });
}

function compileTable(assignment: CreditLineAssignment): CompiledLineTable {
  return {
    bandsByGrade: GRADES.map((grade) =>
      assignment.rows
        .filter((row) => row.grade === grade)
        .sort((one, other) => one.incomeMinCents - other.incomeMinCents)
        .map((row) => ({ fromCents: row.incomeMinCents, lineCents: Math.min(row.lineCents, assignment.maxLineCents) })),
    ),
    maxPctIncomeBps: assignment.maxPctIncomeBps,
    maxDtiBps: assignment.maxDtiBps,
    paymentPer1000Cents: paymentPer1000Cents(assignment.refRateBps, assignment.refTerm),
    roundToCents: assignment.roundToCents,
    minLineCents: assignment.minLineCents,
    maxLineCents: assignment.maxLineCents,
    largestLineCents: Math.min(assignment.maxLineCents, Math.max(...assignment.rows.map((row) => row.lineCents))),
  };
}

/** The table that applies: the specialty's own when there is one. */
export function lineTableFor(lines: CompiledLines, slots: Slots): CompiledLineTable | null {
  const specialty = at(slots, SLOT.practiceSpecialty);
  return lines[Number.isNaN(specialty) ? 0 : specialty + 1] ?? null;
}

/**
 * The line of a graded application (domain model §3.3 step 5): the least of the table, the share of income and the
 * monthly capacity turned into a line, less what is owed, each rounded down to `roundTo`.
 * Capacity is `(income/12 · maxDti − monthlyDebt) / payment per dollar`, the payment taken to the cent on $1,000.
 * @returns null when income or debt is not known.
 */
export function creditLine(table: CompiledLineTable, grade: Grade, slots: Slots): LineSteps | null {
  const income = at(slots, SLOT.annualIncomeCents);
  const debt = at(slots, SLOT.monthlyDebtCents);
  if (Number.isNaN(income) || Number.isNaN(debt)) return null;
  const bands = table.bandsByGrade[GRADES.indexOf(grade)] ?? [];
  let band = bands.length - 1;
  while (band > 0 && income < (bands[band]?.fromCents ?? 0)) band -= 1;
  const tableLine = bands[band]?.lineCents ?? 0;
  const incomeCap = Math.floor((income * table.maxPctIncomeBps) / 10_000);
  const room = Math.max(0, Math.floor((income * table.maxDtiBps) / 120_000) - debt);
  const capacity = Math.round((room * 100_000) / table.paymentPer1000Cents);
  const balance = at(slots, SLOT.existingBalanceCents) || 0;
  const limit = Math.min(tableLine, incomeCap, capacity);
  const before = floorTo(table.roundToCents, limit);
  const after = floorTo(table.roundToCents, Math.max(0, limit - balance));
  const wanted = at(slots, SLOT.requestedAmountCents);
  const isBelowMinimum = after < table.minLineCents;
  // What the line had to reach: the least line first, because falling short of that is what denies.
  const enough = isBelowMinimum || Number.isNaN(wanted) ? table.minLineCents : wanted;
  return {
    tableCents: cents(tableLine),
    incomeCapCents: cents(incomeCap),
    capacityCents: cents(capacity),
    balanceCents: cents(balance),
    maxCreditLineCents: cents(before),
    lineCents: cents(isBelowMinimum ? 0 : after),
    binding: after < enough && before >= enough ? 'balance' : tightestOf(tableLine, incomeCap, capacity),
    isIncomeBandShort: (bands[bands.length - 1]?.lineCents ?? 0) > tableLine,
    isBelowMinimum,
  };
}

/** The limit that fixed the line before the balance was taken off. */
export const tightestLimit = (steps: LineSteps): Exclude<BindingLimit, 'balance'> =>
  tightestOf(steps.tableCents, steps.incomeCapCents, steps.capacityCents);

function tightestOf(table: number, incomeCap: number, capacity: number): Exclude<BindingLimit, 'balance'> {
  const limit = Math.min(table, incomeCap, capacity);
  return limit === table ? 'table' : limit === incomeCap ? 'incomeCap' : 'capacity';
}

/** The same steps explained by another limit. Written out, because decisions are made by the hundred thousand. */
export function boundBy(
  steps: LineSteps,
  binding: BindingLimit,
  isIncomeBandShort = steps.isIncomeBandShort,
): LineSteps {
  return {
    tableCents: steps.tableCents,
    incomeCapCents: steps.incomeCapCents,
    capacityCents: steps.capacityCents,
    balanceCents: steps.balanceCents,
    maxCreditLineCents: steps.maxCreditLineCents,
    lineCents: steps.lineCents,
    binding,
    isIncomeBandShort,
    isBelowMinimum: steps.isBelowMinimum,
  };
}

function floorTo(step: number, value: number): number {
  return value - (value % step);
}
