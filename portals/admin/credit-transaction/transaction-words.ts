import { isExpiry } from '@domain/credit-transaction/history';
import type { StatusShape } from '@portals/ui/status-mark';
import { transactionStatus } from '../words/transaction-status';
import type { ShownTransaction } from './shown-transaction';

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

type Standing = { status: ShownTransaction['status']; fundingStatus: ShownTransaction['fundingStatus'] };
type Known = { isAskedFor: boolean; isWithdrawn: boolean; isExpired: boolean };

function nextOf({ status, fundingStatus }: Standing, { isAskedFor, isWithdrawn, isExpired }: Known): string {
  switch (status) {
    case 'PENDING':
    case 'REQUESTED':
      return 'They choose a plan and approve or reject it.';
    case 'REVIEW':
      return isAskedFor ? 'Confirm it, and the patient chooses a plan.' : 'We look at it and tell you and the patient.';
    case 'VERIFICATION_REQUESTED':
      return 'The patient proves who they are first.';
    case 'ACCEPTED':
      return fundingStatus ? funded[fundingStatus] : 'Approved.';
    case 'REFUNDED':
      return 'Nothing more happens.';
    case 'REJECTED':
      if (isExpired) return 'Their limit ended. It holds no credit any more.';
      return isWithdrawn ? 'It holds no credit any more.' : 'They can take the rejection back.';
  }
}

/** Where a transaction stands for its practice, and what happens next. */
export function transactionWords(transaction: Facts): { shape: StatusShape; word: string; next: string } {
  const { status, request, statusHistory } = transaction;
  const last = statusHistory[0]?.action;
  const known = {
    isAskedFor: request?.kind === 'CREATE',
    isWithdrawn: last === 'WITHDRAWN',
    isExpired: isExpiry(last),
  };
  return { ...transactionStatus({ status, ...known }), next: nextOf(transaction, known) };
}
