import type { ApiError } from '@portals/client/api-error';
import { civilDate } from '@portals/format/dates';
import { usd } from '../words/amounts';
import { type Sheet, tellOvertaken } from '../words/what-changed';
import type { ShownTransaction, TransactionPage } from './shown-transaction';
import { transactionWords } from './transaction-words';

/**
 * Does something to a transaction and reads the list again however it ends, because its patient may have answered meanwhile;
 * once it is done, the rest of the page, too. A refusal because somebody was quicker says what became of it.
 * Throws ApiError like `act`.
 */
export async function actOnTransaction(
  { readAgain, readRest }: Pick<TransactionPage, 'readAgain' | 'readRest'>,
  before: ShownTransaction,
  act: () => Promise<void>,
): Promise<void> {
  const readNow = async () => (await readAgain())?.find(({ _id }) => _id === before._id);
  await act()
    .catch(tellOvertaken({ before, readNow, sheetOf, say }))
    .catch((failure: ApiError) => {
      if (failure.code !== 'STALE') void readAgain();
      throw failure;
    });
  void readAgain();
  readRest();
}

const say = (changes: string) =>
  changes ? `This changed since you opened it. ${changes} Close this and review it again.` : undefined;

function sheetOf(of: ShownTransaction): Sheet {
  return {
    Status: transactionWords(of).word,
    Amount: usd(of.txAmount),
    Treatments: of.treatments.join(', '),
    'First treatment': of.firstTreatmentDate ? civilDate(of.firstTreatmentDate, 'table') : '',
  };
}
