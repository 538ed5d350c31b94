import {
  addInternalNote,
  addProviderNote,
  deleteInternalNote,
  deleteProviderNote,
} from '@contract/internal-note/calls';
import { type Context, command } from '../../command/command';
import type { StaffActor } from '../../http/actor';
import { AppError } from '../../http/app-error';
import { noteById } from './internal-note.reads';
import { insertNote, markDeleted } from './internal-note.writes';
import { noteView } from './note.view';

type StaffContext = Context<StaffActor>;
type Content = { practiceId: string; borrowerId: string | null; title: string; note: string };

/** @NOTE choice: `noteId` of the contract's fields is for deleting alone; a note is not edited, another one is added. */
async function write({ tx, deps, actor, now, record }: StaffContext, content: Content) {
  const id = deps.newId();
  const { practiceId, borrowerId, title, note } = content;
  const row = { id, practice_id: practiceId, borrower_id: borrowerId, title, note };
  await tx.run(insertNote, { ...row, staff_id: actor.staffId, created_at: now });
  await record('note.added', { practiceId, id, detail: { borrowerId } });
  const written = await tx.first(noteById, { id });
  if (!written) throw new AppError('NOT_FOUND');
  return { note: noteView(written) };
}

/** @throws AppError NOT_FOUND where there is no such note of the practice, or not any more. */
async function remove(
  { tx, actor, now, record }: StaffContext,
  { id, practiceId }: { id: string; practiceId: string },
) {
  if ((await tx.run(markDeleted, { id, practiceId, staffId: actor.staffId, at: now })) !== 1)
    throw new AppError('NOT_FOUND');
  await record('note.deleted', { practiceId, id });
  return { noteId: id };
}

/** Staff of the platform write a note for themselves. Source: provider-admin §7 Borrower administration. */
export const addNote = command(addInternalNote)(({ body }, context) => {
  const { practiceManagementId: practiceId, borrowerId = null, title, note } = body;
  return write(context, { practiceId, borrowerId, title, note });
});

export const deleteNote = command(deleteInternalNote)(({ body }, context) =>
  remove(context, { id: body.noteId, practiceId: body.practiceManagementId }),
);

/** The same about a practice itself, under the paths of decision 26. */
export const addNoteOfPractice = command(addProviderNote)(({ params, body }, context) =>
  write(context, { practiceId: params.id, borrowerId: null, ...body }),
);

export const deleteNoteOfPractice = command(deleteProviderNote)(({ params }, context) =>
  remove(context, { id: params.noteId, practiceId: params.id }),
);
