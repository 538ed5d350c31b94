import { carryOut } from '../../command/command';
import type { Deps } from '../../deps';
import type { StaffActor } from '../../http/actor';
import type { RequestMeta } from '../../http/serve';
import { type RateLimit, takeShared } from '../../security/rate-limit';

/** A screen asks again with every amount, and one row tells all of it. */
const ONE_AN_HOUR: RateLimit = { capacity: 1, perSeconds: 3600 };

/**
 * Leaves an audit row, in the chain of the practice, that a member of staff saw a patient's grade and what is left of the credit;
 * once an hour for each of them and each patient, however often the amount changes.
 */
export async function recordCreditView(
  { practiceId, borrowerId }: { practiceId: string; borrowerId: string },
  by: { actor: StaffActor; meta: RequestMeta },
  deps: Deps,
): Promise<void> {
  const key = `credit-viewed:${by.actor.staffId}:${practiceId}:${borrowerId}`;
  await carryOut(by, deps, async ({ tx, record, leaveNoRow }) => {
    const taken = await takeShared(tx, key, { limit: ONE_AN_HOUR, nowMs: deps.clock.nowMs() });
    if (taken.ok) await record('credit.viewed', { practiceId, type: 'borrower', id: borrowerId });
    else leaveNoRow('the row of this hour tells it');
  });
}
