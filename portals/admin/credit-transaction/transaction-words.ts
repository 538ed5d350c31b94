import { isExpiry } from '@domain/credit-transaction/history';
import type { StatusShape } from '@portals/ui/status-mark';
import { transactionStatus } from '../words/transaction-status';
import type { ShownTransaction } from './shown-transaction';

type Facts = Pick<ShownTransaction, 'status' | 'fundingStatus'> & {
  readonly request?: { readonly kind: string } | null;
  readonly statusHistory: readonly { readonly action: string }[];
};

const funded: Readonly<Record<NonNullable<ShownTransaction['fundingStatus']>, string>> = {
  QUEUED: 'Approved. Your deposit is pending.',
  SENT: 'Approved. Your deposit is processing.',
  SETTLED: 'Approved and paid.',
  RETURNED: 'Approved, but your deposit was returned. Contact support.',
};

type Standing = { status: ShownTransaction['status']; fundingStatus: ShownTransaction['fundingStatus'] };
type Known = { isAskedFor: boolean; isWithdrawn: boolean; isExpired: boolean };

function nextOf({ status, fundingStatus }: Standing, { isAskedFor, isWithdrawn, isExpired }: Known): string {
  switch (status) {
    case 'PENDING':
    case 'REQUESTED':
      return 'The patient chooses a plan, then approves or rejects it.';
    case 'REVIEW':
      return isAskedFor
        ? 'Once you confirm, the patient chooses a plan.'
        : 'We’re reviewing it and will notify you and the patient.';
    case 'VERIFICATION_REQUESTED':
      return 'The patient needs to verify their identity first.';
    case 'ACCEPTED':
      return fundingStatus ? funded[fundingStatus] : 'Approved.';
    case 'REFUNDED':
      return 'Closed.';
    case 'REJECTED':
      if (isExpired) return 'The limit expired, so this no longer holds credit.';
      return isWithdrawn ? 'It no longer holds credit.' : 'The patient can undo the rejection.';
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
