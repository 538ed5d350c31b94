import { SPECIALTIES } from '../enums';
import { refuse } from '../refusal';
import { isStateCode } from '../us-states';
import { ON_MISSING, RULE_OUTCOMES, RULE_STAGES, type Rule, type UnderwritingRuleset } from './configuration';
import { FILE_TYPES } from './fields';
import { canHold } from './reachable';
import { validateCondition } from './validate-condition';
import { fact, oneOf, record, records, text } from './validate-shape';

type Check = (rule: Rule, place: string, isKnownReason: (code: string) => boolean) => void;

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
    if (ids.has(rule.id)) refuse(`${place}.id`, 'Each rule needs its own ID.');
    ids.add(rule.id);
    if (rule.archived) continue;
    if (!Number.isSafeInteger(rule.order)) refuse(`${place}.order`, 'The position must be a whole number.');
    if (orders.has(rule.order)) refuse(`${place}.order`, "Two rules can't have the same position.", rule.order);
    orders.add(rule.order);
    for (const check of RULE_CHECKS) check(rule, place, isKnownReason);
  }
}

/** What a rule that decides must pass, one check for each part of it. */
export const RULE_CHECKS: readonly Check[] = [
  ({ outcome }, place) => {
    if (!RULE_OUTCOMES.includes(outcome)) refuse(`${place}.outcome`, `${outcome} is not an outcome.`);
  },
  ({ stage }, place) => {
    if (!RULE_STAGES.includes(stage)) refuse(`${place}.stage`, `${stage} is not a stage.`);
  },
  ({ onMissing }, place) => {
    if (!ON_MISSING.includes(onMissing)) refuse(`${place}.onMissing`, `${onMissing} is not a choice.`);
  },
  checkScope,
  checkCondition,
  checkReason,
];

function checkScope({ appliesTo }: Rule, place: string): void {
  if (appliesTo === undefined) return;
  record(`${place}.appliesTo`, appliesTo);
  const { states, specialties, fileType } = appliesTo;
  if (states && (states.length === 0 || !states.every(isStateCode)))
    refuse(`${place}.appliesTo.states`, 'Unreachable: the rule applies to no state, or to one that does not exist.');
  if (specialties && (specialties.length === 0 || !specialties.every((name) => SPECIALTIES.includes(name))))
    refuse(`${place}.appliesTo.specialties`, 'Unreachable: the rule applies to no known specialty.');
  if (fileType !== undefined) oneOf(`${place}.appliesTo.fileType`, fileType, FILE_TYPES);
}

function checkCondition({ when, appliesTo }: Rule, place: string): void {
  validateCondition(when, `${place}.when`);
  const fileType = appliesTo?.fileType;
  const scoped = fileType ? { all: [{ field: 'fileType', op: 'eq', value: fileType } as const, when] } : when;
  if (!canHold(scoped)) refuse(`${place}.when`, 'Unreachable: no application can meet this condition.');
}

function checkReason({ outcome, reasonCode }: Rule, place: string, isKnownReason: (code: string) => boolean): void {
  if (reasonCode !== null && !isKnownReason(reasonCode))
    refuse(`${place}.reasonCode`, `Reason ${reasonCode} isn't in the reasons table.`);
  const denies = outcome === 'DENY' || outcome === 'SSN_USED';
  if (denies && reasonCode === null) refuse(`${place}.reasonCode`, 'A denial needs a reason (Reg B 1002.9).');
  if (denies && reasonCode === 'INCOMPLETE')
    refuse(
      `${place}.reasonCode`,
      "You can't deny an incomplete application. Request more information instead (notice of incompleteness).",
    );
}
