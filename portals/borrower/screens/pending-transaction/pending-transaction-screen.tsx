import { TransactionGate } from '../../parts/transaction-gate';
import { PlanChoice } from './plan-choice';

/** A transaction that waits for the borrower's answer: choose a plan and approve, or reject. */
export function PendingTransactionScreen() {
  return (
    <TransactionGate page="pending">
      {(transaction) => <PlanChoice key={transaction._id} transaction={transaction} />}
    </TransactionGate>
  );
}
