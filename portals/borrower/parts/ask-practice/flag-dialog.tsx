import { ActDialog } from '@portals/form/act-dialog';
import { usd } from '@portals/format/usd';
import { useGo } from '@portals/shell/go';
import { flagFraud } from '../../stores/request.actions';
import type { Transaction } from '../../stores/transactions.store';
import { copy } from './copy';

/** Says what happens to a transaction that is reported, and asks once. */
export function FlagDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const go = useGo();
  return (
    <ActDialog
      title={copy.flagTitle(usd(transaction.txAmount), transaction.practicemanagement.PracticeName)}
      act={copy.flagAct}
      look="danger-fill"
      pendingText={copy.flagging}
      keep={copy.keep}
      run={async () => go(await flagFraud(transaction))}
      onClose={onClose}
    >
      <p>{copy.flagText}</p>
    </ActDialog>
  );
}
