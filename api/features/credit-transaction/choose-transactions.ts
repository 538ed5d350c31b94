import { transactionList } from '@contract/credit-transaction/list';
import type { Db } from '../../db/database';
import { allKeys } from '../../list/all-keys';
import { questionOf } from '../../list/list-question';
import type { ListAsk } from '../../list/list-source';
import { transactions } from './list-transactions';

/**
 * The ids of all that a query of the list finds, for whoever tags it; nothing but what the list itself shows.
 * @throws AppError INVALID_FIELDS for more than 10,000.
 */
export async function chooseAll(db: Db, ask: ListAsk): Promise<string[]> {
  const body = { ...ask.body, page: 0, cursor: undefined };
  const keys = await allKeys(db, await questionOf(transactionList, transactions, { ask: { ...ask, body }, db }));
  return keys.map(({ tie }) => String(tie[0]));
}
