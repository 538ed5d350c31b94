import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { loadTransactions } from '../stores/transactions.actions';
import { transactions } from '../stores/transactions.store';
import { treatmentOf } from './treatment-of';

/** What a transaction pays for, for the title of a page that is about it; its list is read where nothing is known yet. */
export function useTreatment(txId: string): string | null {
  const { current, groups } = useSnapshot(transactions);
  const listed = groups.data && Object.values(groups.data).flat();
  const found = current.data?._id === txId ? current.data : listed?.find(({ _id }) => _id === txId);
  const isUnknown = txId !== '' && !found && !listed;
  useEffect(() => void (isUnknown && loadTransactions().catch(() => undefined)), [isUnknown]);
  return found ? treatmentOf(found) : null;
}
