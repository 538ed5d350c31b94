import { toApiError } from '@portals/client/api-error';
import { toast } from '@portals/state/toast.store';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Modal } from '@portals/ui/modal';
import { useState } from 'react';
import {
  loadApplication,
  loadTransactions,
  newRequestKey,
  takeBackTransaction,
} from '../../stores/application.actions';
import { application, type ShownTransaction } from '../../stores/application.store';
import { usd } from '../../words/amounts';
import { transactionTakenBack } from '../../words/copy';

export type TakeBackProps = {
  transaction: ShownTransaction;
  borrowerId: string;
  name: string;
  onClose: () => void;
};

/** Asks once more before a request that the patient has not approved is taken back. */
export function TakeBack({ transaction, borrowerId, name, onClose }: TakeBackProps) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [requestKey] = useState(newRequestKey);
  const amount = usd(transaction.txAmount);
  const practiceId = transaction.practicemanagement._id;

  async function send() {
    setPending(true);
    try {
      await takeBackTransaction(borrowerId, transaction, requestKey);
    } catch (cause) {
      setPending(false);
      setProblem(toApiError(cause).message);
      // The patient may have answered meanwhile.
      void loadTransactions(borrowerId, practiceId);
      return;
    }
    toast(transactionTakenBack, { values: { amount } });
    onClose();
    void loadTransactions(borrowerId, practiceId);
    if (application.details.data) void loadApplication(application.details.data._id);
  }
  return (
    <Modal
      open
      title={`Take back the request for ${amount}?`}
      dirty={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Keep it
          </Button>
          <Button look="primary" pending={isPending} pendingText="Taking it back" onClick={() => void send()}>
            Take back {amount}
          </Button>
        </>
      }
    >
      {problem && (
        <div style={{ marginBottom: 14 }}>
          <Banner severity="error">{problem}</Banner>
        </div>
      )}
      <p>
        {name} can no longer approve it, and gets an email that says so. {amount} of the limit is free again. To ask
        once more, make a new transaction.
      </p>
    </Modal>
  );
}
