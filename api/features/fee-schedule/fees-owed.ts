import type { CivilDate } from '@domain/calendar/civil-date';
import { feesOwedSince } from '@domain/practice/fee-schedule';
import type { Db } from '../../db/database';
import { schedulesOfPractice } from './fee-schedule.reads';

/** Since when a practice owes fees; null before it has agreed on a schedule of them. */
export const feesOwed = async (db: Db, practiceId: string): Promise<CivilDate | null> =>
  feesOwedSince(await db.all(schedulesOfPractice, { practiceId }));
