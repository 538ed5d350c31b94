import { creditPaths } from '@contract/credit-portal/paths';
import { creditTableMessages as messages } from '@contract/messages/staff/credit-table';
import type { CellChange } from '@contract/versioned-tables/declare-versioned-table';
import type { GradeRiskContent } from '@contract/versioned-tables/grade-risk';
import { gradeRiskApr, gradeRiskAprCalls } from '@contract/versioned-tables/grade-risk-apr';
import { gradeRiskMdf, gradeRiskMdfCalls } from '@contract/versioned-tables/grade-risk-mdf';
import { productWords } from '../../words/product-words';
import type { TableCalls, TableKind } from '../table-kind';
import { onRows, reading } from './rate-draft';

function valueWords(value: CellChange['from']): string {
  if (value === null) return 'not offered';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' ? `${value.toFixed(2)}%` : value;
}

/** What tables of percentages by product and grade have in common, rates and merchant fees. */
const percentages = {
  contentOf: ({ enabled, products }) => ({ enabled, products }),
  onto: (draft, _from, { products }) => onRows(products, draft),
  say: ({ row, column, from, to }) => ({
    place: row === '' ? 'May be used' : `${productWords(row)}, ${column}`,
    from: valueWords(from),
    to: valueWords(to),
  }),
} satisfies Partial<TableKind<GradeRiskContent>>;

const shared = { unit: 'cell', enabled: 'Risk profiles may use this table' };

export const aprKind: TableKind<GradeRiskContent> = {
  ...percentages,
  declaration: gradeRiskApr,
  // Every declaration's calls have the same places; only its fields and the names of its calls are its own.
  calls: gradeRiskAprCalls as unknown as TableCalls,
  paths: creditPaths.rates,
  messages: {
    created: messages.gradeRiskCreated,
    updated: messages.gradeRiskAprUpdated,
    archived: messages.gradeRiskArchived,
    failed: {
      create: messages.gradeRiskAprErrorCreate,
      update: messages.gradeRiskAprErrorUpdate,
      archive: messages.gradeRiskAprErrorArchive,
    },
  },
  words: {
    ...shared,
    title: 'Rates by grade',
    cells: 'Rates',
    tables: 'Tables of rates',
    none: 'No table of rates',
    cell: 'Percent a year. An empty cell means that the grade doesn’t get the plan.',
    grid: 'Rates by plan and grade, in percent a year',
    inForce: (profiles) =>
      `From now on, applications and new purchases under ${profiles} are offered these rates. Decisions and loans that are there already stay as they are.`,
    unused: 'No risk profile uses this table, so nobody is offered these rates yet.',
    clone: 'The clone begins with version 1. Nobody is offered its rates.',
  },
  // A worse grade never gets less, and none is left out between two that are served.
  read: (content, draft) => reading(content, draft, { mustRiseWithRisk: true }),
};

export const mdfKind: TableKind<GradeRiskContent> = {
  ...percentages,
  declaration: gradeRiskMdf,
  calls: gradeRiskMdfCalls as unknown as TableCalls,
  paths: creditPaths.fees,
  messages: {
    created: messages.gradeRiskCreated,
    updated: messages.gradeRiskMdfUpdated,
    archived: messages.gradeRiskArchived,
    failed: {
      create: messages.gradeRiskMdfErrorCreate,
      update: messages.gradeRiskMdfErrorUpdate,
      archive: messages.gradeRiskMdfErrorArchive,
    },
  },
  words: {
    ...shared,
    title: 'Merchant fees by grade',
    cells: 'Fees',
    tables: 'Tables of merchant fees',
    none: 'No table of merchant fees',
    cell: 'Percent of the amount. An empty cell means that the plan’s own fee holds.',
    grid: 'Merchant fees by plan and grade, in percent of the amount',
    inForce: (profiles) =>
      `From now on, decisions and new purchases under ${profiles} go by these fees. Loans that are there already stay as they are.`,
    unused: 'No risk profile uses this table, so no practice is charged these fees yet.',
    clone: 'The clone begins with version 1. No practice is charged its fees.',
  },
  read: (content, draft) => reading(content, draft, { mustRiseWithRisk: false }),
};
