import type { memberPaymentList } from '@contract/membership/payment-list';
import { civilDate } from '@portals/format/dates';
import type { RowOf } from '@portals/list/list-view';
import type { StatusShape } from '@portals/ui/status-mark';

type Row = RowOf<typeof memberPaymentList>;

const statuses: Readonly<Record<Row['status'], { shape: StatusShape; word: string }>> = {
  SCHEDULED: { shape: 'incomplete', word: 'To come' },
  ON_ITS_WAY: { shape: 'pending', word: 'On its way' },
  SETTLED: { shape: 'approved', word: 'Arrived' },
  FAILED: { shape: 'rejected', word: 'Failed' },
  CANCELLED: { shape: 'denied', word: 'Cancelled' },
};

/** Where a payment, a try of it or a refund stands. */
export const moneyStatus = (status: Row['status']) => statuses[status];

/** The same with the day and the reason that go with it. */
export function paymentStanding({
  status,
  settledOn,
  returnReason,
}: Pick<Row, 'status' | 'settledOn' | 'returnReason'>) {
  const note =
    status === 'FAILED' ? returnReason : status === 'SETTLED' && settledOn ? civilDate(settledOn, 'table') : null;
  return { ...statuses[status], note: note ?? undefined };
}

export const paymentStatusWord = (status: string): string => statuses[status as Row['status']]?.word ?? status;

const kinds: Readonly<Record<Row['kind'], string>> = {
  ACTIVATION: 'First day',
  MONTH: 'A month',
  AGAIN: 'Paid again',
  CANCELLATION: 'Cancellation',
  CREDITS: 'Credits',
};

/** What a payment is for. */
export const paymentKindWord = (kind: string): string => kinds[kind as Row['kind']] ?? kind;

/** What a bill is of. */
export function billWords({ kind, number }: { readonly kind: string; readonly number: number }): string {
  switch (kind) {
    case 'UPFRONT':
      return 'Due on the first day';
    case 'YEAR':
      return 'The year in one sum';
    case 'CANCELLATION':
      return number > 0 ? `Cancellation, installment ${number}` : 'Cancellation';
    case 'CREDITS':
      return 'Paid with credits whose payment came back';
    default:
      return `Month ${number}`;
  }
}
