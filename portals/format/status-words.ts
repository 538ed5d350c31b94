import type { HistoryAction } from '@domain/credit-transaction/history';
import type { StatusShape } from '@portals/ui/status-mark';

// What statuses and acts are called, once: a list, its tabs, a detail and a history say the same.

/** "Application answers" for `APPLICATION_ANSWERS` or `application-answers`: a code that has no words of its own. */
export function codeWords(code: string): string {
  const text = code.toLowerCase().replace(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Of an application: its shape, its word, and the name of its tab in a list, where that says what to do. */
export const applicationStatuses = {
  INCOMPLETE: { shape: 'incomplete', word: 'Incomplete', tab: 'Incomplete' },
  REVIEW: { shape: 'review', word: 'Review', tab: 'Needs review' },
  APPROVED: { shape: 'approved', word: 'Approved', tab: 'Approved' },
  DENIED: { shape: 'denied', word: 'Denied', tab: 'Denied' },
} as const satisfies Record<string, { shape: StatusShape; word: string; tab: string }>;

/** What happened to a transaction, to its patient and to its practice. */
const transactionActions: Readonly<Record<HistoryAction, { patient: string; practice: string }>> = {
  CREATED: { patient: 'Asked for by the practice', practice: 'Asked for' },
  APPROVED: { patient: 'Approved', practice: 'Approved' },
  REJECTED: { patient: 'Rejected', practice: 'Rejected' },
  WITHDRAWN: { patient: 'Taken back by the practice', practice: 'Taken back' },
  UNREJECTED: { patient: 'Rejection taken back', practice: 'Rejection taken back' },
  REFUNDED: { patient: 'Refunded', practice: 'Refunded' },
  FUNDS_PENDING: { patient: 'Change asked for', practice: 'Change asked for' },
  FUNDS_SENT: { patient: 'Practice paid', practice: 'Payment sent' },
  VERIFIED: { patient: 'Identity checked', practice: 'Identity proven' },
  NOT_VERIFIED: { patient: 'Identity check not passed', practice: 'Identity not proven' },
  REFUND_REQUESTED: { patient: 'Refund asked for', practice: 'Refund asked for by the patient' },
  REQUEST_WITHDRAWN: { patient: 'You took back what you asked', practice: 'The patient took back what they asked' },
  REQUEST_DECLINED: { patient: 'The practice said no', practice: 'You said no' },
  FRAUD_FLAGGED: { patient: 'Reported as not yours', practice: 'Reported as fraud' },
  FRAUD_CLEARED: { patient: 'Report closed', practice: 'Report closed' },
};

/** An act on a transaction in the words for whoever reads them. */
export const transactionAction = (action: string, reader: 'patient' | 'practice'): string =>
  transactionActions[action as HistoryAction]?.[reader] ?? codeWords(action);
