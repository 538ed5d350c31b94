import { canonicalJson } from '@domain/underwriting/canonical-json';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { keyOfName, type Making } from '../../versioned-table/make-version';
import { tableHead, tableNamed, versionOfTable } from '../../versioned-table/tables.reads';
import { currentProfiles, storedConfiguration } from './risk.reads';
import { publishRiskProfile } from './risk.writes';
import {
  type ConfigurationTable,
  isReference,
  type Referring,
  type StoredConfiguration,
  type TableReference,
  withEachTable,
} from './table-in-force';
import { addTableOf, referenceOf, tableKind } from './table-sources';

/**
 * Gives the profiles of a database from before there were versioned tables their own: what a published body spells out becomes
 * version 1 of a table, and the profile is published once more, referring to it. Decisions of before keep the body that they
 * name. Does nothing the second time.
 * @returns how many profiles it published.
 */
export function adoptTables({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  return database.alone(async () => {
    const found = await database.read.all(currentProfiles, {});
    let adopted = 0;
    for (const { config_hash: hash, version } of found) {
      const stored = await storedConfiguration(database.read, hash);
      if (!(await spellsTablesOut(stored))) continue;
      await database.transaction(async (tx) => {
        const at = clock.now();
        const making = { by: 'Platform', byId: null, at, note: 'Copied from the risk profile' };
        const riskProfile = { ...stored.configuration.riskProfile, version: version + 1 };
        const before = withoutArchived({ ...stored.configuration, riskProfile });
        const referring = await withEachTable({ ...stored, configuration: before }, (table, kind) =>
          isReference(table) ? table : referenceTo(tx, kind, { table, making }),
        );
        await publishRiskProfile(tx, referring, { by: making.by, at, note: making.note });
      });
      adopted += 1;
    }
    return adopted;
  });
}

/** Lines that a body keeps in its archive decide nothing, and a table of their own would be in force. */
function withoutArchived({ thickCla, thinCla, ...rest }: Referring): Referring {
  const [thick, thin] = [thickCla, thinCla].map((lines) => lines.filter((one) => isReference(one) || !one.archived));
  return { ...rest, thickCla: thick ?? [], thinCla: thin ?? [] };
}

async function spellsTablesOut(stored: StoredConfiguration): Promise<boolean> {
  let found = false;
  await withEachTable(stored, (table) => {
    found ||= !isReference(table);
    return table;
  });
  return found;
}

/** A reference to a table with these cells: one that is there already, or a new one under a free id and name. */
async function referenceTo(
  tx: Tx,
  kind: string,
  { table, making }: { table: ConfigurationTable; making: Making },
): Promise<TableReference> {
  const content = canonicalJson(tableKind(kind).contentOf(table));
  let { id, name } = table;
  for (let next = 2; ; next += 1) {
    const head = await tx.first(tableHead, { kind, id });
    const now = head && (await tx.first(versionOfTable, { kind, id, version: head.version }));
    if (now?.content === content) return referenceOf(kind, now);
    if (!head) break;
    id = `${table.id}-${next}`;
  }
  for (let next = 2; await tx.first(tableNamed, { kind, nameKey: keyOfName(name), exceptId: '' }); next += 1)
    name = `${table.name} ${next}`;
  return addTableOf(tx, kind, { table: { ...table, id, name }, making });
}
