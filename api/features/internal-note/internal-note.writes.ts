import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { InternalNoteTable } from '../../db/tables/internal-note';

export const insertNote = statement<Omit<InternalNoteTable, 'deleted_at' | 'deleted_by'>>()((q, p) =>
  q
    .insertInto('internal_note')
    .values(columns(p, ['id', 'practice_id', 'borrower_id', 'title', 'note', 'staff_id', 'created_at'])),
);

/** Changes no row where there is no such note of the practice, or where somebody deleted it before. */
export const markDeleted = statement<{ id: string; practiceId: string; staffId: string; at: string }>()((q, p) =>
  q
    .updateTable('internal_note')
    .set({ deleted_at: p.at, deleted_by: p.staffId })
    .where('id', '=', p.id)
    .where('practice_id', '=', p.practiceId)
    .where('deleted_at', 'is', null),
);
