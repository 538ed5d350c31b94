import { creditPaths } from '@contract/credit-portal/paths';
import { creditTableMessages as messages } from '@contract/messages/staff/credit-table';
import type { CellChange } from '@contract/versioned-tables/declare-versioned-table';
import { type ProductGroupContent, productGroup, productGroupCalls } from '@contract/versioned-tables/product-group';
import { productWords } from '../../words/product-words';
import { groupArchived } from '../copy';
import type { TableCalls, TableKind } from '../table-kind';
import { columnAt, METHOD_WORDS } from './group-columns';
import { ontoGroup, readGroup } from './group-draft';

const HEADS: Readonly<Record<string, string>> = {
  boardingPreset: 'Offered in onboarding',
  name: 'name',
  enabled: 'offered',
  promoMethod: 'promotion',
};

function words(column: string, value: CellChange['from']): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return columnAt(column)?.unit.words(value) ?? String(value);
  return METHOD_WORDS[value as keyof typeof METHOD_WORDS] ?? value;
}

function say({ row, column, from, to }: Readonly<CellChange>) {
  if (row === 'specialties')
    return { place: `Practices of ${column} begin with it`, from: from ? 'yes' : 'no', to: to ? 'yes' : 'no' };
  const head = columnAt(column)?.head.toLowerCase() ?? HEADS[column] ?? column;
  const place = row === '' ? head : `${productWords(row)}, ${head}`;
  return { place, from: words(column, from), to: words(column, to) };
}

export const groupKind: TableKind<ProductGroupContent> = {
  declaration: productGroup,
  calls: productGroupCalls as unknown as TableCalls,
  paths: creditPaths.groups,
  messages: {
    created: messages.productGroupCreated,
    updated: messages.productGroupUpdated,
    archived: groupArchived,
  },
  words: {
    title: 'Product settings',
    cells: 'Plans',
    tables: 'Product groups',
    none: 'No product group',
    cell: 'What each plan of the group costs a practice, and for which amounts it is offered. A practice can narrow it.',
    grid: 'Plans with their amounts and fees',
    unit: 'value',
    inForce: (profiles) =>
      `From now on, practices with this group under ${profiles} offer these plans. Plans that patients have chosen keep their figures.`,
    unused: 'No risk profile has this group, so no practice can be given it yet.',
    clone: 'The clone begins with version 1. No practice has it until a risk profile does.',
  },
  contentOf: ({ boardingPreset, specialties, products }) => ({ boardingPreset, specialties, products }),
  // A specialty begins with one group, so a clone has none.
  cloned: (content) => ({ ...content, specialties: [] }),
  read: readGroup,
  onto: ontoGroup,
  say,
};
