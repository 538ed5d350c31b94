import {
  addInternalNote,
  addProviderNote,
  deleteInternalNote,
  deleteProviderNote,
  listInternalNotes,
  listProviderNotes,
} from '@contract/internal-note/calls';
import { borrowerFileMessages } from '@contract/messages/staff/borrower';
import { toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { notes, type ShownNote } from './notes.store';

/** The patient of a practice whom notes are about; without one, the practice itself. */
export type Subject = { practiceManagementId: string; borrowerId?: string };

/** Fetches what was written down about a patient or a practice. Another one than before starts from an empty page. */
export async function loadNotes(query: Subject): Promise<void> {
  const { practiceManagementId, borrowerId: of = null } = query;
  const isOther = (one: ShownNote) => one.borrowerId !== of || one.practiceManagementId !== practiceManagementId;
  if (notes.list.data?.some(isOther)) resetResource(notes.list);
  await load(notes.list, async (signal) => {
    if (of !== null) return (await call(listInternalNotes, { query }, { signal })).notes;
    return (await call(listProviderNotes, { params: { id: practiceManagementId } }, { signal })).notes;
  });
}

/** Writes a note down. The same `requestKey` writes one, however often it is sent. */
export async function addNote(
  subject: Subject,
  content: { title: string; note: string },
  requestKey: string,
): Promise<void> {
  const once = { idempotencyKey: requestKey };
  if (subject.borrowerId !== undefined) await call(addInternalNote, { body: { ...subject, ...content } }, once);
  else await call(addProviderNote, { params: { id: subject.practiceManagementId }, body: content }, once);
  toast(borrowerFileMessages.toastNoteAdded);
  await loadNotes(subject);
}

/** Deletes a note; one that a colleague deleted meanwhile is gone, too. */
export async function deleteNote(subject: Subject, { noteId }: ShownNote): Promise<void> {
  const { practiceManagementId, borrowerId } = subject;
  const gone =
    borrowerId === undefined
      ? call(deleteProviderNote, { params: { id: practiceManagementId, noteId } })
      : call(deleteInternalNote, { body: { practiceManagementId, noteId } });
  await gone.catch((cause: unknown) => {
    if (toApiError(cause).status !== 404) throw cause;
  });
  toast(borrowerFileMessages.toastNoteDeleted);
  await loadNotes(subject);
}
