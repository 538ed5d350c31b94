import type { memberPaymentList } from '@contract/membership/payment-list';
import { civilDate } from '@portals/format/dates';
import { moneyStatus } from '@portals/format/money-status';
import type { RowOf } from '@portals/list/list-view';

type Row = RowOf<typeof memberPaymentList>;

/** Where a payment stands, with the day and the reason that go with it. */
export function paymentStanding({
  status,
  settledOn,
  returnReason,
}: Pick<Row, 'status' | 'settledOn' | 'returnReason'>) {
  const note =
    status === 'DECLINED' || status === 'RETURNED'
      ? returnReason
      : status === 'SETTLED' && settledOn
        ? civilDate(settledOn, 'table')
        : null;
  return { ...moneyStatus(status), note: note ?? undefined };
}

const kinds: Readonly<Record<Row['kind'], string>> = {
  ACTIVATION: 'Activation',
  MONTH: 'Monthly',
  AGAIN: 'Retry',
  CANCELLATION: 'Cancellation',
  CREDITS: 'Credits',
};

/** What a payment is for. */
export const paymentKindWord = (kind: string): string => kinds[kind as Row['kind']] ?? kind;

/** What a bill is of. */
export function billWords({ kind, number }: { readonly kind: string; readonly number: number }): string {
  switch (kind) {
    case 'UPFRONT':
      return 'Due at activation';
    case 'YEAR':
      return 'Full year';
    case 'CANCELLATION':
      return number > 0 ? `Cancellation, installment ${number}` : 'Cancellation';
    case 'CREDITS':
      return 'Credits from a returned payment';
    default:
      return `Month ${number}`;
  }
}
