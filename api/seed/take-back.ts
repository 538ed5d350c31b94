import { isBusinessDay } from '@domain/calendar/business-day';
import { addDays, civilDate } from '@domain/calendar/civil-date';
import { millisecondsOf } from '@domain/calendar/instant';
import { lineOfBorrower } from '../features/credit-line/index';
import { withdrawTransaction } from '../features/credit-transaction/reject-transaction';
import { transactionById } from '../features/credit-transaction/transaction.reads';
import type { StaffActor } from '../http/actor';
import { seedMeta } from './historical-deps';
import { atDesk } from './opening-hours';
import type { World } from './world';

type Waiting = { transactionId: string; borrowerId: string; stateCode: string; staff: StaffActor };

/** The last moment before a limit ends at which the practice is open. */
function lastDeskBefore(endsOn: string, stateCode: string): number {
  let day = civilDate(endsOn);
  while (!isBusinessDay(day)) day = addDays(day, -1);
  return atDesk(millisecondsOf(`${day}T18:00:00.000Z`), stateCode);
}

/** A request that nobody answers is taken back before its limit ends: it would hold credit that is no longer there. */
export async function takeBackInTime(world: World, waiting: Waiting): Promise<void> {
  const { tx, timeline, aside: deps } = world;
  const { transactionId, borrowerId, stateCode, staff } = waiting;
  const line = await tx.first(lineOfBorrower, { borrowerId });
  if (!line) return;
  const lastMs = lastDeskBefore(line.expires_on, stateCode);
  // Where that has passed, at once.
  timeline.add(Math.max(lastMs, deps.clock.nowMs()), async () => {
    const now = await tx.first(lineOfBorrower, { borrowerId });
    // Another decision has made the limit last longer since.
    if (now && now.expires_on > line.expires_on) return takeBackInTime(world, waiting);
    const row = await tx.first(transactionById, { id: transactionId });
    if (!row) return;
    const meta = seedMeta(deps, `staff:${staff.staffId}`);
    const params = { id: borrowerId, txId: transactionId };
    await withdrawTransaction.handle(
      { params, query: undefined, body: { version: row.version }, actor: staff, meta },
      deps,
    );
  });
}
