import type { TransactionAction } from './status';

/**
 * Names an entry of `statusHistory` may carry. FUNDS_PENDING is the specification's; CREATED, WITHDRAWN (staff took the request
 * back), REMINDED, FUNDS_SENT, NOT_VERIFIED, PARTLY_REFUNDED, DOCUMENTS_REVIEWED, the four of what a patient asks of the practice, the two of a fraud flag and the two of a
 * request whose limit ended while it waited, for the patient or for a check first, are ours.
 */
export const HISTORY_ACTIONS = [
  'CREATED',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
  'REMINDED',
  'UNREJECTED',
  'REFUNDED',
  'PARTLY_REFUNDED',
  'FUNDS_PENDING',
  'FUNDS_SENT',
  'VERIFIED',
  'NOT_VERIFIED',
  'DOCUMENTS_REVIEWED',
  'REFUND_REQUESTED',
  'DISPUTED',
  'REQUEST_WITHDRAWN',
  'REQUEST_DECLINED',
  'ASKED_BY_PATIENT',
  'FRAUD_FLAGGED',
  'FRAUD_CLEARED',
  'EXPIRED',
  'EXPIRED_FOR_GOOD',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** True of the last entry of a request whose limit ended while it waited. */
export const isExpiry = (action: string | undefined): boolean => action === 'EXPIRED' || action === 'EXPIRED_FOR_GOOD';

/** One line of a transaction's history as the specification shows it (borrower §3 Credit transaction). */
export type HistoryEntry = { readonly userName: string; readonly action: HistoryAction };

const NAME_OF: Readonly<Record<TransactionAction, HistoryAction>> = {
  approve: 'APPROVED',
  reject: 'REJECTED',
  unreject: 'UNREJECTED',
  refund: 'REFUNDED',
  modify: 'FUNDS_PENDING',
};

/** The history entry an action leaves. Modify leaves FUNDS_PENDING. Source: borrower §4 Transaction statuses. */
export function historyEntry(action: TransactionAction, userName: string): HistoryEntry {
  return { userName, action: NAME_OF[action] };
}

/** A funds-pending change: adds this entry and leaves the status alone. Source: borrower §4 Transaction statuses. */
export function fundsPendingEntry(userName: string): HistoryEntry {
  return { userName, action: 'FUNDS_PENDING' };
}
