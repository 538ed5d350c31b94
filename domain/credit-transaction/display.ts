import type { TransactionStatus } from './status';

/** Statuses a reader sees. */
export type DisplayStatus = Exclude<TransactionStatus, 'REQUESTED' | 'VERIFICATION_REQUESTED'>;

/** REQUESTED and VERIFICATION_REQUESTED are displayed as PENDING. Source: borrower §4 Transaction statuses. */
export function displayStatus(status: TransactionStatus): DisplayStatus {
  return status === 'REQUESTED' || status === 'VERIFICATION_REQUESTED' ? 'PENDING' : status;
}

/**
 * The two statuses of a transaction on the wire, after the verify step and at any time: `borrowerTxStatus` is stored as it came,
 * `status` is what it is displayed as.
 * Source: borrower §4, "After the verify step for credit transactions".
 */
export function afterVerify(borrowerTxStatus: TransactionStatus): {
  readonly borrowerTxStatus: TransactionStatus;
  readonly status: DisplayStatus;
} {
  return { borrowerTxStatus, status: displayStatus(borrowerTxStatus) };
}

/**
 * The stored status once the borrower has proved who they are: a transaction that waited for it becomes PENDING, any other
 * keeps its status.
 */
export function statusOnceVerified(status: TransactionStatus): TransactionStatus {
  return status === 'VERIFICATION_REQUESTED' ? 'PENDING' : status;
}

/** Groups of the borrower's transaction list, in the order of the specification (borrower §3 Borrower state). */
export const TRANSACTION_GROUPS = ['pending', 'accepted', 'rejected', 'refunded', 'review'] as const;
export type TransactionGroup = (typeof TRANSACTION_GROUPS)[number];

const GROUP_OF: Readonly<Record<DisplayStatus, TransactionGroup>> = {
  PENDING: 'pending',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  REFUNDED: 'refunded',
  REVIEW: 'review',
};

/** The group a status is listed under; REQUESTED and VERIFICATION_REQUESTED are listed under pending. */
export function groupOf(status: TransactionStatus): TransactionGroup {
  return GROUP_OF[displayStatus(status)];
}

/** Splits a list into the five groups, each in the order given. No transaction is lost or listed twice. */
export function groupTransactions<T extends { readonly status: TransactionStatus }>(
  transactions: readonly T[],
): Record<TransactionGroup, T[]> {
  const groups: Record<TransactionGroup, T[]> = { pending: [], accepted: [], rejected: [], refunded: [], review: [] };
  for (const transaction of transactions) groups[groupOf(transaction.status)].push(transaction);
  return groups;
}
