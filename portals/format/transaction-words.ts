import type { HistoryAction } from '@domain/credit-transaction/history';

/** What happened to a transaction in the words for its patient. */
export const patientActions: Readonly<Record<HistoryAction, string>> = {
  CREATED: 'Asked for by the practice',
  APPROVED: 'Approved',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn by the practice',
  REMINDED: 'The practice reminded you',
  UNREJECTED: 'Rejection withdrawn',
  REFUNDED: 'Refunded',
  PARTLY_REFUNDED: 'Refunded in part',
  FUNDS_PENDING: 'Change asked for',
  FUNDS_SENT: 'Practice paid',
  VERIFIED: 'Identity checked',
  NOT_VERIFIED: 'Identity check not passed',
  DOCUMENTS_REVIEWED: 'You read the documents',
  REFUND_REQUESTED: 'Refund asked for',
  DISPUTED: 'Reported as not received',
  REQUEST_WITHDRAWN: 'You took back what you asked',
  REQUEST_DECLINED: 'The practice said no',
  ASKED_BY_PATIENT: 'You asked for it',
  FRAUD_FLAGGED: 'Reported as not yours',
  FRAUD_CLEARED: 'Report closed',
  EXPIRED: 'Expired with your limit',
  EXPIRED_FOR_GOOD: 'Expired with your limit',
};
