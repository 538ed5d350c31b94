import type { staffTransaction } from '@contract/entities/staff-transaction';
import { reject } from '@domain/credit-transaction/status';
import type * as z from 'zod/mini';
import type { Db } from '../../db/database';
import type { PracticeScope } from '../../http/actor';
import { listHistories, listStaffTransactions, type StaffTransactionRow } from './staff-transactions.reads';
import { monthlyPaymentOf } from './transaction.view';

type View = z.input<typeof staffTransaction>;
type HistoryRows = Awaited<ReturnType<typeof listHistories>>;

/** A patient's transactions as the staff of the practices in scope see them, each with its history. */
export async function viewStaffTransactions(
  db: Db,
  of: { borrowerId: string; scope: PracticeScope; practiceId: string | undefined },
): Promise<View[]> {
  const rows = await listStaffTransactions(db, of);
  const history = await listHistories(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) =>
    viewOf(
      row,
      history.filter((entry) => entry.transaction_id === row.id),
    ),
  );
}

function viewOf(row: StaffTransactionRow, history: HistoryRows): View {
  return {
    _id: row.id,
    number: row.number,
    txAmount: row.amount_cents / 100,
    status: row.status,
    practicemanagement: { _id: row.practice_id, PracticeName: row.practice_name, StateCode: row.practice_state },
    firstTreatmentDate: row.first_treatment_on,
    createdAt: row.created_at,
    selectedProduct: row.selected_product,
    monthlyPayment: monthlyPaymentOf(row),
    fundingStatus: row.funding_status,
    canTakeBack: canTakeBack(row),
    statusHistory: history.map((entry) => ({
      action: entry.action,
      userName: entry.user_name,
      at: entry.at,
      note: entry.note,
    })),
    version: row.version,
  };
}

/** True for a request that nobody approved and that may still be rejected. */
function canTakeBack({ status, accepted_at }: StaffTransactionRow): boolean {
  if (accepted_at !== null) return false;
  return !('refused' in reject({ status, hasPlan: false, loanInForce: false, isSettled: false }));
}
