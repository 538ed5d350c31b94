import type { FieldFault } from '@contract/error';
import { gradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import { rateFaults } from '@contract/versioned-tables/rate-faults';
import type { Db, Tx } from '../../db/database';
import type { MadeVersion, TableSource, Wanted } from '../../versioned-table/table-source';
import type { GradeRiskContent } from './grade-risk-content';
import {
  currentProfile,
  profilesUsing,
  type StoredConfiguration,
  storedConfiguration,
  takenProfile,
} from './risk.reads';
import { publishRiskProfile } from './risk.writes';

/** Rates by product and grade: how they may look, what works with them, and how a version takes force. */
export const aprTables: TableSource<GradeRiskContent> = {
  declaration: gradeRiskApr,
  // A worse grade never pays less, and none is left out between two that are served.
  faults: ({ products }) => rateFaults(products).map(({ field, message }) => ({ field, message })),
  refusals,
  async usersOf(db) {
    const users = new Map<string, string[]>();
    for (const { table_id: id, name } of await db.all(profilesUsing, { kind: gradeRiskApr.key })) {
      users.set(id, [...(users.get(id) ?? []), name]);
    }
    return users;
  },
  takeForce,
};

/**
 * A row stays once it is there, so that no plan loses its rates by a slip, and a new one must be of a plan that somebody can be
 * offered. What is in use is not switched off.
 */
async function refusals(db: Db, { tableId, content, before }: Wanted<GradeRiskContent>): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  const wanted = new Set(content.products.map(({ product }) => product));
  const had = new Set(before.products.map(({ product }) => product));
  for (const product of had) {
    if (!wanted.has(product))
      faults.push({
        field: 'products',
        message: `The row ${product} is missing. To offer it to nobody, empty its cells.`,
      });
  }
  const added = content.products.flatMap(({ product }, row) => (had.has(product) ? [] : [{ product, row }]));
  if (added.length > 0) {
    const offered = await offeredProducts(db);
    for (const { product, row } of added) {
      if (!offered.has(product))
        faults.push({ field: `products[${row}].product`, message: `No product group has ${product}.` });
    }
  }
  const users = tableId === null || content.enabled ? [] : ((await aprTables.usersOf(db)).get(tableId) ?? []);
  if (users.length > 0) faults.push({ field: 'enabled', message: `In use by ${users.join(', ')}.` });
  return faults;
}

/** The products of every group that a practice can be given today. */
async function offeredProducts(db: Db): Promise<ReadonlySet<string>> {
  const offered = new Set<string>();
  for (const { config_hash: hash } of await db.all(profilesUsing, { kind: gradeRiskApr.key })) {
    const { productGroups } = await storedConfiguration(db, hash);
    for (const { products } of productGroups) for (const { product } of products) offered.add(product);
  }
  return offered;
}

/**
 * Publishes every risk profile that works with the table anew, with this version of it. The next decision takes it; those
 * already made name the profile's version before, which stays as it was.
 * @throws DomainRefusal when the cells do not fit one of the profiles.
 */
async function takeForce(tx: Tx, { tableId, version, hash, by, at }: MadeVersion): Promise<void> {
  for (const { id, table_id } of await tx.all(profilesUsing, { kind: gradeRiskApr.key })) {
    if (table_id !== tableId) continue;
    await tx.all(takenProfile, { id });
    const profile = await tx.first(currentProfile, { id });
    if (!profile) continue;
    const stored = await storedConfiguration(tx, profile.config_hash);
    const riskProfile = { ...stored.configuration.riskProfile, version: profile.version + 1 };
    const reference = { $table: { table: gradeRiskApr.key, id: tableId, version, hash } };
    const next: StoredConfiguration = {
      ...stored,
      configuration: { ...stored.configuration, riskProfile, gradeRiskApr: reference },
    };
    await publishRiskProfile(tx, next, { by, at });
  }
}
