import { giveGoodwillCredit, waiveLateFees } from '@contract/servicing/waiver-calls';
import { call } from '@portals/client/call';
import { loadBorrower, loadLoans } from './borrower.actions';

type Of = { borrowerId: string; transactionId: string };

/** Does something to a loan of a person, and shows the loan and the file as they are then, refused or not. */
export async function actOnLoan(
  { borrowerId, transactionId }: Of,
  act: (params: { id: string; txId: string }) => Promise<unknown>,
): Promise<void> {
  try {
    await act({ id: borrowerId, txId: transactionId });
  } finally {
    void loadLoans(borrowerId);
  }
  await loadBorrower(borrowerId);
}

type Waived = { reason: string; version: number; requestKey: string };

/** Waives the late fees of a loan, once for a `requestKey`. Throws ApiError: STALE, STEP_ORDER. */
export const waiveFees = (of: Of, { requestKey, ...body }: Waived): Promise<void> =>
  actOnLoan(of, (params) => call(waiveLateFees, { params, body }, { idempotencyKey: requestKey }));

/** Credits a loan at our expense, once for a `requestKey`. Throws ApiError: INVALID_FIELDS `amount`, STALE, STEP_ORDER. */
export const giveGoodwill = (of: Of, { requestKey, ...body }: Waived & { amount: number }): Promise<void> =>
  actOnLoan(of, (params) => call(giveGoodwillCredit, { params, body }, { idempotencyKey: requestKey }));
