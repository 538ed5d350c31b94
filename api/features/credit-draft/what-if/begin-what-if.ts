import type { startWhatIf, stopWhatIf } from '@contract/credit-draft/what-if-calls';
import type { Decoded } from '@contract/endpoint';
import type { FieldFault } from '@contract/error';
import { AppError } from '../../../http/app-error';
import { openDraft } from '../draft.reads';
import { todayOf } from '../draft.view';
import type { DraftWork } from '../draft-desk';
import { faultsOfDraft } from '../draft-faults';
import { contentOfDraft, draftedProfiles, getProfile, hashOfDraft } from '../draft-state';
import { newestWhatIf, type WhatIfRow, whatIfById } from './what-if.reads';
import { insertWhatIf, stopWhatIfs } from './what-if.writes';

type Wish = Pick<Decoded<typeof startWhatIf>, 'params' | 'body'>;

function refusePeriod({ from, to }: { from: string; to: string }, today: string): void {
  const fields: FieldFault[] = [
    ...(to < from ? [{ field: 'to', message: "The last day can't be before the first day." }] : []),
    ...(from > today ? [{ field: 'from', message: 'Choose today or an earlier day.' }] : []),
  ];
  if (fields.length > 0) throw new AppError('INVALID_FIELDS', { fields });
}

/**
 * Begins a what-if of the draft as it is now. Another one that runs is stopped.
 * @throws AppError NOT_FOUND without a draft; RULES_FORBID for one that changes nothing or has faults; INVALID_FIELDS
 */
export async function beginWhatIf({ params, body }: Wish, context: DraftWork): Promise<WhatIfRow> {
  const { tx, deps, actor, record, send } = context;
  await getProfile(tx, params.id);
  const draft = await tx.first(openDraft, { profileId: params.id });
  if (!draft) throw new AppError('NOT_FOUND');
  refusePeriod(body, todayOf(deps));
  const content = await contentOfDraft(tx, draft.id);
  if (content.changes.length + content.choices.length === 0)
    throw new AppError('RULES_FORBID', { userMessage: 'This draft has no changes.' });
  const profiles = await draftedProfiles(tx, params.id, content);
  const { faults } = await faultsOfDraft(tx, content, profiles);
  const [fault] = faults;
  if (fault) throw new AppError('RULES_FORBID', { userMessage: fault.message });
  const id = deps.newId();
  await tx.run(stopWhatIfs, { draftId: draft.id, now: deps.wallClock.now() });
  const before = await tx.first(newestWhatIf, { draftId: draft.id });
  const ended = { total: null, claim: null, heartbeat_at: null, fault: null, report: null };
  await tx.run(insertWhatIf, {
    ...ended,
    id,
    draft_id: draft.id,
    seq: (before?.seq ?? 0) + 1,
    profile_id: params.id,
    content_hash: hashOfDraft(content, profiles),
    content: JSON.stringify(content),
    from_day: body.from,
    to_day: body.to,
    practices: body.practices === null ? null : JSON.stringify(body.practices),
    sample: body.sample,
    status: 'WAITING',
    done: 0,
    asked_by_id: actor.staffId,
    asked_by: actor.name,
    asked_at: deps.clock.now(),
    started_at: null,
    ended_at: null,
  });
  await send('run-what-if', { whatIfId: id });
  const detail = { riskProfile: params.id, from: body.from, to: body.to, sample: body.sample };
  await record('what_if.started', { practiceId: null, id, detail });
  return getWhatIfRow(context, { id: params.id, whatIfId: id });
}

/** @throws AppError NOT_FOUND */
export async function getWhatIfRow(
  { tx }: Pick<DraftWork, 'tx'>,
  { id, whatIfId }: { id: string; whatIfId: string },
): Promise<WhatIfRow> {
  const row = await tx.first(whatIfById, { id: whatIfId });
  if (row?.profile_id !== id) throw new AppError('NOT_FOUND');
  return row;
}

/** Stops one that waits or runs. @throws AppError NOT_FOUND */
export async function endRun(
  { params }: Pick<Decoded<typeof stopWhatIf>, 'params'>,
  context: DraftWork,
): Promise<WhatIfRow> {
  const row = await getWhatIfRow(context, params);
  if (row.status !== 'WAITING' && row.status !== 'RUNNING') {
    context.leaveNoRow('it has ended');
    return row;
  }
  await context.tx.run(stopWhatIfs, { draftId: row.draft_id, now: context.deps.wallClock.now() });
  await context.record('what_if.stopped', {
    practiceId: null,
    id: row.id,
    detail: { done: row.done, total: row.total },
  });
  return getWhatIfRow(context, params);
}
