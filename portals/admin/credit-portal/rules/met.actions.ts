import { countRulesMet } from '@contract/versioned-tables/ruleset';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { met } from './met.store';

/** Asks how often the rules of a ruleset were met; figures of another one are forgotten. */
export async function countMet(rulesetId: string): Promise<void> {
  if (met.rulesetId !== rulesetId) resetResource(met.counts);
  met.rulesetId = rulesetId;
  await load(met.counts, (signal) => call(countRulesMet, { params: { id: rulesetId } }, { signal }));
}
