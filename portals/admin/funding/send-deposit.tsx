import { ActDialog } from '@portals/form/act-dialog';
import { usd } from '../words/amounts';
import { sendDeposit } from './deposit.actions';
import type { ShownDeposit } from './deposit.store';

/** Asks once before a deposit that waited or came back leaves. */
export function SendDeposit({ deposit, onClose }: { deposit: ShownDeposit; onClose: () => void }) {
  const { amount, status, practicemanagement } = deposit;
  return (
    <ActDialog
      title={`Send ${usd(amount)} to ${practicemanagement.PracticeName}?`}
      act={`Send ${usd(amount)}`}
      pendingText="Sending"
      run={() => sendDeposit(deposit)}
      onClose={onClose}
    >
      <p>
        {status === 'RETURNED'
          ? 'It goes to the bank account that the practice has now. Check that first: the last one gave it back.'
          : 'It leaves today, without waiting for the next day. What patients were refunded is kept back from it.'}
      </p>
    </ActDialog>
  );
}
