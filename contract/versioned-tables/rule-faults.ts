import type { Rule } from '@domain/underwriting/configuration';
import { rulesetFaults } from '@domain/underwriting/ruleset-faults';
import type { FieldFault } from '../error';
import { conditionFromWire, conditionToWire, wirePlace } from './rule-condition';
import type { RulesetContent, WireRule } from './ruleset';

/** A refused place of a ruleset: by its rule, and by its place in a request; without a rule it is the ruleset. */
export type RuleFieldFault = FieldFault & { rule: string | null };

/** A rule of a version as the rules of underwriting take it. */
export function ruleFromWire({ _id, appliesTo, when, ...rule }: WireRule): Rule {
  const { fileType = null, states = null, specialties = null } = appliesTo ?? {};
  const scope = {
    ...(fileType !== null && { fileType }),
    ...(states !== null && { states }),
    ...(specialties !== null && { specialties }),
  };
  const isScoped = Object.keys(scope).length > 0;
  return { ...rule, id: _id, ...(isScoped && { appliesTo: scope }), when: conditionFromWire(when) };
}

/** The rule as it stands in a version. */
export function ruleToWire({ id, appliesTo, when, ...rule }: Rule): WireRule {
  const { fileType = null, states = null, specialties = null } = appliesTo ?? {};
  const isScoped = fileType !== null || states !== null || specialties !== null;
  return {
    ...rule,
    _id: id,
    appliesTo: isScoped ? { fileType, states, specialties } : null,
    when: conditionToWire(when),
  };
}

/** What is wrong with rules, the same on the screen and on the server. */
export function ruleFieldFaults({ rules }: RulesetContent, isKnownReason: (code: string) => boolean): RuleFieldFault[] {
  return rulesetFaults(rules.map(ruleFromWire), isKnownReason).map(({ at, place, message }) => {
    const rule = at === null ? undefined : rules[at];
    if (!rule) return { rule: null, field: 'rules', message };
    const part = place === 'id' ? '_id' : wirePlace(place);
    return { rule: rule._id, field: `rules[${at}].${part}`, message: `${rule.name}: ${message}` };
  });
}
