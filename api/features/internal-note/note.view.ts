import type { internalNote } from '@contract/internal-note/entity';
import { fullName } from '@domain/person-name';
import type * as z from 'zod/mini';
import type { NoteRow } from './internal-note.reads';

export const noteView = (row: NoteRow): z.input<typeof internalNote> => ({
  noteId: row.id,
  practiceManagementId: row.practice_id,
  borrowerId: row.borrower_id,
  title: row.title,
  note: row.note,
  userName: fullName(row.first_name, row.last_name),
  createdAt: row.created_at,
});
