import type { listWhatIfCases, openWhatIfCase } from '@contract/credit-draft/what-if-calls';
import type { Decoded } from '@contract/endpoint';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { AppError } from '../../../http/app-error';
import { type DraftedProfile, draftedProfile } from '../../risk/index';
import type { DraftWork } from '../draft-desk';
import type { DraftContent } from '../draft-state';
import { draftedTables } from '../draft-state';
import { createSides, type Loaded, loadCases, triedCase } from './decide-cases';
import { storedReportOf } from './judge-what-if';
import type { StoredReport } from './make-report';
import { bothReckonings, caseView } from './reckoning';
import { type WhatIfRow, whatIfById } from './what-if.reads';

/** @throws AppError NOT_FOUND for one that is not of the profile or has no report. */
async function ended(db: Db, { id, whatIfId }: { id: string; whatIfId: string }) {
  const row = await db.first(whatIfById, { id: whatIfId });
  const report = row && storedReportOf(row);
  if (row?.profile_id !== id || !report) throw new AppError('NOT_FOUND');
  return { row, report };
}

/** The sides of a what-if as they were when it ran, also when its draft or its profile has moved on. */
async function sidesOf(
  db: Db,
  { row, report: { versions } }: { row: WhatIfRow; report: StoredReport },
  cases: readonly Loaded[],
) {
  // Written by `beginWhatIf` alone.
  const tables = draftedTables(row.profile_id, JSON.parse(row.content) as DraftContent);
  const profiles: DraftedProfile[] = [];
  for (const profileId of new Set(cases.map((one) => one.row.risk_profile_id)))
    profiles.push(await draftedProfile(db, profileId, tables, versions[profileId]));
  return createSides(db, profiles);
}

/** The first cases that went from one outcome to another. @throws AppError NOT_FOUND */
export async function listCases(
  deps: Deps,
  db: Db,
  { params, query }: Pick<Decoded<typeof listWhatIfCases>, 'params' | 'query'>,
): Promise<z.input<typeof listWhatIfCases.result>> {
  const { row, report } = await ended(db, params);
  const cell = report.movedCases.find(({ from, to }) => from === query.from && to === query.to);
  const cases = await loadCases(deps, db, cell?.ids ?? []);
  const sides = await sidesOf(db, { row, report }, cases);
  const data: z.input<typeof listWhatIfCases.result>['data'] = [];
  for (const loaded of cases) {
    const one = await triedCase(loaded, sides, new Map());
    if (one) data.push(caseView({ id: one.row.id, number: one.row.number, inputs: loaded.inputs }, one));
  }
  return { data };
}

/** One case with both reckonings; whoever opens it stands in the audit trail. @throws AppError NOT_FOUND */
export async function openCase(
  { params }: Pick<Decoded<typeof openWhatIfCase>, 'params'>,
  context: DraftWork,
): Promise<z.input<typeof openWhatIfCase.result>> {
  const { tx, deps, record } = context;
  const { row, report } = await ended(tx, params);
  if (!report.movedCases.some(({ ids }) => ids.includes(params.caseId))) throw new AppError('NOT_FOUND');
  const [loaded] = await loadCases(deps, tx, [params.caseId]);
  const sides = loaded && (await sidesOf(tx, { row, report }, [loaded]));
  const one = loaded && sides && (await triedCase(loaded, sides, new Map()));
  if (!one) throw new AppError('NOT_FOUND');
  const { number } = one.row;
  await record('what_if.case_opened', {
    practiceId: null,
    id: row.id,
    detail: { case: one.row.id, number: Number(number) },
  });
  return bothReckonings({ id: one.row.id, number, inputs: one.past.inputs }, one, report.profile.version);
}
