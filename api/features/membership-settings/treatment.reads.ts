import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';

const COLUMNS = [
  'id',
  'practice_id',
  'name',
  'name_key',
  'area',
  'unit_type',
  'units',
  'price_per_unit_cents',
  'discount_kind',
  'discount_value',
  'interval_months',
  'product_key',
  'created_at',
  'removed_at',
  'version',
] as const;

export const membershipTreatmentById = statement<{ id: string }>()((q, p) =>
  q.selectFrom('membership_treatment').select(COLUMNS).where('id', '=', p.id),
);
export type MembershipTreatmentRow = RowOf<typeof membershipTreatmentById>;

const ofPractice = statement<{ practiceId: string }>()((q, p) =>
  q
    .selectFrom('membership_treatment')
    .select(COLUMNS)
    .where('practice_id', '=', p.practiceId)
    .orderBy('name_key')
    .orderBy('id'),
);

/** Every treatment of a practice by name, those that were removed among them. */
export const allTreatmentsOf = (db: Db, practiceId: string): Promise<MembershipTreatmentRow[]> =>
  db.all(ofPractice, { practiceId });

export const isSold = ({ removed_at: removedAt }: Pick<MembershipTreatmentRow, 'removed_at'>): boolean =>
  removedAt === null;
