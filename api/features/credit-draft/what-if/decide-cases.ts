import type { ApplicationStatus } from '@domain/enums';
import { GRADES, type Grade } from '@domain/enums';
import { type CompiledConfiguration, compileConfiguration } from '@domain/underwriting/compile-configuration';
import { verdictOf } from '@domain/underwriting/decide';
import { type Decision, ENGINE_VERSIONS, type EngineVersion, type Verdict } from '@domain/underwriting/decision';
import { type PlanShares, USED_SHARE } from '@domain/underwriting/first-year-income';
import type { DecisionInputs } from '@domain/underwriting/inputs';
import type { PastDecision } from '@domain/underwriting/simulate';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { type DraftedProfile, loadRiskProfileVersion } from '../../risk/index';
import { type CaseRow, casesAmong, chosenPlans, type Performances } from './stored-cases.reads';

/** A stored case with the two configurations that decide it again. */
export type TriedCase = {
  row: CaseRow;
  past: PastDecision;
  champion: CompiledConfiguration;
  challenger: CompiledConfiguration;
};

/** Null where the profile does not have the case's products any more. */
type Pair = { champion: CompiledConfiguration; challenger: CompiledConfiguration } | null;

/** The configurations of a what-if, each compiled once: of then, in force, and of the draft. */
export function createSides(db: Db, profiles: readonly DraftedProfile[]) {
  const pairs = new Map<string, Promise<Pair>>();
  const ofThen = new Map<string, Promise<CompiledConfiguration | null>>();

  async function pairOf(profileId: string, productGroupId: string): Promise<Pair> {
    const profile = profiles.find((one) => one.profileId === profileId);
    const drafted = await profile?.withGroup(productGroupId);
    if (!profile || !drafted) return null;
    const { compiled } = await loadRiskProfileVersion(db, profileId, { version: profile.version, productGroupId });
    return { champion: compiled, challenger: compileConfiguration(drafted) };
  }

  function kept<T>(held: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
    const known = held.get(key) ?? make();
    held.set(key, known);
    return known;
  }

  return {
    pair: (profileId: string, group: string) => kept(pairs, `${profileId}:${group}`, () => pairOf(profileId, group)),
    /** Null where a version of then cannot be read: nothing can say that it decides as it did. */
    versionOfThen: ({ risk_profile_id: profileId, risk_profile_version: version }: CaseRow, productGroupId: string) =>
      kept(ofThen, `${profileId}:${version}:${productGroupId}`, () =>
        loadRiskProfileVersion(db, profileId, { version, productGroupId })
          .then(({ compiled }) => compiled)
          .catch(() => null),
      ),
  };
}
export type Sides = ReturnType<typeof createSides>;

const groupOf = (row: CaseRow) => row.product_group_id ?? row.practice_product_group_id;
const engineOf = (row: CaseRow): EngineVersion | undefined =>
  ENGINE_VERSIONS.find((version) => version === row.engine_version);

/** Whether a version decides a case as it is stored: status, grade, limit, reasons, and the plans with their rates and fees. */
export function isAsStored(stored: Decision, again: Verdict): boolean {
  return (
    stored.status === again.status &&
    stored.grade === again.grade &&
    stored.approvedCreditLineCents === again.approvedCreditLineCents &&
    stored.reasons.join() === again.reasons.join() &&
    stored.offers.length === again.offers.length &&
    stored.offers.every((offer, place) => {
      const other = again.offers[place];
      return offer.product === other?.product && offer.aprBps === other.aprBps && offer.mdfBps === other.mdfBps;
    })
  );
}

/** What a case says of itself. Records are written by `storeDecision` alone. */
const storedDecision = (row: CaseRow) => JSON.parse(row.record) as Decision;

export type Loaded = { row: CaseRow; inputs: DecisionInputs };

/** Stored cases with their unsealed facts, in the order of the ids. */
export async function loadCases({ vault }: Pick<Deps, 'vault'>, db: Db, ids: readonly string[]): Promise<Loaded[]> {
  const rows = new Map((await casesAmong(db, ids)).map((row) => [row.id, row]));
  const texts = await vault.openAll(
    db,
    [...rows.values()].map((row) => row.inputs_vault_id),
  );
  return ids.flatMap((id) => {
    const row = rows.get(id);
    const text = row && texts.get(row.inputs_vault_id);
    return row && text !== undefined ? { row, inputs: JSON.parse(text) as DecisionInputs } : [];
  });
}

/** A case ready to be tried; null where it cannot be: its engine or its products are no more. */
export async function triedCase({ row, inputs }: Loaded, sides: Sides, late: Performances): Promise<TriedCase | null> {
  const engine = engineOf(row);
  const pair = await sides.pair(row.risk_profile_id, groupOf(row));
  if (engine === undefined || pair === null) return null;
  const then = await sides.versionOfThen(row, groupOf(row));
  const stored = storedDecision(row);
  const past: PastDecision = {
    caseId: row.id,
    inputs,
    status: stored.status as ApplicationStatus,
    approvedCreditLineCents: stored.approvedCreditLineCents,
    isReproduced: then !== null && isAsStored(stored, verdictOf(inputs, then, engine)),
    performance: late.get(row.application_id) ?? null,
  };
  return { row, past, ...pair };
}

const isGrade = (text: string): text is Grade => (GRADES as readonly string[]).includes(text);

/** What is assumed of those who are approved: how many use their limit, and the plans that people of their grade chose. */
export async function assumptionsOf(db: Db): Promise<{ usedShare: number; planShares: PlanShares }> {
  const planShares: { [G in Grade]?: Record<string, number> } = {};
  for (const { grade, selected_product: product, count } of await db.all(chosenPlans, {})) {
    if (product === null || !isGrade(grade)) continue;
    planShares[grade] = { ...planShares[grade], [product]: Number(count) };
  }
  return { usedShare: USED_SHARE, planShares };
}
