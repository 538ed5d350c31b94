import { columns } from '../../db/columns';
import { statement } from '../../db/statement';
import type { PromotionEventTable } from '../../db/tables/onboarding';

/** Guarded by the version that was read. */
export const writePromotion = statement<{ practiceId: string; promo: string; version: number }>()((q, p) =>
  q
    .updateTable('practice_profile')
    .set((eb) => ({ promo: p.promo, promo_version: eb('promo_version', '+', 1) }))
    .where('practice_id', '=', p.practiceId)
    .where('promo_version', '=', p.version),
);

export const insertPromotionEvent = statement<PromotionEventTable>()((q, p) =>
  q
    .insertInto('promotion_event')
    .values(columns(p, ['practice_id', 'seq', 'act', 'start_date', 'end_date', 'opt_in', 'by_id', 'by_name', 'at'])),
);
