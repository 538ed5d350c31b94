import { GRADES, type Grade } from '@domain/enums';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, named } from '../schema';
import { declareVersionedTable, type TableCell, versionedTableCalls } from './declare-versioned-table';

/** Percent with at most two decimals. */
const percent = () =>
  z.number().check(
    z.minimum(0),
    z.maximum(100),
    z.refine((value) => Math.round(value * 100) / 100 === value, { error: 'two_decimals' }),
  );
const cell = () => z.nullable(percent());

/** A product with the rate of each grade; null where the grade does not get it. */
const productRow = named(
  'GradeRiskRow',
  z.strictObject({
    product: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{0,39}$/)),
    values: z.strictObject({ A: cell(), B: cell(), C: cell(), D: cell(), E: cell(), F: cell(), G: cell() }),
  }),
);

type Content = {
  enabled: boolean;
  products: readonly { product: string; values: Readonly<Record<Grade, number | null>> }[];
};

/** Yearly rates in percent by product and grade: what a risk profile charges. */
export const gradeRiskApr = declareVersionedTable({
  key: 'grade-risk-apr',
  noun: 'GradeRiskApr',
  path: '/credit-portal/grade-risk-apr',
  what: 'table of rates by grade',
  source: 'provider-admin §7 Credit portal, decision 29',
  permissions: { view: 'credit.view', edit: 'credit.edit' },
  fields: { enabled: z.boolean(), products: z.array(productRow).check(z.minLength(1), z.maxLength(60)) },
  cells: ({ enabled, products }: Content): TableCell[] => [
    { row: '', column: 'enabled', value: enabled },
    ...products.flatMap(({ product, values }) =>
      GRADES.map((grade) => ({ row: product, column: grade, value: values[grade] })),
    ),
  ],
});

export const gradeRiskAprCalls = versionedTableCalls(gradeRiskApr);

const side = () =>
  z.object({
    approved: z.number(),
    /** Average of the lowest rate offered to each who is approved, in percent; null without anybody. */
    averageRate: z.nullable(z.number()),
  });

/** What the newest cases come to with the rates in force and with others. */
export const rateSimulation = named(
  'RateSimulation',
  z.object({
    cases: z.number(),
    /** Cases that would come out otherwise: in their status, their line, or the plans and rates that are open. */
    others: z.number(),
    before: side(),
    after: side(),
    /** How many went from one status to another. */
    moved: z.array(z.object({ from: z.string(), to: z.string(), count: z.number() })),
  }),
);

export const simulateGradeRiskApr = endpoint({
  id: 'simulateGradeRiskApr',
  method: 'POST',
  path: '/credit-portal/grade-risk-apr/{id}/simulation',
  summary:
    'Decides the newest cases of the risk profiles that use a table of rates again, with rates that are not saved',
  source: `${gradeRiskApr.source}; domain model §3.6 (own name)`,
  access: gradeRiskAprCalls.put.access,
  params: z.object({ id: id() }),
  body: z.strictObject(gradeRiskApr.fields),
  result: rateSimulation,
  errors: ['NOT_FOUND'],
});
