import { type RowOf, statement } from '../../../db/statement';

const NOTES_MAX = 200;

/** Notes of a membership that nobody deleted, the newest first. */
export const notesOf = statement<{ membershipId: string }>()((q, p) =>
  q
    .selectFrom('membership_note')
    .innerJoin('staff', 'staff.id', 'membership_note.staff_id')
    .leftJoin('plan_treatment', 'plan_treatment.id', 'membership_note.plan_treatment_id')
    .select([
      'membership_note.id',
      'membership_note.plan_treatment_id',
      'membership_note.title',
      'membership_note.note',
      'membership_note.created_at',
      'plan_treatment.name as treatment',
      'staff.first_name',
      'staff.last_name',
    ])
    .where('membership_note.membership_id', '=', p.membershipId)
    .where('membership_note.deleted_at', 'is', null)
    .orderBy('membership_note.created_at', 'desc')
    .orderBy('membership_note.id', 'desc')
    .limit((eb) => eb.lit(NOTES_MAX)),
);
export type NoteRow = RowOf<typeof notesOf>;

/** A treatment of any plan of a membership. */
export const treatmentOfMembership = statement<{ id: string; membershipId: string }>()((q, p) =>
  q
    .selectFrom('plan_treatment')
    .innerJoin('membership_plan', 'membership_plan.id', 'plan_treatment.plan_id')
    .select('plan_treatment.id')
    .where('plan_treatment.id', '=', p.id)
    .where('membership_plan.membership_id', '=', p.membershipId),
);
