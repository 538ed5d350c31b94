import { addDays, type CivilDate, civilDate } from '../calendar/civil-date';
import { type CompiledConfiguration, type CompiledRule, compileConfiguration } from './compile-configuration';
import { MISSING, NO, YES } from './condition';
import type { UnderwritingConfiguration } from './configuration';
import {
  type Decision,
  ENGINE_VERSION,
  type EngineVersion,
  type TraceEntry,
  type TraceValue,
  type Verdict,
} from './decision';
import { type FieldName, SLOT } from './fields';
import { type DecisionInputs, parseInputs } from './inputs';
import { runProgram } from './interval-program';
import { at, decodeValue, normalise, type Slots } from './normalise';
import { reachVerdict } from './verdict';

/** Answer recorded for a rule whose scope leaves the application out. */
const OUT_OF_SCOPE = 3;

/**
 * Decides one application: pure, the same for the same three arguments anywhere and at any time (domain model §3.3).
 * @param inputs facts of the whitelist; money in whole cents.
 * @param asOf business date of the decision; an approval ends `approvalDays` later.
 * @returns status, flags for the client, grade, line, plans, at most four reasons and a trace of every rule.
 * @throws DomainRefusal for an input outside the whitelist or its range, or a configuration with a fault.
 * @example thick file, score 705, income $82,000, debt $1,450 a month → APPROVED, grade B, line $12,000.
 */
export function decide(inputs: DecisionInputs, configuration: UnderwritingConfiguration, asOf: CivilDate): Decision {
  return decideCompiled(inputs, compileConfiguration(configuration), asOf);
}

/**
 * `decide` for a configuration compiled before; inputs are checked all the same.
 * @param engine an older version for the replay of what it decided.
 * @throws DomainRefusal for a faulty input or day.
 */
// biome-ignore lint/complexity/useMaxParams: called for every applicant and rule in the loop of a decision, where an object for each call costs time.
export function decideCompiled(
  inputs: DecisionInputs,
  compiled: CompiledConfiguration,
  asOf: CivilDate,
  engine: EngineVersion = ENGINE_VERSION,
): Decision {
  civilDate(asOf, 'asOf');
  const verdict = verdictOf(parseInputs(inputs), compiled, engine);
  const { slots, answers } = compiled;
  const trace: TraceEntry[] = [];
  for (const [position, rule] of compiled.rules.entries()) trace.push(traceOf(rule, answers[position] ?? NO, slots));
  const dti = at(slots, SLOT.dti);
  return {
    ...verdict,
    engineVersion: engine,
    asOf,
    dti: Number.isNaN(dti) ? null : dti,
    trace,
    creditLineExpiresOn: verdict.status === 'APPROVED' ? addDays(asOf, compiled.configuration.approvalDays) : null,
  };
}

/**
 * The decision without trace, for inputs that were decided or parsed before (simulations, replays of stored cases): runs every
 * rule and leaves the answers in `compiled.answers`. Ranges are not checked again.
 */
export function verdictOf(
  inputs: DecisionInputs,
  compiled: CompiledConfiguration,
  engine: EngineVersion = ENGINE_VERSION,
): Verdict {
  const { slots, answers, hitBits, missingBits } = compiled;
  normalise(inputs, compiled.gates, slots);
  runProgram(compiled.program, slots, answers, compiled.tests);
  for (const position of compiled.scopedRules) {
    if (compiled.rules[position]?.applies?.(slots) === false) answers[position] = OUT_OF_SCOPE;
  }
  let bits = 0;
  for (let position = 0; position < answers.length; position += 1) {
    const answer = answers[position];
    if (answer === YES) bits |= hitBits[position] ?? 0;
    else if (answer === MISSING) bits |= missingBits[position] ?? 0;
  }
  return reachVerdict(inputs, compiled, { hitBits: bits, engine });
}

function traceOf(rule: CompiledRule, answer: number, slots: Slots): TraceEntry {
  return {
    ruleId: rule.id,
    value: observed(rule.fields, slots),
    threshold: rule.threshold,
    hit: answer === YES || (answer === MISSING && rule.onMissing === 'HIT'),
    missing: answer === MISSING,
    applies: answer !== OUT_OF_SCOPE,
  };
}

function observed(fields: readonly FieldName[], slots: Slots): TraceEntry['value'] {
  const [only] = fields;
  if (only !== undefined && fields.length === 1) return decodeValue(only, slots);
  const values: Record<string, TraceValue> = {};
  for (const field of fields) values[field] = decodeValue(field, slots);
  return values;
}
