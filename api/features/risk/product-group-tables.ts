import type { FieldFault } from '@contract/error';
import { productField, productGroupFieldFaults } from '@contract/versioned-tables/product-faults';
import { type ProductGroupContent, productGroup } from '@contract/versioned-tables/product-group';
import type { Product, ProductGroup } from '@domain/underwriting/configuration';
import { faultOfTerms, narrowGroup, type OwnProducts, type TermsFault } from '@domain/underwriting/own-products';
import type { Db } from '../../db/database';
import { contentOf } from '../../versioned-table/make-version';
import type { TableSource, Wanted } from '../../versioned-table/table-source';
import { currentTables } from '../../versioned-table/tables.reads';
import { narrowingPractices } from './own-products.reads';
import { productGroupOf } from './product-group-content';
import { publishAnew, usersOfTables } from './publish-anew';

const kind = productGroup.key;

/** The plans that practices may offer: how they may look, what works with them, and how a version takes force. */
export const groupTables: TableSource<ProductGroupContent> = {
  declaration: productGroup,
  faults: (content) => productGroupFieldFaults(content).map(({ field, message }) => ({ field, message })),
  async refusals(db, wanted) {
    return [...(await takenSpecialties(db, wanted)), ...(await faultsInUse(db, wanted))];
  },
  usersOf: (db) => usersOfTables(db, kind),
  takeForce: (tx, made) => publishAnew(tx, kind, made),
};

/** A specialty begins with one group. */
async function takenSpecialties(db: Db, { tableId, content }: Wanted<ProductGroupContent>): Promise<FieldFault[]> {
  if (content.specialties.length === 0) return [];
  const others = (await db.all(currentTables, { kind })).filter(
    (row) => row.archived_at === null && row.id !== tableId,
  );
  const taken = others.map((row) => ({ name: row.name, content: contentOf(row) as ProductGroupContent }));
  return content.specialties.flatMap((specialty, place) => {
    const other = taken.find((one) => one.content.specialties.includes(specialty));
    return other
      ? { field: `specialties[${place}]`, message: `${specialty} already starts with the ${other.name} group.` }
      : [];
  });
}

/** Rows stay while a profile works with the group, and what a practice set for itself must still fit. */
async function faultsInUse(db: Db, { tableId, content, before }: Wanted<ProductGroupContent>): Promise<FieldFault[]> {
  if (tableId === null || !(await usersOfTables(db, kind)).has(tableId)) return [];
  const wanted = new Set(content.products.map(({ product }) => product));
  const missing = before.products.flatMap(({ product, name }) =>
    wanted.has(product) ? [] : { field: 'products', message: `${name} is missing. To stop offering it, turn it off.` },
  );
  const group = productGroupOf({ id: tableId, name: '' }, content);
  const practices = await narrowingPractices(db, tableId);
  return [...missing, ...practices.flatMap(({ name, own }) => faultsOfPractice(group, { name, own }))];
}

const PLACE: Record<TermsFault, keyof Product> = {
  'disabled-in-group': 'enabled',
  'below-group': 'minAmountCents',
  'above-group': 'maxAmountCents',
  crossed: 'maxAmountCents',
};
const WORDS: Record<TermsFault, string> = {
  'disabled-in-group': 'offers it',
  'below-group': 'offers it for smaller amounts',
  'above-group': 'offers it for larger amounts',
  crossed: 'offers it for other amounts',
};

function faultsOfPractice(group: ProductGroup, { name, own }: { name: string; own: OwnProducts }): FieldFault[] {
  const faults = group.products.flatMap((product, row) => {
    const terms = own[product.product];
    const fault = terms?.enabled ? faultOfTerms(product, terms) : undefined;
    if (!fault) return [];
    const message = `${product.name}: ${name} ${WORDS[fault]}. Change what this practice offers first.`;
    return { field: productField(row, PLACE[fault]), message };
  });
  if (faults.length > 0 || narrowGroup(group, own).products.some(({ enabled }) => enabled)) return faults;
  return group.products.flatMap((product, row) =>
    product.enabled
      ? []
      : {
          field: productField(row, 'enabled'),
          message: `${product.name}: ${name} would have no products left. Change what this practice offers first.`,
        },
  );
}
