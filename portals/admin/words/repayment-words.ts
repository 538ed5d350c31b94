import type { PaymentKind } from '@domain/payment/payment-status';
import type { StatusShape } from '@portals/ui/status-mark';

type Status = 'SCHEDULED' | 'SUBMITTED' | 'UNKNOWN' | 'PENDING' | 'SETTLED' | 'RETURNED' | 'DECLINED' | 'CANCELLED';

const onItsWay = { shape: 'pending', word: 'On its way' } as const;

export const repaymentStatuses: Readonly<Record<Status, { shape: StatusShape; word: string }>> = {
  SCHEDULED: { shape: 'incomplete', word: 'Scheduled' },
  SUBMITTED: onItsWay,
  UNKNOWN: onItsWay,
  PENDING: onItsWay,
  SETTLED: { shape: 'approved', word: 'Arrived' },
  RETURNED: { shape: 'refunded', word: 'Came back' },
  DECLINED: { shape: 'rejected', word: 'Declined' },
  CANCELLED: { shape: 'denied', word: 'Cancelled' },
};

const kinds: Readonly<Record<PaymentKind, string>> = { AUTOPAY: 'Autopay', ONCE: 'By hand', PAYOFF: 'Payoff' };

/** Why a payment is made. */
export const kindWords = (kind: string): string =>
  (kinds as Readonly<Record<string, string | undefined>>)[kind] ?? kind;
