import type { getCreditTransaction } from '@contract/credit-transaction/calls';
import type { ResultOf } from '@contract/endpoint';
import { paths } from '@contract/paths';
import { groupOf, type TransactionGroup } from '@domain/credit-transaction/display';

type Seen = Pick<ResultOf<typeof getCreditTransaction>, '_id' | 'status'>;

/** The pages that show one transaction. */
export type TransactionPage = 'pending' | 'accepted' | 'rejected' | 'review';

const pages = {
  pending: paths.borrower.pendingTransaction,
  accepted: paths.borrower.acceptedTransaction,
  rejected: paths.borrower.rejectedTransaction,
  review: paths.borrower.reviewTransaction,
} satisfies Record<TransactionPage, unknown>;

/** A refunded loan has no page of its own in the specification; it is read where it was accepted. */
const pageOfGroup: Record<TransactionGroup, TransactionPage> = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  refunded: 'accepted',
  review: 'review',
};

/** The page a transaction belongs on. */
export const pageOf = ({ status }: Pick<Seen, 'status'>): TransactionPage => pageOfGroup[groupOf(status)];

/** The address of a transaction's page, relative to the base path. */
export const transactionAddress = (transaction: Seen): string =>
  pages[pageOf(transaction)].href({}, { transaction: transaction._id });
