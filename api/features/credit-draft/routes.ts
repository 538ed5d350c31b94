import * as calls from '@contract/credit-draft/calls';
import * as runs from '@contract/credit-draft/what-if-calls';
import type { Endpoint } from '@contract/endpoint';
import { command } from '../../command/command';
import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { type DownloadAnswer, type Route, serve } from '../../http/serve';
import { chooseTable, saveTable, takeTableOut } from './change-draft';
import { viewProfileDraft } from './draft.view';
import type { DraftWork } from './draft-desk';
import { discardDraft, restoreDraft } from './end-draft';
import { draftsOfTable, listDrafts } from './list-drafts';
import { approveDraft, declineDraft, proposeDraft, withdrawDraft } from './propose-draft';
import { beginWhatIf, endRun } from './what-if/begin-what-if';
import { listCases, openCase } from './what-if/open-cases';
import { whatIfCsv, whatIfPdf } from './what-if/print-what-if';
import { type WhatIfRow, whatIfById } from './what-if/what-if.reads';
import { whatIfView } from './what-if/what-if.view';

type Of = { params: { id: string } };
type OfRun = { params: { id: string; whatIfId: string } };

/** A what-if of the profile. @throws AppError NOT_FOUND */
async function rowOf({ id, whatIfId }: OfRun['params'], db: Db): Promise<WhatIfRow> {
  const row = await db.first(whatIfById, { id: whatIfId });
  if (row?.profile_id !== id) throw new AppError('NOT_FOUND');
  return row;
}

/** @throws AppError NOT_FOUND for a what-if without a report. */
function fileOf(file: DownloadAnswer | null): DownloadAnswer {
  if (!file) throw new AppError('NOT_FOUND');
  return file;
}

/** What-ifs of drafts (domain model §3.6). */
const whatIfRoutes: readonly Route[] = [
  command(runs.startWhatIf)(async (request, context) => ({
    whatIf: await whatIfView(context.tx, await beginWhatIf(request, context)),
  })),
  command(runs.stopWhatIf)(async (request, context) => ({
    whatIf: await whatIfView(context.tx, await endRun(request, context)),
  })),
  command(runs.openWhatIfCase)(openCase),
  serve(runs.getWhatIf)(async ({ params }, { database: { read } }) => ({
    whatIf: await whatIfView(read, await rowOf(params, read)),
  })),
  serve(runs.listWhatIfCases)(({ params, query, meta }, deps) =>
    listCases(deps, deps.database.apart(meta.signal), { params, query }),
  ),
  serve(runs.downloadWhatIfPdf)(async ({ params }, { database: { read }, config }) =>
    fileOf(await whatIfPdf(await rowOf(params, read), config.brandFinancing.name)),
  ),
  serve(runs.downloadWhatIfCsv)(async ({ params }, { database: { read } }) =>
    fileOf(whatIfCsv(await rowOf(params, read))),
  ),
];

/** A step of a draft's life: it changes, and answers how the draft is afterwards. */
function step<R extends Of>(call: Endpoint, work: (request: R, context: DraftWork) => Promise<unknown>): Route {
  const change = async (request: R, context: DraftWork) => {
    await work(request, context);
    return viewProfileDraft({ db: context.tx, deps: context.deps }, request.params.id, context.actor);
  };
  // The call's own schemas made the request; that each work fits its call is checked where both are named below.
  return command(call)(change as never) as Route;
}

/** Drafts of risk profiles and how they are published (decision 48). */
export const creditDraftRoutes: readonly Route[] = [
  serve(calls.getCreditDraft)(({ params, actor }, deps) =>
    viewProfileDraft({ db: deps.database.read, deps }, params.id, actor),
  ),
  serve(calls.listCreditDrafts)(({ params, actor }, deps) =>
    listDrafts({ db: deps.database.read, deps }, params.id, actor.staffId),
  ),
  serve(calls.listDraftsOfTable)(({ query }, deps) => draftsOfTable({ db: deps.database.read, deps }, query)),
  step(calls.saveDraftTable, saveTable),
  step(calls.takeTableOutOfDraft, takeTableOut),
  step(calls.chooseDraftTable, chooseTable),
  step(calls.discardCreditDraft, discardDraft),
  step(calls.restoreCreditDraft, restoreDraft),
  step(calls.proposeCreditDraft, proposeDraft),
  step(calls.approveCreditDraft, approveDraft),
  step(calls.declineCreditDraft, declineDraft),
  step(calls.withdrawCreditDraft, withdrawDraft),
  ...whatIfRoutes,
];
