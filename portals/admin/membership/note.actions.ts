import { addMembershipNote, deleteMembershipNote } from '@contract/membership/note-calls';
import { membershipMessages } from '@contract/messages/membership';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { loadMembership } from './plan.actions';
import { planPage } from './plan.store';
import type { ShownMembership } from './plan-draft';

export type ShownNote = ShownMembership['providerNotes'][number];

/** Writes a note about a membership or one of its treatments. The same `idempotencyKey` writes one. @throws ApiError with fields */
export async function addNote(
  { _id: membershipId }: ShownMembership,
  { treatmentId, title, note }: { treatmentId: string | undefined; title: string; note: string },
  idempotencyKey: string,
): Promise<void> {
  const body = { membershipId, title, note, ...(treatmentId && { treatmentId }) };
  const { membership } = await call(addMembershipNote, { body }, { idempotencyKey });
  planPage.membership.data = membership;
  toast(membershipMessages.noteAdded);
}

/** Deletes a note; one that a colleague deleted meanwhile is gone, too. @throws ApiError */
export async function deleteNote({ _id: membershipId }: ShownMembership, { _id: noteId }: ShownNote): Promise<void> {
  await call(deleteMembershipNote, { body: { membershipId, noteId } }).catch((cause: unknown) => {
    if (toApiError(cause).status !== 404) throw cause;
  });
  toast(membershipMessages.noteDeleted);
  await loadMembership(membershipId);
}
