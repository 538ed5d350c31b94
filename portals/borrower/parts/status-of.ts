import type { DisplayStatus } from '@domain/credit-transaction/display';
import { displayStatus } from '@domain/credit-transaction/display';
import type { TransactionStatus } from '@domain/credit-transaction/status';
import type { StatusShape } from '@portals/ui/status-mark';

const looks: Record<DisplayStatus, { shape: StatusShape; word: string }> = {
  PENDING: { shape: 'pending', word: 'Waiting for you' },
  ACCEPTED: { shape: 'approved', word: 'Accepted' },
  REJECTED: { shape: 'rejected', word: 'Rejected' },
  REFUNDED: { shape: 'refunded', word: 'Refunded' },
  REVIEW: { shape: 'review', word: 'In review' },
};

/** The glyph and the words of a status as the borrower reads it. */
export const statusOf = (status: TransactionStatus) => looks[displayStatus(status)];
