import type { Promotion, PromotionAct } from '@domain/practice/plus-promotion';
import { type Context, changeOne } from '../../command/command';
import type { StaffActor } from '../../http/actor';
import { promotionEvents } from './promotion.reads';
import { usDay } from './promotion.view';
import { insertPromotionEvent, writePromotion } from './promotion.writes';

/**
 * Keeps a promotion as it is from now on: its row, what happened in its history, and the audit row.
 * @param version the one that was read @throws AppError STALE for whoever was slower.
 */
export async function keepPromotion(
  { tx, actor, now, record }: Context<StaffActor>,
  practiceId: string,
  { promotion, version, act }: { promotion: Promotion; version: number; act: PromotionAct },
): Promise<void> {
  await changeOne(tx, writePromotion, { practiceId, promo: JSON.stringify(promotion), version });
  const [last] = await tx.all(promotionEvents, { practiceId });
  await tx.run(insertPromotionEvent, {
    practice_id: practiceId,
    seq: (last?.seq ?? 0) + 1,
    act,
    start_date: promotion.startDate,
    end_date: promotion.endDate,
    opt_in: promotion.optIn ? 1 : 0,
    by_id: actor.staffId,
    by_name: actor.name,
    at: now,
  });
  const detail = {
    from: usDay(promotion.startDate),
    to: usDay(promotion.endDate),
    takesPart: promotion.optIn,
  };
  await record(ACTIONS[act], { practiceId, id: practiceId, detail });
}

const ACTIONS = {
  OFFERED: 'practice.promotion_offered',
  WITHDRAWN: 'practice.promotion_withdrawn',
  JOINED: 'practice.promotion_joined',
  LEFT: 'practice.promotion_left',
} as const;
