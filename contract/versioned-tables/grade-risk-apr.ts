import { endpoint } from '../endpoint';
import { id, named } from '../schema';
import * as z from '../z';
import { declareVersionedTable, versionedTableCalls } from './declare-versioned-table';
import { gradeRiskCells, gradeRiskFields } from './grade-risk';

/** Yearly rates in percent by product and grade: what a risk profile charges. */
export const gradeRiskApr = declareVersionedTable({
  key: 'grade-risk-apr',
  noun: 'GradeRiskApr',
  path: '/credit-portal/grade-risk-apr',
  what: 'rate table',
  source: 'provider-admin §7 Credit portal, decision 29',
  permissions: { view: 'credit.view', edit: 'credit.edit' },
  fields: gradeRiskFields,
  cells: gradeRiskCells,
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
  summary: 'Re-decide the newest cases of the risk profiles that use a rate table, with unsaved rates',
  source: `${gradeRiskApr.source}; domain model §3.6 (own name)`,
  access: gradeRiskAprCalls.put.access,
  params: z.object({ id: id() }),
  body: z.strictObject(gradeRiskApr.fields),
  result: rateSimulation,
  errors: ['NOT_FOUND'],
});
