import { GRADES, type Grade } from '@domain/enums';
import type { StateRule } from '@domain/underwriting/configuration';
import { type GradeRiskFault, gradeRiskFaults } from '@domain/underwriting/grade-risk-faults';
import type { FieldFault } from '../error';

type Products = readonly { product: string; values: Readonly<Record<Grade, number | null>> }[];

/** A refused cell, by its product and grade and by its place in a request; without a grade it is the whole row. */
export type RateFault = FieldFault & { product: string; grade: Grade | null };

/**
 * No rate above this is published, in percent.
 * @NOTE choice: 36 % a year is the most that a service member may be charged (10 USC 987(b)) and the line that state laws and
 * regulators draw around high-cost credit; above it one typing error would be a price.
 */
export const RATE_MAX_PERCENT = 36;

/** States in which a rate is offered to nobody, because it is above their cap. */
export function statesAbove(percent: number, rules: readonly Pick<StateRule, 'stateCode' | 'maxAprBps'>[]): string[] {
  return rules.flatMap(({ stateCode, maxAprBps }) =>
    maxAprBps !== null && Math.round(percent * 100) > maxAprBps ? stateCode : [],
  );
}

/** What is wrong with percentages by product and grade, the same on the screen and on the server. */
export function gradeRiskCellFaults(products: Products, mustRiseWithRisk: boolean): RateFault[] {
  const inBps = products.map(({ product, values }) => ({
    product,
    values: Object.fromEntries(
      Object.entries(values).map(([grade, rate]) => [grade, rate === null ? null : Math.round(rate * 100)]),
    ) as Record<Grade, number | null>,
  }));
  const tooHigh = mustRiseWithRisk ? highRates(products) : [];
  const others = gradeRiskFaults(inBps, mustRiseWithRisk).map((fault) => {
    const row = products.findLastIndex((one) => one.product === fault.product);
    const { product, grade } = fault;
    const field = grade === null ? `products[${row}].product` : `products[${row}].values.${grade}`;
    return { product, grade, field, message: wordsOf(fault, products[row]) };
  });
  return [...others, ...tooHigh];
}

function highRates(products: Products): RateFault[] {
  return products.flatMap(({ product, values }, row) =>
    GRADES.flatMap((grade) => {
      const rate = values[grade];
      if (rate === null || rate <= RATE_MAX_PERCENT || rate > 100) return [];
      const message = `${product}, grade ${grade}: ${rate}% is above ${RATE_MAX_PERCENT}%, the highest rate you can publish.`;
      return [{ product, grade, field: `products[${row}].values.${grade}`, message }];
    }),
  );
}

function wordsOf({ product, grade, message, limit }: GradeRiskFault, row: Products[number] | undefined): string {
  if (grade === null) return `${product} is listed twice.`;
  const rate = row?.values[grade] ?? null;
  if (rate === null || limit === undefined) return `${product}, grade ${grade}: ${message}`;
  return `${product}, grade ${grade}: ${rate}% is less than the ${limit / 100}% for a better grade.`;
}
