import { canonicalJson } from '@domain/underwriting/canonical-json';
import type { GradeRiskTable } from '@domain/underwriting/configuration';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { addTable, keyOfName, type Making } from '../../versioned-table/make-version';
import type { TableSource } from '../../versioned-table/table-source';
import { tableHead, tableNamed, type VersionRow, versionOfTable } from '../../versioned-table/tables.reads';
import { contentOfTable, type GradeRiskContent } from './grade-risk-content';
import { aprTables, mdfTables } from './grade-risk-tables';
import { currentProfiles, storedConfiguration } from './risk.reads';
import { publishRiskProfile } from './risk.writes';
import { isReference, type TableReference } from './table-in-force';

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
      const { riskProfile, gradeRiskApr, gradeRiskMdf } = stored.configuration;
      if ([gradeRiskApr, gradeRiskMdf].every((part) => part === null || isReference(part))) continue;
      await database.transaction(async (tx) => {
        const at = clock.now();
        const making = { by: 'Platform', byId: null, at, note: 'Taken over from the risk profile' };
        const configuration = {
          ...stored.configuration,
          riskProfile: { ...riskProfile, version: version + 1 },
          gradeRiskApr: gradeRiskApr && (await referenceTo({ tx, making }, aprTables, gradeRiskApr)),
          gradeRiskMdf: await referenceTo({ tx, making }, mdfTables, gradeRiskMdf),
        };
        await publishRiskProfile(tx, { ...stored, configuration }, { by: making.by, at });
      });
      adopted += 1;
    }
    return adopted;
  });
}

type Part = GradeRiskTable | TableReference;

/** A reference to a table with these cells: one that is there already, or a new one under a free id and name. */
async function referenceTo(
  { tx, making }: { tx: Tx; making: Making },
  source: TableSource<GradeRiskContent>,
  part: Part,
) {
  if (isReference(part)) return part;
  const { key: kind } = source.declaration;
  const content = contentOfTable(part);
  let { id, name } = part;
  for (let next = 2; ; next += 1) {
    const head = await tx.first(tableHead, { kind, id });
    const now = head && (await tx.first(versionOfTable, { kind, id, version: head.version }));
    if (now?.content === canonicalJson(content)) return asReference(kind, now);
    if (!head) break;
    id = `${part.id}-${next}`;
  }
  for (let next = 2; await tx.first(tableNamed, { kind, nameKey: keyOfName(name), exceptId: '' }); next += 1)
    name = `${part.name} ${next}`;
  return asReference(kind, await addTable({ tx, source }, { id, name, content }, making));
}

const asReference = (table: string, { id, version, hash }: Pick<VersionRow, 'id' | 'version' | 'hash'>) => ({
  $table: { table, id, version, hash },
});
