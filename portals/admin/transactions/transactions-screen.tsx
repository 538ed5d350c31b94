import type { transactionList } from '@contract/lists/transaction';
import { ListScreen } from '@portals/list/list-screen';
import type { RowOf } from '@portals/list/list-view';
import { useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useListPlace } from '../staff/list-place';
import { staff } from '../staff/staff.store';
import { RemindPatient } from './remind-patient';
import { transactionsView } from './transactions-view';

/** The credit transactions of the practices in scope (provider-admin §2 practice transactions). */
export function TransactionsScreen() {
  const { person } = useSnapshot(staff);
  const [reminded, setReminded] = useState<RowOf<typeof transactionList> | null>(null);
  const mayRemind = person?.permissions.includes('transaction.remind') ?? false;
  const view = useMemo(() => transactionsView(mayRemind ? setReminded : undefined), [mayRemind]);
  return (
    <>
      <ListScreen view={view} place={useListPlace()} />
      {reminded && <RemindPatient transaction={reminded} onClose={() => setReminded(null)} />}
    </>
  );
}
