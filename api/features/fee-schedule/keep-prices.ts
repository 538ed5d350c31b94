import type { Tx } from '../../db/database';
import { insertProgram, programOfPractice } from '../membership/index';
import { feesOwed } from './fees-owed';

/**
 * Keeps, as its own, the prices of memberships on which a practice agreed, before what it had them from changes: its enterprise's terms,
 * or its enterprise. A practice that has agreed on nothing yet keeps none. Source: decision record 0061.
 */
export async function keepAgreedPrices(tx: Tx, practiceId: string): Promise<void> {
  if ((await feesOwed(tx, practiceId)) === null) return;
  await tx.run(insertProgram, await programOfPractice(tx, practiceId));
}
