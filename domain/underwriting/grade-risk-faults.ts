import { GRADES, type Grade } from '../enums';
import type { GradeRiskTable } from './configuration';

/** What is wrong in one cell of a table by product and grade; without a grade it is the whole row. */
export type GradeRiskFault = {
  readonly product: string;
  readonly grade: Grade | null;
  readonly message: string;
  readonly limit?: number;
};

/** 100 %, in basis points. */
export const RATE_MAX_BPS = 10_000;

/**
 * Everything that is wrong in a table of basis points, row by row. Rates (not fees) must never rise when the grade gets
 * better, and no better grade is left without a product that a worse one gets: with such a hole a better score would be denied.
 */
export function gradeRiskFaults(products: GradeRiskTable['products'], mustRiseWithRisk: boolean): GradeRiskFault[] {
  const seen = new Set<string>();
  return products.flatMap((row) => {
    const isTwice = seen.has(row.product);
    seen.add(row.product);
    if (isTwice) return [{ product: row.product, grade: null, message: 'Overlap: this product already has a row.' }];
    return [...(mustRiseWithRisk ? holesOf(row) : []), ...valuesOf(row, mustRiseWithRisk)];
  });
}

type Row = GradeRiskTable['products'][number];

/** The first hole of a row before a worse grade that has a value. */
function holesOf({ product, values }: Row): GradeRiskFault[] {
  const hole = GRADES.findIndex((grade) => values[grade] === null);
  const [better, worse] = [GRADES[hole], GRADES.slice(hole + 1).find((grade) => values[grade] !== null)];
  if (hole < 0 || better === undefined || worse === undefined) return [];
  return [{ product, grade: better, message: `Gap: grade ${worse} gets this product, so grade ${better} must too.` }];
}

function valuesOf({ product, values }: Row, mustRiseWithRisk: boolean): GradeRiskFault[] {
  const faults: GradeRiskFault[] = [];
  let least = 0;
  for (const grade of GRADES) {
    const value = values[grade];
    if (value === null) continue;
    if (!Number.isSafeInteger(value) || value < 0 || value > RATE_MAX_BPS) {
      const limit = value > RATE_MAX_BPS ? RATE_MAX_BPS : 0;
      faults.push({ product, grade, message: `Must be a whole number from 0 to ${RATE_MAX_BPS}.`, limit });
    } else if (mustRiseWithRisk && value < least) {
      faults.push({ product, grade, message: "A better grade can't pay a higher rate.", limit: least });
    } else least = value;
  }
  return faults;
}
