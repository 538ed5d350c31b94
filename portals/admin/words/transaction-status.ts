import type { StatusShape } from '@portals/ui/status-mark';

type Facts = {
  readonly status:
    | 'PENDING'
    | 'REQUESTED'
    | 'REVIEW'
    | 'VERIFICATION_REQUESTED'
    | 'ACCEPTED'
    | 'PARTLY_REFUNDED'
    | 'REFUNDED'
    | 'REJECTED';
  /** True where the patient asked for the transaction and the practice has not confirmed it. */
  readonly isAskedFor: boolean;
  readonly isWithdrawn: boolean;
  /** Its limit ended while it waited. */
  readonly isExpired: boolean;
};

/** Where a transaction stands for its practice: the same word in a list and in its detail. */
export function transactionStatus({ status, isAskedFor, ...ended }: Facts): { shape: StatusShape; word: string } {
  switch (status) {
    case 'PENDING':
    case 'REQUESTED':
      return { shape: 'pending', word: 'Awaiting patient' };
    case 'REVIEW':
      return isAskedFor ? { shape: 'pending', word: 'Awaiting practice' } : { shape: 'review', word: 'In review' };
    case 'VERIFICATION_REQUESTED':
      return { shape: 'review', word: 'Identity check' };
    case 'ACCEPTED':
      return { shape: 'approved', word: 'Approved' };
    case 'PARTLY_REFUNDED':
      return { shape: 'approved', word: 'Partially refunded' };
    case 'REFUNDED':
      return { shape: 'refunded', word: 'Refunded' };
    case 'REJECTED':
      return { shape: 'rejected', word: endWord(ended) };
  }
}

const endWord = ({ isWithdrawn, isExpired }: Pick<Facts, 'isWithdrawn' | 'isExpired'>): string =>
  isExpired ? 'Limit expired' : isWithdrawn ? 'Withdrawn' : 'Rejected by patient';
