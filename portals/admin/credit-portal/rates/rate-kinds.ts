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
    place: row === '' ? 'Available to risk profiles' : `${productWords(row)}, ${column}`,
    from: valueWords(from),
    to: valueWords(to),
  }),
} satisfies Partial<TableKind<GradeRiskContent>>;

const shared = { unit: 'cell', enabled: 'Risk profiles can use this table' };

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
    tables: 'Rate tables',
    none: 'No rate tables',
    cell: 'Annual percentage rate. A blank cell means the grade isn’t offered the plan.',
    grid: 'Annual rates by plan and grade, in percent',
    inForce: (profiles) =>
      `Takes effect immediately for applications and new purchases under ${profiles}. Existing decisions and loans don’t change.`,
    unused: 'No risk profile uses this table yet.',
    clone: 'The clone starts at version 1 and isn’t in use yet.',
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
    tables: 'Merchant fee tables',
    none: 'No merchant fee tables',
    cell: 'Percent of the amount. A blank cell means the plan’s own fee applies.',
    grid: 'Merchant fees by plan and grade, in percent of the amount',
    inForce: (profiles) =>
      `Takes effect immediately for decisions and new purchases under ${profiles}. Existing loans don’t change.`,
    unused: 'No risk profile uses this table yet.',
    clone: 'The clone starts at version 1 and isn’t in use yet.',
  },
  read: (content, draft) => reading(content, draft, { mustRiseWithRisk: false }),
};
