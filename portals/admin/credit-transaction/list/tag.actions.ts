import { BOARDING_MAX } from '@contract/boarding-document/calls';
import { chooseTransactions, tagTransactions } from '@contract/credit-transaction/tag-calls';
import type { CallInput } from '@contract/endpoint';
import { ApiError, toApiError } from '@portals/client/api-error';
import { call } from '@portals/client/call';
import { toast } from '@portals/state/toast.store';
import { transactionsTagged } from './copy';
import { transactionsText } from './document-words';

type Tag = { name: string; value: string | null };

/** The ids of all transactions that a query of the list finds. @throws ApiError for more than 10,000 */
export async function chooseAll(body: object): Promise<readonly string[]> {
  // The body of the list's own file: the call takes no other.
  const { creditTransactionRefs } = await call(chooseTransactions, { body } as CallInput<typeof chooseTransactions>);
  return creditTransactionRefs;
}

/**
 * Puts one tag on transactions, or takes it off where its value is null, as many at once as a request may; `onProgress` hears how
 * many are done.
 * @throws ApiError that says how many were done before: whoever tags them again leaves the same.
 */
export async function tagSome(
  refs: readonly string[],
  { name, value }: Tag,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  let done = 0;
  for (let from = 0; from < refs.length; from += BOARDING_MAX) {
    const body = { creditTransactionRefs: refs.slice(from, from + BOARDING_MAX), tags: { [name]: value } };
    try {
      done += (await call(tagTransactions, { body })).tagged;
    } catch (cause) {
      throw done === 0 ? cause : withCount(done, toApiError(cause));
    }
    onProgress(done);
  }
  toast(transactionsTagged, { values: { count: transactionsText(done) } });
}

function withCount(done: number, cause: ApiError): ApiError {
  const message = `Tagged only ${transactionsText(done)}. ${cause.message}`;
  return new ApiError(cause.status, { message }, { cause });
}
