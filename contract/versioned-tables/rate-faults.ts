import type { Grade } from '@domain/enums';
import { type GradeRiskFault, gradeRiskFaults } from '@domain/underwriting/grade-risk-faults';
import type { FieldFault } from '../error';

type Products = readonly { product: string; values: Readonly<Record<Grade, number | null>> }[];

/** A refused cell, by its product and grade and by its place in a request; without a grade it is the whole row. */
export type RateFault = FieldFault & { product: string; grade: Grade | null };

/** What is wrong with percentages by product and grade, the same on the screen and on the server. */
export function gradeRiskCellFaults(products: Products, mustRiseWithRisk: boolean): RateFault[] {
  const inBps = products.map(({ product, values }) => ({
    product,
    values: Object.fromEntries(
      Object.entries(values).map(([grade, rate]) => [grade, rate === null ? null : Math.round(rate * 100)]),
    ) as Record<Grade, number | null>,
  }));
  return gradeRiskFaults(inBps, mustRiseWithRisk).map((fault) => {
    const row = products.findLastIndex((one) => one.product === fault.product);
    const { product, grade } = fault;
    const field = grade === null ? `products[${row}].product` : `products[${row}].values.${grade}`;
    return { product, grade, field, message: wordsOf(fault, products[row]) };
  });
}

function wordsOf({ product, grade, message, limit }: GradeRiskFault, row: Products[number] | undefined): string {
  if (grade === null) return `${product} stands twice.`;
  const rate = row?.values[grade] ?? null;
  if (rate === null || limit === undefined) return `${product}, grade ${grade}: ${message}`;
  return `${product}, grade ${grade}: ${rate}% is less than the ${limit / 100}% of a better grade.`;
}
