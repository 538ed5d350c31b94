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
      title={`Withdraw the request for ${amount}?`}
      act={`Withdraw ${amount}`}
      pendingText="Taking it back"
      keep="Keep it"
      run={withdraw}
      onClose={onClose}
    >
      <p>
        {name} can no longer approve it, and gets an email that says so. {amount} of the limit is free again. To ask
        once more, make a new transaction.
      </p>
    </ActDialog>
  );
}
