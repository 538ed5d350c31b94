import type { FieldFault } from '@contract/error';
import type { VersionedTableDeclaration } from '@contract/versioned-tables/declare-versioned-table';
import { gradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { gradeRiskMdf } from '@contract/versioned-tables/grade-risk-mdf';
import { gradeRiskCellFaults } from '@contract/versioned-tables/rate-faults';
import { nameList } from '@domain/name-list';
import type { Db } from '../../db/database';
import type { TableSource, Wanted } from '../../versioned-table/table-source';
import type { GradeRiskContent } from './grade-risk-content';
import { publishAnew, usersOfTables } from './publish-anew';
import { profilesUsing, storedConfiguration, withTables } from './risk.reads';

/**
 * Percentages by product and grade: how they may look, what works with them, and how a version takes force. With rates, a worse
 * grade never pays less, and none is left out between two that are served.
 */
function gradeRiskTables(
  declaration: VersionedTableDeclaration,
  mustRiseWithRisk: boolean,
): TableSource<GradeRiskContent> {
  const kind = declaration.key;
  const usersOf = (db: Db) => usersOfTables(db, kind);
  return {
    declaration,
    faults: ({ products }) =>
      gradeRiskCellFaults(products, mustRiseWithRisk).map(({ field, message }) => ({ field, message })),
    async refusals(db, wanted) {
      const { tableId, content } = wanted;
      const faults = await rowFaults(db, kind, wanted);
      const users = tableId === null || content.enabled ? [] : ((await usersOf(db)).get(tableId) ?? []);
      return users.length === 0
        ? faults
        : [...faults, { field: 'enabled', message: `Used by ${nameList.format(users)}.` }];
    },
    usersOf,
    takeForce: (tx, made) => publishAnew(tx, kind, made),
  };
}

export const aprTables = gradeRiskTables(gradeRiskApr, true);
export const mdfTables = gradeRiskTables(gradeRiskMdf, false);

/**
 * A row stays once it is there, so that no plan loses its figures by a slip, and a new one must be of a plan that somebody can be
 * offered.
 */
async function rowFaults(db: Db, kind: string, { content, before }: Wanted<GradeRiskContent>): Promise<FieldFault[]> {
  const wanted = new Set(content.products.map(({ product }) => product));
  const had = new Set(before.products.map(({ product }) => product));
  const missing = [...had].flatMap((product) =>
    wanted.has(product)
      ? []
      : {
          field: 'products',
          message: `The ${product} row is missing. To stop offering it, clear its cells instead.`,
        },
  );
  const added = content.products.flatMap(({ product }, row) => (had.has(product) ? [] : [{ product, row }]));
  if (added.length === 0) return missing;
  const offered = await offeredProducts(db, kind);
  const unknown = added.flatMap(({ product, row }) =>
    offered.has(product)
      ? []
      : {
          field: `products[${row}].product`,
          message: `No product group in use includes the ${product} plan. Add it in Product groups first.`,
        },
  );
  return [...missing, ...unknown];
}

/** The products of every group that a practice can be given today. */
async function offeredProducts(db: Db, kind: string): Promise<ReadonlySet<string>> {
  const offered = new Set<string>();
  for (const { config_hash: hash } of await db.all(profilesUsing, { kind })) {
    const { productGroups } = await withTables(db, await storedConfiguration(db, hash));
    for (const { products } of productGroups) for (const { product } of products) offered.add(product);
  }
  return offered;
}
