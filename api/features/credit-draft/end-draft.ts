import { AppError } from '../../http/app-error';
import { draftById, takenDraft } from './draft.reads';
import { type DraftWork, moveOn, refuseClosed, takeDraft } from './draft-desk';
import { getProfile } from './draft-state';

type OfProfile = { params: { id: string } };

/** Gives a draft up; what it held stays. @throws AppError NOT_FOUND, STALE, RULES_FORBID */
export async function discardDraft({ params, body }: OfProfile & { body: { version: number } }, context: DraftWork) {
  const draft = await takeDraft(context, params.id, body.version);
  refuseClosed(draft);
  const change = { status: 'DISCARDED', ended_by: context.actor.name, ended_at: context.now };
  await moveOn(context, draft, { act: 'DISCARDED', change });
}

/**
 * Brings a draft back that was given up, with everything it held.
 * @throws AppError NOT_FOUND; RULES_FORBID while another one of the profile is open.
 */
export async function restoreDraft({ params, body }: OfProfile & { body: { draftId: string } }, context: DraftWork) {
  const { tx } = context;
  await getProfile(tx, params.id);
  const other = await tx.first(takenDraft, { profileId: params.id });
  if (other?.id === body.draftId) return context.leaveNoRow('it is open already');
  if (other) {
    const userMessage = `${other.opened_by} opened another draft of this profile.`;
    throw new AppError('RULES_FORBID', { userMessage });
  }
  const draft = await tx.first(draftById, { id: body.draftId });
  if (draft?.profile_id !== params.id || draft.status !== 'DISCARDED') throw new AppError('NOT_FOUND');
  await moveOn(context, draft, { act: 'RESTORED', change: { status: 'OPEN', ended_by: null, ended_at: null } });
}
