import { calculateOwnPayments } from '@contract/account/own-calculator-calls';
import { askForTransaction } from '@contract/account/transaction-request-calls';
import type { CallInput, ResultOf } from '@contract/endpoint';
import { call } from '@portals/client/call';
import type { Next } from '@portals/shell/go';
import { transactionAddress } from '../addresses';
import { ensureBorrower } from './borrower.actions';

export type OwnPlans = ResultOf<typeof calculateOwnPayments> & { amount: number; practiceId: string };

/** The plans that an amount would be offered today. Throws ApiError NOT_FOUND without a limit. */
export async function calculateOwn(body: CallInput<typeof calculateOwnPayments>['body']): Promise<OwnPlans> {
  const params = { id: (await ensureBorrower()).id };
  return { ...(await call(calculateOwnPayments, { params, body })), ...body };
}

/** Asks the practice for an amount. Returns the page of what was asked. Throws ApiError OVER_LIMIT, INVALID_FIELDS. */
export async function askForAmount({ amount: txAmount, practiceId }: OwnPlans): Promise<Next> {
  const params = { id: (await ensureBorrower()).id };
  const body = { practiceManagementId: practiceId, txAmount };
  const { transaction } = await call(askForTransaction, { params, body });
  return { go: transactionAddress(transaction) };
}
