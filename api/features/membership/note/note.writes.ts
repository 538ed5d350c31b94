import { columns } from '../../../db/columns';
import { statement } from '../../../db/statement';
import type { MembershipNoteTable } from '../../../db/tables/membership';

export const insertNote = statement<Omit<MembershipNoteTable, 'deleted_at' | 'deleted_by'>>()((q, p) =>
  q
    .insertInto('membership_note')
    .values(columns(p, ['id', 'membership_id', 'plan_treatment_id', 'title', 'note', 'staff_id', 'created_at'])),
);

/** Changes no row where there is no such note of the membership, or where somebody deleted it before. */
export const markDeleted = statement<{ id: string; membershipId: string; staffId: string; at: string }>()((q, p) =>
  q
    .updateTable('membership_note')
    .set({ deleted_at: p.at, deleted_by: p.staffId })
    .where('id', '=', p.id)
    .where('membership_id', '=', p.membershipId)
    .where('deleted_at', 'is', null),
);
