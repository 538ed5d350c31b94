import type { staffTransaction } from '@contract/credit-transaction/staff-transaction-entity';
import { reject } from '@domain/credit-transaction/status';
import { owedBackOf } from '@domain/loan/owed-back';
import { cents } from '@domain/money/cents';
import { dollarsFromCents } from '@domain/money/dollars';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { PracticeScope } from '../../http/actor';
import { viewNoticesOf } from '../household/index';
import { listHistories, listStaffTransactions, type StaffTransactionRow } from './transaction.reads';
import { baseView, historyView, requestView } from './transaction.view';

/** A purchase that was refunded whole has its whole amount again; of others it is what is left and what was refunded. */
const purchaseOf = (row: Pick<StaffTransactionRow, 'status' | 'amount_cents' | 'refunded_cents'>) =>
  cents(Number(row.amount_cents) + (row.status === 'REFUNDED' ? 0 : Number(row.refunded_cents ?? 0)));

type View = z.input<typeof staffTransaction>;

/** A patient's transactions as the staff of the practices in scope see them, each with its history. */
export async function viewStaffTransactions(
  db: Db,
  of: { borrowerId: string; scope: PracticeScope; practiceId: string | undefined },
): Promise<View[]> {
  const rows = await listStaffTransactions(db, of);
  const ids = rows.map(({ id }) => id);
  const history = await listHistories(db, ids);
  const notices = await viewNoticesOf(db, ids);
  return rows.map((row) => ({
    ...baseView(row),
    status: row.status,
    purchaseAmount: dollarsFromCents(purchaseOf(row)),
    refunded: dollarsFromCents(Number(row.refunded_cents ?? 0)),
    fundingStatus: row.funding_status,
    loanStatus: loanStatusOf(row),
    owedBack: dollarsFromCents(owedBackOf(Number(row.owed_cents ?? 0))),
    canWithdraw: canWithdraw(row),
    canChange: canChange(row),
    request: requestView(row),
    isFlagged: row.flagged_at !== null,
    spouseNotice: notices.get(row.id) ?? null,
    statusHistory: historyView(history.filter((entry) => entry.transaction_id === row.id)),
    version: row.version,
  }));
}

/** One of them, which a command has just changed. */
export async function viewStaffTransaction(
  db: Db,
  { id, ...of }: { id: string; borrowerId: string; scope: PracticeScope; practiceId: string },
): Promise<View> {
  const transaction = (await viewStaffTransactions(db, of)).find(({ _id }) => _id === id);
  if (!transaction) throw new Error(`Transaction ${id} is gone`);
  return transaction;
}

/** A loan that was charged off is still owed, so it is in force for whoever asks no more than that. */
function loanStatusOf({ accepted_at, status, paid_off_on }: StaffTransactionRow): View['loanStatus'] {
  if (accepted_at === null) return null;
  return status === 'REFUNDED' || paid_off_on !== null ? 'ENDED' : 'CURRENT';
}

type Waiting = Pick<StaffTransactionRow, 'status' | 'accepted_at' | 'request_kind' | 'flagged_at'>;

/** True for a request that waits for its patient, and is held by nobody. */
export function canChange({ status, accepted_at, request_kind, flagged_at }: Waiting): boolean {
  if (accepted_at !== null || flagged_at !== null || request_kind === 'CREATE') return false;
  return status === 'PENDING' || status === 'REQUESTED';
}

/** True for a request that nobody approved and that may still be rejected. */
function canWithdraw({ status, accepted_at, request_kind }: Waiting): boolean {
  // What the patient asked for is confirmed or declined.
  if (accepted_at !== null || request_kind === 'CREATE') return false;
  return !('refused' in reject({ status, hasPlan: false, loanInForce: false, isSettled: false }));
}
