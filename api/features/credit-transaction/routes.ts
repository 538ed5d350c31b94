import { getCreditTransaction, listCreditTransactions } from '@contract/credit-transaction/calls';
import { listPatientTransactions } from '@contract/credit-transaction/staff-calls';
import { chooseTransactions } from '@contract/credit-transaction/tag-calls';
import { type Route, serve } from '../../http/serve';
import { chooseAll } from './choose-transactions';
import { createTransaction } from './create-transaction';
import { loanListRoutes } from './list-loans';
import { transactionListRoutes } from './list-transactions';
import { chargedOffOwedOf, viewTransaction } from './load-transaction';
import { modifyTransaction } from './modify-transaction';
import { rejectTransaction, unrejectTransaction, withdrawTransaction } from './reject-transaction';
import { documentsReviewed } from './review-documents';
import { selectPlan } from './select-payment-plan';
import { viewStaffTransactions } from './staff-transactions';
import { tagSome } from './tag-transactions';
import { lastActions, transactionsOfBorrower } from './transaction.reads';
import { groupsView } from './transaction.view';

export const creditTransactionRoutes: readonly Route[] = [
  serve(listCreditTransactions)(async ({ params }, deps) => {
    const db = deps.database.read;
    const rows = await db.all(transactionsOfBorrower, { borrowerId: params.id });
    const rejected = rows.filter(({ status }) => status === 'REJECTED').map(({ id }) => id);
    const [owedOf, endings] = [await chargedOffOwedOf(db, rows, deps), await lastActions(db, rejected)];
    return groupsView(rows, { owedOf, endings });
  }),
  serve(getCreditTransaction)(({ params, meta: { language } }, deps) =>
    viewTransaction({ db: deps.database.read, deps, language }, params.txId),
  ),
  serve(listPatientTransactions)(async ({ query: { borrowerId, practices: practiceId }, actor }, deps) => ({
    data: await viewStaffTransactions(deps.database.read, { borrowerId, scope: actor.scope, practiceId }),
  })),
  createTransaction,
  selectPlan,
  rejectTransaction,
  unrejectTransaction,
  modifyTransaction,
  withdrawTransaction,
  documentsReviewed,
  tagSome,
  serve(chooseTransactions)(async ({ body, actor, meta }, deps) => ({
    creditTransactionRefs: await chooseAll(deps.database.apart(meta.signal), { body, actor, deps }),
  })),
  ...transactionListRoutes,
  ...loanListRoutes,
];
