import type { HistoryAction } from '@domain/credit-transaction/history';
import { moment } from '@portals/format/dates';
import { transactionAction } from '@portals/format/status-words';
import { todayHere } from '@portals/format/today';
import { usd } from '@portals/format/usd';
import { Card, CardTitle } from '@portals/ui/card';
import { Timeline } from '@portals/ui/timeline';
import styled from 'styled-components';
import type { Transaction } from '../stores/transactions.store';
import { copy } from './copy';

const Place = styled.div`margin-top: 14px;`;

/** What nobody does: the platform's own name for its doer is no word for a patient. */
const byItself: readonly string[] = ['FUNDS_SENT'] satisfies HistoryAction[];

const REFUNDS: readonly string[] = ['REFUNDED', 'PARTLY_REFUNDED'] satisfies HistoryAction[];

/** Of a refund, how much of the purchase it was. */
const amountOf = (action: string, amount: number | null): string | null =>
  amount !== null && REFUNDS.includes(action) ? usd(amount) : null;

/** Who did what to a transaction and when, newest first. */
export function TransactionHistory({ entries }: { entries: Transaction['statusHistory'] }) {
  if (entries.length === 0) return null;
  return (
    <Card>
      <CardTitle>{copy.history}</CardTitle>
      <Place>
        <Timeline
          items={entries.map(({ action, userName, at, note, amount }) => ({
            key: `${at}-${action}`,
            what: [transactionAction(action, 'patient'), note ?? amountOf(action, amount)].filter(Boolean).join(': '),
            note: [moment(at, undefined, todayHere()), ...(byItself.includes(action) ? [] : [userName])].join(', '),
          }))}
        />
      </Place>
    </Card>
  );
}
