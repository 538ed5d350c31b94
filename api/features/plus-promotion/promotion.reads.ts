import { NO_PROMOTION, type Promotion } from '@domain/practice/plus-promotion';
import type { Db } from '../../db/database';
import { type RowOf, statement } from '../../db/statement';

const kept = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('practice_profile').select(['promo', 'promo_version']).where('practice_id', '=', p.practiceId),
);

/** What the promotion's screens and mails need of its practice. */
export const promotedPractice = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('practice')
    .select(['id', 'name', 'email', 'state_code', 'time_zone', 'funding_types', 'enrollments', 'is_active'])
    .where('id', '=', p.id),
);
export type PromotedPractice = RowOf<typeof promotedPractice>;

/** The promotion of a practice with its version; one that was never offered has the first. */
export async function promotionOf(db: Db, practiceId: string): Promise<{ promotion: Promotion; version: number }> {
  const row = await db.first(kept, { practiceId });
  // Written by `setPromotion` of this feature only.
  return row
    ? { promotion: JSON.parse(row.promo) as Promotion, version: row.promo_version }
    : { promotion: NO_PROMOTION, version: 1 };
}

/** What happened to the promotion of a practice, the latest first. */
export const promotionEvents = statement<{ practiceId: string }>()((q, p) =>
  q.selectFrom('promotion_event').selectAll().where('practice_id', '=', p.practiceId).orderBy('seq', 'desc').limit(50),
);
