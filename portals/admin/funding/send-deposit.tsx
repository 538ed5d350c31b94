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
          ? 'We’ll send it to the practice’s current bank account. Check that account first, because the last one returned it.'
          : 'We’ll send it today instead of the next business day. We’ll withhold patient refunds from it.'}
      </p>
    </ActDialog>
  );
}
