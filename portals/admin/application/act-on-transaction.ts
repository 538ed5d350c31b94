import { type ApiError, toApiError } from '@portals/client/api-error';
import { civilDate } from '@portals/format/dates';
import { usd } from '../words/amounts';
import { type Sheet, whatChanged } from '../words/what-changed';
import { loadTransactions } from './application.actions';
import { application, type ShownTransaction } from './application.store';
import { transactionWords } from './transaction-words';

/**
 * Does something to a transaction and reads the list again however it ends, because its patient may have answered meanwhile.
 * A refusal because somebody was quicker says what became of it. Throws ApiError like `act`.
 */
export async function actOnTransaction(
  borrowerId: string,
  before: ShownTransaction,
  act: () => Promise<void>,
): Promise<void> {
  const reload = () => loadTransactions(borrowerId, before.practicemanagement._id);
  try {
    await act();
  } catch (cause) {
    const failure = toApiError(cause);
    if (failure.code !== 'STALE') {
      void reload();
      throw failure;
    }
    await reload();
    throw overtaken(failure, before);
  }
  void reload();
}

function overtaken(failure: ApiError, before: ShownTransaction): ApiError {
  const now = application.transactions.data?.find(({ _id }) => _id === before._id);
  const changes = now && whatChanged(sheetOf(before), sheetOf(now));
  if (changes) failure.message = `This has changed since you opened it. ${changes} Close this and look again.`;
  return failure;
}

function sheetOf(of: ShownTransaction): Sheet {
  return {
    Status: transactionWords(of).word,
    Amount: usd(of.txAmount),
    Treatments: of.treatments.join(', '),
    'First treatment': of.firstTreatmentDate ? civilDate(of.firstTreatmentDate, 'table') : '',
  };
}
