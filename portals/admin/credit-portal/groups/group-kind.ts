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
  boardingPreset: 'Offered during onboarding',
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
    return { place: `Default for ${column}`, from: from ? 'yes' : 'no', to: to ? 'yes' : 'no' };
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
    title: 'Product groups',
    cells: 'Plans',
    tables: 'Product groups',
    none: 'No product groups',
    cell: 'Each plan’s fee to the practice and the amounts it’s offered for. A practice can narrow the range.',
    grid: 'Plan amounts and fees',
    unit: 'value',
    inForce: (profiles) =>
      `Takes effect immediately for practices with this group under ${profiles}. Plans patients have already chosen don’t change.`,
    unused: 'No risk profile uses this group yet, so practices can’t get it.',
    clone: 'The clone starts at version 1. Practices can get it once a risk profile uses it.',
  },
  contentOf: ({ boardingPreset, specialties, products }) => ({ boardingPreset, specialties, products }),
  // A specialty begins with one group, so a clone has none.
  cloned: (content) => ({ ...content, specialties: [] }),
  read: readGroup,
  onto: ontoGroup,
  say,
};
