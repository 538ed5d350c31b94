import type { ResultOf } from '@contract/endpoint';
import { recordActiveDuty } from '@contract/servicing/active-duty-calls';
import { call } from '@portals/client/call';
import { loadBorrower, loadLoans } from './borrower.actions';

export type RecordedDuty = ResultOf<typeof recordActiveDuty>;
type Recorded = { from: string; until: string; reason: string; requestKey: string };

/** Records military service, once for a `requestKey`. Throws ApiError: INVALID_FIELDS `from` or `until`, STEP_ORDER. */
export async function recordDuty(
  borrowerId: string,
  { from, until, reason, requestKey }: Recorded,
): Promise<RecordedDuty> {
  const body = { from, reason, ...(until !== '' && { until }) };
  const done = await call(recordActiveDuty, { params: { id: borrowerId }, body }, { idempotencyKey: requestKey });
  void loadLoans(borrowerId);
  await loadBorrower(borrowerId);
  return done;
}
