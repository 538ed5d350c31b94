import { ActDialog } from '@portals/form/act-dialog';
import { TextField } from '@portals/ui/text-field';
import { useState } from 'react';
import type { ShownTransaction } from '../credit-transaction/shown-transaction';
import { RequestFields, useRequest } from '../person/request-fields';
import { useListPlace } from '../staff/list-place';
import type { ShownLoan } from './borrower.store';
import { endAutopay, openDispute } from './caller-acts.actions';

const NO_CHANNEL = 'Choose how they asked.';
type ActProps = { borrowerId: string; name: string; loan: ShownLoan; onClose: () => void };

/** Ends autopay of a loan for its borrower who called or wrote. */
export function EndLoanAutopay({ borrowerId, name, loan, onClose }: ActProps) {
  const request = useRequest(useListPlace().today);
  const { channel, requestedOn } = request;
  return (
    <ActDialog
      title={`Turn off autopay for ${name}?`}
      act="Turn off autopay"
      pendingText="Turning off"
      keep="Keep it on"
      dirty={channel !== null}
      missing={channel === null && NO_CHANNEL}
      run={async () => {
        if (channel) await endAutopay({ borrowerId, transactionId: loan.transactionId }, { channel, requestedOn });
      }}
      takeRefusal={request.takeRefusal}
      onClose={onClose}
    >
      <p>
        We stop charging their account or card for this loan and tell them in writing. Their rate goes back to the
        agreed one if autopay lowered it. This doesn’t stop a payment that is already processing.
      </p>
      <RequestFields id="loan-autopay" of={request} />
    </ActDialog>
  );
}

/** Opens a dispute for the borrower of a loan who called or wrote. */
export function DisputeForCaller(props: ActProps & { transaction: Pick<ShownTransaction, 'version'> }) {
  const { borrowerId, name, loan, transaction, onClose } = props;
  const request = useRequest(useListPlace().today);
  const [reason, setReason] = useState('');
  const { channel, requestedOn } = request;
  const said = reason.trim();
  return (
    <ActDialog
      title={`Open a dispute for ${name}?`}
      act="Open dispute"
      pendingText="Opening"
      dirty={channel !== null || said !== ''}
      missing={(channel === null && NO_CHANNEL) || (said === '' && 'Enter what they said is wrong.')}
      run={async (requestKey) => {
        const of = { borrowerId, transactionId: loan.transactionId };
        if (channel)
          await openDispute(of, { channel, requestedOn, reason: said, version: transaction.version, requestKey });
      }}
      takeRefusal={request.takeRefusal}
      onClose={onClose}
    >
      <p>
        Payments of this loan pause until the practice, or we after its time, have answered. The practice and the
        borrower get an email.
      </p>
      <RequestFields id="dispute" of={request} />
      <TextField
        id="dispute-reason"
        name="reason"
        label="What they said is wrong"
        hint="They and the practice read it."
        maxLength={300}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActDialog>
  );
}
