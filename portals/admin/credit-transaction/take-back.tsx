import { ActDialog } from '@portals/form/act-dialog';
import { toast } from '@portals/state/toast.store';
import { usd } from '../words/amounts';
import { actOnTransaction } from './act-on-transaction';
import { transactionTakenBack } from './copy';
import type { ShownTransaction, TransactionPage } from './shown-transaction';
import { takeBackTransaction } from './transaction.actions';

export type TakeBackProps = {
  transaction: ShownTransaction;
  page: TransactionPage;
  onClose: () => void;
};

/** Asks once more before a request that the patient has not approved is taken back. */
export function TakeBack({ transaction, page, onClose }: TakeBackProps) {
  const { borrowerId, name } = page;
  const amount = usd(transaction.txAmount);

  async function takeBack(requestKey: string) {
    await actOnTransaction(page, transaction, () => takeBackTransaction(borrowerId, transaction, requestKey));
    toast(transactionTakenBack, { values: { amount } });
  }
  return (
    <ActDialog
      title={`Take back the request for ${amount}?`}
      act={`Take back ${amount}`}
      pendingText="Taking it back"
      keep="Keep it"
      run={takeBack}
      onClose={onClose}
    >
      <p>
        {name} can no longer approve it, and gets an email that says so. {amount} of the limit is free again. To ask
        once more, make a new transaction.
      </p>
    </ActDialog>
  );
}
