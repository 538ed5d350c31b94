import type { DisplayStatus } from '@domain/credit-transaction/display';
import { displayStatus } from '@domain/credit-transaction/display';
import type { TransactionStatus } from '@domain/credit-transaction/status';
import type { StatusShape } from '@portals/ui/status-mark';
import { copy } from './copy';

const looks: Record<DisplayStatus, { shape: StatusShape; word: string }> = {
  PENDING: { shape: 'pending', word: copy.status.PENDING },
  ACCEPTED: { shape: 'approved', word: copy.status.ACCEPTED },
  REJECTED: { shape: 'rejected', word: copy.status.REJECTED },
  REFUNDED: { shape: 'refunded', word: copy.status.REFUNDED },
  REVIEW: { shape: 'review', word: copy.status.REVIEW },
};

/** The glyph and the words of a status as the borrower reads it. */
export const statusOf = (status: TransactionStatus) => looks[displayStatus(status)];
