import type { memberTransactionList } from '@contract/membership/transaction-list';
import type { RowOf } from '@portals/list/list-view';
import type { StatusShape } from '@portals/ui/status-mark';
import { usd } from '../words/amounts';

type Row = RowOf<typeof memberTransactionList>;
type Standing = { shape: StatusShape; word: string };

const statuses: Readonly<Record<Row['status'], Standing>> = {
  QUEUED: { shape: 'incomplete', word: 'Waits for a deposit' },
  SENT: { shape: 'pending', word: 'On its way' },
  SETTLED: { shape: 'approved', word: 'Arrived' },
  RETURNED: { shape: 'refunded', word: 'Came back' },
};

/** Where a deposit stands. */
export const depositStanding = (status: Row['status']): Standing => statuses[status];

/** Where the practice's money is; of what it gives back, how much of it the next deposits still keep back. */
export function transactionStanding({
  net,
  status,
  stillKeptBack,
}: Pick<Row, 'net' | 'status' | 'stillKeptBack'>): Standing {
  if (net > 0) return statuses[status];
  return stillKeptBack > 0
    ? { shape: 'incomplete', word: `${usd(stillKeptBack)} still to be kept back` }
    : { shape: 'approved', word: 'Kept back' };
}

const kinds: Readonly<Record<Row['kind'], string>> = {
  PLAN: 'Plan began',
  MONTH: 'Month billed',
  CHANGE: 'Plan changed',
  CANCELLATION: 'Plan cancelled',
  RETURN: 'Payment came back',
};

/** What a practice is paid, or gives back, for. */
export const transactionKindWord = (kind: string): string => kinds[kind as Row['kind']] ?? kind;
