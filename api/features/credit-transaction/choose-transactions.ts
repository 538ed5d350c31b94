import { chooseTransactions } from '@contract/calls/transaction-tag';
import { transactionList } from '@contract/lists/transaction';
import { serve } from '../../http/serve';
import { allKeys } from '../../list/all-keys';
import { questionOf } from '../../list/list-question';
import { transactions } from './list-transactions';

/** All that a query of the list finds, for whoever tags it; nothing but the ids, which the list itself shows. */
export const chooseAll = serve(chooseTransactions)(async ({ body, actor, meta }, deps) => {
  const db = deps.database.apart(meta.signal);
  const whole = { ...body, page: 0, cursor: undefined };
  const question = await questionOf(transactionList, transactions, { ask: { body: whole, actor, deps }, db });
  const keys = await allKeys(db, question);
  return { creditTransactionRefs: keys.map(({ tie }) => String(tie[0])) };
});
