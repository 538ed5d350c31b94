import type { Tx } from '../../db/database';
import type { Deps } from '../../deps';
import { aDay, type RateLimit, takeEach } from '../../security/rate-limit';

const HOUR = 3600;

/** So few that nobody's mailbox can be filled through us. */
const TO_ONE_MAILBOX: readonly RateLimit[] = [{ capacity: 3, perSeconds: HOUR / 6 }, aDay(10)];
const FROM_ONE_VISITOR: RateLimit = { capacity: 10, perSeconds: HOUR };
const FROM_ONE_STAFF_MEMBER: RateLimit = { capacity: 60, perSeconds: HOUR };
/** Visitors of one practice together: a botnet has many addresses. */
const FROM_VISITORS_OF_A_PRACTICE: RateLimit = { capacity: 200, perSeconds: HOUR };

export type EstimateSender = { staffId: string } | { addressHash: string };

/**
 * Counts an e-mailed estimate. Limits lie in the database, so that they hold across processes.
 * @throws AppError RATE_LIMITED with the seconds to wait.
 */
export async function countEstimate(
  tx: Tx,
  sent: { to: string; practiceId: string; by: EstimateSender },
  deps: Deps,
): Promise<void> {
  // What stands after a plus sign reaches the same mailbox.
  const mailbox = deps.vault.blindIndex('estimate-mailbox', sent.to.replace(/\+[^@]*(?=@)/, ''));
  const takes: [key: string, limit: RateLimit][] = TO_ONE_MAILBOX.map((limit) => [
    `estimate-to:${limit.perSeconds}:${mailbox}`,
    limit,
  ]);
  if ('staffId' in sent.by) takes.push([`estimate-staff:${sent.by.staffId}`, FROM_ONE_STAFF_MEMBER]);
  else {
    takes.push([`estimate-from:${sent.by.addressHash}`, FROM_ONE_VISITOR]);
    takes.push([`estimate-practice:${sent.practiceId}`, FROM_VISITORS_OF_A_PRACTICE]);
  }
  await takeEach(tx, takes, deps);
}
