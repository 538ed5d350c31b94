import type { Deps } from '../../deps';
import { type RateLimit, takeShared } from '../../security/rate-limit';

/** A screen asks again with every amount, and one row tells all of it. */
const ONE_AN_HOUR: RateLimit = { capacity: 1, perSeconds: 3600 };

/**
 * Leaves an audit row, in the chain of the practice, that a member of staff saw a patient's grade and what is left of the credit;
 * once an hour for each of them and each patient, however often the amount changes.
 */
export async function recordCreditView(
  view: { practiceId: string; borrowerId: string; staffId: string; requestId: string },
  deps: Deps,
): Promise<void> {
  const key = `credit-viewed:${view.staffId}:${view.practiceId}:${view.borrowerId}`;
  await deps.database.transaction(async (tx) => {
    const taken = await takeShared(tx, key, ONE_AN_HOUR, deps.clock.nowMs());
    if (!taken.ok) return;
    await deps.audit.append(tx, {
      shard: view.practiceId,
      actorKind: 'staff',
      actorId: view.staffId,
      action: 'credit.viewed',
      objectType: 'borrower',
      objectId: view.borrowerId,
      requestId: view.requestId,
      detail: {},
    });
  });
}
