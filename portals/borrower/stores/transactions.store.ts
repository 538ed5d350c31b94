import type { getCreditTransaction, listCreditTransactions } from '@contract/credit-transaction/calls';
import type { ResultOf } from '@contract/endpoint';
import type { FailureCode } from '@portals/client/api-error';
import { isText, orNull, persist } from '@portals/state/persist';
import { type Resource, resetResource, resource } from '@portals/state/resource';
import { proxy, type Snapshot } from 'valtio/vanilla';
import { borrower } from './borrower.store';
import { login } from './login.store';

export type TransactionGroups = ResultOf<typeof listCreditTransactions>;
export type TransactionRow = Snapshot<TransactionGroups['pending'][number]>;
export type Transaction = Snapshot<ResultOf<typeof getCreditTransaction>>;
export type Plan = Transaction['paymentPlans'][number];

/** Why the last act on the current transaction was refused. */
export type Problem = { code: FailureCode; message: string; requestId: string | null };

type TransactionsState = {
  groups: Resource<TransactionGroups>;
  current: Resource<ResultOf<typeof getCreditTransaction>>;
  /** The transaction that the person looks at; the pages of one transaction need it. */
  currentId: string | null;
  problem: Problem | null;
  /** The transaction that was approved on this page a moment ago. */
  justApprovedId: string | null;
};

/** The borrower's credit transactions and the one on the screen. */
export const transactions = proxy<TransactionsState>({
  groups: resource(),
  current: resource(),
  currentId: null,
  problem: null,
  justApprovedId: null,
});

/** Forgets the person and everything of theirs. */
function resetArea(): void {
  for (const held of [transactions.groups, transactions.current, borrower.user, borrower.credit])
    resetResource<unknown>(held);
  Object.assign(transactions, { currentId: null, problem: null, justApprovedId: null });
  login.sent = null;
}

persist(transactions, {
  key: 'borrower',
  version: 1,
  fields: { currentId: orNull(isText) },
  reset: resetArea,
});
