import { listInternalNotes } from '@contract/calls/internal-note';
import { type Route, serve } from '../../http/serve';
import { addNote, deleteNote } from './change-notes';
import { notesAbout } from './internal-note.reads';
import { noteView } from './note.view';

export const internalNoteRoutes: readonly Route[] = [
  serve(listInternalNotes)(async ({ query: { practiceManagementId, borrowerId } }, deps) => ({
    notes: (await notesAbout(deps.database.read, practiceManagementId, borrowerId)).map(noteView),
  })),
  addNote,
  deleteNote,
];
