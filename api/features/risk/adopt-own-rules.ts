import { withOwnRecordRules } from '@domain/underwriting/own-record-rules';
import type { Deps } from '../../deps';
import { currentProfiles, storedConfiguration } from './risk.reads';
import { publishRiskProfile } from './risk.writes';

/**
 * Gives the rulesets of a database from before they were there the rules that read our own books, and publishes their
 * profiles once more: until then a loan that is not paid counts in no decision. Decisions of before keep the body that they
 * name. Does nothing the second time.
 * @returns how many profiles it published.
 */
export function adoptOwnRules({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<number> {
  return database.alone(async () => {
    let adopted = 0;
    for (const { config_hash: hash, version } of await database.read.all(currentProfiles, {})) {
      const stored = await storedConfiguration(database.read, hash);
      const { ruleset, riskProfile } = stored.configuration;
      const rules = withOwnRecordRules(ruleset.rules);
      if (rules === null) continue;
      const configuration = {
        ...stored.configuration,
        riskProfile: { ...riskProfile, version: version + 1 },
        ruleset: { ...ruleset, version: ruleset.version + 1, rules },
      };
      await database.transaction((tx) =>
        publishRiskProfile(tx, { ...stored, configuration }, { by: 'Platform', at: clock.now() }),
      );
      adopted += 1;
    }
    return adopted;
  });
}
