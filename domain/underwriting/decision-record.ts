import type { CivilDate } from '../calendar/civil-date';
import { canonicalJson } from './canonical-json';
import { type CompiledConfiguration, compileConfiguration } from './compile-configuration';
import type { UnderwritingConfiguration } from './configuration';
import { decideCompiled } from './decide';
import { type Decision, ENGINE_VERSIONS, type EngineVersion } from './decision';
import type { Purpose } from './fields';
import type { DecisionInputs } from './inputs';

/** A staff change of a decision; it makes a new record and leaves the old one as it was. */
export type DecisionOverride = {
  readonly userId: string;
  readonly reason: string;
  readonly approvedAmountCents: number;
};

/** What is stored of a decision, append-only (domain model §3.5). Ids and times are added by the store. */
export type DecisionRecord = {
  readonly applicationId: string;
  readonly purpose: Purpose;
  readonly asOf: CivilDate;
  readonly engineVersion: string;
  readonly riskProfileId: string;
  readonly riskProfileVersion: number;
  /** Hash of the canonical JSON of the whole configuration; the key under which it is stored. */
  readonly configHash: string;
  readonly inputs: DecisionInputs;
  readonly inputsHash: string;
  readonly decision: Decision;
  /** Lowest and highest rate offered, in basis points; null without plans. */
  readonly aprRange: { readonly minBps: number; readonly maxBps: number } | null;
  readonly overrideOf: string | null;
  readonly overrides: readonly DecisionOverride[];
};

/** Turns text into a hash, e.g. hex SHA-256. Given by the caller: the domain has no platform. */
export type HashText = (text: string) => string;

/** Hash under which a configuration is stored and named by its decisions. */
export function configHashOf(configuration: UnderwritingConfiguration, hash: HashText): string {
  return hash(canonicalJson(configuration));
}

/** Builds the record of a decision just made. Rates, not fees, make the range. */
export function recordOf(facts: {
  applicationId: string;
  inputs: DecisionInputs;
  configuration: UnderwritingConfiguration;
  decision: Decision;
  hash: HashText;
}): DecisionRecord {
  const { applicationId, inputs, configuration, decision, hash } = facts;
  const rates = decision.offers.map((offer) => offer.aprBps);
  return {
    applicationId,
    purpose: decision.purpose,
    asOf: decision.asOf,
    engineVersion: decision.engineVersion,
    riskProfileId: configuration.riskProfile.id,
    riskProfileVersion: configuration.riskProfile.version,
    configHash: configHashOf(configuration, hash),
    inputs,
    inputsHash: hash(canonicalJson(inputs)),
    decision,
    aprRange: rates.length === 0 ? null : { minBps: Math.min(...rates), maxBps: Math.max(...rates) },
    overrideOf: null,
    overrides: [],
  };
}

/** Why a stored decision does not replay; OK when it does. */
export type ReplayResult = 'OK' | 'ENGINE_CHANGED' | 'CONFIGURATION_CHANGED' | 'INPUTS_CHANGED' | 'DECISION_DIFFERS';

/**
 * Decides a stored case again, by the engine that decided it, and compares every field of the decision with the record.
 * @param compiled the same configuration compiled before, when many records are replayed.
 */
export function replay(
  record: DecisionRecord,
  configuration: UnderwritingConfiguration,
  {
    hash,
    compiled = compileConfiguration(configuration),
  }: { hash: HashText; compiled?: CompiledConfiguration | undefined },
): ReplayResult {
  const engine: EngineVersion | undefined = ENGINE_VERSIONS.find((version) => version === record.engineVersion);
  if (engine === undefined) return 'ENGINE_CHANGED';
  if (configHashOf(configuration, hash) !== record.configHash) return 'CONFIGURATION_CHANGED';
  if (hash(canonicalJson(record.inputs)) !== record.inputsHash) return 'INPUTS_CHANGED';
  const again = decideCompiled(record.inputs, compiled, record.asOf, engine);
  return canonicalJson(again) === canonicalJson(record.decision) ? 'OK' : 'DECISION_DIFFERS';
}
