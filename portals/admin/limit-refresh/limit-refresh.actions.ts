import { getLimitRefreshInfo, refreshSpendingLimit } from '@contract/borrower-file/limit-refresh-calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { ownToast } from '@portals/state/own-toast';
import { load } from '@portals/state/resource';
import { toast } from '@portals/state/toast.store';
import { limitRefresh } from './limit-refresh.store';

const begun = ownToast('success', 'Sending emails');

/** Fetches the last run, and how many people the next one would tell. */
export async function loadInfo(practiceId: string): Promise<void> {
  const query = practiceId === '' ? {} : { practiceId };
  await load(limitRefresh.info, (signal) => call(getLimitRefreshInfo, { query }, { signal }));
}

/**
 * Begins to tell everybody, of one practice or of all. While a colleague's run goes on it is shown instead.
 * Throws ApiError.
 */
export async function beginRun(practiceId: string, idempotencyKey: string): Promise<void> {
  const body = practiceId === '' ? {} : { practiceId };
  try {
    await call(refreshSpendingLimit, { body }, { idempotencyKey });
    toast(begun);
  } catch (thrown) {
    if (thrown instanceof ApiError && thrown.code === 'RULES_FORBID') void loadInfo(practiceId);
    throw thrown;
  }
  await loadInfo(practiceId);
}
