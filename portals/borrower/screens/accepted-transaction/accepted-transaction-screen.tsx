import { TransactionGate } from '../../parts/transaction-gate';
import { AcceptedTransaction } from './accepted-transaction';

/** A transaction the borrower approved: the plan in force, its terms and its documents. */
export function AcceptedTransactionScreen() {
  return (
    <TransactionGate page="accepted">
      {(transaction) => <AcceptedTransaction transaction={transaction} />}
    </TransactionGate>
  );
}
