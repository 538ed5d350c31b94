import { ActDialog } from '@portals/form/act-dialog';
import { toast } from '@portals/state/toast.store';
import { usd } from '../words/amounts';
import { actOnTransaction } from './act-on-transaction';
import { transactionWithdrawn } from './copy';
import type { ShownTransaction, TransactionPage } from './shown-transaction';
import { withdrawTransaction } from './transaction.actions';

export type WithdrawProps = {
  transaction: ShownTransaction;
  page: TransactionPage;
  onClose: () => void;
};

/** Asks once more before a request that the patient has not approved is withdrawn. */
export function Withdraw({ transaction, page, onClose }: WithdrawProps) {
  const { borrowerId, name } = page;
  const amount = usd(transaction.txAmount);

  async function withdraw(requestKey: string) {
    await actOnTransaction(page, transaction, () => withdrawTransaction(borrowerId, transaction, requestKey));
    toast(transactionWithdrawn, { values: { amount } });
  }
  return (
    <ActDialog
      title={`Withdraw ${amount} request?`}
      act="Withdraw request"
      pendingText="Withdrawing"
      keep="Keep request"
      run={withdraw}
      onClose={onClose}
    >
      <p>
        {name} won’t be able to approve it, and we’ll email them. This frees {amount} of the limit. To ask again, create
        a new transaction.
      </p>
    </ActDialog>
  );
}
