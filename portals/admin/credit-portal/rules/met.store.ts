import type { ResultOf } from '@contract/endpoint';
import type { countRulesMet } from '@contract/versioned-tables/ruleset';
import { type Resource, resource } from '@portals/state/resource';
import { proxy } from 'valtio/vanilla';

/** How often each rule of the ruleset that is looked at was met lately. */
export const met = proxy<{ rulesetId: string | null; counts: Resource<ResultOf<typeof countRulesMet>> }>({
  rulesetId: null,
  counts: resource(),
});
