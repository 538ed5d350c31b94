import { compareFraudAlerts } from '@contract/borrower-file/fraud-alert-calls';
import { call } from '@portals/client/call';
import { load, resetResource } from '@portals/state/resource';
import { comparing } from './fraud-alert.store';

/** Fetches what a person gave and what the bureau said of it. The server records who looked. */
export async function loadComparison(borrowerId: string): Promise<void> {
  resetResource(comparing.alerts);
  const params = { id: borrowerId };
  await load(comparing.alerts, async (signal) => (await call(compareFraudAlerts, { params }, { signal })).data);
}
