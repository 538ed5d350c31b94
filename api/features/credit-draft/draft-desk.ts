import type { DRAFT_ACTS } from '@contract/credit-draft/entity';
import type { Context } from '../../command/command';
import type { StaffActor, SystemActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { type DraftRow, draftById, lastEvent, takenDraft } from './draft.reads';
import { insertEvent, moveDraft } from './draft.writes';
import { getProfile } from './draft-state';

export type DraftWork = Context<StaffActor>;
/** A step that the clock takes, too. */
export type AnyDraftWork = Context<StaffActor | SystemActor>;
export type DraftAct = (typeof DRAFT_ACTS)[number];
export type OfDraft = { id: string };

const OVER = 'This draft is no longer open. It was published or discarded.';

/**
 * The open draft of a profile, taken until the command ends.
 * @throws AppError NOT_FOUND without a profile; STALE when somebody changed it since it was seen, or it is over.
 */
export async function takeDraft({ tx }: Pick<AnyDraftWork, 'tx'>, profileId: string, seen: number): Promise<DraftRow> {
  await getProfile(tx, profileId);
  const draft = await tx.first(takenDraft, { profileId });
  // Whoever names a version has seen one, and it is over now.
  if (!draft) throw new AppError('STALE', { userMessage: OVER, extra: { version: 0 } });
  if (draft.version !== seen) throw new AppError('STALE', { extra: { version: draft.version } });
  return draft;
}

const CLOSED: Readonly<Record<string, string>> = {
  PROPOSED: 'This draft has been submitted for publishing. Withdraw it before you change it.',
  SCHEDULED: 'This draft is scheduled for publishing. Unschedule it before you change it.',
};

/** @throws AppError RULES_FORBID for a draft that is proposed or waits for its day. */
export function refuseClosed({ status }: Pick<DraftRow, 'status'>): void {
  const userMessage = CLOSED[status];
  if (userMessage) throw new AppError('RULES_FORBID', { userMessage });
}

type Told = { note?: string | null; detail?: Record<string, string | number | null> };

/**
 * Moves a draft on: its row guarded by the version that was read, what happened, and the audit row.
 * @throws AppError STALE
 */
export async function moveOn(
  context: AnyDraftWork,
  draft: DraftRow,
  { act, change = {}, told = {} }: { act: DraftAct; change?: Parameters<typeof moveDraft>[2]; told?: Told },
): Promise<DraftRow> {
  if ((await moveDraft(context.tx, draft, change)) !== 1) throw new AppError('STALE');
  await addEvent(context, draft, act, told);
  const moved = await context.tx.first(draftById, { id: draft.id });
  if (!moved) throw new AppError('NOT_FOUND');
  return moved;
}

/** What happened to a draft, in its history and in the audit trail. */
// biome-ignore lint/complexity/useMaxParams: who, which draft, what, and what is told of it.
export async function addEvent(context: AnyDraftWork, draft: DraftRow, act: DraftAct, told: Told = {}): Promise<void> {
  const { tx, actor, now, record } = context;
  const { note = null, detail = {} } = told;
  const last = await tx.first(lastEvent, { draftId: draft.id });
  await tx.run(insertEvent, {
    draft_id: draft.id,
    seq: (last?.seq ?? 0) + 1,
    act,
    by_id: actor.kind === 'staff' ? actor.staffId : null,
    by_name: actor.kind === 'staff' ? actor.name : 'Scheduled publishing',
    at: now,
    note,
    detail: JSON.stringify(detail),
  });
  await record(`credit_draft.${act.toLowerCase() as Lowercase<DraftAct>}`, {
    practiceId: null,
    id: draft.id,
    detail: { riskProfile: draft.profile_id, ...detail, note },
  });
}
