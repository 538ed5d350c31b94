import type { HistoryAction } from '@domain/credit-transaction/history';

/** What happened to a transaction in the words for its patient. */
export const patientActions: Readonly<Record<HistoryAction, string>> = {
  CREATED: 'Requested by the practice',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn by the practice',
  REMINDED: 'The practice reminded you',
  UNREJECTED: 'Rejection withdrawn',
  REFUNDED: 'Refunded',
  PARTLY_REFUNDED: 'Partially refunded',
  FUNDS_PENDING: 'Change requested',
  FUNDS_SENT: 'Practice paid',
  VERIFIED: 'Identity verified',
  NOT_VERIFIED: 'Identity not verified',
  DOCUMENTS_REVIEWED: 'You reviewed the documents',
  REFUND_REQUESTED: 'Refund requested',
  DISPUTED: 'Reported as not received',
  REQUEST_WITHDRAWN: 'You withdrew your request',
  REQUEST_DECLINED: 'Declined by the practice',
  ASKED_BY_PATIENT: 'Requested by you',
  FRAUD_FLAGGED: 'Reported as not yours',
  FRAUD_CLEARED: 'Report closed',
  EXPIRED: 'Expired with your limit',
  EXPIRED_FOR_GOOD: 'Expired with your limit',
};
