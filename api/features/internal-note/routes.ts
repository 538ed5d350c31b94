import { listInternalNotes, listProviderNotes } from '@contract/internal-note/calls';
import { type Route, serve } from '../../http/serve';
import { addNote, addNoteOfPractice, deleteNote, deleteNoteOfPractice } from './change-notes';
import { notesAbout } from './internal-note.reads';
import { noteView } from './note.view';

export const internalNoteRoutes: readonly Route[] = [
  serve(listInternalNotes)(async ({ query: { practiceManagementId, borrowerId } }, deps) => ({
    notes: (await notesAbout(deps.database.read, practiceManagementId, borrowerId)).map(noteView),
  })),
  serve(listProviderNotes)(async ({ params }, deps) => ({
    notes: (await notesAbout(deps.database.read, params.id, undefined)).map(noteView),
  })),
  addNote,
  deleteNote,
  addNoteOfPractice,
  deleteNoteOfPractice,
];
