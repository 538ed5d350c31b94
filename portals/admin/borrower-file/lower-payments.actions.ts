import type { ResultOf } from '@contract/endpoint';
import { getPatientHardshipPlan, giveHardshipPlan } from '@contract/servicing/hardship-plan-calls';
import { call } from '@portals/client/call';
import { loadBorrower, loadLoans } from './borrower.actions';

export type HardshipPlan = ResultOf<typeof getPatientHardshipPlan>;
type Of = { borrowerId: string; transactionId: string };

const paramsOf = ({ borrowerId, transactionId }: Of) => ({ id: borrowerId, txId: transactionId });

/** What lower payments of somebody on the phone come to; nothing changes. Throws ApiError: INVALID_FIELDS `months`, STEP_ORDER. */
export const quoteLowerPayments = (of: Of, months: string): Promise<HardshipPlan> =>
  call(getPatientHardshipPlan, { params: paramsOf(of), query: { months } });

type Given = { months: number; reason: string; version: number; requestKey: string };

/** Lowers the payments as they were quoted, once for a `requestKey`. Throws ApiError: STALE, STEP_ORDER, ACCOUNT_BLOCKED. */
export async function givePlan(of: Of, { requestKey, ...body }: Given): Promise<void> {
  try {
    await call(giveHardshipPlan, { params: paramsOf(of), body }, { idempotencyKey: requestKey });
  } finally {
    void loadLoans(of.borrowerId);
  }
  await loadBorrower(of.borrowerId);
}
