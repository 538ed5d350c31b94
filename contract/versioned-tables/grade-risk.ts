import { GRADES, type Grade } from '@domain/enums';
import { named } from '../schema';
import * as z from '../z';
import type { TableCell } from './declare-versioned-table';

/** Percent with at most two decimals. */
const percent = () =>
  z.number().check(
    z.minimum(0),
    z.maximum(100),
    z.refine((value) => Math.round(value * 100) / 100 === value, { error: 'two_decimals' }),
  );
const cell = () => z.nullable(percent());

/** A product with the percentage of each grade; null where a grade has none. */
const productRow = named(
  'GradeRiskRow',
  z.strictObject({
    product: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/)),
    values: z.strictObject({ A: cell(), B: cell(), C: cell(), D: cell(), E: cell(), F: cell(), G: cell() }),
  }),
);

/** Fields of a table of percentages by product and grade. */
export const gradeRiskFields = {
  enabled: z.boolean(),
  products: z.array(productRow).check(z.minLength(1), z.maxLength(60)),
};

export type GradeRiskContent = {
  enabled: boolean;
  products: readonly { product: string; values: Readonly<Record<Grade, number | null>> }[];
};

/** Its cells, row by row. */
export const gradeRiskCells = ({ enabled, products }: GradeRiskContent): TableCell[] => [
  { row: '', column: 'enabled', value: enabled },
  ...products.flatMap(({ product, values }) =>
    GRADES.map((grade) => ({ row: product, column: grade, value: values[grade] })),
  ),
];
