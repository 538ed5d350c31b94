import { getHardshipPlan, takeHardshipPlan } from '@contract/servicing/hardship-plan-calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { loadCredit } from './borrower.actions';
import { openLoan, paramsOf } from './loan.actions';
import type { HardshipPlan } from './loan.store';

/** What lower payments for so many months would come to; nothing changes. Throws ApiError. */
export async function quoteHardshipPlan(txId: string, months: string): Promise<HardshipPlan> {
  return call(getHardshipPlan, { params: await paramsOf(txId), query: { months } });
}

/** Lowers the payments as they were quoted. What changed meanwhile is read again, and the refusal thrown. */
export async function lowerPayments(txId: string, choice: { months: number; version: number }): Promise<void> {
  try {
    await call(takeHardshipPlan, { params: await paramsOf(txId), body: choice });
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'STALE') await openLoan(txId);
    throw cause;
  }
  await openLoan(txId);
  void loadCredit();
}
