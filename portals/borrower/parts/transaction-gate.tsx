import { paths } from '@contract/paths';
import { toApiError } from '@portals/client/api-error';
import { copy as form } from '@portals/form/copy';
import { useTabThing } from '@portals/shell/tab-thing';
import { Banner } from '@portals/ui/banner';
import { Button } from '@portals/ui/button';
import { Skeleton } from '@portals/ui/skeleton';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useSnapshot } from 'valtio';
import { pageOf, type TransactionPage, transactionAddress } from '../addresses';
import { openTransaction } from '../stores/transactions.actions';
import { type Transaction, transactions } from '../stores/transactions.store';
import { BorrowerPage } from './borrower-page';
import { copy } from './copy';
import { treatmentOf } from './treatment-of';

export type TransactionGateProps = {
  page: TransactionPage;
  /** Draws the page for a transaction that belongs on it. */
  children: (transaction: Transaction) => ReactNode;
};

/**
 * Reads the transaction of the address, or the store's. One that belongs on another page, because it has been answered
 * since, is shown there; one that is nobody's or somebody else's leads to the portal root.
 */
export function TransactionGate({ page, children }: TransactionGateProps) {
  const [search] = useSearchParams();
  const { current, currentId } = useSnapshot(transactions);
  const id = search.get('transaction') ?? currentId;
  useEffect(() => {
    if (id) void openTransaction(id);
  }, [id]);

  const transaction = current.data?._id === id ? current.data : null;
  useTabThing(transaction && treatmentOf(transaction));
  if (transaction && pageOf(transaction) !== page) return <Navigate replace to={transactionAddress(transaction)} />;
  if (transaction) return children(transaction);
  if (!id || (current.error && toApiError(current.error).status === 404))
    return <Navigate replace to={paths.borrower.welcome.href()} />;
  return (
    <BorrowerPage title={copy.treatment}>
      {current.error ? (
        <Banner severity="error" actions={<Button onClick={() => void openTransaction(id)}>{form.again}</Button>}>
          {current.error.message}
        </Banner>
      ) : (
        <Skeleton lines={8} label={copy.loadingTreatment} />
      )}
    </BorrowerPage>
  );
}
