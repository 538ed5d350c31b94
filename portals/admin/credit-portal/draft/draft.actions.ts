import {
  approveCreditDraft,
  declineCreditDraft,
  discardCreditDraft,
  getCreditDraft,
  proposeCreditDraft,
  restoreCreditDraft,
  takeTableOutOfDraft,
  withdrawCreditDraft,
} from '@contract/credit-draft/calls';
import {
  downloadWhatIfCsv,
  downloadWhatIfPdf,
  getWhatIf,
  listWhatIfCases,
  openWhatIfCase,
  startWhatIf,
  stopWhatIf,
} from '@contract/credit-draft/what-if-calls';
import { call } from '@portals/client/call';
import { download } from '@portals/client/download';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import * as said from './copy';
import { drafts, type Outcome, type ProfileDraft } from './draft.store';

const POLL_MS = 700;
let poll: ReturnType<typeof setTimeout> | undefined;

const profileId = () => drafts.profile.data?.profile._id ?? '';
const params = () => ({ id: profileId() });
const seen = () => drafts.profile.data?.draft?.version ?? 0;

/** Shows the draft of a profile with the newest what-if of it. */
export async function openDraft(id: string): Promise<void> {
  if (profileId() !== id) leaveDraft();
  const data = await load(drafts.profile, (signal) => call(getCreditDraft, { params: { id } }, { signal }));
  const whatIfId = data?.draft?.whatIfId;
  if (whatIfId) await followRun(whatIfId);
}

/** Forgets what was on the screen, and asks no more how far a what-if is. */
export function leaveDraft(): void {
  clearTimeout(poll);
  for (const one of [drafts.profile, drafts.run, drafts.cases, drafts.opened]) resetResource<unknown>(one);
  drafts.move = null;
}

/** Reads a what-if, and again until it has ended; then the draft says whether it can be published. */
async function followRun(whatIfId: string): Promise<void> {
  clearTimeout(poll);
  const id = profileId();
  const run = await load(drafts.run, async (signal) => {
    const { whatIf } = await call(getWhatIf, { params: { id, whatIfId } }, { signal });
    return whatIf;
  });
  if (run?.status === 'WAITING' || run?.status === 'RUNNING') {
    poll = setTimeout(() => void followRun(whatIfId).then(afterRun), POLL_MS);
  }
}

async function afterRun(): Promise<void> {
  if (drafts.run.data?.status !== 'DONE' || profileId() === '') return;
  await load(drafts.profile, (signal) => call(getCreditDraft, { params: params() }, { signal }));
}

export type WhatIfWish = { from: string; to: string; sample: number | null; practices: string[] | null };

/** Begins a what-if of some practices, or of all. Throws ApiError. */
export async function runWhatIf(wish: WhatIfWish): Promise<void> {
  const { whatIf } = await call(startWhatIf, { params: params(), body: wish });
  resetResource(drafts.cases);
  resetResource(drafts.opened);
  drafts.move = null;
  drafts.run.data = whatIf;
  await followRun(whatIf._id);
}

/** Throws ApiError. */
export async function stopRun(): Promise<void> {
  const whatIfId = drafts.run.data?._id;
  if (!whatIfId) return;
  clearTimeout(poll);
  const { whatIf } = await call(stopWhatIf, { params: { ...params(), whatIfId } });
  drafts.run.data = whatIf;
}

/** Lists the cases that went from one outcome to another. */
export async function showMove(from: Outcome, to: Outcome): Promise<void> {
  const whatIfId = drafts.run.data?._id;
  if (!whatIfId) return;
  drafts.move = `${from} ${to}`;
  resetResource(drafts.cases);
  resetResource(drafts.opened);
  const input = { params: { ...params(), whatIfId }, query: { from, to } };
  await load(drafts.cases, async (signal) => (await call(listWhatIfCases, input, { signal })).data);
}

/** Opens a case with both reckonings, or closes it. */
export async function openCase(caseId: string): Promise<void> {
  const whatIfId = drafts.run.data?._id;
  const isOpen = drafts.opened.data?.case._id === caseId;
  resetResource(drafts.opened);
  if (!whatIfId || isOpen) return;
  await load(drafts.opened, (signal) =>
    call(openWhatIfCase, { params: { ...params(), whatIfId, caseId } }, { signal }),
  );
}

export const savePdf = () => download(downloadWhatIfPdf, ofRun());
export const saveCsv = () => download(downloadWhatIfCsv, ofRun());
const ofRun = () => ({ params: { ...params(), whatIfId: drafts.run.data?._id ?? '' } });

function show(answer: ProfileDraft): void {
  drafts.profile.data = answer;
}

export type Proposal = { reason: string; effectiveOn: string; askedId: string | null };

/** Asks a second person to publish, or publishes where none is needed. Throws ApiError. */
export async function propose(wish: Proposal): Promise<void> {
  const answer = await call(proposeCreditDraft, { params: params(), body: { ...wish, version: seen() } });
  show(answer);
  toast(answer.draft === null ? said.published : answer.draft.status === 'PROPOSED' ? said.asked : said.scheduled);
}

/** Throws ApiError. */
export async function approve(): Promise<void> {
  const answer = await call(approveCreditDraft, { params: params(), body: { version: seen() } });
  show(answer);
  toast(answer.draft === null ? said.published : said.scheduled);
}

/** Throws ApiError. */
export async function decline(reason: string): Promise<void> {
  show(await call(declineCreditDraft, { params: params(), body: { version: seen(), reason } }));
  toast(said.declined);
}

/** Throws ApiError. */
export async function withdraw(): Promise<void> {
  show(await call(withdrawCreditDraft, { params: params(), body: { version: seen() } }));
  toast(said.withdrawn);
}

/** Gives the draft up; the toast brings it back. Throws ApiError. */
export async function discard(): Promise<void> {
  const answer = await call(discardCreditDraft, { params: params(), body: { version: seen() } });
  show(answer);
  toast(said.discarded, { undo: () => void restore() });
}

/** Brings back the newest draft that was given up. Throws ApiError. */
export async function restore(): Promise<void> {
  const draftId = drafts.profile.data?.discarded?._id;
  if (!draftId) return;
  show(await call(restoreCreditDraft, { params: params(), body: { draftId } }));
  toast(said.restored);
}

/** Throws ApiError. */
export async function takeOut(kind: string, tableId: string): Promise<void> {
  const wish = { params: { ...params(), kind, tableId }, body: { version: seen() } };
  show(await call(takeTableOutOfDraft, wish));
}
