import { takesPart } from '@contract/plus-promotion/calls';
import type { patientFiPlusPromotion } from '@contract/plus-promotion/entity';
import { type CivilDate, isCivilDate } from '@domain/calendar/civil-date';
import { formatUsDate } from '@domain/calendar/us-date';
import { type Promotion, promotionState, secondLookOf } from '@domain/practice/plus-promotion';
import type * as z from 'zod/mini';
import type { Clock } from '../../clock';
import type { Db } from '../../db/database';
import type { StaffActor } from '../../http/actor';
import { isNamed } from '../../http/actor.reads';
import { AppError } from '../../http/app-error';
import { type PromotedPractice, promotedPractice, promotionEvents, promotionOf } from './promotion.reads';

export type PromotionView = z.input<typeof patientFiPlusPromotion>;

export const usDay = (day: CivilDate | string) => (isCivilDate(day) ? formatUsDate(day) : '');

/** Where a promotion stands now, where its practice is. */
export const stateNow = (promotion: Promotion, { time_zone }: Pick<PromotedPractice, 'time_zone'>, clock: Clock) =>
  promotionState(promotion, { at: clock.now(), timeZone: time_zone });

export const offersFinancing = ({ enrollments }: Pick<PromotedPractice, 'enrollments'>): boolean =>
  (JSON.parse(enrollments) as string[]).includes('APPLICATIONS');

/** A practice whose promotion is looked at. @throws AppError NOT_FOUND */
export async function practiceAt(db: Db, id: string): Promise<PromotedPractice> {
  const practice = await db.first(promotedPractice, { id });
  if (!practice) throw new AppError('NOT_FOUND');
  return practice;
}

/** The promotion of a practice in the words of the wire. @throws AppError NOT_FOUND */
export async function promotionView(
  db: Db,
  practiceId: string,
  { actor, clock }: { actor: StaffActor; clock: Clock },
): Promise<PromotionView> {
  const practice = await practiceAt(db, practiceId);
  const { promotion, version } = await promotionOf(db, practiceId);
  const events = await db.all(promotionEvents, { practiceId });
  return {
    practiceId,
    optIn: promotion.optIn,
    active: promotion.active,
    promoStartDate: usDay(promotion.startDate),
    promoEndDate: usDay(promotion.endDate),
    state: stateNow(promotion, practice, clock),
    hasSecondLook: secondLookOf(JSON.parse(practice.funding_types) as string[]) !== 'NONE',
    isFinancing: offersFinancing(practice),
    canTakePart: isNamed(takesPart, actor),
    events: events.map((event) => ({
      act: event.act,
      promoStartDate: usDay(event.start_date),
      promoEndDate: usDay(event.end_date),
      by: event.by_name,
      at: event.at,
    })),
    version,
  };
}
