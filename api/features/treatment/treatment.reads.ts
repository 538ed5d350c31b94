import type { Db } from '../../db/database';
import { takingRows } from '../../db/row-lock';
import { type RowOf, statement } from '../../db/statement';

const SHOWN_MAX = 1000;

const COLUMNS = ['id', 'practice_id', 'name', 'name_key', 'price_cents', 'is_allergan', 'version'] as const;

export const treatmentById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('treatment').select(COLUMNS).where('id', '=', p.id),
);
export type TreatmentRow = RowOf<typeof treatmentById>;

/** Treatments of some practices, by name. */
export async function treatmentsOf(db: Db, practiceIds: readonly string[]): Promise<TreatmentRow[]> {
  if (practiceIds.length === 0) return [];
  return db.query(
    db.builder
      .selectFrom('treatment')
      .select(COLUMNS)
      .where('practice_id', 'in', [...practiceIds])
      .orderBy('practice_id')
      .orderBy('name_key')
      .limit(SHOWN_MAX),
  );
}

/** Takes a practice until the transaction ends, so that what is then counted of its treatments still holds. */
export const takenPractice = statement<{ id: string }>()((q, p, dialect) =>
  takingRows(q.selectFrom('practice').select('id').where('id', '=', p.id), dialect),
);
