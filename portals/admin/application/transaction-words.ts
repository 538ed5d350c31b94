import type { StatusShape } from '@portals/ui/status-mark';
import type { ShownTransaction } from './application.store';

type Facts = Pick<ShownTransaction, 'status' | 'fundingStatus'> & {
  readonly request?: { readonly kind: string } | null;
  readonly statusHistory: readonly { readonly action: string }[];
};

const funded: Readonly<Record<NonNullable<ShownTransaction['fundingStatus']>, string>> = {
  QUEUED: 'Approved. Your payment is queued.',
  SENT: 'Approved. Your payment is on its way.',
  SETTLED: 'Approved, and paid to you.',
  RETURNED: 'Approved, but your payment came back. Call our support.',
};

/** Where a transaction stands for its practice, and what happens next. */
export function transactionWords({ status, fundingStatus, statusHistory, request }: Facts): {
  shape: StatusShape;
  word: string;
  next: string;
} {
  switch (status) {
    case 'PENDING':
    case 'REQUESTED':
      return { shape: 'pending', word: 'Waits for the patient', next: 'They choose a plan and approve or reject it.' };
    case 'REVIEW':
      if (request?.kind === 'CREATE')
        return { shape: 'pending', word: 'Waits for you', next: 'Confirm it, and the patient chooses a plan.' };
      return { shape: 'review', word: 'In review', next: 'We look at it and tell you and the patient.' };
    case 'VERIFICATION_REQUESTED':
      return { shape: 'review', word: 'Identity check', next: 'The patient proves who they are first.' };
    case 'ACCEPTED':
      return { shape: 'approved', word: 'Approved', next: fundingStatus ? funded[fundingStatus] : 'Approved.' };
    case 'REFUNDED':
      return { shape: 'rejected', word: 'Refunded', next: 'Nothing more happens.' };
    case 'REJECTED':
      return statusHistory[0]?.action === 'WITHDRAWN'
        ? { shape: 'rejected', word: 'Taken back', next: 'It holds no credit any more.' }
        : { shape: 'rejected', word: 'Rejected by the patient', next: 'They can take the rejection back.' };
  }
}
