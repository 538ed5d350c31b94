import { gradeRiskApr } from '@contract/versioned-tables/grade-risk-apr';
import type { GradeRiskTable } from '@domain/underwriting/configuration';
import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { addTable, type Making } from '../../versioned-table/make-version';
import { tableHead, tableNamed } from '../../versioned-table/tables.reads';
import { aprTables } from './apr-tables';
import { contentOfTable } from './grade-risk-content';
import { currentProfiles, storedConfiguration } from './risk.reads';
import { publishRiskProfile } from './risk.writes';
import { isReference } from './table-in-force';

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
      const rates = stored.configuration.gradeRiskApr;
      if (rates === null || isReference(rates)) continue;
      await database.transaction(async (tx) => {
        const at = clock.now();
        const making = { by: 'Platform', byId: null, at, note: 'Taken over from the risk profile' };
        const made = await tableOf(tx, rates, making);
        const configuration = {
          ...stored.configuration,
          riskProfile: { ...stored.configuration.riskProfile, version: version + 1 },
          gradeRiskApr: { $table: { table: gradeRiskApr.key, id: made.id, version: made.version, hash: made.hash } },
        };
        await publishRiskProfile(tx, { ...stored, configuration }, { by: making.by, at });
      });
      adopted += 1;
    }
    return adopted;
  });
}

/** A table with these cells; under another id or name where theirs are taken. */
async function tableOf(tx: Tx, rates: GradeRiskTable, making: Making) {
  const kind = gradeRiskApr.key;
  let { id, name } = rates;
  for (let next = 2; await tx.first(tableHead, { kind, id }); next += 1) id = `${rates.id}-${next}`;
  for (let next = 2; await tx.first(tableNamed, { kind, nameKey: name.toLowerCase(), exceptId: '' }); next += 1)
    name = `${rates.name} ${next}`;
  return addTable(tx, aprTables as never, { id, name, content: contentOfTable(rates) }, making);
}
