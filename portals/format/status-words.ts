import { codeWords } from '@domain/code-words';
import type { HistoryAction } from '@domain/credit-transaction/history';
import type { StatusShape } from '@portals/ui/status-mark';
import { patientActions } from './transaction-words';

// What statuses and acts are called, once: a list, its tabs, a detail and a history say the same.

/** Of an application: its shape, its word, and the name of its tab in a list, where that says what to do. */
export const applicationStatuses = {
  INCOMPLETE: { shape: 'incomplete', word: 'Incomplete', tab: 'Incomplete' },
  REVIEW: { shape: 'review', word: 'In review', tab: 'In review' },
  APPROVED: { shape: 'approved', word: 'Approved', tab: 'Approved' },
  DENIED: { shape: 'denied', word: 'Denied', tab: 'Denied' },
} as const satisfies Record<string, { shape: StatusShape; word: string; tab: string }>;

/** What happened to a transaction in the words for its practice. */
const practiceActions: Readonly<Record<HistoryAction, string>> = {
  CREATED: 'Requested',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
  REMINDED: 'Patient reminded',
  UNREJECTED: 'Rejection withdrawn',
  REFUNDED: 'Refunded',
  PARTLY_REFUNDED: 'Partially refunded',
  FUNDS_PENDING: 'Change requested',
  FUNDS_SENT: 'Deposit sent',
  VERIFIED: 'Identity verified',
  NOT_VERIFIED: 'Identity not verified',
  DOCUMENTS_REVIEWED: 'Documents reviewed',
  REFUND_REQUESTED: 'Refund requested by patient',
  DISPUTED: 'Disputed by patient',
  REQUEST_WITHDRAWN: 'Request withdrawn by patient',
  REQUEST_DECLINED: 'Request declined',
  ASKED_BY_PATIENT: 'Requested by patient',
  FRAUD_FLAGGED: 'Reported as fraud',
  FRAUD_CLEARED: 'Fraud report closed',
  EXPIRED: 'Expired with spending limit',
  EXPIRED_FOR_GOOD: 'Expired with spending limit',
};

/** An act on a transaction in the words for whoever reads them. */
export function transactionAction(action: string, reader: 'patient' | 'practice'): string {
  const words = reader === 'patient' ? patientActions : practiceActions;
  return words[action as HistoryAction] ?? codeWords(action);
}
