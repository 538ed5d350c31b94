import { GRADES, type Grade } from '../enums';

/** What a line table may hold: cents, basis points and months; both ends belong. */
export const LINE_LIMITS = {
  line: { min: 0, max: 100_000_000 },
  income: { min: 0, max: 10_000_000_00 },
  share: { min: 1, max: 10_000 },
  rate: { min: 0, max: 10_000 },
  term: { min: 1, max: 120 },
  step: { min: 1, max: 1_000_000 },
  least: { min: 1, max: 100_000_000 },
  bands: 12,
} as const;

/** Lines by grade and income band, in cents: band `i` begins at `incomesCents[i]`, the last one has no end. */
export type LineGrid = {
  readonly incomesCents: readonly number[];
  readonly lines: readonly { readonly grade: Grade; readonly valuesCents: readonly number[] }[];
};

/** What is wrong in one place of a grid: a cell, the beginning of a band (no grade), or a whole row (no band). */
export type LineFault = {
  readonly grade: Grade | null;
  readonly band: number | null;
  readonly message: string;
  /** In cents. */
  readonly limit?: number;
};

/**
 * Everything that is wrong in a grid of lines: bands that do not begin at 0 or do not rise, a grade that is missing or stands
 * twice, a row of another length, and a line that falls when the income or the grade gets better (domain model §3.3 step 5).
 */
export function lineTableFaults({ incomesCents, lines }: LineGrid): LineFault[] {
  const faults = bandFaults(incomesCents);
  let better: readonly number[] | null = null;
  for (const [row, grade] of GRADES.entries()) {
    const [found, other] = lines.filter((line) => line.grade === grade);
    const here = (message: string): LineFault => ({ grade, band: null, message });
    if (!found) faults.push(here('This grade has no row.'));
    else if (other) faults.push(here('Overlap: this grade already has a row.'));
    else if (found.valuesCents.length !== incomesCents.length)
      faults.push(here('This row needs one limit for each income band.'));
    else {
      if (lines[row]?.grade !== grade) faults.push(here('List the grades in order, best first.'));
      faults.push(...valueFaults(grade, found.valuesCents, better));
      better = found.valuesCents;
    }
  }
  return faults;
}

function bandFaults(incomesCents: readonly number[]): LineFault[] {
  return incomesCents.flatMap((income, band): LineFault[] => {
    const before = incomesCents[band - 1];
    if (before === undefined)
      return income === 0 ? [] : [{ grade: null, band, message: 'Gap: the first band must start at 0.', limit: 0 }];
    return income > before
      ? []
      : [{ grade: null, band, message: 'Overlap: each band must start above the previous one.', limit: before }];
  });
}

function valueFaults(grade: Grade, values: readonly number[], better: readonly number[] | null): LineFault[] {
  return values.flatMap((value, band): LineFault[] => {
    const least = values[band - 1] ?? 0;
    const most = better?.[band] ?? Number.POSITIVE_INFINITY;
    if (value < least) return [{ grade, band, message: "A higher income can't get a lower limit.", limit: least }];
    return value > most ? [{ grade, band, message: "A better grade can't get a lower limit.", limit: most }] : [];
  });
}
