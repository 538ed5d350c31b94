import type { memberTransactionList } from '@contract/membership/transaction-list';
import { moneyStatus } from '@portals/format/money-status';
import type { RowOf } from '@portals/list/list-view';
import type { StatusShape } from '@portals/ui/status-mark';
import { usd } from '../words/amounts';

type Row = RowOf<typeof memberTransactionList>;
type Standing = { shape: StatusShape; word: string };

/** Where the practice's money is; of what it gives back, how much of it the next deposits still keep back. */
export function transactionStanding({ status, stillKeptBack }: Pick<Row, 'status' | 'stillKeptBack'>): Standing {
  return stillKeptBack > 0
    ? { shape: 'incomplete', word: `${usd(stillKeptBack)} still to withhold` }
    : moneyStatus(status);
}

const kinds: Readonly<Record<Row['kind'], string>> = {
  PLAN: 'Plan started',
  MONTH: 'Payment billed',
  CHANGE: 'Plan changed',
  CANCELLATION: 'Plan canceled',
  RETURN: 'Payment returned',
};

/** What a practice is paid, or gives back, for. */
export const transactionKindWord = (kind: string): string => kinds[kind as Row['kind']] ?? kind;
