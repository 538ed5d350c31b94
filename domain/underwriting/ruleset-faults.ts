import { DomainRefusal } from '../refusal';
import { canonicalJson } from './canonical-json';
import type { Condition, Rule } from './configuration';
import { OWN_RECORD_RULES } from './own-record-rules';
import { canHold } from './reachable';
import { RULE_CHECKS } from './validate-ruleset';

/** What is wrong with a rule, at its place: `when.all[0].value`, `reasonCode`; without a rule, with the ruleset. */
export type RuleFault = {
  /** Where the rule stands in the list that was given; null for the ruleset as a whole. */
  readonly at: number | null;
  /** Part of the rule, '' for all of it. */
  readonly place: string;
  readonly message: string;
  readonly limit?: number | string;
};

/**
 * Everything that keeps a ruleset from being published, rule by rule. It asks for more than `validateConfiguration`, which also
 * reads what was published before: a rule that every application meets, one that says what another says, and one that is missing
 * although every ruleset has it are refused here.
 * @param rules in any order; what is in the archive is asked for its id alone.
 */
export function rulesetFaults(rules: readonly Rule[], isKnownReason: (code: string) => boolean): RuleFault[] {
  const faults: RuleFault[] = [];
  if (rules.every(({ archived }) => archived))
    faults.push({ at: null, place: '', message: 'A ruleset needs at least one rule.' });
  for (const [at, rule] of rules.entries()) {
    if (rules.findIndex(({ id }) => id === rule.id) < at)
      faults.push({ at, place: 'id', message: 'Each rule needs its own ID.' });
    if (!rule.archived) faults.push(...ruleFaults(rules, at, isKnownReason));
  }
  for (const { id, name } of OWN_RECORD_RULES) {
    if (rules.some((rule) => rule.id === id)) continue;
    const message = `The rule “${name}” is missing. You can change or archive it, but every ruleset must include it.`;
    faults.push({ at: null, place: '', message });
  }
  return faults;
}

function ruleFaults(rules: readonly Rule[], at: number, isKnownReason: (code: string) => boolean): RuleFault[] {
  const rule = rules[at];
  if (!rule) return [];
  const faults: RuleFault[] = RULE_CHECKS.flatMap((check) => refusalOf(at, () => check(rule, 'rule', isKnownReason)));
  const others = rules.filter((other, index) => index < at && !other.archived);
  if (others.some(({ order }) => order === rule.order))
    faults.push({ at, place: 'order', message: "Two rules can't have the same position.", limit: rule.order });
  if (faults.some(({ place }) => place.startsWith('when') || place.startsWith('appliesTo'))) return faults;
  return [...faults, ...sameFaults(rule, others, at), ...alwaysFaults(rule, at)];
}

/** Runs a check and gives back what it refuses. */
function refusalOf(at: number, check: () => void): RuleFault[] {
  try {
    check();
    return [];
  } catch (cause) {
    if (!(cause instanceof DomainRefusal)) throw cause;
    const { field, message, limit } = cause;
    return [{ at, place: field.slice('rule.'.length), message, ...(limit !== undefined && { limit }) }];
  }
}

/** The same applications as another rule: they say it twice, or contradict each other. */
function sameFaults(rule: Rule, others: readonly Rule[], at: number): RuleFault[] {
  const asked = askedBy(rule);
  const same = others.find((other) => askedBy(other) === asked);
  if (!same) return [];
  const message =
    same.outcome === rule.outcome
      ? `It's the same as “${same.name}”.`
      : `It contradicts “${same.name}”, which matches the same applications.`;
  return [{ at, place: 'when', message }];
}

const askedBy = ({ when, appliesTo = {} }: Rule): string => {
  const { fileType = null, states = [], specialties = [] } = appliesTo;
  return canonicalJson([when, fileType, states.toSorted(), specialties.toSorted()]);
};

/** A rule that asks nothing stops everybody. What only tells staff may. */
function alwaysFaults({ when, outcome, appliesTo }: Rule, at: number): RuleFault[] {
  if (outcome === 'FLAG' || appliesTo !== undefined || !alwaysHolds(when)) return [];
  return [{ at, place: 'when', message: 'This matches every application with known data.' }];
}

const alwaysHolds = (condition: Condition): boolean => !canHold({ not: condition });
