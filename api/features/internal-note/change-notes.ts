import { addInternalNote, deleteInternalNote } from '@contract/calls/internal-note';
import { command } from '../../command/command';
import { AppError } from '../../http/app-error';
import { noteById } from './internal-note.reads';
import { insertNote, markDeleted } from './internal-note.writes';
import { noteView } from './note.view';

/**
 * Staff of the platform write a note for themselves.
 * @NOTE choice: `noteId` of the contract's fields is for deleting alone; a note is not edited, another one is added.
 * Source: provider-admin §7 Borrower administration.
 */
export const addNote = command(addInternalNote)(async ({ body }, { tx, deps, actor, now, record }) => {
  const id = deps.newId();
  const { practiceManagementId: practiceId, borrowerId = null, title, note } = body;
  await tx.run(insertNote, {
    id,
    practice_id: practiceId,
    borrower_id: borrowerId,
    title,
    note,
    staff_id: actor.staffId,
    created_at: now,
  });
  await record('note.added', { practiceId, id, detail: { borrowerId } });
  const row = await tx.first(noteById, { id });
  if (!row) throw new AppError('NOT_FOUND');
  return { note: noteView(row) };
});

/** @throws AppError NOT_FOUND where there is no such note of the practice, or not any more. */
export const deleteNote = command(deleteInternalNote)(async ({ body }, { tx, actor, now, record }) => {
  const { practiceManagementId: practiceId, noteId: id } = body;
  if ((await tx.run(markDeleted, { id, practiceId, staffId: actor.staffId, at: now })) !== 1)
    throw new AppError('NOT_FOUND');
  await record('note.deleted', { practiceId, id });
  return { noteId: id };
});
