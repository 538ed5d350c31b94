import { calculateOwnPayments } from '@contract/calls/own-calculator';
import type { CallInput, ResultOf } from '@contract/endpoint';
import { call } from '@portals/client/call';
import { ensureBorrower } from './borrower.actions';

export type OwnPlans = ResultOf<typeof calculateOwnPayments> & { amount: number };

/** The plans that an amount would be offered today. Throws ApiError NOT_FOUND without a limit. */
export async function calculateOwn(body: CallInput<typeof calculateOwnPayments>['body']): Promise<OwnPlans> {
  const params = { id: (await ensureBorrower()).id };
  return { ...(await call(calculateOwnPayments, { params, body })), amount: body.amount };
}
