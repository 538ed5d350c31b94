import { ruleFromWire, ruleToWire } from '@contract/versioned-tables/rule-faults';
import type { RulesetContent } from '@contract/versioned-tables/ruleset';
import type { UnderwritingRuleset } from '@domain/underwriting/configuration';

/** The ruleset of a version as the rules take it. */
export function rulesetOf(
  { id, name, version }: { id: string; name: string; version: number },
  { rules }: RulesetContent,
): UnderwritingRuleset {
  return { id, name, version, rules: rules.map(ruleFromWire) };
}

/** What a version of a ruleset holds. */
export function contentOfRuleset({ rules }: UnderwritingRuleset): RulesetContent {
  return { rules: rules.map(ruleToWire) };
}
