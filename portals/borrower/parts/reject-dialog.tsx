import { ActDialog } from '@portals/form/act-dialog';
import { usd } from '@portals/format/usd';
import { useGo } from '@portals/shell/go';
import { rejectTransaction } from '../stores/transactions.actions';
import type { Transaction, TransactionRow } from '../stores/transactions.store';
import { copy } from './copy';

export type RejectDialogProps = {
  transaction: Transaction | TransactionRow;
  open: boolean;
  onClose: () => void;
};

/** Says what rejecting does and asks once. The page of the rejected transaction offers the way back. */
export function RejectDialog({ transaction, open, onClose }: RejectDialogProps) {
  const go = useGo();
  const practice = transaction.practicemanagement.PracticeName;
  const amount = usd(transaction.txAmount);
  return (
    <ActDialog
      open={open}
      title={copy.rejectTitle(amount, practice)}
      act={copy.reject(amount)}
      look="danger-fill"
      pendingText={copy.rejecting}
      keep={copy.keepOpen}
      run={async () => go(await rejectTransaction(transaction._id))}
      onClose={onClose}
    >
      <p>{copy.rejectText(practice)}</p>
    </ActDialog>
  );
}
