import type { invoiceList, unpaidReasons } from '@contract/membership-invoice/invoice-list';
import { civilDate } from '@portals/format/dates';
import type { RowOf } from '@portals/list/list-view';

type Row = RowOf<typeof invoiceList>;
export type Unpaid = { readonly reason: UnpaidReason; readonly since: string; readonly bankReason: string | null };
type UnpaidReason = (typeof unpaidReasons)[number];

const WHY: Readonly<Record<UnpaidReason, string>> = {
  NO_ACCOUNT: 'there’s no bank account or card to debit',
  ACCOUNT_ENDED: 'the bank no longer lets us debit the account',
  CARD_EXPIRED: 'the card has expired',
  DEBITS_OFF: 'automatic debit is turned off',
  RETURNED: 'the bank returned the last debit',
  NOT_PLANNED: 'no debit is planned',
};

/** Why nothing debits an invoice, and since when. */
export function unpaidWords({ reason, since, bankReason }: Unpaid): string {
  const bank = bankReason === null ? '' : ` ${bankReason}`;
  return `Unpaid since ${civilDate(since)} because ${WHY[reason]}.${bank}`;
}

/** What tells the page of an invoice from that of the same month. */
export const invoiceSearch = ({ payer, kind }: Pick<Row, 'payer' | 'kind'>) => ({
  payer: payer === 'ENTERPRISE' ? payer : undefined,
  kind: kind === 'FIRST' ? kind : undefined,
});
