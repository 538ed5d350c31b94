import { SPECIALTIES } from '../enums';
import { STATE_CODES } from '../us-states';
import { compileCondition, conditionText, fieldsOf, type Test } from './condition';
import type { OnMissing, Rule, RuleOutcome, RuleStage, UnderwritingConfiguration } from './configuration';
import { type CompiledLines, compileLines } from './credit-line';
import { FILE_TYPES, type FieldName, SLOT } from './fields';
import { type CompiledGrades, compileGrades } from './grade';
import { compileProgram, type IntervalProgram } from './interval-program';
import { planMapr } from './military-rate';
import { at, type StateGates } from './normalise';
import { type CompiledOffers, compileOffers, type MaprOf } from './offers';
import { OUTCOME_BIT } from './resolve-outcome';
import { validateConfiguration } from './validate-configuration';

export type CompiledRule = {
  readonly id: string;
  readonly stage: RuleStage;
  readonly outcome: RuleOutcome;
  readonly reasonCode: string | null;
  readonly test: Test;
  readonly applies: ((slots: Float64Array) => boolean) | null;
  readonly onMissing: OnMissing;
  /** Bits added when the rule hits, and when its facts are missing. */
  readonly hitBits: number;
  readonly missingBits: number;
  readonly fields: readonly FieldName[];
  readonly threshold: string;
  readonly isMismatchRule: boolean;
};

/** A configuration checked once and turned into closures, ready for any number of decisions. */
export type CompiledConfiguration = {
  readonly configuration: UnderwritingConfiguration;
  readonly rules: readonly CompiledRule[];
  /** The same rules in the form that needs no call where it can. */
  readonly program: IntervalProgram;
  readonly tests: readonly Test[];
  /** Bits by position: what a hit adds, and what missing facts add. */
  readonly hitBits: Uint16Array;
  readonly missingBits: Uint16Array;
  /** Positions of the rules with a scope. */
  readonly scopedRules: readonly number[];
  readonly gates: StateGates;
  readonly grades: CompiledGrades;
  /** Line tables by file type: THIN, THICK. */
  readonly lines: readonly CompiledLines[];
  readonly offers: CompiledOffers;
  readonly slots: Float64Array;
  /** Answer of every rule in the last run, by position; see decide. */
  readonly answers: Uint8Array;
  /** Positions of the rules with outcome FLAG. */
  readonly markerRules: readonly number[];
};

/**
 * Checks a configuration and compiles it. Archived rules are left out; the order of the array plays no part.
 * @param maprOf MAPR of a plan in basis points; without it the one of plans without added fees.
 * @throws DomainRefusal with the place named, see validateConfiguration.
 */
export function compileConfiguration(
  configuration: UnderwritingConfiguration,
  maprOf: MaprOf = planMapr,
): CompiledConfiguration {
  validateConfiguration(configuration);
  const live = configuration.ruleset.rules.filter((rule) => !rule.archived);
  const inOrder = live.toSorted((one, other) => one.order - other.order);
  const rules = inOrder.map(compileRule);
  const minAge = new Float64Array(STATE_CODES.length).fill(DEFAULT_MIN_AGE);
  const served = new Float64Array(STATE_CODES.length).fill(1);
  for (const rule of configuration.stateRules) {
    minAge[STATE_CODES.indexOf(rule.stateCode)] = rule.minAge;
    served[STATE_CODES.indexOf(rule.stateCode)] = rule.served ? 1 : 0;
  }
  return {
    configuration,
    rules,
    program: compileProgram(inOrder.map((rule) => rule.when)),
    tests: rules.map((rule) => rule.test),
    hitBits: Uint16Array.from(rules, (rule) => rule.hitBits),
    missingBits: Uint16Array.from(rules, (rule) => rule.missingBits),
    scopedRules: rules.flatMap((rule, position) => (rule.applies === null ? [] : [position])),
    gates: { minAge, served },
    grades: compileGrades(configuration.gradeAssignment),
    lines: [compileLines(configuration.thinCla), compileLines(configuration.thickCla)],
    offers: compileOffers(configuration, maprOf),
    slots: new Float64Array(Object.keys(SLOT).length),
    answers: new Uint8Array(rules.length),
    markerRules: rules.flatMap((rule, position) => (rule.outcome === 'FLAG' ? [position] : [])),
  };
}

/** Age of majority where a state has no row of its own. */
const DEFAULT_MIN_AGE = 18;

function compileRule(rule: Rule): CompiledRule {
  const fields = fieldsOf(rule.when);
  const hitBits = OUTCOME_BIT[rule.outcome];
  return {
    id: rule.id,
    stage: rule.stage,
    outcome: rule.outcome,
    reasonCode: rule.reasonCode,
    test: compileCondition(rule.when),
    applies: compileScope(rule.appliesTo),
    onMissing: rule.onMissing,
    hitBits,
    missingBits: { HIT: hitBits, REVIEW: OUTCOME_BIT.REVIEW, PASS: 0 }[rule.onMissing],
    fields,
    threshold: conditionText(rule.when),
    isMismatchRule: rule.outcome === 'DENY' && fields.includes('mismatches'),
  };
}

function compileScope(scope: Rule['appliesTo']): CompiledRule['applies'] {
  if (scope === undefined) return null;
  const { fileType, states, specialties } = scope;
  const file = fileType === undefined ? null : FILE_TYPES.indexOf(fileType);
  const stateSlots = states && new Set(states.map((state) => STATE_CODES.indexOf(state)));
  const specialtySlots = specialties && new Set(specialties.map((specialty) => SPECIALTIES.indexOf(specialty)));
  return (slots) =>
    (file === null || at(slots, SLOT.fileType) === file) &&
    (!stateSlots || stateSlots.has(at(slots, SLOT.stateCode))) &&
    (!specialtySlots || specialtySlots.has(at(slots, SLOT.practiceSpecialty)));
}
