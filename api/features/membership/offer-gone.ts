import type { Db } from '../../db/database';
import { AppError } from '../../http/app-error';
import { offerStepsOf } from '../member-record/index';

/**
 * Why a plan, a change or another year cannot be answered anymore: with what happened last and when, so that a second tab tells what the
 * first one did (decision 73).
 */
export async function offerGone(db: Db, membershipId: string, userMessage: string): Promise<AppError> {
  const last = await db.first(offerStepsOf, { membershipId });
  return new AppError('STEP_ORDER', { userMessage, ...(last && { extra: { state: last.action, at: last.at } }) });
}
