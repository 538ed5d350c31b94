import { gradeRiskApr, type rateSimulation } from '@contract/versioned-tables/grade-risk-apr';
import type { ApplicationStatus } from '@domain/enums';
import { type CompiledConfiguration, compileConfiguration } from '@domain/underwriting/compile-configuration';
import type { Decision } from '@domain/underwriting/decision';
import { Simulation, type SimulationReport } from '@domain/underwriting/simulate';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { AppError } from '../../http/app-error';
import { tableHead } from '../../versioned-table/tables.reads';
import { newestInputs } from '../application/index';
import { aprTables, type GradeRiskContent, gradeRiskTable, loadRiskProfile, profilesWithTable } from '../risk/index';

/** Enough to show what moves, and few enough to be there within a second. */
const CASES = 200;

type Pair = { champion: CompiledConfiguration; challenger: CompiledConfiguration };

/**
 * Decides the newest cases again with the rates in force and with the proposed ones. Reads only, apart from everybody else.
 * A table that no risk profile uses moves nothing: there are no cases.
 * @throws AppError NOT_FOUND; INVALID_FIELDS naming the cells.
 */
export async function simulateRates(
  id: string,
  content: GradeRiskContent,
  { deps, signal }: { deps: Deps; signal: AbortSignal },
): Promise<z.input<typeof rateSimulation>> {
  const db = deps.database.apart(signal);
  const head = await db.first(tableHead, { kind: gradeRiskApr.key, id });
  if (!head) throw new AppError('NOT_FOUND');
  const fields = aprTables.faults(content);
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
  const profiles = await profilesWithTable(db, gradeRiskApr.key, id);
  const rates = gradeRiskTable(head, { ...content, enabled: true });
  const pairs = new Map<string, Pair>();
  const simulation = new Simulation();
  if (profiles.size > 0) {
    for await (const one of newestInputs(deps, db, CASES)) {
      if (!profiles.has(one.profileId)) continue;
      const key = `${one.profileId}:${one.productGroupId}`;
      const pair = pairs.get(key) ?? (await pairOf(db, one, rates));
      pairs.set(key, pair);
      const { applicationId, inputs } = one;
      const { approvedCreditLineCents } = JSON.parse(one.stored.record) as Decision;
      const status = one.stored.status as ApplicationStatus;
      simulation.add(
        { caseId: applicationId, inputs, status, approvedCreditLineCents },
        pair.champion,
        pair.challenger,
      );
    }
  }
  return view(simulation.report());
}

/** A profile with the products of some practices: as it is in force, and with other rates. */
async function pairOf(
  db: Db,
  { profileId, productGroupId }: { profileId: string; productGroupId: string },
  gradeRiskApr: ReturnType<typeof gradeRiskTable>,
): Promise<Pair> {
  const { compiled: champion } = await loadRiskProfile(db, profileId, productGroupId);
  return { champion, challenger: compileConfiguration({ ...champion.configuration, gradeRiskApr }) };
}

function view(report: SimulationReport): z.input<typeof rateSimulation> {
  const side = ({ approvals, averageBestAprBps }: SimulationReport['champion']) => ({
    approved: approvals,
    averageRate: averageBestAprBps === null ? null : Math.round(averageBestAprBps) / 100,
  });
  return {
    cases: report.count,
    others: report.others,
    before: side(report.champion),
    after: side(report.challenger),
    moved: report.statusSwaps
      .filter(({ champion, challenger, count }) => count > 0 && champion !== challenger)
      .map(({ champion, challenger, count }) => ({ from: champion, to: challenger, count })),
  };
}
