import { civilDate } from '@domain/calendar/civil-date';
import { canonicalJson } from '@domain/underwriting/canonical-json';
import { type Decision, ENGINE_VERSION } from '@domain/underwriting/decision';
import { type ReplayResult, replay } from '@domain/underwriting/decision-record';
import type { Purpose } from '@domain/underwriting/fields';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { loadRiskProfileVersion, sha256 } from '../../risk/index';
import { newestDecisions, type StoredDecision } from './replay-decisions.reads';

export type ReplayReport = {
  decisions: number;
  /** Made by another version of the engine, which this one does not repeat. */
  otherEngine: number;
  faults: { decisionId: string; fault: Exclude<ReplayResult, 'OK' | 'ENGINE_CHANGED'> | 'CANNOT_BE_READ' }[];
};

/** How many stored decisions the nightly check decides again. */
const NIGHTLY_SAMPLE = 500;

/** Decides stored cases again, newest first, from the database alone: sealed inputs, named configuration, day. */
export async function replayDecisions(
  deps: Pick<Deps, 'database' | 'vault'>,
  most: number = Number.MAX_SAFE_INTEGER,
): Promise<ReplayReport> {
  const db = deps.database.read;
  const report: ReplayReport = { decisions: 0, otherEngine: 0, faults: [] };
  for await (const row of newestDecisions(db, most)) {
    report.decisions += 1;
    const result = await replayed(db, row, deps).catch(() => 'CANNOT_BE_READ' as const);
    if (result === 'ENGINE_CHANGED') report.otherEngine += 1;
    else if (result !== 'OK') report.faults.push({ decisionId: row.id, fault: result });
  }
  return report;
}

/** What the newest decisions of this engine were made on, newest first, from the database alone. */
export async function* newestInputs({ vault }: Pick<Deps, 'vault'>, db: Db, most: number) {
  for await (const row of newestDecisions(db, most)) {
    if (row.engine_version !== ENGINE_VERSION) continue;
    const inputs = JSON.parse(await vault.open(db, row.inputs_vault_id)) as DecisionInputs;
    const productGroupId = row.product_group_id ?? row.practice_product_group_id;
    yield { applicationId: row.application_id, profileId: row.risk_profile_id, productGroupId, inputs, stored: row };
  }
}

/** The nightly self-check. @returns how many of the newest decisions do not come out as they were stored. */
export async function countReplayFaults(deps: Pick<Deps, 'database' | 'vault'>): Promise<number> {
  return (await replayDecisions(deps, NIGHTLY_SAMPLE)).faults.length;
}

async function replayed(db: Db, row: StoredDecision, { vault }: Pick<Deps, 'vault'>): Promise<ReplayResult> {
  const group = row.product_group_id ?? row.practice_product_group_id;
  const profile = await loadRiskProfileVersion(db, row.risk_profile_id, {
    version: row.risk_profile_version,
    productGroupId: group,
  });
  const { configuration } = profile.compiled;
  // A decision names the table versions it used; from before there were any it names none.
  if (row.table_versions !== null && canonicalJson(JSON.parse(row.table_versions)) !== canonicalJson(profile.tables))
    return 'CONFIGURATION_CHANGED';
  // A decision from before groups were named keeps the hash of the whole publication.
  const namesPublication = row.product_group_id === null && row.config_hash === profile.publishedHash;
  const decision = JSON.parse(row.record) as Decision;
  const record = {
    applicationId: row.application_id,
    purpose: row.purpose as Purpose,
    asOf: civilDate(row.as_of),
    engineVersion: row.engine_version,
    riskProfileId: row.risk_profile_id,
    riskProfileVersion: row.risk_profile_version,
    configHash: namesPublication ? profile.configHash : row.config_hash,
    inputs: JSON.parse(await vault.open(db, row.inputs_vault_id)) as DecisionInputs,
    inputsHash: row.inputs_hash,
    decision,
    aprRange: null,
    overrideOf: null,
    overrides: [],
  };
  return replay(record, configuration, { hash: sha256, compiled: profile.compiled });
}
