import type { CallInput } from '@contract/endpoint';
import { disputeForCaller, endLoanAutopay } from '@contract/servicing/caller-calls';
import { call } from '@portals/client/call';
import { loadTransactions } from './borrower.actions';
import { actOnLoan } from './waivers.actions';

type Of = { borrowerId: string; transactionId: string };

/** Ends autopay of a loan at its borrower's request. Throws ApiError: STEP_ORDER, INVALID_FIELDS `requestedOn`. */
export const endAutopay = (of: Of, body: CallInput<typeof endLoanAutopay>['body']): Promise<void> =>
  actOnLoan(of, (params) => call(endLoanAutopay, { params, body }));

type Disputed = CallInput<typeof disputeForCaller>['body'] & { requestKey: string };

/** Opens a dispute for its borrower, once for a `requestKey`. Throws ApiError: NOT_PENDING, STALE, INVALID_FIELDS `requestedOn`. */
export async function openDispute(of: Of, { requestKey, ...body }: Disputed): Promise<void> {
  try {
    await actOnLoan(of, (params) => call(disputeForCaller, { params, body }, { idempotencyKey: requestKey }));
  } finally {
    await loadTransactions(of.borrowerId);
  }
}
