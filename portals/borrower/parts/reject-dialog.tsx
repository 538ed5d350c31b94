import { usd } from '@portals/format/usd';
import { useAttempt } from '@portals/steps/attempt';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { useGo } from '../go';
import { rejectTransaction } from '../stores/transactions.actions';
import type { Transaction, TransactionRow } from '../stores/transactions.store';

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
  const rejecting = useAttempt(async () => {
    const next = await rejectTransaction(transaction._id);
    onClose();
    go(next);
  });
  return (
    <Modal
      open={open}
      title={`Reject ${amount} for ${practice}?`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Keep it open</Button>
          <Button
            look="danger-fill"
            pending={rejecting.pending}
            pendingText="Rejecting"
            onClick={() => void rejecting.run()}
          >
            Reject {amount}
          </Button>
        </>
      }
    >
      <p>
        You owe nothing for it, and your spending limit stays as it is. {practice} is told. You can take it back later.
      </p>
    </Modal>
  );
}
