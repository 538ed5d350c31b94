import type { TransactionStatus } from './status';

/**
 * The status of a transaction that is said not to be the patient's own: what waits goes into review, where nobody can approve it; a
 * running loan stays accepted, and its payments are paused. What was rejected or refunded asks for nothing that could be held.
 */
export function flagged(
  status: TransactionStatus,
): { readonly status: TransactionStatus } | { readonly refused: true } {
  if (status === 'REJECTED' || status === 'REFUNDED') return { refused: true };
  return { status: status === 'ACCEPTED' ? 'ACCEPTED' : 'REVIEW' };
}

/** The status once the flag is taken off: what it had before, unless it moved on meanwhile. */
export function unflagged(status: TransactionStatus, before: TransactionStatus): TransactionStatus {
  if (status !== 'REVIEW') return status;
  // What the patient asked of the practice ended with the flag.
  return before === 'REQUESTED' ? 'PENDING' : before;
}
