import { SPECIALTIES } from '../enums';
import { refuse } from '../refusal';
import { isStateCode } from '../us-states';
import { ON_MISSING, RULE_OUTCOMES, RULE_STAGES, type Rule, type UnderwritingRuleset } from './configuration';
import { FILE_TYPES } from './fields';
import { canHold } from './reachable';
import { validateCondition } from './validate-condition';
import { fact, oneOf, record, records, text } from './validate-shape';

/**
 * Checks a ruleset: unique ids and orders, conditions that can hold, denials that carry a known reason.
 * @throws DomainRefusal naming the rule.
 */
export function validateRuleset(ruleset: UnderwritingRuleset, isKnownReason: (code: string) => boolean): void {
  record('ruleset', ruleset);
  records('ruleset.rules', ruleset.rules);
  const live = ruleset.rules.filter((rule) => !rule.archived);
  if (live.length === 0) refuse('ruleset.rules', 'A ruleset needs at least one rule.');
  const ids = new Set<string>();
  const orders = new Set<number>();
  for (const rule of ruleset.rules) {
    const place = `ruleset.rules[${rule.id}]`;
    text(`${place}.id`, rule.id);
    fact(`${place}.archived`, rule.archived);
    if (ids.has(rule.id)) refuse(`${place}.id`, 'Every rule has an id of its own.');
    ids.add(rule.id);
    if (rule.archived) continue;
    if (!Number.isSafeInteger(rule.order)) refuse(`${place}.order`, 'The order is a whole number.');
    if (orders.has(rule.order)) refuse(`${place}.order`, 'Two rules may not share a place in the order.', rule.order);
    orders.add(rule.order);
    validateRule(rule, place, isKnownReason);
  }
}

function validateRule(rule: Rule, place: string, isKnownReason: (code: string) => boolean): void {
  if (!RULE_OUTCOMES.includes(rule.outcome)) refuse(`${place}.outcome`, `${rule.outcome} is not an outcome.`);
  if (!RULE_STAGES.includes(rule.stage)) refuse(`${place}.stage`, `${rule.stage} is not a stage.`);
  if (!ON_MISSING.includes(rule.onMissing)) refuse(`${place}.onMissing`, `${rule.onMissing} is not a choice.`);
  validateCondition(rule.when, `${place}.when`);
  if (rule.appliesTo !== undefined) record(`${place}.appliesTo`, rule.appliesTo);
  const { states, specialties } = rule.appliesTo ?? {};
  if (states && (states.length === 0 || !states.every(isStateCode)))
    refuse(`${place}.appliesTo.states`, 'Unreachable: the rule applies to no state, or to one that does not exist.');
  if (specialties && (specialties.length === 0 || !specialties.every((name) => SPECIALTIES.includes(name))))
    refuse(`${place}.appliesTo.specialties`, 'Unreachable: the rule applies to no known specialty.');
  const fileType = rule.appliesTo?.fileType;
  if (fileType !== undefined) oneOf(`${place}.appliesTo.fileType`, fileType, FILE_TYPES);
  const scoped = fileType ? { all: [{ field: 'fileType', op: 'eq', value: fileType } as const, rule.when] } : rule.when;
  if (!canHold(scoped)) refuse(`${place}.when`, 'Unreachable: no application can meet this condition.');
  if (rule.reasonCode !== null && !isKnownReason(rule.reasonCode))
    refuse(`${place}.reasonCode`, `${rule.reasonCode} is not in the table of reasons.`);
  const denies = rule.outcome === 'DENY' || rule.outcome === 'SSN_USED';
  if (denies && rule.reasonCode === null) refuse(`${place}.reasonCode`, 'A denial needs a reason (Reg B 1002.9).');
  if (denies && rule.reasonCode === 'INCOMPLETE')
    refuse(`${place}.reasonCode`, 'An incomplete application is not denied; it gets a notice of incompleteness.');
}
