import { tagTransactions } from '@contract/calls/transaction-tag';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { transactionsTagged } from './copy';
import { transactionsText } from './document-words';

/** Puts one tag on transactions, or takes it off where its value is null. @throws ApiError */
export async function tagSome(
  creditTransactionRefs: readonly string[],
  { name, value }: { name: string; value: string | null },
): Promise<void> {
  const body = { creditTransactionRefs: [...creditTransactionRefs], tags: { [name]: value } };
  const { tagged } = await call(tagTransactions, { body });
  toast(transactionsTagged, { values: { count: transactionsText(tagged) } });
}
