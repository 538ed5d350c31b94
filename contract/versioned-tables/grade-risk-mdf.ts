import { declareVersionedTable, versionedTableCalls } from './declare-versioned-table';
import { gradeRiskCells, gradeRiskFields } from './grade-risk';

/** Merchant discount fees in percent by product and grade; without one, the product's own fee holds. */
export const gradeRiskMdf = declareVersionedTable({
  key: 'grade-risk-mdf',
  noun: 'GradeRiskMdf',
  path: '/credit-portal/grade-risk-mdf',
  what: 'merchant fee table',
  source: 'provider-admin §7 Credit portal, decision 29',
  permissions: { view: 'credit.view', edit: 'credit.edit' },
  fields: gradeRiskFields,
  cells: gradeRiskCells,
});

export const gradeRiskMdfCalls = versionedTableCalls(gradeRiskMdf);
