import { changeDueDate, getDueDate } from '@contract/servicing/due-date-calls';
import { ApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { loadCredit } from './borrower.actions';
import { openLoan, paramsOf } from './loan.actions';
import type { DueDate } from './loan.store';

/** What a new day would come to; nothing moves. Throws ApiError. */
export async function quoteDueDate(txId: string, dueOn: string): Promise<DueDate> {
  return call(getDueDate, { params: await paramsOf(txId), query: { dueOn } });
}

/** Moves the due dates as they were quoted. What changed meanwhile is read again, and the refusal thrown. */
export async function moveDueDate(txId: string, choice: { dueOn: string; version: number }): Promise<void> {
  try {
    await call(changeDueDate, { params: await paramsOf(txId), body: choice });
  } catch (cause) {
    if (cause instanceof ApiError && cause.code === 'STALE') await openLoan(txId);
    throw cause;
  }
  await openLoan(txId);
  void loadCredit();
}
