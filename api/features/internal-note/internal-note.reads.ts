import type { Db } from '../../db/database';
import { type QueryBuilder, type RowOf, statement } from '../../db/statement';

const NOTES_MAX = 200;

const rows = (q: QueryBuilder) =>
  q
    .selectFrom('internal_note')
    .innerJoin('staff', 'staff.id', 'internal_note.staff_id')
    .select([
      'internal_note.id',
      'internal_note.practice_id',
      'internal_note.borrower_id',
      'internal_note.title',
      'internal_note.note',
      'internal_note.created_at',
      'staff.first_name',
      'staff.last_name',
    ])
    .where('internal_note.deleted_at', 'is', null);

export const noteById = statement<{ id: string }>()((q, p) => rows(q).where('internal_note.id', '=', p.id));
export type NoteRow = RowOf<typeof noteById>;

const notesOfPractice = statement<{ practiceId: string }>()((q, p) =>
  rows(q)
    .where('internal_note.practice_id', '=', p.practiceId)
    .where('internal_note.borrower_id', 'is', null)
    .orderBy('internal_note.created_at', 'desc')
    .orderBy('internal_note.id', 'desc')
    .limit((eb) => eb.lit(NOTES_MAX)),
);

const notesOfBorrower = statement<{ practiceId: string; borrowerId: string }>()((q, p) =>
  rows(q)
    .where('internal_note.practice_id', '=', p.practiceId)
    .where('internal_note.borrower_id', '=', p.borrowerId)
    .orderBy('internal_note.created_at', 'desc')
    .orderBy('internal_note.id', 'desc')
    .limit((eb) => eb.lit(NOTES_MAX)),
);

/** Notes about a practice itself, or about one of its patients, newest first. */
export const notesAbout = (db: Db, practiceId: string, borrowerId: string | undefined): Promise<NoteRow[]> =>
  borrowerId === undefined
    ? db.all(notesOfPractice, { practiceId })
    : db.all(notesOfBorrower, { practiceId, borrowerId });
