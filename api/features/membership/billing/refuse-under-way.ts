import type { Tx } from '../../../db/database';
import { AppError } from '../../../http/app-error';
import { openOrderOf } from './money.reads';

/**
 * Nothing of a membership changes while the bank has not said whether it pays what the change waits for.
 * @throws AppError STEP_ORDER
 */
export async function refuseUnderWay(tx: Tx, membershipId: string): Promise<void> {
  if (await tx.first(openOrderOf, { membershipId }))
    throw new AppError('STEP_ORDER', {
      userMessage: 'A payment for this membership is being processed. Try again in a few minutes.',
    });
}
